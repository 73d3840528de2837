import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { seedDictionaries } from '../../identity/public.server.ts';
import { postponementApproval } from './postponement.approval.server.ts';
import { postponementPage } from './postponement.page.ts';
import { postponement } from './postponement.resource.ts';
import { postponementEndpoints } from './postponement.server.ts';
import { POSTPONE_DICTIONARIES } from './postponement.text.ts';
import { postponeSettings } from './postponement-limits.server.ts';

const POSTPONEMENT: AnyResource = postponement;
const acts = (...names: string[]): string[] => names.map((name) => `maintenance:postponement:${name}`);
const READ = acts('list', 'export');
const ASK = [...READ, ...acts('add', 'edit', 'del', 'submit')];

/** Postponements are asked for on board or by the superintendent, and approved along the line. */
export const postponementSlice: Slice = {
  resources: [POSTPONEMENT],
  endpoints: postponementEndpoints,
  pages: [postponementPage],
  approvals: [postponementApproval],
  settings: postponeSettings,
  acts: { [postponement.name]: { inForce: { zh: '延期生效', en: 'In force' } } },
  grants: {
    '@ship': READ,
    CHIEF_ENGINEER: ASK,
    CHIEF_OFFICER: ASK,
    SECOND_ENGINEER: ASK,
    SUPT_TECH: ASK,
    SUPT_MARINE: READ,
    TECH_MGR: READ,
    DPA: READ,
    GM: READ,
    QHSE_MGR: READ,
    AUDITOR: READ,
    DATA_SHOW: READ,
  },
  seed: (ctx) => seedDictionaries(ctx, POSTPONE_DICTIONARIES),
};
