import type { Text } from '../../../kernel/text.ts';

export const SHIP_COUNT_TEXT = {
  number: { zh: '船舶数量', en: 'Ships' },
  own: { zh: '自有船舶', en: 'Own' },
  rent: { zh: '租入船舶', en: 'Chartered' },
  total: { zh: '合计', en: 'Total' },
  trend: { zh: '船舶变化趋势', en: 'Ship trend' },
  year: { zh: '年份', en: 'Year' },
  count: { zh: '船舶数', en: 'Ships' },
  dwt: { zh: '载重吨', en: 'DWT' },
  gt: { zh: '总吨', en: 'GT' },
  tenThousand: { zh: '万吨', en: '10,000' },
  failed: { zh: '没有加载成功', en: 'Could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
} as const satisfies Record<string, Text>;
