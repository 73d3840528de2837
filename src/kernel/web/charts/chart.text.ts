import type { Text } from '../../text.ts';

export const CHART_TEXT = {
  table: { zh: '表格', en: 'Table' },
  chart: { zh: '图表', en: 'Chart' },
  none: { zh: '没有数据', en: 'No data' },
} as const satisfies Record<string, Text>;
