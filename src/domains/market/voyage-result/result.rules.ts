import { type Decimal, div, eq, type MaybeDecimal, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { instant } from '../../../kernel/value/zone.ts';
import { tceOf, voyageResult } from '../money/settlement.rules.ts';
import { COMMISSION_TYPES, COST_TYPES, LINE_TYPES, type LineType, REVENUE_TYPES } from './voyage-account.text.ts';

const DAY_MS = '86400000';

/** What a voyage earned and cost by kind of line, in one currency. */
export type VoyageLines = Readonly<Partial<Record<LineType, MaybeDecimal>>>;

export type VoyageFigures = {
  readonly revenue: Decimal;
  readonly commission: Decimal;
  readonly cost: Decimal;
  readonly net: Decimal;
  /** A day; nothing without days. */
  readonly tce: Decimal | null;
};

/** Days from the start of a voyage to its end, to two decimals; UTC times. */
export const voyageDays = (start: string, end: string): Decimal =>
  orZero(round(div(String(instant(end) - instant(start)), DAY_MS), 2));

/** What a voyage leaves, and what that is a day (market 5.9). */
export function figuresOf(lines: VoyageLines, days: MaybeDecimal): VoyageFigures {
  const of = (types: readonly LineType[]): Decimal => round(orZero(sum(types.map((type) => lines[type]))), 2);
  const [revenue, commission, cost] = [of(REVENUE_TYPES), of(COMMISSION_TYPES), of(COST_TYPES)];
  const others = COST_TYPES.filter((type) => type !== 'BUNKER' && type !== 'PORT');
  const net = voyageResult({
    gross: revenue,
    commissions: [],
    bunkers: lines.BUNKER,
    portCosts: lines.PORT,
    otherCosts: sum([commission, of(others)]),
  });
  return { revenue, commission, cost, net: orZero(net), tce: eq(days, '0') ? null : tceOf(net, days) };
}

/** An amount that a line is made of, in the account's currency; unknown where no rate is. */
export type LinePart = { readonly lineType: LineType; readonly amount: MaybeDecimal; readonly isFinal: boolean };

export type ResultLine = {
  readonly lineType: LineType;
  readonly estimate: Decimal | null;
  readonly actual: Decimal;
  readonly difference: Decimal | null;
  readonly provisional: boolean;
};

/** The lines of an account: what was expected, what it came to so far, and what lies between. Nothing stands there of what is neither. */
export function linesOf(parts: readonly LinePart[], estimate: VoyageLines | undefined): ResultLine[] {
  return LINE_TYPES.flatMap((lineType) => {
    const own = parts.filter((part) => part.lineType === lineType);
    const expected = estimate?.[lineType];
    if (own.length === 0 && (!expected || eq(expected, '0'))) return [];
    const actual = round(orZero(sum(own.map(({ amount }) => amount))), 2);
    const planned = estimate ? round(orZero(expected), 2) : null;
    return [
      {
        lineType,
        estimate: planned,
        actual,
        difference: planned === null ? null : round(sub(actual, planned), 2),
        provisional: own.some(({ isFinal, amount }) => !isFinal || amount == null),
      },
    ];
  });
}

/** What the lines came to by kind. */
export const actualOf = (lines: readonly Pick<ResultLine, 'lineType' | 'actual'>[]): VoyageLines =>
  Object.fromEntries(lines.map(({ lineType, actual }) => [lineType, actual]));
