import { compare, isDecimal } from '../value/decimal.ts';
import type { Branch, Comparison, Condition } from './approval-tree.ts';

export type Facts = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const textOf = (value: unknown): string => String(value);

/** Below zero, zero or above; decimals by their value (9 < 10.00), everything else as text (ISO dates are in order). */
function order(a: unknown, b: unknown): number {
  const [x, y] = [textOf(a), textOf(b)];
  if (isDecimal(x) && isDecimal(y)) return compare(x, y) ?? 0;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Codes are alike only letter by letter ('01' is not '1'); amounts by value ('100.00' is '100'). */
function alike(a: unknown, b: unknown): boolean {
  const [x, y] = [textOf(a), textOf(b)];
  const amounts = typeof a === 'number' || typeof b === 'number' || x.includes('.') || y.includes('.');
  return x === y || (amounts && isDecimal(x) && isDecimal(y) && order(x, y) === 0);
}

function holdsComparison({ field, is, value }: Comparison, facts: Facts): boolean {
  const fact = facts[field];
  if (is === 'empty') return isEmpty(fact);
  if (is === 'filled') return !isEmpty(fact);
  const wanted = Array.isArray(value) ? value : [value];
  const among = (Array.isArray(fact) ? fact : [fact]).some((f) => !isEmpty(f) && wanted.some((w) => alike(f, w)));
  switch (is) {
    case 'eq':
    case 'in':
      return among;
    case 'ne':
    case 'notIn':
      return !among;
    case 'gt':
      return !isEmpty(fact) && order(fact, value) > 0;
    case 'ge':
      return !isEmpty(fact) && order(fact, value) >= 0;
    case 'lt':
      return !isEmpty(fact) && order(fact, value) < 0;
    case 'le':
      return !isEmpty(fact) && order(fact, value) <= 0;
  }
}

/** Whether the facts of a document meet a condition. An unknown amount is neither above nor below anything. */
export function holdsCondition(condition: Condition, facts: Facts): boolean {
  if ('all' in condition) return condition.all.every((part) => holdsCondition(part, facts));
  if ('any' in condition) return condition.any.some((part) => holdsCondition(part, facts));
  return holdsComparison(condition, facts);
}

/** The branch of a condition that the facts take: the first that holds. */
export function branchTaken(branches: readonly Branch[], facts: Facts): Branch | undefined {
  return branches.find((branch) => !branch.when || holdsCondition(branch.when, facts));
}
