/** Words of the pages about partners. */
export const PARTNER_TEXT = {
  title: { zh: '客商信息', en: 'Merchant information' },
  quotable: { zh: '可询价', en: 'May quote' },
  expiring: { zh: '证照将到期', en: 'Papers running out' },
  expired: { zh: '证照已过期', en: 'Expired papers' },
  trial: { zh: '试用', en: 'On trial' },
  blocked: { zh: '暂停与黑名单', en: 'Suspended, blacklisted' },
  banks: { zh: '银行账户', en: 'Bank accounts' },
  related: { zh: '关联客商', en: 'Related partners' },
  number: { zh: '客商编码', en: 'Number' },
  name: { zh: '名称', en: 'Name' },
  noRelated: { zh: '没有同一法定代表人的其他客商', en: 'No other partner has the same legal representative' },
  supplies: { zh: '供货类别', en: 'Supplies' },
  accounts: { zh: '可用账户', en: 'Accounts' },
  validTo: { zh: '资格有效至', en: 'Qualified until' },
} as const;
