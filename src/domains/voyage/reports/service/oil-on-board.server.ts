import type { Ctx } from '../../../../kernel/server/context.ts';
import { readOne } from '../../../../kernel/server/crud/read.ts';
import { isPositive } from '../../../../kernel/value/decimal.ts';
import { currentStock } from '../oil-chain.rules.ts';
import { gradeKeysOf, type OilGrade, parseGradeKey } from '../oil-rows.rules.ts';
import { reportOfRow } from '../report-wire.rules.ts';
import { REPORT } from './report-facts.server.ts';

export type OilOnBoard = {
  readonly reportId: number;
  /** When it was so, UTC. */
  readonly rptTime: string;
  /** Tonnes, 3 places; grades that are not on board are absent. */
  readonly oil: readonly { readonly grade: OilGrade; readonly bonded: boolean; readonly tonnes: string }[];
};

/** The fuel that a ship had by her last report at or before a moment, bonded stock apart; nothing where she had not reported yet. */
export async function oilOnBoard(
  ctx: Ctx,
  { shipId, at }: { shipId: number; at: string },
): Promise<OilOnBoard | undefined> {
  const [last] = await ctx.db.query<{ id: number; rptTime: string }>({
    name: 'voyage-report-at',
    text: `select id, rpt_time as "rptTime" from voyage_report
      where ship_name = $1 and rpt_time <= $2::timestamptz and deleted_at is null order by rpt_time desc, id desc limit 1`,
    values: [shipId, at],
  });
  if (!last) return undefined;
  const { oil } = reportOfRow(await readOne(REPORT, ctx, last.id));
  const keys = [...new Set(oil.flatMap(gradeKeysOf))];
  return {
    reportId: last.id,
    rptTime: last.rptTime,
    oil: keys.flatMap((key) => {
      const tonnes = currentStock(oil, key);
      const { oilGrade, bonded } = parseGradeKey(key);
      return tonnes !== null && isPositive(tonnes) ? [{ grade: oilGrade, bonded, tonnes }] : [];
    }),
  };
}
