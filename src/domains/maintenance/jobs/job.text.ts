import type { Option } from '../../../kernel/resource/field.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const JOB_TYPES = {
  ROUTINE: { zh: '日常保养', en: 'Routine' },
  INSPECT: { zh: '检查', en: 'Inspection' },
  OVERHAUL: { zh: '拆检', en: 'Overhaul' },
  TEST: { zh: '试验', en: 'Test' },
  CALIBRATE: { zh: '校准', en: 'Calibration' },
  CLASS: { zh: '船级检验', en: 'Class survey' },
  REPLACE: { zh: '更换', en: 'Replacement' },
} as const satisfies Record<string, Option>;

export const DUAL_RULES = {
  FIRST: { zh: '先到为准', en: 'Whichever comes first' },
  LAST: { zh: '后到为准', en: 'Whichever comes last' },
} as const satisfies Record<string, Option>;

export const BASE_RULES = {
  FLOATING: { zh: '上次完成', en: 'From the last done' },
  FIXED: { zh: '上次到期', en: 'From the last due' },
} as const satisfies Record<string, Option>;

export const DUE_BY = {
  CALENDAR: { zh: '日期', en: 'Calendar' },
  HOURS: { zh: '运行小时', en: 'Running hours' },
} as const satisfies Record<string, Option>;

export const VALUE_TYPES = {
  OK: { zh: '合格与否', en: 'In order or not' },
  NUMBER: { zh: '数值', en: 'Figure' },
  TEXT: { zh: '文字', en: 'Words' },
} as const satisfies Record<string, Option>;

/** Days before the due date from which a job is told, by its level (GB/T 16558, A daily to H five-yearly). */
export const LEAD_DAYS: Readonly<Record<string, number>> = { A: 0, B: 3, C: 7, D: 14, E: 30, F: 30, G: 60, H: 90 };

export const JOB_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'maint_level',
    label: { zh: '保养级别', en: 'Level of maintenance' },
    entries: [
      ['A', 'A 级（每日）', 'A (daily)'],
      ['B', 'B 级（每周）', 'B (weekly)'],
      ['C', 'C 级（每月）', 'C (monthly)'],
      ['D', 'D 级（季度或 1500 小时）', 'D (quarterly or 1,500 h)'],
      ['E', 'E 级（半年或 3000 小时）', 'E (half-yearly or 3,000 h)'],
      ['F', 'F 级（一年或 6000 小时）', 'F (yearly or 6,000 h)'],
      ['G', 'G 级（两年至两年半或 12000 小时）', 'G (2 to 2.5 years or 12,000 h)'],
      ['H', 'H 级（五年或 24000 小时）', 'H (5 years or 24,000 h)'],
    ],
  },
  {
    code: 'work_permit',
    label: { zh: '作业许可', en: 'Permit to work' },
    entries: [
      ['HOT_WORK', '明火作业', 'Hot work'],
      ['ENCLOSED', '封闭处所', 'Enclosed space'],
      ['ALOFT', '高空舷外', 'Aloft and overside'],
      ['ELECTRIC', '电气作业', 'Electrical work'],
      ['PRESSURE', '压力系统', 'Pressure systems'],
    ],
  },
];

export const JOB_TEXT = {
  job: { zh: '保养工作卡', en: 'Maintenance job' },
  title: { zh: '保养工作卡', en: 'Job definitions' },
  checklist: { zh: '检查表', en: 'Checklist' },
  otherShip: { zh: '不是该船的设备', en: 'It is not installed on this ship' },
  stays: { zh: '工作卡不能换到别的船', en: 'A job stays on its ship' },
  noMachine: { zh: '须为设备或部件', en: 'A machine or a component' },
  scrapped: { zh: '设备已报废', en: 'It is scrapped' },
  future: { zh: '不能晚于今天', en: 'It cannot be after today' },
  byOrder: { zh: '已由工单填写，不能手工更改', en: 'An order wrote it: it is not changed by hand' },
  noCounter: { zh: '设备及其上级没有计时器', en: 'Neither the equipment nor any above it has a counter' },
  noCounterThere: { zh: '不是该船使用中的计时器', en: 'It is no counter in use on this ship' },
  setInterval: { zh: '批量改周期', en: 'Set the interval' },
  intervalSet: { zh: '已更改 {n} 张工作卡的周期', en: 'The interval of {n} jobs is set' },
  critical: { zh: '关键设备', en: 'Critical' },
  suspended: { zh: '已停用', en: 'Suspended' },
  overdue: { zh: '已到期', en: 'Due' },
  month: { zh: '30 天内到期', en: 'Due in 30 days' },
  nextDue: { zh: '下次到期', en: 'Next due' },
  dueAt: { zh: '到期小时', en: 'Due at' },
  lastDone: { zh: '上次完成', en: 'Last done' },
  by: { zh: '到期依据', en: 'Due by' },
} as const;
