import type { Option } from '../../../kernel/resource/field.ts';

/** How a need is met. */
export const ROUTES = {
  NONE: { zh: '未定', en: 'Not decided', tone: 'grey' },
  RFQ: { zh: '询价', en: 'Inquiry' },
  DIRECT: { zh: '直接采购', en: 'Direct purchase' },
  LAND_STOCK: { zh: '岸基库存', en: 'Stock ashore' },
} as const satisfies Record<string, Option>;

export const PRIORITIES = {
  NORMAL: { zh: '常规', en: 'Normal' },
  URGENT: { zh: '紧急', en: 'Urgent', tone: 'amber' },
  EMERGENCY: { zh: '应急', en: 'Emergency', tone: 'red' },
} as const satisfies Record<string, Option>;

export type Priority = keyof typeof PRIORITIES;
