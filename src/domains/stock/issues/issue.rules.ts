import type { FieldError } from '../../../kernel/errors.ts';
import { gt, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';

type Line = {
  readonly poolId?: number | null;
  readonly onHand?: MaybeDecimal;
  readonly qty?: MaybeDecimal;
  readonly locationId?: number | null;
  readonly batchNo?: string | null;
};

/** Each item of one place and batch stands once, something of it is taken, and no more than was there when it was chosen. */
export function checkIssue({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  const seen = new Set<string>();
  return (lines ?? []).flatMap(({ poolId, onHand, qty, locationId, batchNo }, i): FieldError[] => {
    const error = (name: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${name}`, message: { zh, en } },
    ];
    const key = `${poolId} ${locationId ?? ''} ${batchNo?.trim() ?? ''}`;
    const twice = poolId ? seen.has(key) : false;
    if (poolId) seen.add(key);
    if (twice) return error('poolId', '与上行重复', 'It stands above already');
    if (qty && !isPositive(qty)) return error('qty', '领用数须大于零', 'Something is taken');
    if (onHand && gt(qty, onHand)) return error('qty', `结存只有 ${onHand}`, `Only ${onHand} is there`);
    return [];
  });
}
