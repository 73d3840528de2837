import type { ChartModel } from './chart-model.ts';
import { drawn, type Figure, withUnit, writeFigure } from './figure.ts';

type Slice = { readonly name: string; readonly value: Figure };

type Wish = {
  /** Head of the name column in the table. */
  readonly categoryName: string;
  /** Head of the figure column: 人数, 缺陷数. */
  readonly valueName: string;
  readonly slices: readonly Slice[];
  readonly unit?: string;
  readonly digits?: number;
  readonly percentName: string;
};

/** Slices of less than five degrees are drawn at five, so that they can be seen and hit (spec.md section 9). */
const LEAST_ANGLE = 5;

/** Shares of a whole, with names at the slices. The tooltip tells name, figure and percentage. */
export function pieChart(wish: Wish): ChartModel {
  const { slices } = wish;
  return {
    option: {
      tooltip: { trigger: 'item', formatter: (hit) => tooltip(hit, wish) },
      legend: { show: false },
      series: [
        {
          type: 'pie',
          radius: '64%',
          minAngle: LEAST_ANGLE,
          label: {
            show: true,
            formatter: ({ name, percent = 0 }) => `${name}\n${percent.toFixed(1)}%`,
            lineHeight: 16,
          },
          labelLine: { length: 8, length2: 8 },
          data: slices.map(({ name, value }) => ({ name, value: drawn(value) ?? 0 })),
        },
      ],
    },
    figures: figuresOf(wish),
  };
}

/** A ring with the total in its hole. Its names and figures stand beside it in a `ChartList`. */
export function doughnutChart({
  total,
  caption,
  ...wish
}: Wish & { readonly total: Figure; readonly caption: string }): ChartModel {
  return {
    option: {
      tooltip: { trigger: 'item', formatter: (hit) => tooltip(hit, wish) },
      legend: { show: false },
      title: {
        text: writeFigure(total, wish.digits),
        subtext: caption,
        left: 'center',
        top: 'middle',
      },
      series: [
        {
          type: 'pie',
          radius: ['62%', '88%'],
          minAngle: LEAST_ANGLE,
          label: { show: false },
          data: wish.slices.map(({ name, value }) => ({ name, value: drawn(value) ?? 0 })),
        },
      ],
    },
    figures: figuresOf(wish),
  };
}

function tooltip(hit: unknown, { unit, digits }: Wish): string {
  if (!isSlice(hit)) return '';
  const figure = writeFigure(hit.value, digits);
  return `${escapeHtml(hit.name)}<br/>${unit ? `${figure} ${unit}` : figure} · ${hit.percent.toFixed(1)}%`;
}

function isSlice(hit: unknown): hit is { name: string; value: number; percent: number } {
  return typeof hit === 'object' && hit !== null && 'percent' in hit && 'name' in hit && typeof hit.name === 'string';
}

/** ECharts writes tooltips as HTML, and names come from people. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function figuresOf({ categoryName, valueName, percentName, slices, unit, digits }: Wish) {
  const sum = slices.reduce((all, { value }) => all + (drawn(value) ?? 0), 0);
  return {
    columns: [categoryName, withUnit(valueName, unit), percentName],
    rows: slices.map(({ name, value }) => [
      name,
      writeFigure(value, digits),
      sum > 0 ? `${writeFigure(((drawn(value) ?? 0) * 100) / sum, 1)}%` : '—',
    ]),
  };
}
