import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { momentOnPaper } from '../../../kernel/server/paper/field-words.ts';
import { fill } from '../../../kernel/text.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { tankCapacity } from '../constants/tank-capacity.resource.ts';
import { chainOf, type TankLine, tankProblem } from './pollution.rules.ts';
import { type PollutionRow, pollutionRecord } from './pollution-record.resource.ts';
import { STANDING } from './pollution-standing.resource.ts';
import { POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

type Line = Pick<PollutionRow, 'id' | 'endTime' | 'method' | 'tankId' | 'toTankId' | 'quantityM3'>;

const asFelt = ({ id, endTime, method, tankId, toTankId, quantityM3 }: Line): TankLine => ({
  id,
  at: new Date(endTime).toISOString(),
  method,
  tankId,
  toTankId,
  quantityM3,
});

/** The lines that stand of these tanks. */
async function standingLines(ctx: Ctx, tankIds: readonly number[]): Promise<TankLine[]> {
  const rows = await ctx.db.query<Line>({
    name: 'qhse-standing-tank-lines',
    text: `select r.id, r.end_time as "endTime", r.method, r.tank_id as "tankId", r.to_tank_id as "toTankId", r.quantity_m3::text as "quantityM3"
      from ${STANDING} r where r.tank_id = any($1::bigint[]) or r.to_tank_id = any($1::bigint[])`,
    values: [tankIds],
  });
  return rows.map(asFelt);
}

/**
 * Refuses a line with which one of its tanks, or of those of the line that it corrects, would hold less than nothing or more than it can at
 * any moment. The tanks are held to the end of the transaction, in the order of their ids, so that two who sign follow each other. Answers
 * what its own tank holds right behind it, m³.
 */
export async function assertTanks(ctx: Ctx, row: PollutionRow): Promise<Decimal | null> {
  const struck = row.replacesId ? await recordsOf(pollutionRecord).get(ctx, row.replacesId) : undefined;
  const named = [row.tankId, row.toTankId, struck?.tankId, struck?.toTankId].filter((id) => typeof id === 'number');
  const tanks = await recordsOf(tankCapacity).find(ctx, { id: [...new Set(named)] }, { lock: true });
  const standing = await standingLines(
    ctx,
    tanks.map(({ id }) => id),
  );
  const next = [...standing.filter(({ id }) => id !== struck?.id), asFelt(row)];
  const wrong: FieldError[] = tanks.flatMap((tank) => {
    const problem = tankProblem(tank, next);
    if (!problem) return [];
    const values = { time: momentOnPaper(problem.at), m3: problem.m3, capacity: tank.capacityM3 ?? '' };
    return [{ field: tank.id === row.toTankId ? 'toTankId' : 'quantityM3', message: fill(TEXT[problem.kind], values) }];
  });
  if (wrong.length > 0) throw invalid(wrong);
  if (!row.tankId) return null;
  return chainOf(row.tankId, next).find(({ line }) => line.id === row.id)?.m3 ?? null;
}
