/** Words of quotations. */
export const QUOTATION_TEXT = {
  submitted: { zh: '已提交', en: 'Submitted' },
  opened: { zh: '待定标', en: 'To be awarded' },
  won: { zh: '中标', en: 'Awarded' },
  seal: { zh: '密封保存', en: 'Seal' },
} as const;
