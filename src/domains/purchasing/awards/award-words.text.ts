import type { Option } from '../../../kernel/resource/field.ts';

/** How the winners were chosen. */
export const SCENARIOS = {
  BEST_SPLIT: { zh: '最优分配', en: 'Best split' },
  LOWEST_LINE: { zh: '逐行最低', en: 'Lowest of each line' },
  SINGLE: { zh: '整单一家', en: 'One supplier' },
  MANUAL: { zh: '手工指定', en: 'By hand', tone: 'amber' },
} as const satisfies Record<string, Option>;

export type Scenario = keyof typeof SCENARIOS;
