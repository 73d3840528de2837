/** Words of the demand pool. */
export const DEMAND_TEXT = {
  open: { zh: '待分配', en: 'Open' },
  mine: { zh: '我负责', en: 'Mine' },
  together: { zh: '可合并', en: 'Mergeable' },
  urgent: { zh: '紧急', en: 'Urgent' },
  same: { zh: '查看可合并', en: 'Show what merges' },
} as const;
