export const ESTIMATE_TEXT = {
  drafts: { zh: '草稿', en: 'Drafts' },
  audit: { zh: '审批中', en: 'Under approval' },
  posted: { zh: '已入账', en: 'Posted' },
  reversed: { zh: '已冲回', en: 'Reversed' },
  make: { zh: '生成暂估', en: 'Estimate a month' },
  early: {
    zh: '下月 1 日起才能冲回',
    en: 'it is reversed from the first day of the next month on',
  },
} as const;
