import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { grantsOf, RUNS } from '../grants.text.ts';
import { equipmentManagementPage } from './equipment-management.page.ts';
import { equipmentTemplate } from './equipment-template.resource.ts';
import { templateEndpoints } from './template.server.ts';
import { templateJob } from './template-job.resource.ts';
import { templateNode } from './template-node.resource.ts';

const TEMPLATE: AnyResource = equipmentTemplate;
const NODE: AnyResource = templateNode;
const JOB: AnyResource = templateJob;
const of = (kind: 'equipmentTemplate' | 'templateNode' | 'templateJob', ...acts: string[]): string[] =>
  acts.map((act) => `maintenance:${kind}:${act}`);
const KINDS = ['equipmentTemplate', 'templateNode', 'templateJob'] as const;
const copied = { template: { zh: '随模板', en: 'With its template' } } as const;

/** What sister ships have in common: superintendents write it; the technical manager, who decides what is critical, copies it to ships. */
export const templateSlice: Slice = {
  resources: [TEMPLATE, NODE, JOB],
  endpoints: templateEndpoints,
  pages: [equipmentManagementPage],
  acts: { 'maintenance.equipment': copied, 'maintenance.job': copied },
  grants: grantsOf(
    [['AUDITOR', 'DATA_SHOW'], KINDS.flatMap((kind) => of(kind, 'list'))],
    [
      RUNS,
      [
        ...KINDS.flatMap((kind) => of(kind, 'list', 'pick', 'export', 'add', 'edit', 'del')),
        ...of('equipmentTemplate', 'release', 'revise'),
      ],
    ],
    [['TECH_MGR'], of('equipmentTemplate', 'copy')],
  ),
};
