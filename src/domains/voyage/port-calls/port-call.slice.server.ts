import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { reportConfirmed, reportCorrected, reportUnconfirmed } from '../public.ts';
import { followReports } from './follow-reports.server.ts';
import { portCallPage } from './port-call.page.ts';
import { voyagePort } from './port-call.resource.ts';
import { portCallEndpoints } from './port-call.server.ts';
import { portCallStanding } from './port-call-standing.resource.ts';

const PORT_CALL: AnyResource = voyagePort;

/** Whatever changes what confirmed reports say changes what the calls of their voyage were. */
const follow = (ctx: Ctx, { voyageId }: { voyageId: number }): Promise<void> => followReports(ctx, [voyageId]);

const WRITE = ['add', 'edit', 'del'].map((act) => `voyage:voyagePort:${act}`);

/** Port calls: what voyages, reports and accounts of ports have in common. */
export const portCallSlice: Slice = {
  resources: [PORT_CALL],
  views: [portCallStanding],
  endpoints: portCallEndpoints,
  pages: [portCallPage],
  hears: [hear(reportConfirmed, follow), hear(reportUnconfirmed, follow), hear(reportCorrected, follow)],
  acts: {
    'voyage.voyagePort': {
      takeSof: { zh: '由动态报带入事实记录', en: 'Facts taken over from reports' },
      nameAgent: { zh: '委托代理', en: 'Agent appointed' },
    },
  },
  grants: { OPERATOR: WRITE, PORT_OPS: WRITE },
};
