import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

/** When a period of hire is due. */
export const HIRE_DUES = {
  ADVANCE: { zh: '期初预付', en: 'In advance' },
  ARREARS: { zh: '期末后付', en: 'In arrears' },
} as const satisfies Record<string, Option>;

export const HIRE_STATES = {
  PLANNED: { zh: '未到期', en: 'Not due', tone: 'grey' },
  DUE: { zh: '待开票', en: 'To bill', tone: 'amber' },
  BILLED: { zh: '已开票', en: 'Billed', tone: 'blue' },
  RECEIVED: { zh: '已收款', en: 'Received', tone: 'green' },
  CANCELLED: { zh: '不再收取', en: 'Not owed', tone: 'slate' },
} as const satisfies Record<string, Option>;

export type HireState = keyof typeof HIRE_STATES;

/** Days of a period where the contract names none (NYPE 93, clause 11: every 15 days). */
export const USUAL_DAYS = 15;

export const HIRE_TEXT = {
  period: { zh: '租金期次', en: 'Hire period' },
  periods: { zh: '租金期次', en: 'Hire periods' },
  offHires: { zh: '停租记录', en: 'Off-hire' },
  deliver: { zh: '交船', en: 'Deliver' },
  deliverEffect: {
    zh: '租期由此起算，按期生成租金期次',
    en: 'Hire runs from that day: its periods are made of the contract',
  },
  delivered: { zh: '已交船，租金期次已生成', en: 'She is delivered, and the periods of hire are made' },
  offHire: { zh: '登记停租', en: 'Record off-hire' },
  offHireEffect: {
    zh: '停租时间在下一个到期的租金期次中扣除',
    en: 'The time is taken off the next period of hire that is due',
  },
  offHired: { zh: '停租已登记', en: 'The off-hire is recorded' },
  ofVoyage: { zh: '航次租船合同没有租金', en: 'A voyage charter has no hire' },
  notPerDay: {
    zh: '租金须按日计算：运费方式为日租金，并填写费率与租期天数',
    en: 'Hire is reckoned by the day: the contract needs a rate per day and the days of its period',
  },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  order: { zh: '结束须晚于开始', en: 'It ends after it begins' },
  beforeDelivery: { zh: '早于交船日期', en: 'This is before she was delivered' },
  overlaps: { zh: '与已登记的停租重叠', en: 'It overlaps an off-hire that is recorded already' },
  notBilled: {
    zh: '租金 {no} 尚未开票；全部期次开票后才能完成合同',
    en: 'Hire {no} is not billed yet: the contract is completed once every period is',
  },
  due: { zh: '租金到期', en: 'Hire that is due' },
} as const satisfies Record<string, Text>;
