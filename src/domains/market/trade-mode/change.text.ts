import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const TRADES = {
  DOMESTIC: { zh: '内贸', en: 'Domestic', tone: 'blue' },
  FOREIGN: { zh: '外贸', en: 'Foreign', tone: 'teal' },
} as const satisfies Record<string, Option>;
export type Trade = keyof typeof TRADES;

/** What has to be done before a ship is in the other trade. */
export const STEPS = {
  DECLARE_ENTRY: { zh: '向海关申报', en: 'Declared to customs' },
  CARGO_OUT: { zh: '外贸货物卸清', en: 'Foreign cargo landed' },
  CUSTOMS_CLEAR: { zh: '海关解除监管', en: 'Released by customs' },
  DUTY_PAID: { zh: '税款缴清', en: 'Duty paid' },
  PERMIT: { zh: '营运资质', en: 'Permit to trade' },
  INSURANCE: { zh: '保险批改', en: 'Insurance endorsed' },
  CREW_DOCS: { zh: '船员证件', en: 'Papers of the crew' },
  STORES: { zh: '船用物料申报', en: 'Stores declared' },
} as const satisfies Record<string, Text>;
export type Step = keyof typeof STEPS;

/** What becomes of bonded oil as the ship comes to domestic trade. */
export const TREATMENTS = {
  DUTY_PAY: { zh: '补税使用', en: 'Duty is paid' },
  TRANSFER_OFF: { zh: '驳离', en: 'Taken off' },
  KEEP_SEALED: { zh: '封存', en: 'Kept sealed' },
} as const satisfies Record<string, Text>;
export type Treatment = keyof typeof TREATMENTS;

/** The paper of a trade (certificate kinds). */
export const PAPER_OF = { DOMESTIC: 'DOMESTIC', FOREIGN: 'INTERNATIONAL' } as const satisfies Record<Trade, string>;

export const CHANGE_TEXT = {
  change: { zh: '内外贸转换', en: 'Change of trade' },
  steps: { zh: '办理步骤', en: 'Steps' },
  step: { zh: '步骤', en: 'Step' },
  oil: { zh: '在船存油', en: 'Oil on board' },
  oilLine: { zh: '存油', en: 'Oil' },
  taxes: { zh: '税费', en: 'Taxes' },
  bonded: { zh: '{grade} 保税', en: '{grade} bonded' },
  unknown: { zh: '不明', en: 'Not known' },
  views: { zh: '显示方式', en: 'Show as' },
  changes: { zh: '转换记录', en: 'Changes' },
  ships: { zh: '各船贸易方式', en: 'Trade of ships' },
  ship: { zh: '船舶', en: 'Ship' },
  present: { zh: '当前', en: 'Now' },
  since: { zh: '自', en: 'Since' },
  by: { zh: '转换单', en: 'Change' },
  year: { zh: '年份', en: 'Year' },
  domesticDays: { zh: '内贸天数', en: 'Domestic days' },
  foreignDays: { zh: '外贸天数', en: 'Foreign days' },
  allDays: { zh: '合计天数', en: 'Days in all' },
  noShips: { zh: '没有可查看的船舶', en: 'No ships to show' },
  stepTwice: { zh: '该步骤已列过', en: 'This step stands there already' },
  oilTwice: { zh: '该油品已列过', en: 'This oil stands there already' },
  alreadyIn: { zh: '该船已是{mode}', en: 'The ship is in {mode} trade already' },
  openAlready: { zh: '该船还有未完成的转换 {no}', en: 'Another change of this ship, {no}, is not finished' },
  future: { zh: '不能晚于现在', en: 'It cannot lie in the future' },
  paidAtHome: {
    zh: '完税油不用选处理方式',
    en: 'Nothing is to be done with oil that is not bonded',
  },
  afterLast: { zh: '须晚于上次转换 {no} 的生效时间', en: 'It lies after the change before, {no}' },
  otherThen: { zh: '生效时该船不是{mode}', en: 'The ship was not in {mode} trade at that time' },
  sailedOther: {
    zh: '航次 {no} 在生效之后开始，却是{mode}',
    en: 'Voyage {no} began after it, in {mode} trade',
  },
  stepOpen: { zh: '步骤“{step}”还没有完成', en: 'The step “{step}” is not done' },
  dutyStep: {
    zh: '有补税使用的存油，步骤“税款缴清”须完成',
    en: 'Duty is to be paid on oil: the step “Duty paid” has to be done',
  },
  noReport: { zh: '生效时间之前没有该船的船报', en: 'The ship has no report at or before that time' },
  oilMissing: { zh: '{oil}：船报 {told} 吨，未列入', en: '{oil}: {told} t by the report, not listed' },
  oilGone: { zh: '{oil}：列有 {said} 吨，船报没有', en: '{oil}: {said} t listed, none by the report' },
  oilOther: { zh: '{oil}：列有 {said} 吨，船报 {told} 吨', en: '{oil}: {said} t listed, {told} t by the report' },
  untreated: { zh: '{oil}：须选处理方式', en: '{oil}: say what is done with it' },
  unpriced: { zh: '{oil}：补税须填写完税单价', en: '{oil}: duty needs its price' },
  paperMissing: { zh: '没有登记{name}', en: 'There is no {name}' },
  paperEnds: { zh: '{name}生效日已失效', en: '{name} does not hold on the day it takes effect' },
  cargoOn: { zh: '外贸货载 {no} 还在船上', en: 'Foreign parcel {no} is still on board' },
} as const satisfies Record<string, Text>;
