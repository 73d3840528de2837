import type { Option } from '../../../kernel/resource/field.ts';

/** What a row of the figures by model stands for. */
export const MODEL_KINDS = {
  SERVICE: { zh: '在用月份', en: 'Month in service' },
  FAULT: { zh: '故障', en: 'Failure', tone: 'red' },
  HOURS: { zh: '运行小时', en: 'Running hours' },
  COST: { zh: '工单费用', en: 'Cost of an order' },
} as const satisfies Record<string, Option>;

/** So many months are looked at, this one the last. */
export const MODEL_MONTHS = 36;

export const FAILURES_TEXT = {
  title: { zh: '故障统计（按型号）', en: 'Failures by model' },
} as const;
