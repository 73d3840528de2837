import type { Option } from '../../../kernel/resource/field.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const SEVERITIES = {
  MINOR: { zh: '一般', en: 'Minor', tone: 'slate' },
  MAJOR: { zh: '较重', en: 'Major', tone: 'amber' },
  CRITICAL: { zh: '严重', en: 'Critical', tone: 'red' },
} as const satisfies Record<string, Option>;

export const IMPACTS = {
  NONE: { zh: '无影响', en: 'None' },
  REDUCED: { zh: '降低', en: 'Reduced', tone: 'amber' },
  STOPPED: { zh: '停用', en: 'Out of order', tone: 'red' },
} as const satisfies Record<string, Option>;

export const HANDLE_MODES = {
  SHIP_SELF: { zh: '船员自修', en: 'By the crew' },
  SHORE_SERVICE: { zh: '岸基服务', en: 'Shore service' },
  REPAIR_YARD: { zh: '进厂修理', en: 'At a yard' },
  GUARANTEE: { zh: '保修', en: 'Under guarantee' },
} as const satisfies Record<string, Option>;

/** Men, machines, material, method, measurement and environment. */
export const ERROR_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'fault_cause',
    label: { zh: '故障原因类别', en: 'Kinds of causes' },
    entries: [
      ['MAN', '人员', 'People'],
      ['MACHINE', '设备', 'Equipment'],
      ['MATERIAL', '材料备件', 'Material and parts'],
      ['METHOD', '方法', 'Method'],
      ['MEASUREMENT', '测量', 'Measurement'],
      ['ENVIRONMENT', '环境', 'Surroundings'],
    ],
  },
];

/** The message of a critical fault. */
export const FAULT_CRITICAL = 'maintenance.faultCritical';

export const ERROR_TEXT = {
  report: { zh: '故障报告', en: 'Error report' },
  title: { zh: '故障报告', en: 'Error reports' },
  cureTitle: { zh: '原因与处理', en: 'Cause and cure' },
  more: { zh: '其他', en: 'More' },
  future: { zh: '不能晚于现在', en: 'It cannot be in the future' },
  futureDay: { zh: '不能晚于今天', en: 'It cannot be after today' },
  past: { zh: '不能早于今天', en: 'It cannot be before today' },
  noMachine: {
    zh: '分组没有故障，选系统、设备或部件',
    en: 'A group has no faults: choose a system, a machine or a component',
  },
  critical: {
    zh: '关键设备停用，或丧失推进、操舵、电力、消防，须为严重',
    en: 'A critical machine out of order, or propulsion, steering, power or fire-fighting lost, is critical',
  },
  temporary: { zh: '今日不能修复的，须填临时措施', en: 'Say what is done meanwhile where it is not repaired today' },
  before: { zh: '不能早于发生日期', en: 'It cannot be before it happened' },
  cause: { zh: '原因须填写后才能关闭', en: 'The cause is needed to close it' },
  orderOpen: { zh: '修理工单尚未完成', en: 'The order that repairs it is not finished' },
  laidUp: { zh: '设备已封存或报废，不能生成工单', en: 'The machine is laid up or scrapped: no order is made for it' },
  techManager: { zh: '严重故障由船技经理关闭', en: 'The technical manager closes what is critical' },
  otherHead: { zh: '由本部门负责人核实', en: 'The head of its department looks at it' },
  repair: { zh: '故障修理', en: 'Repair' },
  happened: { zh: '严重故障', en: 'Critical fault' },
} as const;

/** What is told of earlier faults beside one that is typed. */
export const REPEAT_TEXT = {
  title: { zh: '重复故障', en: 'Repeat failures' },
  note: {
    zh: '三十六个月内本设备的故障，其次是同厂家同型号设备的故障',
    en: 'Faults of this component in 36 months, then of the same maker and model',
  },
  none: { zh: '没有同设备或同型号的故障', en: 'Neither the component nor its model had a fault' },
  component: { zh: '同一设备', en: 'Same component' },
  model: { zh: '同型号', en: 'Same model' },
  held: { zh: '有效 {n} 天', en: 'Held {n} days' },
  cause: { zh: '原因：{cause}', en: 'Cause: {cause}' },
  remedy: { zh: '处理：{remedy}', en: 'Cure: {remedy}' },
} as const;
