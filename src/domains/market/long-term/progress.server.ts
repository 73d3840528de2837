import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { add, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { CARRIED, quoted } from './carried.rules.ts';
import { longTermProgressCall } from './long-term.calls.ts';
import { longTerms } from './long-term.server.ts';
import { progressOf } from './progress.rules.ts';

type Lifted = { readonly id: number; readonly period: string; readonly qty: string | null };

/** Liftings of a contract with what the bills of lading of their parcels say. */
const LIFTED = `select l.id, l.period, sum(g.bl_qty)::text as qty from market_long_term_lifting l
  left join market_cargo g on g.lifting_id = l.id and g.deleted_at is null and g.cargo_status in (${quoted(CARRIED)})
  where l.long_term_id = $1 and l.deleted_at is null group by l.id order by l.id`;

/** How a long-term contract stands today, in all and month by month. */
export async function progressFor(ctx: Ctx, id: number): Promise<Reply<typeof longTermProgressCall>> {
  const { totalQty, periods } = await longTerms.get(ctx, id);
  const lifted = await ctx.db.query<Lifted>({ name: 'market-long-term-lifted', text: LIFTED, values: [id] });
  const today = officeDay(ctx.now);
  const doneQty = sum(lifted.map(({ qty }) => qty));
  let behind = '0';
  const months = periods
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .map(({ month, qty }) => {
      const own = lifted.filter(({ period }) => period === month);
      const done = orZero(sum(own.map((one) => one.qty)));
      behind = add(behind, sub(qty, done));
      return {
        month,
        planned: qty,
        done: round(done, 3),
        behind: month < today.slice(0, 7) ? round(behind, 3) : null,
        liftings: own.length,
      };
    });
  return {
    ...progressOf({ totalQty, doneQty, periods, today }),
    months,
    counted: lifted.filter(({ qty }) => qty !== null).map(({ id: liftingId }) => liftingId),
  };
}

export const progressEndpoint: Endpoint = serve(longTermProgressCall, (ctx, { params: { id } }) =>
  progressFor(ctx, id),
);
