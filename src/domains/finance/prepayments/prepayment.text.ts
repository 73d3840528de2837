export const PREPAYMENT_TEXT = {
  toOffset: { zh: '待冲抵', en: 'To be offset' },
  used: { zh: '已结清', en: 'Settled' },
} as const;
