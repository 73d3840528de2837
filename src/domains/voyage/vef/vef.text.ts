import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { VefState } from './vef.rules.ts';

export const SERIES = {
  LOAD: { zh: '装货', en: 'Loading', tone: 'blue' },
  DISCHARGE: { zh: '卸货', en: 'Discharge', tone: 'teal' },
} as const satisfies Record<string, Option>;

export const UNITS = {
  T: { zh: '吨', en: 'Tonnes' },
  M3: { zh: '立方米', en: 'Cubic metres' },
} as const satisfies Record<string, Text>;

export const VEF_STATE_TEXT = {
  IN: { zh: '计入', en: 'In', tone: 'green' },
  NO_SHORE: { zh: '无岸方数据', en: 'No shore figure', tone: 'grey' },
  SHIP_TO_SHIP: { zh: '船对船作业', en: 'Ship to ship', tone: 'grey' },
  SHIP_ONLY: { zh: '仅有船方计量', en: 'Measured on ship only', tone: 'grey' },
  OLD_TABLES: { zh: '舱容表更换之前', en: 'Before the change of tables', tone: 'grey' },
  BY_HAND: { zh: '人工剔除', en: 'Taken out by hand', tone: 'amber' },
  GROSS_ERROR: { zh: '粗差', en: 'Gross error', tone: 'red' },
  OUTSIDE: { zh: '超出限值', en: 'Outside the limits', tone: 'red' },
} as const satisfies Record<VefState, Option>;

export const VEF_TEXT = {
  run: { zh: 'VEF 计算', en: 'VEF run' },
  recount: { zh: '重新计算', en: 'Run again' },
  recounted: { zh: '已按当前报告重新计算', en: 'Run again on the reports as they are' },
  noVef: { zh: '合格航次不足 5 个，没有 VEF', en: 'Fewer than five voyages qualify: no VEF' },
  record: { zh: 'VEF 记录', en: 'VEF record' },
  series: { zh: '航次', en: 'Voyages' },
  notApproved: { zh: '人工剔除未审批', en: 'Exclusion not approved' },
  stamp: { zh: '船章', en: 'Ship’s stamp' },
  master: { zh: '船长', en: 'Master' },
  limits: {
    zh: '合格：比值在平均值 ±0.30% 之内；粗差：小于 0.98000 或大于 1.02000。VEF = 合格航次船方量之和 ÷ 岸方量之和。',
    en: 'Qualifying: ratio within 0.30 % of the mean. Gross error: below 0.98000 or above 1.02000. VEF = ship figures of qualifying voyages ÷ their shore figures.',
  },
  noHand: {
    zh: '没有人工剔除的航次，结果直接有效，无需审批',
    en: 'No voyage is taken out by hand: the result stands and needs no approval',
  },
  none: { zh: '该船还没有可用的航次', en: 'There is no voyage of this ship to count yet' },
} as const satisfies Record<string, Text>;
