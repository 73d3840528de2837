import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { buildFile } from './bank-file.server.ts';
import { batchFlow } from './focus-payment.flow.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { recordResults } from './results.server.ts';
import { giveBack } from './save-batch.server.ts';

type Cancel = ActHandler<typeof focusPayment.fields, typeof batchFlow.transitions.cancel>;

/** An approved batch that cannot be paid, such as one to an account that was closed since: what waits in it is the cashier's again. */
const cancel: Cancel = async (ctx, { row, move }) => {
  await giveBack(ctx, row);
  return move();
};

/** What becomes of an approved batch. */
export const batchActs = serveActs(focusPayment, batchFlow, { buildFile, results: recordResults, cancel });
