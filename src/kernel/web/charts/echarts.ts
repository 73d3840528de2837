import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { DataZoomSliderComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type ECharts, init, registerTheme, use } from 'echarts/core';
import { LegacyGridContainLabel } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import type { Look } from '../theme/tokens.ts';
import { chartTheme, THEME_NAME } from './chart-theme.ts';

use([
  BarChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  DataZoomSliderComponent,
  LegacyGridContainLabel,
  CanvasRenderer,
]);

for (const look of ['light', 'dark', 'screen'] as const) registerTheme(THEME_NAME[look], chartTheme(look));

/** A chart in the element, in the theme of the look. */
export function startChart(element: HTMLElement, look: Look): ECharts {
  return init(element, THEME_NAME[look], { renderer: 'canvas' });
}
