/** Words of frame agreements. */
export const CONTRACT_TEXT = {
  title: { zh: '框架合同', en: 'Base contracts' },
  inForce: { zh: '执行中', en: 'In force' },
  ending: { zh: '即将到期', en: 'Ending soon' },
  nearCeiling: { zh: '额度将尽', en: 'Near the ceiling' },
  waiting: { zh: '审批中', en: 'Under approval' },
  ceiling: { zh: '总额', en: 'Ceiling' },
  used: { zh: '已用', en: 'Called off' },
  left: { zh: '剩余', en: 'Left' },
  usedPct: { zh: '已用比例', en: 'Used' },
  orders: { zh: '订单数', en: 'Orders' },
  nearMessage: { zh: '框架合同额度将尽', en: 'A base contract is nearly used up' },
  expire: { zh: '框架合同到期', en: 'Base contracts that ended' },
  expired: { zh: '到期', en: 'Ended' },
} as const;

/** How a contract stands today. */
export const STANDINGS = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
  AUDIT: { zh: '审批中', en: 'Under approval', tone: 'blue' },
  REFUSED: { zh: '已驳回', en: 'Rejected', tone: 'red' },
  COMING: { zh: '未开始', en: 'To begin', tone: 'blue' },
  RUNNING: { zh: '执行中', en: 'In force', tone: 'green' },
  ENDING: { zh: '即将到期', en: 'Ending soon', tone: 'amber' },
  NEAR: { zh: '额度将尽', en: 'Near the ceiling', tone: 'amber' },
  EXHAUSTED: { zh: '额度用尽', en: 'Used up', tone: 'red' },
  SUSPENDED: { zh: '已暂停', en: 'Suspended', tone: 'amber' },
  EXPIRED: { zh: '已到期', en: 'Ended', tone: 'slate' },
  TERMINATED: { zh: '已终止', en: 'Terminated', tone: 'slate' },
} as const;
