import {
  add,
  type Decimal,
  div,
  gte,
  isPositive,
  type MaybeDecimal,
  min,
  mul,
  round,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { Grade, Half, Measure, Outcome } from './evaluation.text.ts';

export type Weights = Readonly<Record<Measure, Decimal>>;

/** Percent, where the company has registered none (vendor blueprint 3.4). */
export const USUAL_WEIGHTS: Weights = { ON_TIME: '30', QUALITY: '30', PRICE: '20', RESPONSE: '10', SERVICE: '10' };

export const MEASURE_ORDER = [
  'ON_TIME',
  'QUALITY',
  'PRICE',
  'RESPONSE',
  'SERVICE',
] as const satisfies readonly Measure[];

/** First and last day of a half-year. */
export const spanOf = (year: number, half: Half): { readonly from: string; readonly to: string } =>
  half === 'H1' ? { from: `${year}-01-01`, to: `${year}-06-30` } : { from: `${year}-07-01`, to: `${year}-12-31` };

/** The last half-year that has ended before a day. */
export function lastHalfBefore(day: string): { readonly evalYear: number; readonly half: Half } {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < '07-01' ? { evalYear: year - 1, half: 'H2' } : { evalYear: year, half: 'H1' };
}

/** The half-year before one. */
export const halfBefore = (year: number, half: Half) => lastHalfBefore(spanOf(year, half).from);

/** Points of a hundred: `46` of `50` is `92.00`. Nothing without data; a price below its benchmark earns no more than a hundred. */
export const pointsOf = (achieved: MaybeDecimal, outOf: MaybeDecimal): Decimal | null =>
  isPositive(outOf) ? min('100.00', round(mul(div(achieved, outOf), '100'), 2)) : null;

type Scored = { readonly points: MaybeDecimal; readonly weight: MaybeDecimal };

/** The weighted mean of the measures that have data, their weights made a hundred again; rounded once. */
export function scoreOf(measures: readonly Scored[]): Decimal | null {
  const known = measures.filter(({ points, weight }) => points != null && isPositive(weight));
  const weight = sum(known.map((one) => one.weight));
  const weighted = sum(known.map((one) => mul(one.points, one.weight)));
  return isPositive(weight) ? round(div(weighted, weight), 2) : null;
}

export function gradeOf(score: MaybeDecimal): Grade | null {
  if (score == null) return null;
  if (gte(score, '90')) return 'A';
  if (gte(score, '75')) return 'B';
  return gte(score, '60') ? 'C' : 'D';
}

export type Earlier = { readonly grade: Grade | null; readonly outcome: Outcome | null };

/** D, or C after C, asks for improvement; where that was asked for the time before, for a suspension. */
export function proposedOf(grade: Grade | null, last: Earlier | undefined): Outcome {
  const isWeak = grade === 'D' || (grade === 'C' && last?.grade === 'C');
  if (!isWeak) return 'NONE';
  return last?.outcome === 'IMPROVE' || last?.outcome === 'SUSPEND' ? 'SUSPEND' : 'IMPROVE';
}

/** What the staff think of its service: the points that it got of those that it could. */
export const serviceOf = (given: readonly { readonly points: MaybeDecimal }[]) => ({
  item: 'SERVICE' as const,
  achieved: round(sum(given.map(({ points }) => points)) ?? '0', 4),
  outOf: round(mul(String(given.length), '100'), 4),
  rowCount: given.length,
});

type Weighing = {
  readonly onTimePct?: MaybeDecimal;
  readonly qualityPct?: MaybeDecimal;
  readonly pricePct?: MaybeDecimal;
  readonly responsePct?: MaybeDecimal;
  readonly servicePct?: MaybeDecimal;
};

/** Weights are a hundred together. */
export function checkWeights({ onTimePct, qualityPct, pricePct, responsePct, servicePct }: Weighing) {
  const all = [onTimePct, qualityPct, pricePct, responsePct, servicePct];
  if (all.some((one) => one == null)) return [];
  const together = all.reduce<Decimal>((total, one) => add(total, one ?? '0'), '0');
  if (round(together, 2) === '100.00') return [];
  return [
    {
      field: 'servicePct',
      message: { zh: `各项权重合计须为 100，现为 ${together}`, en: `Weights are 100 together, and not ${together}` },
    },
  ];
}

/** Nobody scores twice. */
export function checkEvaluation({
  serviceScores,
}: {
  readonly serviceScores?: readonly { readonly userId?: number | null }[] | null;
}) {
  const people = (serviceScores ?? []).map(({ userId }) => userId);
  return people.flatMap((userId, i) =>
    userId && people.indexOf(userId) !== i
      ? [{ field: `serviceScores.${i}.userId`, message: { zh: '此人已评分', en: 'Has given a score above' } }]
      : [],
  );
}

type Chosen = {
  readonly outcome: Outcome;
  readonly proposed: Outcome;
  readonly outcomeReason: string | null;
};

/** Another outcome than the proposed one has a reason. */
export const lacksReason = ({ outcome, proposed, outcomeReason }: Chosen): boolean =>
  outcome !== proposed && !outcomeReason?.trim();
