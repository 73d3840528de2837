import {
  add,
  type Decimal,
  gt,
  isNegative,
  lt,
  type MaybeDecimal,
  min,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';

/** What of a reservation has not been issued. */
export const openOf = ({ qty, usedQty }: { readonly qty?: MaybeDecimal; readonly usedQty?: MaybeDecimal }): Decimal =>
  round(sub(orZero(qty), orZero(usedQty)), 4);

/** One that binds, with what is open of it. */
export type Binding = { readonly id: number; readonly openQty: Decimal };

/** What leaves a pool, for a reservation or for anything else; or comes into it. */
export type Step = { readonly kind: 'in' | 'out'; readonly qty: Decimal; readonly reservationId?: number | null };

export type Short = { readonly at: number; readonly available: Decimal; readonly reserved: Decimal };

/**
 * The first step that takes what others have reserved (stock 3.5): what is issued for a reservation takes of that first, and what is left
 * covers all others at every step. Nothing where none does.
 */
export function firstShort(onHand: Decimal, bindings: readonly Binding[], steps: readonly Step[]): Short | undefined {
  const open = new Map(bindings.map(({ id, openQty }) => [id, openQty]));
  let left = onHand;
  for (const [at, { kind, qty, reservationId }] of steps.entries()) {
    if (kind === 'in') {
      left = add(left, qty);
      continue;
    }
    const own = min(qty, open.get(reservationId ?? 0) ?? '0') ?? '0';
    if (reservationId && open.has(reservationId)) open.set(reservationId, sub(open.get(reservationId) ?? '0', own));
    const reserved = sum(open.values()) ?? '0';
    const available = sub(left, reserved);
    if (gt(qty, available)) return { at, available: isNegative(available) ? '0' : available, reserved };
    left = sub(left, qty);
  }
  return undefined;
}

/** Whether so much more can be reserved of what is there. */
export const isFree = (onHand: Decimal, bindings: readonly Binding[], qty: Decimal): boolean =>
  !lt(sub(onHand, sum(bindings.map(({ openQty }) => openQty)) ?? '0'), qty);
