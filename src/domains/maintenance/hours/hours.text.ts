import type { Option } from '../../../kernel/resource/field.ts';

/** What a counter counts. */
export const COUNTS = {
  H: { zh: '小时', en: 'h' },
  CYCLE: { zh: '次', en: 'cycles' },
} as const satisfies Record<string, Option>;

export const READING_SOURCES = {
  MANUAL: { zh: '录入', en: 'Entered' },
  NOON_REPORT: { zh: '航行报告', en: 'Voyage report' },
  WORK_ORDER: { zh: '工单', en: 'Work order' },
  IMPORT: { zh: '导入', en: 'Imported' },
} as const satisfies Record<string, Option>;
