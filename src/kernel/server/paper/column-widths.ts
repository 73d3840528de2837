type Wanted = {
  /** Points of the longest content in one line. */
  readonly natural: number;
  /** Points of the widest word. */
  readonly least: number;
  /** Part of the width that was asked for, beside the shares of the others. */
  readonly share?: number;
};

/** No column asks for more than this part of the page to keep a word whole. */
const MOST_FOR_A_WORD = 0.4;

/**
 * Widths that fill so many points. Shares, where all columns name one, decide; else contents do: what all need in one line where there
 * is room, otherwise their widest words and the rest in proportion to what they still lack; too narrow for that, words are broken.
 */
export function columnWidths(columns: readonly Wanted[], width: number): number[] {
  const shares = columns.map(({ share }) => share ?? 0);
  if (shares.every((share) => share > 0)) return scaled(shares, width);
  const natural = columns.map((column) => column.natural);
  const whole = sum(natural);
  if (whole <= width) return natural.map((one) => one + ((width - whole) * (one || 1)) / (whole || columns.length));
  const least = columns.map((column) => Math.min(column.least, column.natural, width * MOST_FOR_A_WORD));
  const needed = sum(least);
  if (needed >= width) return scaled(least, width);
  const lacking = natural.map((one, i) => one - least[i]!);
  const lacks = sum(lacking);
  return least.map((one, i) => one + ((width - needed) * lacking[i]!) / lacks);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function scaled(values: readonly number[], width: number): number[] {
  const total = sum(values);
  return values.map((value) => (value * width) / total);
}
