import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { buildFile } from './bank-file.server.ts';
import { batchFlow } from './focus-payment.flow.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { giveBack } from './save-batch.server.ts';

/** What becomes of an approved batch before the bank answers. */
export const batchActs = serveActs(focusPayment, batchFlow, {
  buildFile,
  /** It cannot be paid, such as into an account that was closed since: what waits in it is the cashier's again. */
  async cancel(ctx, { row, move }) {
    await giveBack(ctx, row);
    return move();
  },
});
