import type { Option } from '../../../kernel/resource/field.ts';

/** For how long one asks at a time. */
export const CYCLES = {
  MONTH: { zh: '月', en: 'Month' },
  QUARTER: { zh: '季', en: 'Quarter' },
  HALF: { zh: '半年', en: 'Half year' },
  YEAR: { zh: '年', en: 'Year' },
} as const satisfies Record<string, Option>;

export type Cycle = keyof typeof CYCLES;

/** With what lines the draft of a season begins. */
export const DRAFT_MODES = {
  EMPTY: { zh: '空白', en: 'Empty' },
  LAST: { zh: '上次申请', en: 'As last time' },
  MINMAX: { zh: '按定额补足', en: 'Up to the limits' },
} as const satisfies Record<string, Option>;

/** Whether a ship has asked for what she needs of a season, today. */
export const FILINGS = {
  PLANNED: { zh: '未生成', en: 'Not drafted', tone: 'grey' },
  EARLY: { zh: '未开放', en: 'Not open yet', tone: 'slate' },
  OPEN: { zh: '待申报', en: 'To be filed', tone: 'amber' },
  FILED: { zh: '已申报', en: 'Filed', tone: 'green' },
  MISSED: { zh: '逾期未报', en: 'Missed', tone: 'red' },
} as const satisfies Record<string, Option>;

export const SEASON_TEXT = {
  season: { zh: '季度申请配置', en: 'Season' },
  closes: { zh: '季度申请截止', en: 'Season of applications closes' },
  filing: { zh: '申报情况', en: 'Filing' },
  filed: { zh: '已报申请', en: 'Filed' },
  drafts: { zh: '草稿', en: 'Drafts' },
  toGenerate: { zh: '待生成', en: 'To be generated' },
  open: { zh: '待申报', en: 'To be filed' },
  missed: { zh: '逾期未报', en: 'Missed' },
} as const;
