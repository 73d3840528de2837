import type { Text } from '../../../kernel/text.ts';

export const BUDGET_TEXT = {
  title: { zh: '预算影响', en: 'Effect on the budget' },
  subject: { zh: '控制科目', en: 'Checked at' },
  months: { zh: '检查月份', en: 'Months' },
  budget: { zh: '预算', en: 'Budget' },
  available: { zh: '可用', en: 'Available' },
  request: { zh: '本单', en: 'This document' },
  percent: { zh: '使用率', en: 'Used' },
  result: { zh: '结果', en: 'Result' },
  pass: { zh: '在预算内', en: 'Within the budget' },
  warn: { zh: '超过预警线', en: 'Above the warning' },
  block: { zh: '超出预算', en: 'Over the budget' },
  excepted: { zh: '已批准超预算', en: 'Exception approved' },
  none: { zh: '没有预算科目受此单据影响', en: 'No budget is touched by this document' },
} satisfies Record<string, Text>;
