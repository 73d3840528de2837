import type { Text } from '../../text.ts';

export const TIMELINE = {
  now: { zh: '现在', en: 'Now' },
  lifted: { zh: '已拿起：{what}', en: 'Picked up: {what}' },
  at: { zh: '{row}，{time}', en: '{row}, {time}' },
  noClash: { zh: '没有冲突', en: 'No clashes' },
  judging: { zh: '落下前的冲突', en: 'Clashes before it drops' },
  keys: {
    zh: '空格拿起，方向键移动（Shift 一天），空格落下，Esc 放弃',
    en: 'Space picks up, arrows move (Shift: a day), Space drops, Esc leaves it',
  },
} as const satisfies Record<string, Text>;
