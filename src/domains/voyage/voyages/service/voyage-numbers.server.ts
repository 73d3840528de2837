import type { Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { instant } from '../../../../kernel/value/zone.ts';
import { voyage } from '../voyage.resource.ts';
import { nextVoyageNo } from '../voyage-number.rules.ts';

const voyages = recordsOf(voyage);

/** The trade that a ship was in last, by what she sailed. */
export async function lastTradeMode(ctx: Ctx, shipId: number): Promise<'DOMESTIC' | 'FOREIGN' | undefined> {
  const sailed = await voyages.find(
    ctx,
    { shipName: shipId, voyageStatus: ['OPEN', 'CLOSED'] },
    { only: ['tradeMode', 'startTime'] },
  );
  return sailed.toSorted((a, b) => instant(b.startTime ?? '') - instant(a.startTime ?? '')).at(0)?.tradeMode;
}

/** Numbers of cancelled and deleted voyages stay used, and those that were corrected since. */
export async function nextNumber(
  ctx: Ctx,
  of: { shipId: number; shipCode: string; kind: 'TRADE' | 'REPAIR'; year: number },
): Promise<string> {
  const used = await ctx.db.query<{ no: string }>(
    `select voyage_no as no from voyage_voyage where ship_name = $1
     union select old_no from voyage_voyage_replacement where ship_name = $1 and old_no is not null`,
    [of.shipId],
  );
  return nextVoyageNo({ shipCode: of.shipCode, kind: of.kind, year: of.year, used: used.map((row) => row.no) });
}
