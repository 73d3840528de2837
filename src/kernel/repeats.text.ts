import type { Text } from './text.ts';

/** So many months back the like of what is typed is looked for. */
export const REPEAT_MONTHS = 36;

/** Whether the cure of what happened before held. */
export const CURES = ['OPEN', 'HELD', 'FAILED'] as const;
export type Cure = (typeof CURES)[number];

export const CURE_TEXT = {
  OPEN: { zh: '未关闭', en: 'Not closed' },
  HELD: { zh: '措施有效', en: 'The cure held' },
  FAILED: { zh: '再次发生', en: 'It came back' },
} as const satisfies Record<Cure, Text>;

export const REPEATS_TEXT = {
  failed: { zh: '查找失败', en: 'It could not be looked up' },
  retry: { zh: '重试', en: 'Retry' },
} as const satisfies Record<string, Text>;
