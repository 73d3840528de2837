/** A value to draw: decimals come as text from the wire and are turned into numbers only where they are drawn. */
export type Figure = number | string | null;

/** What a chart shows, as a table: the switch beside each chart, and what leaves for Excel. */
export type Figures = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Thousands by comma, decimal point; unknown is a dash and never zero. Without `digits` up to two decimals stand as they are. */
export function writeFigure(figure: Figure, digits?: number): string {
  if (figure === null || figure === '') return '—';
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 2,
  });
  // Intl reads decimal text exactly, without a detour over binary floats.
  return format.format(typeof figure === 'string' ? (figure as `${number}`) : figure);
}

/** The number to draw; null leaves a gap. */
export function drawn(figure: Figure): number | null {
  return figure === null || figure === '' ? null : Number(figure);
}

/** A column head or legend word with its unit. */
export function withUnit(name: string, unit?: string): string {
  return unit ? `${name} (${unit})` : name;
}
