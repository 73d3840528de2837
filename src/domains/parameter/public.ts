import { computed } from '../../kernel/resource/field.ts';
import type { Text } from '../../kernel/text.ts';
import type { Decimal } from '../../kernel/value/decimal.ts';

export { PORTS } from './ports/published-ports.rules.ts';

/** The currency in which the company's books are kept: all others are counted in it. */
export const BASE_CURRENCY = 'CNY';

type Options = { help?: Text; private?: string; from?: (row: never) => Decimal | null };

/** A figure that the server reckons in the base currency, to the cent. */
export const inBase = (label: Text, options?: Options) => computed({ scale: 2, unit: BASE_CURRENCY }, label, options);
