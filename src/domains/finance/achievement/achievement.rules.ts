import { add, type Decimal, div, isPositive, isZero, lte, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { branchOf, type TreePlace } from '../../../kernel/value/tree.ts';

/** Base currency: of the month, from January to it, and of the year; what is bound and not yet spent from January to it. */
export type Spent = {
  readonly monthBudget: Decimal;
  readonly monthActual: Decimal;
  readonly toDateBudget: Decimal;
  readonly toDateActual: Decimal;
  readonly toDateHeld: Decimal;
  readonly yearBudget: Decimal;
};

export type Light = 'green' | 'amber' | 'red';

/** Rates in percent, two places; null without a budget. */
export type Achieved = Spent & {
  readonly monthRate: Decimal | null;
  readonly toDateRate: Decimal | null;
  readonly yearRate: Decimal | null;
  readonly deviation: Decimal;
  readonly forecast: Decimal;
  readonly light: Light | null;
};

export const NOTHING: Spent = {
  monthBudget: '0',
  monthActual: '0',
  toDateBudget: '0',
  toDateActual: '0',
  toDateHeld: '0',
  yearBudget: '0',
};

const rate = (part: Decimal, whole: Decimal): Decimal | null =>
  isZero(whole) ? null : round(div(mul(part, '100'), whole)!, 2);

/** Up to 90 % green, up to 100 % amber, above red; spending without a budget is red. */
function lightOf(toDateRate: Decimal | null, actual: Decimal): Light | null {
  if (toDateRate === null) return isPositive(actual) ? 'red' : null;
  if (lte(toDateRate, '90')) return 'green';
  return lte(toDateRate, '100') ? 'amber' : 'red';
}

const cents = (spent: Spent): Spent => ({
  monthBudget: round(spent.monthBudget, 2),
  monthActual: round(spent.monthActual, 2),
  toDateBudget: round(spent.toDateBudget, 2),
  toDateActual: round(spent.toDateActual, 2),
  toDateHeld: round(spent.toDateHeld, 2),
  yearBudget: round(spent.yearBudget, 2),
});

/** Finance C5: forecast is what was spent to date and the budget of the months that are left. */
export function achieved(spent: Spent): Achieved {
  const toDateRate = rate(spent.toDateActual, spent.toDateBudget);
  return {
    ...cents(spent),
    monthRate: rate(spent.monthActual, spent.monthBudget),
    toDateRate,
    yearRate: rate(spent.toDateActual, spent.yearBudget),
    deviation: round(sub(spent.toDateActual, spent.toDateBudget), 2),
    forecast: round(add(spent.toDateActual, sub(spent.yearBudget, spent.toDateBudget)), 2),
    light: lightOf(toDateRate, spent.toDateActual),
  };
}

const plus = (a: Spent, b: Spent): Spent => ({
  monthBudget: add(a.monthBudget, b.monthBudget),
  monthActual: add(a.monthActual, b.monthActual),
  toDateBudget: add(a.toDateBudget, b.toDateBudget),
  toDateActual: add(a.toDateActual, b.toDateActual),
  toDateHeld: add(a.toDateHeld, b.toDateHeld),
  yearBudget: add(a.yearBudget, b.yearBudget),
});

export const total = (all: Iterable<Spent>): Spent => [...all].reduce(plus, NOTHING);

/** Each place of a tree under which something is planned or spent, with what stands at it and below. */
export function overTree<T extends TreePlace>(
  tree: readonly T[],
  known: ReadonlyMap<number, Spent>,
): { readonly place: T; readonly spent: Spent }[] {
  return tree.flatMap((place) => {
    const below = branchOf(tree, place.id).flatMap((id) => known.get(id) ?? []);
    return below.length === 0 ? [] : [{ place, spent: total(below) }];
  });
}
