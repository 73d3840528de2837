import {
  add,
  type Decimal,
  div,
  gt,
  isPositive,
  isZero,
  min,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { lineAbove, type TreePlace } from '../../../kernel/value/tree.ts';
import type { Action, Result, Scope } from './control-words.text.ts';

/** How a branch of subjects is controlled; percentages in percent, the amount in base currency. */
export type ControlRule = {
  readonly scope: Scope;
  readonly action: Action;
  readonly warnPercent: Decimal;
  readonly tolerancePercent?: Decimal | null;
  readonly toleranceAmount?: Decimal | null;
};

export type Control = {
  readonly result: Result;
  /** What was free before the request. */
  readonly available: Decimal;
  /** What is used with the request, and that in percent of the budget; null without a budget. */
  readonly used: Decimal;
  readonly percent: Decimal | null;
  /** How far the request goes over the limit (budget and tolerance) and over the budget; 0.00 where it does not. */
  readonly excess: Decimal;
  readonly overBudget: Decimal;
};

const HUNDRED = '100';
const above = (value: Decimal): Decimal => (isPositive(value) ? round(value, 2) : '0.00');

/** Budget with tolerance: by percentage or amount, the smaller where both are given (finance C2). */
function limitOf(budget: Decimal, { tolerancePercent, toleranceAmount }: ControlRule): Decimal {
  const byPercent = isPositive(tolerancePercent) ? div(mul(budget, tolerancePercent!), HUNDRED) : null;
  const byAmount = isPositive(toleranceAmount) ? toleranceAmount : null;
  return add(budget, min(byPercent, byAmount) ?? '0');
}

/**
 * What a request meets (finance C1, C2): `budget` is BUDGET + ADJUST, `taken` PRECOMMIT + COMMIT + ESTIMATE + ACTUAL of the control node
 * over the months of the scope, all in base currency. Nothing or less than nothing always passes.
 */
export function controlOf(
  { budget, taken, request }: { budget: Decimal; taken: Decimal; request: Decimal },
  rule: ControlRule,
): Control {
  const used = add(taken, request);
  const percent = isZero(budget) ? null : round(div(mul(used, HUNDRED), budget)!, 2);
  const overLimit = sub(used, limitOf(budget, rule));
  const figures = {
    available: round(sub(budget, taken), 2),
    used: round(used, 2),
    percent,
    excess: above(overLimit),
    overBudget: above(sub(used, budget)),
  };
  return { result: resultOf({ budget, request, used, overLimit }, rule), ...figures };
}

function resultOf(
  { budget, request, used, overLimit }: { budget: Decimal; request: Decimal; used: Decimal; overLimit: Decimal },
  rule: ControlRule,
): Result {
  if (rule.action === 'NONE' || !isPositive(request)) return 'PASS';
  if (!isPositive(budget) || isPositive(overLimit)) return rule.action === 'BLOCK' ? 'BLOCK' : 'WARN';
  return gt(used, div(mul(budget, orZero(rule.warnPercent)), HUNDRED)) ? 'WARN' : 'PASS';
}

/** Where a control node stands without any request: above its warning, above its budget, or neither. */
export function standingOf(
  { budget, taken }: { readonly budget: Decimal; readonly taken: Decimal },
  rule: ControlRule,
): 'WARNED' | 'OVER' | null {
  if (rule.action === 'NONE' || !isPositive(taken)) return null;
  if (gt(taken, budget)) return 'OVER';
  return gt(taken, div(mul(budget, orZero(rule.warnPercent)), HUNDRED)) ? 'WARNED' : null;
}

const STRICTNESS: Readonly<Record<Action, number>> = { NONE: 0, WARN: 1, BLOCK: 2 };

/** The rule of a subject: the strictest of the overrides of its branch, else the system's own. */
export function ruleOf(
  config: ControlRule & { readonly overrides: readonly (ControlRule & { readonly subjectId: number })[] },
  all: readonly TreePlace[],
  subjectId: number,
): ControlRule {
  const line = lineAbove(all, subjectId);
  const own = config.overrides
    .filter((one) => line.includes(one.subjectId))
    .toSorted(
      (a, b) => STRICTNESS[b.action] - STRICTNESS[a.action] || line.indexOf(a.subjectId) - line.indexOf(b.subjectId),
    );
  return own[0] ?? config;
}

/** Of two rules under one control node the stricter: by its action, then by the lower warning and the smaller tolerance; neither lifts what the other holds. */
export function stricter(a: ControlRule, b: ControlRule): ControlRule {
  if (a.action !== b.action) return STRICTNESS[a.action] > STRICTNESS[b.action] ? a : b;
  // None given is none of that kind: the other counts, and without either there is no tolerance.
  const least = (x: Decimal | null | undefined, y: Decimal | null | undefined) => min(x ?? null, y ?? null);
  const tolerates = ({ tolerancePercent, toleranceAmount }: ControlRule): boolean =>
    isPositive(tolerancePercent) || isPositive(toleranceAmount);
  const strictest = { ...a, warnPercent: min(a.warnPercent, b.warnPercent) ?? a.warnPercent };
  if (!tolerates(a) || !tolerates(b)) return { ...strictest, tolerancePercent: null, toleranceAmount: null };
  return {
    ...strictest,
    tolerancePercent: least(positive(a.tolerancePercent), positive(b.tolerancePercent)),
    toleranceAmount: least(positive(a.toleranceAmount), positive(b.toleranceAmount)),
  };
}

const positive = (value: Decimal | null | undefined): Decimal | null => (isPositive(value) ? value! : null);

/** First and last month (`yyyy-MM`) that are checked together with one. */
export function monthsOf(scope: Scope, month: string): { from: string; to: string } {
  const [year, at] = [month.slice(0, 4), Number(month.slice(5, 7))];
  const of = (n: number): string => `${year}-${String(n).padStart(2, '0')}`;
  const quarter = Math.ceil(at / 3) * 3;
  switch (scope) {
    case 'MONTH':
      return { from: month, to: month };
    case 'QUARTER':
      return { from: of(quarter - 2), to: of(quarter) };
    case 'YTD':
      return { from: of(1), to: month };
    case 'YEAR':
      return { from: of(1), to: of(12) };
  }
}
