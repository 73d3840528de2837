import type { Text } from '../../../kernel/text.ts';
import type { EventCode } from './event-times.rules.ts';
import type { Particulars } from './report.rules.ts';

export const EVENT_TEXT = {
  hosesOff: { zh: '拆管', en: 'Hoses off' },
  documentsOnBoard: { zh: '单证上船', en: 'Documents on board' },
  pilotOnBoard: { zh: '引航员登船', en: 'Pilot on board' },
  pilotOff: { zh: '引航员离船', en: 'Pilot off' },
  unberthed: { zh: '离泊（解最后一缆）', en: 'Unberthed (last line)' },
  anchorAweigh: { zh: '锚离底', en: 'Anchor aweigh' },
  fullAway: { zh: '定速航行开始', en: 'Full away (commencement of sea passage)' },
  endOfPassage: { zh: '定速航行结束', en: 'End of passage' },
  norTendered: { zh: '递交装卸准备就绪通知书', en: 'NOR tendered' },
  arrivalPilotStation: { zh: '抵引航站', en: 'Arrival at pilot station' },
  freePratique: { zh: '检疫通过', en: 'Free pratique' },
  letGoAnchor: { zh: '抛下锚', en: 'Let go anchor' },
  firstLine: { zh: '带第一缆', en: 'First line' },
  allFast: { zh: '系泊完毕', en: 'All fast' },
  gangwayDown: { zh: '舷梯放妥', en: 'Gangway down' },
  tankInspection: { zh: '验舱', en: 'Tank inspection' },
  leftTime: { zh: '离开时间', en: 'Left' },
  arrivedTime: { zh: '抵达时间', en: 'Arrived' },
  alongside: { zh: '并靠', en: 'Alongside' },
  castOff: { zh: '解缆离开', en: 'Cast off' },
  hosesOn: { zh: '接管', en: 'Hoses on' },
  started: { zh: '过驳开始', en: 'Started' },
  completed: { zh: '过驳完成', en: 'Completed' },
} as const satisfies Record<EventCode, Text>;

export const PARTICULAR_TEXT = {
  reason: { zh: '原因', en: 'Reason' },
  purpose: { zh: '目的', en: 'Purpose' },
  fromPlace: { zh: '移出地点', en: 'From' },
  toPlace: { zh: '移至地点', en: 'To' },
  forAccount: { zh: '费用承担方', en: 'For account of' },
  pilot: { zh: '引航员', en: 'Pilot' },
  tugs: { zh: '拖轮', en: 'Tugs' },
  counterpart: { zh: '对方船名', en: 'Counterpart ship' },
} as const satisfies Record<keyof Particulars, Text>;

export const ANCHOR_REASON_TEXT = {
  WAIT_BERTH: { zh: '等泊', en: 'Waiting for berth' },
  WEATHER: { zh: '天气', en: 'Weather' },
  TIDE: { zh: '候潮', en: 'Tide' },
  ORDERS: { zh: '等指令', en: 'Orders' },
  BUNKERING: { zh: '加油', en: 'Bunkering' },
  STORES: { zh: '物料', en: 'Stores' },
  REPAIR: { zh: '修理', en: 'Repair' },
  TANK_WASH: { zh: '洗舱', en: 'Tank washing' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

export const FOR_ACCOUNT_TEXT = {
  OWNER: { zh: '船东', en: 'Owner' },
  CHARTERER: { zh: '租家', en: 'Charterer' },
  PORT: { zh: '港方', en: 'Port' },
} as const satisfies Record<NonNullable<Particulars['forAccount']>, Text>;
