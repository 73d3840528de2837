import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { voyageEstimate } from './estimate.resource.ts';
import { estimateEndpoints } from './estimate.server.ts';
import { estimatePaper } from './estimate-paper.server.ts';
import { voyageEstimatePage } from './voyage-estimate.page.ts';

const ESTIMATE: AnyResource = voyageEstimate;
const READ = ['market:voyageEstimate:list', 'market:voyageEstimate:export'];
const WRITE = ['add', 'edit', 'del', 'choose', 'drop', 'resume'].map((act) => `market:voyageEstimate:${act}`);

/** Estimates are the chartering side's; ships, and whoever has no part in it, see none. */
export const estimateSlice: Slice = {
  resources: [ESTIMATE],
  endpoints: estimateEndpoints,
  pages: [voyageEstimatePage],
  fills: [estimatePaper],
  grants: {
    CHARTERING: [...READ, ...WRITE, MARKET_PRICE],
    OPERATOR: READ,
    ...Object.fromEntries(
      ['GM', 'FIN_MANAGER', 'CFO', 'AUDITOR', 'DATA_SHOW'].map((role) => [role, [...READ, MARKET_PRICE]]),
    ),
  },
  demo: async (ctx) => (await import('./estimate.demo.ts')).demoEstimates(ctx),
};
