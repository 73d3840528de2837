import type { Ctx } from '../../../kernel/server/context.ts';
import { demoReceivables } from '../../finance/public.server.ts';
import { customers } from '../customers/customer.server.ts';

/** What finance billed and received of the customers with whom chartering fixes. */
export async function demoBilled(ctx: Ctx): Promise<void> {
  const all = await customers.find(ctx, {}, { only: ['partnerId', 'standing'] });
  await demoReceivables(ctx, {
    partners: all.filter(({ standing }) => standing === 'OPEN').map(({ partnerId }) => partnerId),
    held: all.find(({ standing }) => standing === 'HELD')?.partnerId,
  });
}
