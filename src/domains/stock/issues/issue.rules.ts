import type { FieldError } from '../../../kernel/errors.ts';
import { gt, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';

type Line = {
  readonly poolId?: number | null;
  readonly onHand?: MaybeDecimal;
  readonly qty?: MaybeDecimal;
};

/** Each item stands once, something of it is taken, and no more than was there when it was chosen. */
export function checkIssue({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  const seen = new Set<number>();
  return (lines ?? []).flatMap(({ poolId, onHand, qty }, i): FieldError[] => {
    const error = (name: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${name}`, message: { zh, en } },
    ];
    const twice = poolId ? seen.has(poolId) : false;
    if (poolId) seen.add(poolId);
    if (twice) return error('poolId', '与上行重复', 'It stands above already');
    if (qty && !isPositive(qty)) return error('qty', '领用数须大于零', 'Something is taken');
    if (onHand && gt(qty, onHand)) return error('qty', `结存只有 ${onHand}`, `Only ${onHand} is there`);
    return [];
  });
}
