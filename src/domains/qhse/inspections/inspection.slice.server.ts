import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { QUALITY_DICTIONARIES } from '../quality-words.text.ts';
import { findingSheetEndpoints } from './finding-sheet.server.ts';
import { inspectionApproval } from './inspection.approval.server.ts';
import { inspectionPage } from './inspection.page.ts';
import { inspection } from './inspection.resource.ts';
import { inspectionEndpoints } from './inspection.server.ts';
import { inspectionDue, inspectionPlanned } from './inspection-due.server.ts';

const INSPECTION: AnyResource = inspection;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:inspection:${act}`);
const READ = acts('list', 'pick', 'export');
const IMPORT = 'qhse:findingSheet:import';
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit'), IMPORT];

/** Inspections: ships enter those of others, superintendents and the quality department their own. */
export const inspectionSlice: Slice = {
  resources: [INSPECTION],
  endpoints: [...inspectionEndpoints, ...findingSheetEndpoints],
  pages: [inspectionPage],
  menuGroups: [
    {
      key: 'qhse',
      title: { zh: '安全质量', en: 'Safety and quality' },
      icon: 'SafetyCertificate',
      address: '/qhse',
      order: 800,
    },
  ],
  approvals: [inspectionApproval],
  reminders: [inspectionDue, inspectionPlanned],
  permissions: { [IMPORT]: { zh: '导入检查发现', en: 'Import findings of inspections' } },
  acts: { [inspection.name]: { defects: { zh: '生成缺陷', en: 'Defects made' } } },
  grants: {
    '@ship': READ,
    MASTER: WRITE,
    CHIEF_OFFICER: WRITE,
    SUPT_MARINE: WRITE,
    SUPT_TECH: WRITE,
    QHSE_OFF: WRITE,
    QHSE_MGR: WRITE,
    DPA: READ,
    GM: READ,
    TECH_MGR: READ,
    AUDITOR: READ,
  },
  seed: (ctx) => seedDictionaries(ctx, QUALITY_DICTIONARIES),
};
