import { gte, parseDecimal, round } from '../../../kernel/value/decimal.ts';

/** A typed or pasted figure at its places, rounded half up; `undefined` when it is no figure of a stock or consumption. */
export function readFigure(text: string, places: number): string | null | undefined {
  const plain = text
    .trim()
    .replace(/(t|l|h|mt|吨|升)$/i, '')
    .trimEnd();
  if (plain === '') return null;
  const value = parseDecimal(plain);
  return value !== null && gte(value, '0') ? round(value, places) : undefined;
}
