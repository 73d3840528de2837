import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { constantEndpoints } from './constant.server.ts';
import { constantStanding } from './constant-standing.resource.ts';
import { shipConstantPage } from './ship-constant.page.ts';
import { shipConstant } from './ship-constant.resource.ts';
import { tankCapacity } from './tank-capacity.resource.ts';

const KINDS: readonly AnyResource[] = [shipConstant, tankCapacity];
const both = (...names: string[]): string[] =>
  ['shipConstant', 'tankCapacity'].flatMap((kind) => names.map((act) => `qhse:${kind}:${act}`));
const READ = both('list', 'export');
const MEASURE = [...READ, 'qhse:shipConstant:add', 'qhse:shipConstant:edit'];
const KEEP = [...READ, ...both('add', 'edit', 'del', 'import')];

/** Ships measure their constants; what tanks hold is the superintendents'. */
export const constantSlice: Slice = {
  resources: KINDS,
  views: [constantStanding],
  endpoints: constantEndpoints,
  pages: [shipConstantPage],
  grants: {
    MASTER: MEASURE,
    CHIEF_OFFICER: MEASURE,
    CHIEF_ENGINEER: READ,
    SUPT_MARINE: KEEP,
    SUPT_TECH: KEEP,
    OPERATOR: READ,
    CHARTERING: READ,
    QHSE_OFF: READ,
    QHSE_MGR: KEEP,
    DPA: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./constant.demo.ts')).demoConstants(ctx),
};
