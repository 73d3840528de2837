import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

/** How a value lies to its limits and to what is usual. */
export const MONITOR_STANDINGS = {
  OK: { zh: '正常', en: 'Normal', tone: 'green' },
  WARN: { zh: '偏离', en: 'Off baseline', tone: 'amber' },
  ALARM: { zh: '超限', en: 'Outside', tone: 'red' },
} as const satisfies Record<string, Option>;

export type Standing = keyof typeof MONITOR_STANDINGS;

export const MONITORING_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'monitor_kind',
    label: { zh: '监测类别', en: 'Kinds of monitoring' },
    entries: [
      ['ME_PERFORMANCE', '主机性能', 'Main engine performance'],
      ['CRANK_DEFLECTION', '曲轴拐挡差', 'Crankshaft deflection'],
      ['LO_ANALYSIS', '滑油化验', 'Lubricating oil analysis'],
      ['VIBRATION', '振动测量', 'Vibration'],
      ['INSULATION', '绝缘测量', 'Insulation'],
      ['THICKNESS', '测厚', 'Thickness'],
      ['BOILER_WATER', '炉水化验', 'Boiler water'],
      ['OTHER', '其他', 'Other'],
    ],
  },
];

export const MONITORING_TEXT = {
  title: { zh: '监测报告', en: 'Monitoring reports' },
  report: { zh: '监测报告', en: 'Monitoring report' },
  reports: { zh: '报告', en: 'Reports' },
  template: { zh: '监测模板', en: 'Monitoring template' },
  templates: { zh: '模板', en: 'Templates' },
  which: { zh: '报告或模板', en: 'Reports or templates' },
  points: { zh: '测点', en: 'Points' },
  values: { zh: '测量值', en: 'Measured values' },
  more: { zh: '结论与附件', en: 'Conclusion and files' },
  trend: { zh: '趋势', en: 'Trend' },
  point: { zh: '测点', en: 'Point' },
  crosses: { zh: '按最近测量的走势，预计 {day} 超限', en: 'As it moved of late, it crosses its limit on {day}' },
  noCrossing: { zh: '按最近测量的走势，不会超限', en: 'As it moved of late, it crosses no limit' },
  noPoints: { zh: '至少一个测点', en: 'At least one point' },
  twice: { zh: '测点名称重复', en: 'This point occurs twice' },
  order: { zh: '上限不能小于下限', en: 'The upper limit is not below the lower one' },
  noMachine: {
    zh: '分组不能监测，选系统、设备或部件',
    en: 'A group is not monitored: choose a system, a machine or a component',
  },
  future: { zh: '不能晚于今天', en: 'It cannot be after today' },
  already: { zh: '该设备当日已有此模板的报告', en: 'It has a report by this template on that day' },
  stays: { zh: '设备与模板不能更改', en: 'Equipment and template stay as they are' },
  nothing: { zh: '尚未填写测量值', en: 'Nothing was measured yet' },
  conclusion: { zh: '有超限值，须填写结论后再提交', en: 'A value lies outside its limits: say what follows from it' },
  notLast: {
    zh: '该设备已有更晚的监测报告，不能再提交或退回',
    en: 'A later report of this machine counts: this one is neither submitted nor returned any more',
  },
  comment: { zh: '有超限值，须填写机务意见', en: 'A value lies outside its limits: say what you think of it' },
  makeFault: { zh: '生成故障报告', en: 'Make error report' },
  faultMade: { zh: '已生成故障报告草稿', en: 'A draft of an error report is made' },
  notCounted: { zh: '草稿须先提交', en: 'A draft is submitted first' },
  noAlarm: { zh: '没有超限值', en: 'No value lies outside its limits' },
  madeBefore: { zh: '已生成故障报告 {no}', en: 'Error report {no} was made of it' },
  ofMonitoring: { zh: '监测值超限', en: 'Monitored values outside' },
} as const satisfies Record<string, Text>;
