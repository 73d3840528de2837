import type { Text } from '../../../kernel/text.ts';
import type { Movement } from './movement.calls.ts';

export const NEXT_EVENT_TEXT = {
  ARRIVE: { zh: '抵港', en: 'Arrival' },
  BERTH: { zh: '靠泊', en: 'Berthing' },
  DEPART: { zh: '离港', en: 'Departure' },
} as const satisfies Record<NonNullable<Movement['nextEvent']>, Text>;

export const MOVEMENT_TEXT = {
  title: { zh: '船舶动态表', en: 'Ship movement report' },
  at: { zh: '截至时间（北京时间）', en: 'As of (Beijing time)' },
  asOf: { zh: '截至北京时间 {time}', en: 'As of {time}, Beijing time' },
  number: { zh: '序号', en: 'No.' },
  ship: { zh: '船舶', en: 'Ship' },
  voyage: { zh: '航次', en: 'Voyage' },
  cargo: { zh: '载货', en: 'Cargo' },
  ballast: { zh: '空载', en: 'In ballast' },
  where: { zh: '位置', en: 'Where' },
  status: { zh: '状态', en: 'Status' },
  since: { zh: '状态起始', en: 'Since' },
  next: { zh: '下一动态', en: 'Next event' },
  eta: { zh: '预计时间', en: 'Expected' },
  remark: { zh: '备注', en: 'Remarks' },
  reported: { zh: '报告时间', en: 'Reported' },
  repair: { zh: '修理', en: 'In repair' },
  unconfirmed: { zh: '未确认', en: 'Unconfirmed' },
  noReport: { zh: '尚无报告', en: 'No report yet' },
  none: { zh: '没有可查看的船舶', en: 'No ships to show' },
  export: { zh: '导出 Excel', en: 'Excel' },
  print: { zh: '打印', en: 'Print' },
  dispatcher: { zh: '值班调度', en: 'Duty dispatcher' },
} as const satisfies Record<string, Text>;
