import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';

export type NeedOf = { readonly id: number; readonly lineId: number; readonly allocatedQty: Decimal };

/** The needs of an application that somebody may still buy, by the line that asked. */
export async function needsOf(ctx: Ctx, applicationId: number): Promise<ReadonlyMap<number, NeedOf>> {
  const rows = await ctx.db.query<NeedOf>({
    name: 'purchasing-needs-of-application',
    text: `select id, source_line_id as "lineId", coalesce(allocated_qty, 0) as "allocatedQty" from purchasing_demand_line
           where application_id = $1 and status in ('OPEN', 'ASSIGNED', 'ALLOCATED') and deleted_at is null order by id`,
    values: [applicationId],
  });
  return new Map(rows.map((row) => [row.lineId, row]));
}
