import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Decimal, MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { evaluation } from './evaluation.resource.ts';
import {
  type Earlier,
  gradeOf,
  MEASURE_ORDER,
  pointsOf,
  proposedOf,
  scoreOf,
  serviceOf,
  USUAL_WEIGHTS,
  type Weights,
} from './evaluation.rules.ts';
import type { Grade, Measure, Outcome } from './evaluation.text.ts';

export const evaluations = recordsOf(evaluation);

/** What was counted of one measure. */
export type Counted = {
  readonly item: Measure;
  readonly achieved: MaybeDecimal;
  readonly outOf: MaybeDecimal;
  readonly rowCount: number | null;
};

/** The last approved card of each supplier before a day. */
export async function earlierOf(ctx: Ctx, partnerIds: readonly number[], from: string): Promise<Map<number, Earlier>> {
  const rows = await ctx.db.query<{ partnerId: number; grade: Grade | null; outcome: Outcome | null }>({
    name: 'partner-earlier-evaluations',
    text: `select distinct on (partner_id) partner_id as "partnerId", grade, outcome from partner_evaluation
           where partner_id = any($1::bigint[]) and period_to < $2 and status = 'APPROVE' and deleted_at is null
           order by partner_id, period_to desc`,
    values: [partnerIds, from],
  });
  return new Map(rows.map(({ partnerId, grade, outcome }) => [partnerId, { grade, outcome }]));
}

/** The weights in use on a day. */
export async function weightsOn(ctx: Ctx, day: string): Promise<Weights> {
  const [row] = await ctx.db.query<Record<Measure, Decimal>>({
    name: 'partner-evaluation-weights',
    text: `select on_time_pct as "ON_TIME", quality_pct as "QUALITY", price_pct as "PRICE", response_pct as "RESPONSE", service_pct as "SERVICE"
           from partner_evaluation_weight where valid_from <= $1 and deleted_at is null order by valid_from desc limit 1`,
    values: [day],
  });
  return row ?? USUAL_WEIGHTS;
}

/** A line for each measure, what they come to, and what is proposed. */
export function cardOf(
  counted: readonly Counted[],
  weightOf: (item: Measure) => MaybeDecimal,
  last: Earlier | undefined,
) {
  const measures = MEASURE_ORDER.map((item) => {
    const one = counted.find((fact) => fact.item === item);
    const [achieved, outOf] = [one?.achieved ?? null, one?.outOf ?? null];
    return {
      item,
      achieved,
      outOf,
      rowCount: one?.rowCount ?? 0,
      weight: weightOf(item) ?? null,
      points: pointsOf(achieved, outOf),
    };
  });
  const score = scoreOf(measures);
  const grade = gradeOf(score);
  return { measures, score, grade, proposed: proposedOf(grade, last) };
}

/** The measures with the scores of service as they are now. */
export const withService = (counted: readonly Counted[], given: Parameters<typeof serviceOf>[0]): Counted[] => [
  ...counted.filter(({ item }) => item !== 'SERVICE'),
  serviceOf(given),
];
