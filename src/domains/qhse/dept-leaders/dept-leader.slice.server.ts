import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { deptLeaderEndpoints } from './dept-leader.server.ts';
import { deptLeaderConfigPage } from './dept-leader-config.page.ts';
import { deptLeaderConfig } from './dept-leader-config.resource.ts';
import { deptLeaderItem } from './dept-leader-item.resource.ts';

const KINDS: readonly AnyResource[] = [deptLeaderConfig, deptLeaderItem];
const both = (...names: string[]): string[] =>
  ['deptLeaderConfig', 'deptLeaderItem'].flatMap((kind) => names.map((act) => `qhse:${kind}:${act}`));
const READ = both('list', 'export');
const KEEP = [...READ, ...both('add', 'edit', 'del')];

/** Who leads departments in safety and quality: the quality manager says it, the designated person and the departments read it. */
export const deptLeaderSlice: Slice = {
  resources: KINDS,
  endpoints: deptLeaderEndpoints,
  pages: [deptLeaderConfigPage],
  grants: {
    QHSE_MGR: KEEP,
    QHSE_OFF: READ,
    DPA: READ,
    GM: READ,
    DEPT_LEADER: READ,
    SUPT_MARINE: READ,
    SUPT_TECH: READ,
    AUDITOR: READ,
  },
  demo: async (ctx) => (await import('./dept-leader.demo.ts')).demoDeptLeaders(ctx),
};
