import { cartesianChart, type Series } from './cartesian.ts';
import type { ChartModel } from './chart-model.ts';

type Plain = Omit<Series, 'kind' | 'stack'>;
type Wish = {
  readonly categoryName: string;
  readonly categories: readonly string[];
  readonly series: readonly Plain[];
  readonly horizontal?: boolean;
  readonly zoom?: boolean;
  readonly barWidth?: 16 | 20;
};

/** Bars beside each other, one group a category. */
export function barChart(wish: Wish): ChartModel {
  return cartesianChart({ ...wish, series: wish.series.map((series) => ({ ...series, kind: 'bar' })) });
}

/** Bars on each other: own and bareboat ships, foreign and domestic trade. */
export function stackedBarChart(wish: Wish): ChartModel {
  return cartesianChart({ ...wish, series: wish.series.map((series) => ({ ...series, kind: 'bar', stack: 'all' })) });
}

/** Lines over categories; the second one is dashed. */
export function lineChart(wish: Omit<Wish, 'horizontal' | 'barWidth'>): ChartModel {
  return cartesianChart({ ...wish, series: wish.series.map((series) => ({ ...series, kind: 'line' })) });
}
