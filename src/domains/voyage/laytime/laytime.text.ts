import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { LaytimeBasis } from './laytime.rules.ts';
import type { Phase } from './time-sheet.rules.ts';

export const BASIS_TEXT = {
  TOTAL: { zh: '各港合计小时', en: 'Total hours for all ports' },
  PER_PORT: { zh: '每港小时', en: 'Hours per port' },
  RATE: { zh: '货量除以日装卸率', en: 'Quantity by rate per day' },
} as const satisfies Record<LaytimeBasis, Text>;

export const PHASE_TEXT = {
  LAYTIME: { zh: '装卸时间', en: 'Laytime', tone: 'blue' },
  DEMURRAGE: { zh: '滞期', en: 'On demurrage', tone: 'red' },
} as const satisfies Record<Phase, Option>;

export const LAYTIME_TEXT = {
  statement: { zh: '滞期费计算单', en: 'Laytime statement' },
  build: { zh: '计算滞期费', en: 'Calculate laytime' },
  built: {
    zh: '已按挂港与事实记录生成草稿，核对条款与时间后提交',
    en: 'The draft is made of the port calls and their facts: check terms and times, then submit it',
  },
  repair: { zh: '修理航次没有装卸时间', en: 'A repair voyage has no laytime' },
  notBegun: { zh: '航次尚未开始', en: 'The voyage has not begun' },
  cancelled: { zh: '航次已取消', en: 'The voyage was cancelled' },
  noCargoPort: { zh: '航次还没有到过装卸港', en: 'The voyage has not called at a port of cargo yet' },
  noHours: { zh: '须填写允许装卸时间', en: 'Say the allowed laytime' },
  noPortHours: { zh: '须填写本港允许小时', en: 'Say the hours allowed in this port' },
  noRate: { zh: '须填写货量与日装卸率', en: 'Say quantity and rate per day' },
  noStart: { zh: '须填写通知书递交或靠妥时间', en: 'Say when notice was tendered or she was all fast' },
  noEnd: { zh: '须填写拆管时间', en: 'Say when hoses were off' },
  noPorts: { zh: '至少填写一个装卸港', en: 'There is at least one port' },
  noMoneyRate: { zh: '须填写滞期费率', en: 'Say the demurrage rate' },
  terms: { zh: '条款', en: 'Terms' },
  ports: { zh: '装卸港', en: 'Ports' },
  exceptions: { zh: '除外条款', en: 'Exceptions' },
  facts: { zh: '事实记录', en: 'Statement of facts' },
  sheet: { zh: '时间表', en: 'Time sheet' },
  result: { zh: '结果', en: 'Result' },
  working: { zh: '计时', en: 'Running' },
  notApproved: { zh: '未审批', en: 'Not approved' },
  owners: { zh: '船东', en: 'Owners' },
  charterers: { zh: '承租人', en: 'Charterers' },
  sheetTitle: { zh: '滞期费时间表', en: 'Laytime time sheet' },
  allowed: { zh: '允许小时', en: 'Hours allowed' },
  allPorts: { zh: '合计', en: 'in all' },
  used: { zh: '已用装卸时间', en: 'Laytime used' },
  saved: { zh: '节省小时', en: 'Hours saved' },
  over: { zh: '滞期小时', en: 'Hours on demurrage' },
  days: { zh: '滞期天数', en: 'Days on demurrage' },
  rate: { zh: '滞期费率（每天）', en: 'Demurrage a day' },
  demurrage: { zh: '滞期费', en: 'Demurrage' },
  commission: { zh: '回扣佣金', en: 'Address commission' },
  net: { zh: '应收滞期费', en: 'Demurrage due' },
  despatchRate: { zh: '速遣费率（每天）', en: 'Despatch a day' },
  despatch: { zh: '速遣费', en: 'Despatch' },
  claimDue: { zh: '索赔截止', en: 'Claim by' },
  stay: { zh: '港序', en: 'Stay' },
  port: { zh: '港口', en: 'Port' },
  from: { zh: '自（当地时间）', en: 'From (local time)' },
  to: { zh: '至（当地时间）', en: 'To (local time)' },
  event: { zh: '事件', en: 'Event' },
  remark: { zh: '备注', en: 'Remarks' },
  counts: { zh: '计入', en: 'Counts as' },
  pct: { zh: '计入比例（%）', en: 'Share (%)' },
  elapsed: { zh: '小时', en: 'Hours' },
  counted: { zh: '计入小时', en: 'Hours counted' },
  usedSoFar: { zh: '累计装卸时间', en: 'Laytime used so far' },
  overSoFar: { zh: '累计滞期', en: 'Demurrage so far' },
  excel: { zh: '导出时间表', en: 'Time sheet as Excel' },
} as const satisfies Record<string, Text>;
