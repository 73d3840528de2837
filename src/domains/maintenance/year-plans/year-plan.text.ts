import type { Text } from '../../../kernel/text.ts';

/** What became of planned work, each with a sign beside its colour, for whoever tells colours badly apart. */
export const LINE_STATES = {
  PLANNED: { zh: '已计划', en: 'Planned', mark: '○', tone: 'blue' },
  DONE: { zh: '已完成', en: 'Done', mark: '●', tone: 'green' },
  OVERDUE: { zh: '超期', en: 'Overdue', mark: '▲', tone: 'red' },
  POSTPONED: { zh: '已延期', en: 'Postponed', mark: '△', tone: 'amber' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', mark: '×', tone: 'grey' },
} as const;

export type LineState = keyof typeof LINE_STATES;

export const MONTHS = [
  { zh: '1月', en: 'Jan' },
  { zh: '2月', en: 'Feb' },
  { zh: '3月', en: 'Mar' },
  { zh: '4月', en: 'Apr' },
  { zh: '5月', en: 'May' },
  { zh: '6月', en: 'Jun' },
  { zh: '7月', en: 'Jul' },
  { zh: '8月', en: 'Aug' },
  { zh: '9月', en: 'Sep' },
  { zh: '10月', en: 'Oct' },
  { zh: '11月', en: 'Nov' },
  { zh: '12月', en: 'Dec' },
] as const satisfies readonly Text[];

export const YEAR_TEXT = {
  plan: { zh: '年度计划', en: 'Year plan' },
  plans: { zh: '年度计划', en: 'Year plans' },
  lines: { zh: '计划项', en: 'Planned work' },
  matrix: { zh: '保养计划表', en: 'Matrix of the year' },
  job: { zh: '工作卡', en: 'Job' },
  code: { zh: '工作编号', en: 'Code' },
  equipment: { zh: '设备', en: 'Equipment' },
  key: { zh: '图例', en: 'Signs' },
  all: { zh: '合计', en: 'All' },
  planned: { zh: '计划', en: 'Planned' },
  done: { zh: '完成', en: 'Done' },
  overdue: { zh: '超期', en: 'Overdue' },
  dueNow: { zh: '至今应完成', en: 'Planned to date' },
  completion: { zh: '计划完成率', en: 'Completion' },
  overdueRate: { zh: '超期率', en: 'Overdue share' },
  export: { zh: '导出 Excel', en: 'Export to Excel' },
  empty: { zh: '没有计划项', en: 'Nothing is planned' },
  cell: { zh: '{job}，{day}，{state}', en: '{job}, {day}, {state}' },
  cellMonth: {
    zh: '{job}，{month}，{times} 次，完成 {finished} 次，{state}',
    en: '{job}, {month}, {times} times, {finished} done, {state}',
  },
  cellMoved: {
    zh: '{job}，{day}（应于 {due}），{state}',
    en: '{job}, {day} (due {due}), {state}',
  },
  move: { zh: '调整计划日', en: 'Move' },
  moveWhy: {
    zh: '{job}：应于 {due}，允差 {days} 天，超出须写原因',
    en: '{job}: due {due}, tolerance {days} d; beyond it a reason is needed',
  },
  moveDone: { zh: '计划日已调整', en: 'It is moved' },
  drafts: { zh: '草稿', en: 'Drafts' },
  waiting: { zh: '审批中', en: 'Under approval' },
  current: { zh: '现行', en: 'In force' },
  about: { zh: '{no}，截至 {day}', en: '{no}, as of {day}' },
  signs: {
    zh: '○ 已计划　● 已完成　▲ 超期　△ 已延期　× 已取消；A、B 级工作每月合为一项。',
    en: '○ planned  ● done  ▲ overdue  △ postponed  × cancelled; work of levels A and B is one item a month.',
  },
  notInForce: { zh: '非现行', en: 'Not in force' },

  yearRange: { zh: '只能编制今年起两年内的计划', en: 'This year or one of the next two' },
  stays: { zh: '船舶与年度不能更改', en: 'Ship and year stay' },
  openOne: { zh: '该船该年度已有未结的计划', en: 'A plan of that ship and year is being written already' },
  inForceOne: { zh: '该船该年度已有现行计划，须修订该计划', en: 'A plan of that year is in force: revise it' },
  superseded: { zh: '已不是现行计划，不能修订', en: 'It is no longer in force and is not revised' },
  tooMany: { zh: '计划项超过 {most} 项，须减少工作卡', en: 'More than {most} items: fewer jobs are needed' },
  noLines: { zh: '没有计划项，不能提交', en: 'Nothing is planned yet' },
  closed: { zh: '只有草稿可以调整', en: 'Only a draft is changed' },
  gone: { zh: '该计划项已不在计划中', en: 'It is no longer in the plan' },
  monthly: { zh: 'A、B 级工作每月合为一项，不能调整', en: 'Work of levels A and B is one item a month and stays' },
  inYear: { zh: '须在计划年度内', en: 'Within the year of the plan' },
  sameDay: { zh: '该工作在这一天已有计划', en: 'It is planned on that day already' },
  reasonNeeded: { zh: '超出允差，须写原因', en: 'Beyond the tolerance: say why' },
} as const satisfies Record<string, Text>;
