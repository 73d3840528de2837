import type { FieldError } from '../../../kernel/errors.ts';
import { eq, gt, lt, type MaybeDecimal, orZero } from '../../../kernel/value/decimal.ts';

type Line = {
  readonly qty?: MaybeDecimal;
  readonly oldQty?: MaybeDecimal;
  readonly acceptedQty?: MaybeDecimal;
  readonly unitPrice?: MaybeDecimal;
  readonly oldPrice?: MaybeDecimal;
};

/** Nothing goes below what has come already (purchasing 4.5). */
export function checkChange({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  return (lines ?? []).flatMap(({ qty, acceptedQty }, i) =>
    lt(orZero(qty), orZero(acceptedQty))
      ? [
          {
            field: `lines.${i}.qty`,
            message: { zh: '不能少于已收数量', en: 'Not below what has come already' },
          },
        ]
      : [],
  );
}

type Change = {
  readonly requiredDate?: string | null;
  readonly oldRequiredDate?: string | null;
  readonly lines: readonly Line[];
};

/** Whether anything of an order would be other than before. */
export const changesAnything = ({ requiredDate, oldRequiredDate, lines }: Change): boolean =>
  requiredDate !== oldRequiredDate ||
  lines.some(
    ({ qty, oldQty, unitPrice, oldPrice }) =>
      !eq(orZero(qty), orZero(oldQty)) || !eq(orZero(unitPrice), orZero(oldPrice)),
  );

/** Percent and base currency by which a total may rise before the whole way of approval is gone again (`reapprovePct`, `reapproveAbs`). */
const RISE = { percent: 5, amount: 5000 } as const;

/** Whether a change is approved like a new order: it rises by more than five percent, or by more than 5,000. */
export function risesMuch(before: MaybeDecimal, after: MaybeDecimal): boolean {
  const [old, now] = [Number(orZero(before)), Number(orZero(after))];
  const rise = now - old;
  return (
    rise > RISE.amount ||
    (rise > 0 && old > 0 && rise / old > RISE.percent / 100) ||
    (old === 0 && gt(orZero(after), '0'))
  );
}
