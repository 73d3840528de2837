import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { asPerson, PEOPLE } from '../../identity/public.server.ts';
import { vef } from './vef.resource.ts';
import { createVef, updateVef } from './vef.server.ts';

const DAY_MS = 86_400_000;

const STORIES = [
  { ships: ['HAI YUE EAST SEA', 'HAI YUE PIONEER'], ago: 20, series: 'LOAD', hand: undefined },
  { ships: ['HAI YUE EAST SEA', 'HAI YUE PIONEER'], ago: 20, series: 'DISCHARGE', hand: undefined },
  { ships: ['HAI YUE YELLOW SEA', 'HAI YUE 6'], ago: 6, series: 'LOAD', hand: '岸罐计量有争议，双方已签抗议书' },
] as const;

/** Runs of ships that carried enough; of one a voyage was taken out by hand, which waits for somebody to agree. */
export async function demoVefs(ctx: Ctx): Promise<void> {
  const [writer] = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = 'ops' and deleted_at is null`,
  );
  if (!writer) return;
  for (const { ships, ago, series, hand } of STORIES) {
    const [ship] = await ctx.db.query<{ id: number }>(
      `select s.id from ${SHIPS} s where s.name_en = any($1::text[]) and exists (select from voyage_voyage v where v.ship_name = s.id
         and v.voyage_status = 'CLOSED' and v.voyage_kind = 'TRADE') order by array_position($1::text[], s.name_en) limit 1`,
      [ships],
    );
    if (!ship) continue;
    const by = await asPerson(ctx, writer.id, new Date(ctx.now.getTime() - ago * DAY_MS));
    const row = await createVef(by, { shipName: ship.id, series, unit: 'T' });
    if (!hand) continue;
    const lines = row.lines.map((line, i) => (i === 0 ? { ...line, handReason: hand } : line));
    await updateVef(by, { ...row, lines });
    await answerOf(ctx, approvalDesk)?.submit(by, { resource: vef.name, recordId: row.id });
  }
}
