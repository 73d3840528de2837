import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { exportVefPage } from './export-vef.page.ts';
import { vefApproval } from './vef.approval.server.ts';
import { vef } from './vef.resource.ts';
import { vefEndpoints } from './vef.server.ts';
import { vefPaper } from './vef-paper.server.ts';

const VEF: AnyResource = vef;
const WRITE = ['add', 'edit', 'del', 'run', 'submit'].map((act) => `voyage:vef:${act}`);

/** Vessel experience factors. */
export const vefSlice: Slice = {
  resources: [VEF],
  endpoints: vefEndpoints,
  pages: [exportVefPage],
  approvals: [vefApproval],
  fills: [vefPaper],
  grants: { OPERATOR: WRITE, CHARTERING: WRITE },
  demo: async (ctx) => (await import('./vef.demo.ts')).demoVefs(ctx),
};
