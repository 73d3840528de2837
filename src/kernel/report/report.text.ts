import type { Text } from '../text.ts';
import type { Grain } from './dimension.ts';
import type { Span } from './report.ts';

export const GRAIN_WORDS = {
  day: { zh: '日', en: 'day' },
  month: { zh: '月', en: 'month' },
  quarter: { zh: '季度', en: 'quarter' },
  year: { zh: '年', en: 'year' },
} as const satisfies Record<Grain, Text>;

/** Spans as they stand above the figures of each. */
export const SPAN_WORDS = {
  month: { zh: '当月', en: 'Month' },
  toDate: { zh: '年初至当月', en: 'Year to date' },
  year: { zh: '全年', en: 'Year' },
} as const satisfies Record<Span, Text>;

export const REPORT = {
  byGrain: { zh: '{name}（按{by}）', en: '{name} ({by})' },
  byLevel: { zh: '{name}（逐级）', en: '{name} (by level)' },
  asOfMonth: { zh: '统计月份：{at}', en: 'As of: {at}' },
  asOf: { zh: '统计月份', en: 'As of' },
  unfold: { zh: '展开', en: 'Open' },
  fold: { zh: '收起', en: 'Close' },
  summary: { zh: '汇总', en: 'Summary' },
  rows: { zh: '明细', en: 'Rows' },
  parts: { zh: '汇总与明细', en: 'Summary and rows' },
  groupBy: { zh: '分组', en: 'Group by' },
  across: { zh: '横向', en: 'Across' },
  figures: { zh: '指标', en: 'Figures' },
  noGroups: { zh: '不分组', en: 'No groups' },
  none: { zh: '无', en: 'None' },
  chart: { zh: '图表', en: 'Chart' },
  chartAs: { zh: '图形', en: 'Drawn as' },
  bar: { zh: '柱形', en: 'Bars' },
  line: { zh: '折线', en: 'Lines' },
  pie: { zh: '饼图', en: 'Pie' },
  noChart: { zh: '无图', en: 'No chart' },
  drawn: { zh: '绘图指标', en: 'Figure drawn' },
  subtotal: { zh: '{name} 小计', en: '{name}, subtotal' },
  total: { zh: '合计', en: 'Total' },
  unknown: { zh: '未填写', en: 'Empty' },
  rank: { zh: '按{name}从大到小', en: 'Largest {name} first' },
  unrank: { zh: '恢复原顺序', en: 'Usual order' },
  open: { zh: '查看所计明细', en: 'Show the rows counted' },
  counted: { zh: '共计 {n} 条明细', en: '{n} rows in all' },
  export: { zh: '导出', en: 'Export' },
  print: { zh: '打印', en: 'Print' },
  empty: { zh: '没有符合条件的数据', en: 'Nothing matches the filters' },
  failed: { zh: '报表没有加载成功', en: 'The report could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  viewHolds: {
    zh: '含筛选、分组、指标和图形；同名则替换',
    en: 'Filters, groups, figures and chart; the same name replaces',
  },
  settings: { zh: '分组与指标', en: 'Groups and figures' },
  standard: { zh: '默认', en: 'Default' },
  reset: { zh: '恢复默认', en: 'As declared' },
  filtered: { zh: '筛选', en: 'Filtered' },
  everything: { zh: '全部数据', en: 'Everything' },
  notThese: { zh: '不是 {what}', en: 'not {what}' },
  made: { zh: '制表 {at}', en: 'Made {at}' },
} as const satisfies Record<string, Text>;
