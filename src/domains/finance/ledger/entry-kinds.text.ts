/** What an entry of the budget ledger says; the first two plan, the others use what is planned. */
export const ENTRY_KINDS = {
  BUDGET: { zh: '预算', en: 'Budget', tone: 'blue' },
  ADJUST: { zh: '调整', en: 'Adjustment', tone: 'blue' },
  PRECOMMIT: { zh: '预占', en: 'Pre-commitment', tone: 'slate' },
  COMMIT: { zh: '占用', en: 'Commitment', tone: 'amber' },
  ESTIMATE: { zh: '暂估', en: 'Estimate', tone: 'amber' },
  ACTUAL: { zh: '实际', en: 'Actual', tone: 'green' },
} as const;
export type EntryKind = keyof typeof ENTRY_KINDS;
