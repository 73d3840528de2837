import type { ChartModel } from './chart-model.ts';
import { drawn, type Figure, withUnit, writeFigure } from './figure.ts';

type Wish = {
  /** Heads of the two columns of the table. */
  readonly categoryName: string;
  readonly name: string;
  readonly parts: readonly { readonly name: string; readonly value: Figure }[];
  readonly unit?: string;
  readonly digits?: number;
  /** Degrees that the smallest slice takes at least, so that it can be met. */
  readonly minAngle?: number;
  /** The tooltip tells the share of each beside its figure. */
  readonly share?: true;
};

/** Parts of a whole. What is nothing or less is no part: it stands in the table alone. */
export function pieChart({ categoryName, name, parts, unit, digits, minAngle, share }: Wish): ChartModel {
  const data = parts.flatMap((part) => {
    const value = drawn(part.value);
    return value !== null && value > 0 ? [{ name: part.name, value }] : [];
  });
  return {
    option: {
      legend: { type: 'scroll', bottom: 0, left: 'center' },
      tooltip: { trigger: 'item' },
      series: [
        {
          type: 'pie',
          name: withUnit(name, unit),
          // Above the legend, with room for the shares on either side in a narrow box too.
          radius: ['36%', '64%'],
          center: ['50%', '46%'],
          data,
          ...(minAngle !== undefined && { minAngle }),
          label: { formatter: '{d}%', overflow: 'none' },
          labelLine: { length: 8, length2: 6 },
          tooltip: {
            ...(share && { formatter: '{b}<br/>{c} · {d}%' }),
            valueFormatter: (value: unknown) => {
              const figure = writeFigure(typeof value === 'number' ? value : null, digits);
              return unit ? `${figure} ${unit}` : figure;
            },
          },
        },
      ],
    },
    figures: {
      columns: [categoryName, withUnit(name, unit)],
      rows: parts.map((part) => [part.name, writeFigure(part.value, digits)]),
    },
  };
}
