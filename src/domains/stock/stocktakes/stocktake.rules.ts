import {
  abs,
  type Decimal,
  div,
  eq,
  gt,
  isPositive,
  isZero,
  type MaybeDecimal,
  mul,
  orZero,
  sub,
} from '../../../kernel/value/decimal.ts';

/** What was counted of a line, and what decides whether it is counted again. */
type Counted = {
  readonly bookQty: Decimal;
  readonly countedQty: Decimal;
  readonly average: Decimal;
  readonly critical: boolean;
};
type Limits = { readonly pct: MaybeDecimal; readonly value: MaybeDecimal };

/**
 * Whether a line is counted again by somebody else (stock 4): a critical spare that differs at all, what the books do not know, and what
 * differs by more than a share of the books in percent or by more than a value in the base currency.
 */
export function needsRecount({ bookQty, countedQty, average, critical }: Counted, { pct, value }: Limits): boolean {
  const diff = abs(sub(countedQty, bookQty));
  if (isZero(diff)) return false;
  if (critical || isZero(bookQty)) return true;
  return gt(div(mul(diff, '100'), bookQty), orZero(pct)) || gt(mul(diff, average), orZero(value));
}

/** What one typed of a line, and what stood there. */
type Typed = {
  readonly id?: number;
  readonly countedQty?: MaybeDecimal;
  readonly recountQty?: MaybeDecimal;
  readonly cause?: string | null;
};
type Stood = Typed & { readonly id: number; readonly recount?: boolean | null; readonly countedById?: number | null };

export type CountChange = {
  /** Its place among the lines. */
  readonly at: number;
  readonly what: 'countedQty' | 'recountQty' | 'cause';
  /** Why it is refused. */
  readonly against?: readonly [zh: string, en: string];
};

const isBlank = (value: MaybeDecimal): boolean => value === null || value === undefined || value === '';

/** Whether a figure is as it was, filled or not; 5 and 5.00 are the same. */
export const sameFigure = (a: MaybeDecimal, b: MaybeDecimal): boolean =>
  isBlank(a) || isBlank(b) ? isBlank(a) && isBlank(b) : eq(a, b);

const NOT_COUNTING = ['不在盘点中', 'It is not being counted'] as const;
const NOT_RECOUNT = ['此行不须复盘', 'This line is not to be counted again'] as const;
const OTHER_PERSON = ['复盘须由他人清点', 'Somebody else counts it again'] as const;
const NOT_REVIEW = ['盘点完成后填写原因', 'Say why when all is counted'] as const;

/** What was changed of the counts, each with what speaks against it as far as the stocktake is, by whoever changes it. */
export function countChanges(
  lines: readonly Typed[],
  before: readonly Stood[],
  { takeStatus, userId }: { readonly takeStatus: string; readonly userId: number },
): CountChange[] {
  const old = new Map(before.map((line) => [line.id, line]));
  return lines.flatMap((line, at): CountChange[] => {
    const was = old.get(line.id ?? 0);
    if (!was) return [];
    const changes: CountChange[] = [];
    if (!sameFigure(line.countedQty, was.countedQty))
      changes.push({ at, what: 'countedQty', ...(takeStatus !== 'COUNTING' && { against: NOT_COUNTING }) });
    if (!sameFigure(line.recountQty, was.recountQty)) {
      const wrong =
        takeStatus !== 'RECOUNT' || !was.recount ? NOT_RECOUNT : was.countedById === userId ? OTHER_PERSON : undefined;
      changes.push({ at, what: 'recountQty', ...(wrong && { against: wrong }) });
    }
    if ((line.cause ?? null) !== (was.cause ?? null))
      changes.push({ at, what: 'cause', ...(takeStatus !== 'REVIEW' && { against: NOT_REVIEW }) });
    return changes;
  });
}

/** The quantity that counts: of what was counted twice the second. */
export const finalOf = ({ countedQty, recountQty }: Pick<Typed, 'countedQty' | 'recountQty'>): Decimal =>
  orZero(isBlank(recountQty) ? countedQty : recountQty);

/** Of the counted lines the share that agrees with the books; nothing where none is counted. */
export function accuracyOf(diffs: readonly Decimal[]): Decimal | null {
  if (diffs.length === 0) return null;
  return div(String(diffs.filter((diff) => isZero(diff)).length), String(diffs.length));
}

/** Whether two places of a store are counted by both: all of it, or one location of each. */
export const overlap = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((id) => other.includes(id));

/** Whether a place is counted by a count of these locations, of all of the store where it names none. */
export const isWithin = (locationIds: readonly number[], locationId: number | null): boolean =>
  locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId));

/** Gains before losses, so that what lies elsewhere than the books say is there before it is missed. */
export const gainsFirst = <T extends { readonly diffQty: MaybeDecimal }>(lines: readonly T[]): T[] => [
  ...lines.filter(({ diffQty }) => isPositive(diffQty)),
  ...lines.filter(({ diffQty }) => !isPositive(diffQty)),
];
