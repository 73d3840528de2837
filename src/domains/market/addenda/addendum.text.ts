import type { Text } from '../../../kernel/text.ts';

/** The terms that an addendum may change, as the contract calls them. */
export const TERM_TEXT = {
  freightRate: { zh: '费率', en: 'Rate' },
  wsPoints: { zh: 'WS 点数', en: 'Worldscale points' },
  minQty: { zh: '最低计费量', en: 'Minimum' },
  periodDays: { zh: '租期天数', en: 'Days' },
  laytimeHours: { zh: '允许小时', en: 'Hours allowed' },
  demurrageRate: { zh: '滞期费率（每天）', en: 'Demurrage a day' },
  despatchRate: { zh: '速遣费率（每天）', en: 'Despatch a day' },
  claimDays: { zh: '索赔期（天）', en: 'Claim period (days)' },
  clauses: { zh: '附加条款', en: 'Additional clauses' },
} as const satisfies Record<string, Text>;

export type Term = keyof typeof TERM_TEXT;

export const ADDENDUM_TEXT = {
  addendum: { zh: '补充协议', en: 'Addendum' },
  terms: { zh: '新约定', en: 'New terms' },
  changes: { zh: '变更对照', en: 'What changes' },
  nothing: { zh: '与合同没有差别，无需补充协议', en: 'Nothing differs from the contract' },
  why: { zh: '须填写变更原因', en: 'Say why it changes' },
  ended: { zh: '合同已完成或取消，不能再变更', en: 'The contract is completed or cancelled: it does not change' },
  overCredit: {
    zh: '变更后超出客户信用额度；由财务总监调高额度，或待运费收到后再办',
    en: 'With these terms the customer is beyond its credit limit: the finance director raises it, or freight is awaited',
  },
  open: {
    zh: '已有补充协议 {no}，继续办理或先删除',
    en: '{no} amends it already: go on with that, or delete it first',
  },
} as const satisfies Record<string, Text>;
