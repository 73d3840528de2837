export const SCOPES = {
  MONTH: { zh: '当月', en: 'Month' },
  QUARTER: { zh: '当季', en: 'Quarter' },
  YTD: { zh: '年初至当月', en: 'Year to date' },
  YEAR: { zh: '全年', en: 'Whole year' },
} as const;
export type Scope = keyof typeof SCOPES;

export const ACTIONS = {
  NONE: { zh: '不控', en: 'None', tone: 'grey' },
  WARN: { zh: '预警', en: 'Warn', tone: 'amber' },
  BLOCK: { zh: '刚性', en: 'Block', tone: 'red' },
} as const;
export type Action = keyof typeof ACTIONS;

/** What a request meets. */
export const RESULTS = {
  PASS: { zh: '在预算内', en: 'Within the budget', tone: 'green' },
  WARN: { zh: '超过预警线', en: 'Above the warning', tone: 'amber' },
  BLOCK: { zh: '超出预算', en: 'Over the budget', tone: 'red' },
} as const;
export type Result = keyof typeof RESULTS;
