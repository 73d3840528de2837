import {
  add,
  type Decimal,
  div,
  eq,
  gt,
  gte,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  mul,
  neg,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

/** What of one material in one condition lies in a store: base unit, base currency. */
export type Pool = { readonly qty: Decimal; readonly value: Decimal };

export const EMPTY: Pool = { qty: '0', value: '0.00' };

/**
 * What happens to a pool; quantities are above zero. `in` brings its value with it; `out` leaves at the average; `outAt` leaves at a value
 * of its own, as a return to the supplier or the reversal of a receipt does; `value` is what of `receivedQty` pieces turned out to cost
 * more, or less where it is below zero: the value changes alone, by the share of what is still there.
 */
export type Move =
  | { readonly kind: 'in'; readonly qty: Decimal; readonly value: Decimal }
  | { readonly kind: 'out'; readonly qty: Decimal }
  | { readonly kind: 'outAt'; readonly qty: Decimal; readonly value: Decimal }
  | { readonly kind: 'value'; readonly value: Decimal; readonly receivedQty: Decimal };

export type Posted = {
  /** Signed: what leaves is below zero. */
  readonly qty: Decimal;
  readonly value: Decimal;
  /** Of a later cost what went with the pieces that have left; the rest of it is the value. */
  readonly expensed: Decimal | null;
  readonly after: Pool;
  /** Six places; 0 where nothing is left. */
  readonly average: Decimal;
};

export const averageOf = ({ qty, value }: Pool): Decimal => (isZero(qty) ? '0' : round(div(value, qty)!, 6));

/** Whether so much can leave. */
export const holds = ({ qty }: Pool, wanted: Decimal): boolean => !gt(wanted, qty);

function valueOut(pool: Pool, qty: Decimal, wanted: Decimal): Decimal {
  // The last takes all that is left, so that an empty pool is worth nothing.
  return eq(pool.qty, qty) ? pool.value : round(min(wanted, pool.value)!, 2);
}

/** Of a later cost the share of what is still there (stock 5.2): never more than all of it, and a pool is never worth less than nothing. */
function shareOf(pool: Pool, { value, receivedQty }: Extract<Move, { kind: 'value' }>): Decimal {
  if (!isPositive(pool.qty) || !isPositive(receivedQty)) return '0.00';
  const share = gte(pool.qty, receivedQty) ? value : div(mul(value, pool.qty), receivedQty)!;
  return round(max(share, neg(pool.value)) ?? share, 2);
}

/**
 * A pool after a move, by moving average (stock 5.1); rounded half up to the cent, once. An outflow changes the average by cents at most.
 * Throws for one beyond what is there: it is refused before.
 */
export function postMove(pool: Pool, move: Move): Posted {
  const given = signed(pool, move);
  const after = { qty: add(pool.qty, given.qty), value: round(add(pool.value, given.value), 2) };
  if (isNegative(after.qty) || isNegative(after.value)) throw new Error('more leaves a pool than it holds');
  const expensed = move.kind === 'value' ? round(sub(move.value, given.value), 2) : null;
  return { ...given, expensed, after, average: averageOf(after) };
}

function signed(pool: Pool, move: Move): { qty: Decimal; value: Decimal } {
  switch (move.kind) {
    case 'in':
      return { qty: move.qty, value: round(move.value, 2) };
    case 'out': {
      const share = isZero(pool.qty) ? '0' : div(mul(pool.value, move.qty), pool.qty)!;
      return { qty: neg(move.qty), value: round(neg(valueOut(pool, move.qty, share)), 2) };
    }
    case 'outAt':
      return { qty: neg(move.qty), value: round(neg(valueOut(pool, move.qty, move.value)), 2) };
    case 'value':
      return { qty: '0', value: shareOf(pool, move) };
  }
}
