/** The alphabet of a unified social credit code (GB 32100): the letters without I, O, S, V and Z; Z never stands in one either. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The check character of the first seventeen; nothing where a sign is none of the alphabet. `91350100M000100Y4` has `3`. */
export function creditCheck(first: string): string | undefined {
  if (first.length !== 17) return undefined;
  let sum = 0;
  let weight = 1;
  for (const sign of first) {
    const value = ALPHABET.indexOf(sign);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET[(31 - (sum % 31)) % 31];
}

/** Whether a code is one by its form and its check character. */
export const isCreditCode = (code: string): boolean =>
  code.length === 18 && creditCheck(code.slice(0, 17)) === code[17];
