import type { Text } from '../../../../kernel/text.ts';
import type { MaybeDecimal } from '../../../../kernel/value/decimal.ts';

export type Say = (text: Text, values?: Record<string, string>) => string;

/** A figure as a cell that Excel goes on calculating with. */
export const figure = (value: MaybeDecimal): number | null => (value ? Number(value) : null);

const FORMATS = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'] as const;

export const column = (
  head: string,
  width: number,
  places?: 0 | 1 | 2 | 3 | 4,
  more: { total?: boolean; group?: string } = {},
) => ({
  head,
  width,
  ...(places !== undefined && { format: FORMATS[places] }),
  ...more,
});
