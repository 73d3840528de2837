import type { Text } from '../../../kernel/text.ts';

export const VOYAGE_TIME_TEXT = {
  title: { zh: '航次时间', en: 'Voyage time' },
  place: { zh: '航段或港口', en: 'Passage or port' },
  from: { zh: '自', en: 'From' },
  until: { zh: '至', en: 'To' },
  total: { zh: '合计', en: 'Total' },
  all: { zh: '全航次', en: 'Whole voyage' },
  leg: { zh: '{from} → {to}', en: '{from} → {to}' },
  unknown: { zh: '未知', en: 'unknown' },
  timeClass: { zh: '时间分类', en: 'Class' },
  timeline: { zh: '时间轴', en: 'Timeline' },
  hours: { zh: '时:分', en: 'h:min' },
  waiting: { zh: '含未确认的动态报 {count} 份', en: 'Counts {count} report(s) that are not confirmed' },
  none: { zh: '还没有动态报', en: 'No report yet' },
  failed: { zh: '航次时间没有加载成功', en: 'The time of the voyage could not be loaded' },
} as const satisfies Record<string, Text>;
