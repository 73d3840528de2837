import { CHART_INK, CHART_PALETTE, FONT, type Look } from '../theme/tokens.ts';

/** Names under which echarts.ts registers the themes. */
export const THEME_NAME = { light: 'fw', dark: 'fw-dark', screen: 'fw-screen' } as const satisfies Record<Look, string>;

/** The ECharts theme of a look (ui.md section 7): 12 px text, 14 on walls. */
export function chartTheme(look: Look) {
  const ink = CHART_INK[look];
  const size = look === 'screen' ? 14 : 12;
  const words = { color: ink.text, fontSize: size, fontFamily: FONT };
  return {
    color: CHART_PALETTE[look],
    backgroundColor: 'transparent',
    textStyle: words,
    grid: { left: 8, right: 12, top: 34, bottom: 4, containLabel: true },
    legend: {
      top: 0,
      left: 0,
      itemWidth: 10,
      itemHeight: 10,
      icon: 'roundRect',
      itemGap: 16,
      textStyle: words,
      inactiveColor: ink.axis,
    },
    tooltip: {
      backgroundColor: ink.ground,
      borderColor: ink.axis,
      borderWidth: 1,
      padding: [6, 10],
      textStyle: { ...words, color: ink.strong },
      confine: true,
      transitionDuration: 0,
      axisPointer: { lineStyle: { color: ink.axis }, shadowStyle: { color: ink.split, opacity: 0.5 } },
    },
    categoryAxis: {
      axisTick: { show: false },
      axisLine: { lineStyle: { color: ink.axis } },
      axisLabel: words,
      splitLine: { show: false },
    },
    valueAxis: {
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: words,
      splitLine: { lineStyle: { color: ink.split } },
    },
    bar: { itemStyle: { borderRadius: [2, 2, 0, 0] }, barMaxWidth: 20 },
    line: { symbol: 'circle', symbolSize: 6, lineStyle: { width: 2 }, smooth: false },
    dataZoom: {
      borderColor: ink.axis,
      backgroundColor: 'transparent',
      fillerColor: ink.split,
      dataBackground: { lineStyle: { color: ink.axis }, areaStyle: { color: ink.split } },
      selectedDataBackground: { lineStyle: { color: ink.axis }, areaStyle: { color: ink.axis } },
      handleStyle: { color: ink.ground, borderColor: ink.text },
      moveHandleStyle: { color: ink.axis },
      textStyle: words,
    },
  };
}
