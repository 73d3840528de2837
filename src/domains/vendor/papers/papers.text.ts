/** Words of the page of company papers. */
export const PAPERS_TEXT = {
  note: {
    zh: '提交的证照由采购审核后生效；必备证照过期后不能报价。',
    en: 'What you hand in is in force once the buyer has accepted it; without a mandatory paper you cannot quote.',
  },
  add: { zh: '提交新证照', en: 'Hand in a paper' },
  renew: { zh: '更新', en: 'Renew' },
  renewTitle: { zh: '更新证照', en: 'Renew a paper' },
  submit: { zh: '提交审核', en: 'Submit' },
  withdraw: { zh: '撤回', en: 'Take back' },
  withdrawEffect: {
    zh: '撤回后采购不再审核，可以重新提交。',
    en: 'The buyer does not look at it any more; you may submit anew.',
  },
  withdrawn: { zh: '已撤回', en: 'It was taken back' },
} as const;
