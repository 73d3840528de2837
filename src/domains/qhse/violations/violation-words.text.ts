import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const CATEGORIES = {
  SAFETY: { zh: '安全', en: 'Safety' },
  DISCIPLINE: { zh: '纪律', en: 'Discipline' },
  POLLUTION: { zh: '防污染', en: 'Pollution' },
  PROCEDURE: { zh: '程序', en: 'Procedure' },
  ALCOHOL_DRUG: { zh: '酒精药物', en: 'Alcohol and drugs' },
} as const satisfies Record<string, Text>;

/** How near somebody's points of twelve months are to the limit. */
export const BALANCES = {
  CLEAR: { zh: '正常', en: 'Clear', tone: 'green' },
  NEAR: { zh: '接近上限', en: 'Near the limit', tone: 'amber' },
  LIMIT: { zh: '已达上限', en: 'At the limit', tone: 'red' },
} as const satisfies Record<string, Option>;
export type Balance = keyof typeof BALANCES;

export const VIOLATION_TEXT = {
  violation: { zh: '违章', en: 'Violation' },
  violations: { zh: '违章管理', en: 'Violations' },
  open: { zh: '处理中', en: 'Under way' },
  decided: { zh: '可申诉', en: 'May be appealed' },
  final: { zh: '已生效', en: 'Final' },
  atLimit: { zh: '已达上限', en: 'At the limit' },
  either: { zh: '船舶与部门填写其一', en: 'A ship or a department, one of them' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  needsStatement: { zh: '填写陈述，或勾选拒绝陈述', en: 'Enter the statement, or that it was refused' },
  tooLate: { zh: '申诉期已过', en: 'The time to appeal has passed' },
  more: { zh: '不能高于原决定', en: 'Not more than was decided' },
  finals: { zh: '违章决定生效检查', en: 'Violations that become final' },
  finalReason: { zh: '申诉期满', en: 'The time to appeal has passed' },
} as const satisfies Record<string, Text>;
