import type { FieldError } from '../../../kernel/errors.ts';
import { gt, isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';

type Line = { readonly openQty?: MaybeDecimal; readonly qty?: MaybeDecimal };

/** No more comes back than was issued, and something of all comes back. */
export function checkReturn({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  const all = lines ?? [];
  if (all.length > 0 && !all.some(({ qty }) => isPositive(qty)))
    return [{ field: 'lines.0.qty', message: { zh: '至少一行有退回数', en: 'Something comes back' } }];
  return all.flatMap(({ openQty, qty }, i): FieldError[] =>
    openQty && gt(qty, openQty)
      ? [{ field: `lines.${i}.qty`, message: { zh: `可退只有 ${openQty}`, en: `Only ${openQty} may come back` } }]
      : [],
  );
}
