import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { RestRule } from './rest-hours.rules.ts';

export const DUTY_KINDS = {
  SEA_WATCH: { zh: '航行值班', en: 'Sea watch' },
  PORT_WATCH: { zh: '停泊值班', en: 'Port watch' },
  ANCHOR: { zh: '锚泊值班', en: 'Anchor watch' },
  SECURITY: { zh: '保安值班', en: 'Security watch' },
  FIRE_ROUND: { zh: '防火巡逻', en: 'Fire round' },
} as const satisfies Record<string, Text>;
export type DutyKind = keyof typeof DUTY_KINDS;

export const REST_CHECKS = {
  KEPT: { zh: '符合', en: 'Kept', tone: 'green' },
  BROKEN: { zh: '不符合', en: 'Broken', tone: 'red' },
} as const satisfies Record<string, Option>;

/** What breaks a rule, told whole: who, from when to when, how many hours. */
export const BREACH_WORDS = {
  R1: {
    zh: '{person}：{from} 至 {to}，24 小时内休息 {hours} 小时，少于 10 小时',
    en: '{person}: {from} to {to}, {hours} h of rest in 24 h, less than 10',
  },
  R2: {
    zh: '{person}：{from} 至 {to}，7 天内休息 {hours} 小时，少于 77 小时',
    en: '{person}: {from} to {to}, {hours} h of rest in 7 days, less than 77',
  },
  R3: {
    zh: '{person}：{from} 至 {to}，最长两段休息共 {hours} 小时，最长一段 {longest} 小时；须共 10 小时、其中一段 6 小时',
    en: '{person}: {from} to {to}, the two longest rests are {hours} h, the longest {longest} h; 10 and 6 are needed',
  },
  R4: {
    zh: '{person}：{from} 至 {to}，连续工作 {hours} 小时，超过 14 小时',
    en: '{person}: {from} to {to}, {hours} h of work between two rests, more than 14',
  },
} as const satisfies Record<RestRule, Text>;

export const DUTY_TEXT = {
  duty: { zh: '值班表', en: 'Watch roster' },
  duties: { zh: '船舶值班', en: 'Ship duty' },
  watches: { zh: '值班', en: 'Watches' },
  watch: { zh: '值班', en: 'Watch' },
  board: { zh: '值班月表', en: 'Watches of the month' },
  person: { zh: '姓名', en: 'Name' },
  rank: { zh: '职务', en: 'Rank' },
  days: { zh: '日期', en: 'Days' },
  day: { zh: '日', en: 'Day' },
  periods: { zh: '值班时段', en: 'Periods' },
  perDay: { zh: '每日值班（小时）', en: 'Duty a day (h)' },
  restPerDay: { zh: '每日其余（小时）', en: 'Rest of the day (h)' },
  hours: { zh: '合计（小时）', en: 'Hours' },
  breaches: { zh: '休息时间不符', en: 'Rest hours broken' },
  breach: { zh: '休息时间核查', en: 'Check of rest hours' },
  reason: { zh: '船长说明', en: 'Master’s reason' },
  kept: { zh: '休息时间符合要求', en: 'Rest hours are kept' },
  none: { zh: '尚未排班', en: 'Nothing is planned yet' },
  openBoard: { zh: '还没有值班，在大屏上编排', en: 'Nothing is planned; it is written on a wide screen' },
  save: { zh: '保存值班', en: 'Save watches' },
  saved: { zh: '值班已保存', en: 'The watches are saved' },
  discard: { zh: '撤消修改', en: 'Discard' },
  export: { zh: '导出 Excel', en: 'Export to Excel' },
  howTo: {
    zh: '每格写当天时段，如 00-04 12-16:30，精确到半小时；跨午夜的分写两天。向右拖动单元格右下角，或复制粘贴，可把一天的班套用到多天。',
    en: 'A cell takes the periods of a day, such as 00-04 12-16:30, by half hours; across midnight they are two. Drag the corner of a cell to the right, or copy and paste, to give one day’s pattern to many.',
  },
  cell: { zh: '{person}，{day}，{periods}', en: '{person}, {day}, {periods}' },
  drafts: { zh: '草稿', en: 'Drafts' },
  waiting: { zh: '审批中', en: 'Under approval' },
  broken: { zh: '休息不符', en: 'Rest broken' },
  about: { zh: '{ship}，{month}，{kind}', en: '{ship}, {month}, {kind}' },
  planned: { zh: '保存值班', en: 'Watches saved' },
  more: { zh: '……共 {n} 项', en: '… {n} in all' },
  noBreach: {
    zh: '休息时间符合要求，无须说明',
    en: 'Rest hours are kept: there is nothing to give a reason for',
  },
  needsReason: {
    zh: '有 {n} 项休息时间不符，须先由船长说明原因。{first}',
    en: 'Rest hours are broken {n} times: the master gives the reason first. {first}',
  },
  changed: {
    zh: '休息时间不符的情况在船长说明后有变，须重新说明。{first}',
    en: 'What breaks rest hours has changed since the master gave a reason: give it anew. {first}',
  },
  noWatches: { zh: '尚未排班，不能提交', en: 'Nothing is planned yet' },
  closed: { zh: '只有草稿可以编排', en: 'Only a draft is written' },
  stays: { zh: '船舶、月份与值班类别不能更改', en: 'Ship, month and kind of duty stay' },
  there: {
    zh: '该船该月已有此类值班表',
    en: 'The ship has a roster of that month and kind already',
  },
  monthRange: { zh: '月份须在 2000 年至 2100 年之间', en: 'A month of the years 2000 to 2100' },
  noName: { zh: '填写姓名', en: 'Enter the name' },
  noRank: { zh: '填写职务', en: 'Enter the rank' },
  twice: { zh: '此人在表中已有一行', en: 'This person has a row already' },
  noWatch: { zh: '至少排一班，或删去此行', en: 'Plan a watch, or take the row away' },
  outside: { zh: '日期不在本月，或写了两次', en: 'Not a day of the month, or given twice' },
  badPeriods: {
    zh: '按半小时写时段，如 00-04 12-16:30，不得重叠',
    en: 'Periods by half hours, such as 00-04 12-16:30, that do not overlap',
  },
  otherShip: { zh: '没有这艘船', en: 'There is no such ship' },
} as const satisfies Record<string, Text>;
