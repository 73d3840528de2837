import { numberText } from '../../../kernel/resource/number-text.ts';
import type { MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { orderCheck } from './order-check.resource.ts';

type Limits = { readonly least?: MaybeDecimal; readonly most?: MaybeDecimal; readonly unitName?: string | null };

/** Between what a measured value lies, as it stands on paper: `6.000 – 10.000 bar`, `≥ 6.000 bar`; nothing where there is no limit. */
export function limitWords({ least, most, unitName }: Limits): string {
  const { least: low, most: high } = orderCheck.fields;
  const from = least ? numberText(low, least) : '';
  const to = most ? numberText(high, most) : '';
  const between = from && to ? `${from} – ${to}` : from ? `≥ ${from}` : to ? `≤ ${to}` : '';
  return [between, unitName ?? ''].filter(Boolean).join(' ');
}
