export const PREPAYMENT_TEXT = {
  toOffset: { zh: '待冲抵', en: 'To be offset' },
  used: { zh: '已冲抵', en: 'Offset' },
} as const;
