import type { ChartModel, ChartOption } from './chart-model.ts';
import { drawn, type Figure, type Figures, withUnit, writeFigure } from './figure.ts';
import { roundScale } from './scale.ts';

export type Series = {
  readonly name: string;
  /** One figure a category. */
  readonly values: readonly Figure[];
  readonly kind?: 'bar' | 'line';
  /** Bars of one stack stand on each other. */
  readonly stack?: string;
  readonly axis?: 'left' | 'right';
  readonly unit?: string;
  readonly digits?: number;
  /** Fills the space under a line. */
  readonly area?: boolean;
};

type Cartesian = {
  /** Head of the category column in the table: 月份, 职务, 船舶. */
  readonly categoryName: string;
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly horizontal?: boolean;
  /** Slider under the chart, opening at the first 30 % (spec.md section 9). */
  readonly zoom?: boolean;
  /** Bars are 20 wide; the ranks on the home page 16. */
  readonly barWidth?: 16 | 20;
};

const STEPS = 3;
/** Above this many points a line stands without dots. */
const FEW = 12;

/** Bars, lines or both over categories. Units stand in the legend or the panel's title, never as axis names. */
export function cartesianChart(wish: Cartesian): ChartModel {
  return { option: optionOf(wish), figures: figuresOf(wish) };
}

function figuresOf({ categoryName, categories, series }: Cartesian): Figures {
  return {
    columns: [categoryName, ...series.map(({ name, unit }) => withUnit(name, unit))],
    rows: categories.map((category, i) => [
      category,
      ...series.map(({ values, digits }) => writeFigure(values[i] ?? null, digits)),
    ]),
  };
}

/** Of more categories the first and the last stand so near the edge that half of a name would lie outside. */
const MANY = 24;
const WITHIN = { alignMinLabel: 'left', alignMaxLabel: 'right' } as const;

/** Names of more series than that may not fit beside each other on a phone: they stay in one line, beside the switch, and are leafed through. */
const FEW_SERIES = 3;
const ONE_LINE = { type: 'scroll', right: 56 } as const;

function optionOf(wish: Cartesian): ChartOption {
  const { categories, series, horizontal = false, zoom = false } = wish;
  const units = new Set(series.map(({ unit }) => unit));
  const withRight = series.some(({ axis }) => axis === 'right');
  const categoryAxis = {
    type: 'category' as const,
    data: [...categories],
    inverse: horizontal,
    axisLabel: { hideOverlap: true, ...(categories.length > MANY && !horizontal && WITHIN) },
  };
  const valueAxes = (withRight ? (['left', 'right'] as const) : (['left'] as const)).map((side) =>
    valueAxis(series, side, withRight),
  );
  const legend = series.length > 1;
  return {
    grid: { top: legend ? 34 : 12, bottom: zoom ? 26 : 4 },
    legend: { show: legend, ...(series.length > FEW_SERIES && ONE_LINE) },
    tooltip: { trigger: 'axis', axisPointer: { type: series.some(isBar) ? 'shadow' : 'line' } },
    ...(horizontal ? { xAxis: valueAxes, yAxis: categoryAxis } : { xAxis: categoryAxis, yAxis: valueAxes }),
    ...(zoom && { dataZoom: [zoomSlider(horizontal)] }),
    series: series.map((one, i) =>
      drawSeries(one, { ...wish, horizontal, last: isTop(series, i), unitInName: units.size > 1 }),
    ),
  };
}

const isBar = ({ kind }: Series) => kind !== 'line';

/** Only the outer end of a stack is rounded. */
function isTop(series: readonly Series[], at: number): boolean {
  const stack = series[at]?.stack;
  return !stack || !series.slice(at + 1).some((other) => other.stack === stack);
}

function zoomSlider(horizontal: boolean) {
  const place = horizontal ? { yAxisIndex: 0, width: 16, right: 0 } : { xAxisIndex: 0, height: 16, bottom: 0 };
  return { type: 'slider' as const, start: 0, end: 30, brushSelect: false, showDetail: false, ...place };
}

/** Highest value on a side, bars of a stack added up. */
function highest(series: readonly Series[]): number {
  const sums = new Map<string, number>();
  let most = 0;
  for (const { values, stack } of series) {
    values.forEach((value, i) => {
      const key = `${stack}:${i}`;
      const sum = (drawn(value) ?? 0) + (stack ? (sums.get(key) ?? 0) : 0);
      if (stack) sums.set(key, sum);
      most = Math.max(most, sum);
    });
  }
  return most;
}

/** Shares of a whole near their end: no axis goes on to 120 %. */
const isShare = (series: readonly Series[], top: number): boolean =>
  top > 80 && top <= 100 && series.every(({ unit }) => unit === '%');

/** With two axes both get the same number of steps, so that one set of lines serves both. */
function valueAxis(series: readonly Series[], side: 'left' | 'right', paired: boolean) {
  const mine = series.filter(({ axis = 'left' }) => axis === side);
  const below = mine.some(({ values }) => values.some((value) => (drawn(value) ?? 0) < 0));
  // Counts are never marked at a fraction.
  const whole = mine.every(({ values }) => values.every((value) => Number.isInteger(drawn(value) ?? 0)));
  const top = whole ? Math.max(highest(mine), STEPS) : highest(mine);
  const scale =
    paired && !below
      ? { min: 0, ...roundScale(top, STEPS) }
      : { splitNumber: 4, ...(whole && { minInterval: 1 }), ...(isShare(mine, top) && !below && { max: 100 }) };
  return {
    type: 'value' as const,
    position: paired ? side : undefined,
    axisLabel: { formatter: (value: number) => writeFigure(value) },
    splitLine: { show: side === 'left' },
    ...scale,
  };
}

type Manner = {
  horizontal: boolean;
  last: boolean;
  unitInName: boolean;
  barWidth?: 16 | 20;
  series: readonly Series[];
};

function drawSeries(one: Series, { horizontal, last, unitInName, barWidth = 20, series }: Manner) {
  const axisIndex = one.axis === 'right' ? 1 : 0;
  const shared = {
    name: unitInName ? withUnit(one.name, one.unit) : one.name,
    data: one.values.map(drawn),
    stack: one.stack,
    ...(horizontal ? { xAxisIndex: axisIndex } : { yAxisIndex: axisIndex }),
    tooltip: { valueFormatter: (value: unknown) => tooltipValue(value, one) },
  };
  if (one.kind === 'line') {
    const nth = series.filter(({ kind }) => kind === 'line').indexOf(one);
    const dash = nth % 2 === 1 ? { lineStyle: { type: 'dashed' as const } } : {};
    return {
      type: 'line' as const,
      ...shared,
      showSymbol: one.values.length <= FEW,
      ...dash,
      ...(one.area && { areaStyle: { opacity: 0.16 } }),
    };
  }
  const round = horizontal ? [0, 2, 2, 0] : [2, 2, 0, 0];
  return { type: 'bar' as const, ...shared, barMaxWidth: barWidth, itemStyle: { borderRadius: last ? round : 0 } };
}

function tooltipValue(value: unknown, { unit, digits }: Series): string {
  const figure = writeFigure(typeof value === 'number' ? value : null, digits);
  return unit ? `${figure} ${unit}` : figure;
}
