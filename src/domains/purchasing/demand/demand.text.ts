/** Words of the demand pool. */
export const DEMAND_TEXT = {
  open: { zh: '待分配', en: 'Open' },
  mine: { zh: '我负责', en: 'Mine' },
  together: { zh: '可合并', en: 'Mergeable' },
  urgent: { zh: '紧急', en: 'Urgent' },
  taken: { zh: '已全部安排或已退回', en: 'all of it has been taken, or it was returned' },
  oneType: { zh: '一张询价单只含同一类别的需求', en: 'the needs of one inquiry are of one type' },
  oneShip: { zh: '一张订单只含同一船舶、同一类别的需求', en: 'the needs of one order are of one ship and one type' },
  same: { zh: '查看可合并', en: 'Show what merges' },
} as const;
