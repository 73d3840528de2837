import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const ORDER_TYPES = {
  PLANNED: { zh: '计划', en: 'Planned' },
  CLASS: { zh: '船级检验', en: 'Class survey' },
  CORRECTIVE: { zh: '修复', en: 'Corrective' },
  TEMPORARY: { zh: '临时', en: 'Temporary' },
} as const satisfies Record<string, Option>;

export type OrderType = keyof typeof ORDER_TYPES;

export const RESULTS = {
  OK: { zh: '正常', en: 'In order', tone: 'green' },
  OK_WITH_REMARK: { zh: '正常有备注', en: 'In order, with remarks', tone: 'amber' },
  NOT_OK: { zh: '不正常', en: 'Not in order', tone: 'red' },
} as const satisfies Record<string, Option>;

export type OrderResult = keyof typeof RESULTS;

/** What was found at a check that is answered by yes or no. */
export const FINDINGS = {
  GOOD: { zh: '合格', en: 'In order', tone: 'green' },
  BAD: { zh: '不合格', en: 'Not in order', tone: 'red' },
} as const satisfies Record<string, Option>;

/** How far off an open order is. */
export const LAMPS = {
  OVERDUE: { zh: '超期', en: 'Overdue', tone: 'red' },
  SOON: { zh: '将到期', en: 'Due soon', tone: 'amber' },
  LATER: { zh: '未到期', en: 'Not due yet', tone: 'slate' },
} as const satisfies Record<string, Option>;

export const ORDER_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'overdue_reason',
    label: { zh: '超期原因', en: 'Reason of an overdue order' },
    entries: [
      ['SPARES', '缺备件', 'No spares'],
      ['PORT', '在港无机会', 'No opportunity in port'],
      ['WEATHER', '天气海况', 'Weather'],
      ['MANPOWER', '人手不足', 'Too few hands'],
      ['SHORE', '等待岸基服务', 'Waiting for service from ashore'],
      ['LATE_ENTRY', '按期完成，报告迟', 'Done in time, reported late'],
    ],
  },
];

export const ORDER_TEXT = {
  order: { zh: '维修工单', en: 'Work order' },
  checks: { zh: '检查表', en: 'Checklist' },
  permit: { zh: '须先填写作业许可编号', en: 'The number of the permit to work comes first' },
  risk: { zh: '须先填写风险评估编号', en: 'The number of the risk assessment comes first' },
  unanswered: { zh: '检查表有必填项未填', en: 'A required check is not answered' },
  needed: { zh: '此项必填', en: 'It must be answered' },
  routineOnly: { zh: '批量报告只用于 A 至 C 级工单', en: 'Only orders of levels A to C are reported together' },
  hoursAlone: { zh: '须填运行小时，不能批量报告', en: 'It asks for running hours: report it by itself' },
  lateAlone: { zh: '已超期，须单独报告并填写原因', en: 'It is overdue: report it by itself, with the reason' },
  noVerify: { zh: '此工单无须岸基确认', en: 'It needs no verification ashore' },
  verified: { zh: '已经岸基确认', en: 'It has been verified ashore' },
  future: { zh: '不能晚于今日', en: 'Not later than today' },
  hours: { zh: '此工作按运行小时计，须填完成时的小时数', en: 'The job counts hours: say at how many it was done' },
  moreThanNow: { zh: '大于计时器当前累计', en: 'It is more than the counter shows' },
  finding: { zh: '须说明发现的情况', en: 'Say what was found' },
  late: { zh: '已过最迟日期，须填超期原因', en: 'It is past its latest date: say why' },
  otherHead: { zh: '须由本部门的负责人确认', en: 'The head of its department confirms it' },
  ownWork: {
    zh: 'D 级及以上的工单不能由报告人自己确认',
    en: 'From level D on, whoever reported it does not confirm it',
  },
  keyCancel: {
    zh: '关键设备的工单由船技经理取消',
    en: 'Orders of critical equipment are cancelled by the technical manager',
  },
  ofJob: { zh: '由工作卡带来，不能修改', en: 'It comes from the job and is not typed over' },
  partsIssued: {
    zh: '耗用备件已从库存出库，不能重新打开',
    en: 'Its parts have left the stock: it cannot be opened again',
  },
  reportClosed: {
    zh: '它修复的故障报告已关闭，不能重新打开',
    en: 'The fault that it repaired is closed: it cannot be opened again',
  },
  laterDone: {
    zh: '工作卡此后又有完成或变动，不能重新打开',
    en: 'Its job was done or changed since: it cannot be opened again',
  },
  notKept: {
    zh: '确认前的完成记录没有留存，不能重新打开',
    en: 'What stood before its confirmation was not kept: it cannot be opened again',
  },
  nextBegun: {
    zh: '该工作卡的下一张工单已开工或已申请延期，不能重新打开',
    en: 'The next order of its job is begun or asked to be postponed: it cannot be opened again',
  },
  asked: { zh: '到期日只能经批准的延期申请改变', en: 'Only an approved postponement moves the due date' },
  past: { zh: '到期日不能早于今日', en: 'It cannot be due before today' },
} as const satisfies Record<string, Text>;

/** What stands on the card that goes to work. */
export const CARD_TEXT = {
  title: { zh: '工作单', en: 'Job card' },
  lastDone: { zh: '上次完成', en: 'Last done' },
  permits: { zh: '许可与风险评估', en: 'Permit and risk assessment' },
  limits: { zh: '限值', en: 'Limits' },
  found: { zh: '实际', en: 'Found' },
  note: { zh: '说明', en: 'Note' },
  either: { zh: '合格 / 不合格', en: 'In order / Not in order' },
  outside: { zh: '超限', en: 'Outside' },
  done: { zh: '完成情况', en: 'What was done' },
  doneBy: { zh: '执行人', en: 'Done by' },
} as const satisfies Record<string, Text>;
