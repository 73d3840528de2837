import type { Text } from '../../../kernel/text.ts';

export const RESPONSIBILITY_TEXT = {
  standing: { zh: '状态', en: 'Status' },
  holds: { zh: '分管中', en: 'Holds' },
  coming: { zh: '未开始', en: 'Coming' },
  over: { zh: '已结束', en: 'Ended' },
  begun: { zh: '已开始', en: 'Begun' },
  end: { zh: '今日结束', en: 'End today' },
  endEffect: {
    zh: '明天起不再看到该船数据，审批和提醒不再发给此人',
    en: 'From tomorrow the ship’s data, approvals and reminders no longer reach this person',
  },
  ended: { zh: '分管到今日结束', en: 'It ends today' },
} satisfies Record<string, Text>;
