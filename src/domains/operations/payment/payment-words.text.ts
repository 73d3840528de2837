/** How money comes in. */
export const PROVIDERS = {
  manual: { zh: '银行转账', en: 'Bank transfer' },
  alipay: { zh: '支付宝', en: 'Alipay' },
} as const;
export type ProviderName = keyof typeof PROVIDERS;

/** What became of a message of a provider. */
export const OUTCOMES = {
  ACCEPTED: { zh: '已入账', en: 'Entered', tone: 'green' },
  REPEATED: { zh: '重复通知', en: 'Repeated', tone: 'grey' },
  IGNORED: { zh: '无需处理', en: 'Nothing to do', tone: 'grey' },
  BAD_SIGNATURE: { zh: '签名无效', en: 'Bad signature', tone: 'red' },
  WRONG_APP: { zh: '应用不符', en: 'Another application', tone: 'red' },
  UNKNOWN_ORDER: { zh: '订单不存在', en: 'Unknown order', tone: 'red' },
  WRONG_AMOUNT: { zh: '金额不符', en: 'Another amount', tone: 'red' },
  CLOSED_ORDER: { zh: '订单已关闭，款项须退回', en: 'Order closed: to be refunded', tone: 'amber' },
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** States of a trade at Alipay (opendocs.alipay.com/open/194/103296). */
export const TRADE_STATES = {
  WAIT_BUYER_PAY: { zh: '等待付款', en: 'Waits for the payer' },
  TRADE_SUCCESS: { zh: '支付成功', en: 'Paid' },
  TRADE_FINISHED: { zh: '交易完成', en: 'Finished' },
  TRADE_CLOSED: { zh: '交易关闭', en: 'Closed' },
} as const;
