import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import type { DictionarySeed } from '../../identity/public.ts';

export const CONTRACT_KINDS = {
  VOYAGE: { zh: '航次租船', en: 'Voyage charter' },
  TIME: { zh: '定期租船', en: 'Time charter' },
  BAREBOAT: { zh: '光船租赁', en: 'Bareboat charter' },
} as const satisfies Record<string, Option>;

export type ContractKind = keyof typeof CONTRACT_KINDS;

/** First letters of the number of a contract. */
export const KIND_LETTERS = { VOYAGE: 'VC', TIME: 'TC', BAREBOAT: 'BB' } as const satisfies Record<
  ContractKind,
  string
>;

export const DIRECTIONS = {
  OUT: { zh: '租出', en: 'Out' },
  IN: { zh: '租入', en: 'In' },
} as const satisfies Record<string, Option>;

export const FREIGHT_TYPES = {
  PER_TON: { zh: '按吨', en: 'Per tonne' },
  LUMPSUM: { zh: '包干', en: 'Lumpsum' },
  WORLDSCALE: { zh: 'WS 运价', en: 'Worldscale' },
  PER_DAY: { zh: '日租金', en: 'Per day' },
} as const satisfies Record<string, Option>;

export type FreightType = keyof typeof FREIGHT_TYPES;

export const FREIGHT_BASES = {
  BL: { zh: '提单量', en: 'Bill of lading' },
  OUTTURN: { zh: '卸货量', en: 'Outturn' },
  INTAKE: { zh: '装船量', en: 'Intake' },
  MIN: { zh: '最低计费量', en: 'Minimum' },
} as const satisfies Record<string, Option>;

export const PAYMENT_TRIGGERS = {
  SIGNING: { zh: '签约', en: 'Signing' },
  BL: { zh: '签发提单', en: 'Bill of lading' },
  DISCHARGED: { zh: '卸毕', en: 'Discharged' },
  INVOICE: { zh: '开票', en: 'Invoice' },
} as const satisfies Record<string, Option>;

export const COMMISSION_KINDS = {
  ADDRESS: { zh: '回扣佣金', en: 'Address' },
  BROKERAGE: { zh: '经纪佣金', en: 'Brokerage' },
} as const satisfies Record<string, Option>;

export const LAYTIME_BASES = {
  TOTAL: { zh: '各港合计小时', en: 'Total hours for all ports' },
  PER_PORT: { zh: '每港小时', en: 'Hours per port' },
  RATE: { zh: '货量除以日装卸率', en: 'Quantity by rate per day' },
} as const satisfies Record<string, Option>;

export const HOLIDAYS = {
  SHINC: { zh: '星期日和节假日计入', en: 'Sundays and holidays included' },
  SHEX: { zh: '星期日和节假日除外', en: 'Sundays and holidays excluded' },
} as const satisfies Record<string, Option>;

/** Commissions together above that are asked about (market 3.3), in %. */
export const COMMISSION_WARNING = '6.25';

export const CONTRACT_DICTIONARIES: readonly DictionarySeed[] = [
  {
    code: 'cp_form',
    label: { zh: '租约格式', en: 'Charter party form' },
    entries: [
      ['COMPANY', '公司格式', 'Company form'],
      ['ASBATANKVOY', 'ASBATANKVOY', 'ASBATANKVOY'],
      ['BPVOY', 'BPVOY', 'BPVOY'],
      ['SHELLVOY', 'SHELLVOY', 'SHELLVOY'],
      ['VEGOILVOY', 'VEGOILVOY', 'VEGOILVOY'],
      ['GENCON', 'GENCON', 'GENCON'],
      ['NYPE', 'NYPE', 'NYPE'],
      ['SHELLTIME', 'SHELLTIME', 'SHELLTIME'],
      ['BARECON', 'BARECON', 'BARECON'],
    ],
  },
];

export const CONTRACT_TEXT = {
  contract: { zh: '合同', en: 'Contract' },
  parties: { zh: '合同与各方', en: 'Contract and parties' },
  ship: { zh: '船舶', en: 'Ship' },
  freight: { zh: '运费', en: 'Freight' },
  hire: { zh: '租期', en: 'Hire' },
  laytime: { zh: '装卸时间', en: 'Laytime' },
  cargoes: { zh: '货物', en: 'Cargoes' },
  payments: { zh: '付款', en: 'Payment' },
  commissions: { zh: '佣金', en: 'Commissions' },
  exceptions: { zh: '除外条款', en: 'Exceptions' },
  certificates: { zh: '所需商务证书', en: 'Certificates asked for' },
  terms: { zh: '其他条款', en: 'Other terms' },
  clauses: { zh: '附加条款', en: 'Additional clauses' },
  parcels: { zh: '货载与航次', en: 'Parcels and voyages' },
  addenda: { zh: '补充协议', en: 'Addenda' },
  make: { zh: '起草合同', en: 'Draft a contract' },
  made: { zh: '合同草稿已生成', en: 'The draft of a contract is made' },
  oneCustomer: { zh: '货方不同，不能合为一份合同', en: 'It is of another customer' },
  notOpen: { zh: '该货载不是“已报货”', en: 'This parcel is not offered any more' },
  notChosen: { zh: '尚未选定方案', en: 'No alternative is chosen yet' },
  madeBefore: { zh: '该估算已起草合同 {no}', en: 'Contract {no} was drafted of this estimate' },
  nobodyAsked: { zh: '未填询租客户', en: 'It names no enquirer' },
  noProfile: {
    zh: '询租客户尚无客户档案，请先在客户管理建档',
    en: 'The enquirer has no profile yet: make one among the customers first',
  },
  ofEstimate: { zh: '航次估算', en: 'Voyage estimate' },
  negotiating: { zh: '洽谈中', en: 'Negotiating' },
  onSubs: { zh: '有待确认', en: 'On subjects' },
  running: { zh: '执行中', en: 'Performing' },
  toPay: { zh: '待收运费', en: 'Freight to come' },
  estimate: { zh: '预计金额', en: 'Estimate' },
  base: { zh: '折人民币', en: 'In base currency' },
  quantity: { zh: '货量', en: 'Quantity' },
  recap: { zh: '定租确认书', en: 'Fixture recap' },
  notFixed: { zh: '尚未成交', en: 'Not fixed' },
  forOwners: { zh: '出租方', en: 'For owners' },
  forCharterers: { zh: '承租方', en: 'For charterers' },
  // What speaks against a draft, an act or a fixture.
  sum100: { zh: '付款比例合计须为 100%', en: 'The shares of payment come to 100 %' },
  twice: { zh: '该货载已列过', en: 'This parcel stands there already' },
  certificateTwice: { zh: '该证书已列过', en: 'This certificate stands there already' },
  eventTwice: { zh: '该事件已列过', en: 'This event stands there already' },
  otherCustomer: { zh: '该货载属于其他货方', en: 'This parcel is another customer’s' },
  byLifting: {
    zh: '由长期合同的批次约定，不能在此修改',
    en: 'The lifting of the long-term contract says it: it is not changed here',
  },
  dates: { zh: '还船期止早于起', en: 'Redelivery ends before it begins' },
  noRate: { zh: '没有此币种近日的汇率', en: 'There is no recent rate of this currency' },
  seenCommission: {
    zh: '佣金合计超过 6.25%，确认后才能提交',
    en: 'Commissions come to more than 6.25 %: confirm that before it is sent',
  },
  noCargo: { zh: '航次租船合同至少有一票货', en: 'A voyage charter has at least one cargo' },
  noFreight: { zh: '运费未填全', en: 'The freight is not complete' },
  ended: {
    zh: '合同未成交或已取消，不能再修改或提交',
    en: 'The contract failed or was cancelled: it is not changed or sent any more',
  },
  notApproved: { zh: '合同审批通过后才能成交', en: 'It is fixed once it is approved' },
  inAudit: { zh: '合同正在审批，先撤回', en: 'It is under approval: take it back first' },
  customerHeld: { zh: '客户“{name}”已暂停往来：{why}', en: '{name} is on hold: {why}' },
  partnerClosed: {
    zh: '客户“{name}”的客商资格为暂停、黑名单或停用',
    en: '{name} is suspended, blacklisted or inactive',
  },
  overCredit: {
    zh: '超出信用额度：占用 {exposure}，本合同 {estimate}，额度 {limit}；须财务总监信用放行',
    en: 'Beyond the credit limit: exposure {exposure}, this contract {estimate}, limit {limit}; the finance director may release it',
  },
  overCreditSilent: {
    zh: '超出信用额度，须财务总监信用放行',
    en: 'It is beyond the credit limit; the finance director may release it',
  },
  certificateMissing: { zh: '该船没有“{name}”', en: 'The ship has no {name}' },
  certificateRefused: { zh: '“{name}”的结论为不认可或暂停', en: 'Her {name} was rejected or is on hold' },
  certificateEnds: {
    zh: '“{name}”{to}到期，早于预计卸毕 {until}；换证，或由总经理豁免',
    en: 'Her {name} ends on {to}, before discharge on {until}: renew it, or have the general manager waive it',
  },
  parcelGone: { zh: '货载 {no} 已不是“已报货”', en: '{no} is not offered any more' },
  parcelChanged: {
    zh: '货载 {no} 在合同写定后有改动，须与合同一致；改回货载，或此合同作未成交后重新起草',
    en: '{no} was changed after the contract was written: change it back, or let this contract fail and draft another',
  },
  loaded: { zh: '货载 {no} 已装船，不能取消合同', en: '{no} is loaded: the contract stands' },
  notDone: { zh: '货载 {no} 尚未卸毕', en: '{no} is not discharged' },
  voyageOpen: { zh: '航次 {no} 尚未关闭', en: 'Voyage {no} is not closed' },
  claimOpen: {
    zh: '索赔 {no} 尚未结案；先结案，或在“未结索赔的处理”中写明如何另行处理',
    en: 'Claim {no} is still open: settle it first, or say under open claims how it is pursued apart',
  },
  byFinance: {
    zh: '已由财务开票，收款在“客户收款”中登记和核销',
    en: 'It was billed: what comes is entered and allocated among the customer receipts',
  },
  asBilled: { zh: '已由财务开票，须与客户发票一致', en: 'It was billed: as the invoice says' },
  received: { zh: '运费已登记收讫', en: 'The freight is recorded as received' },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
} as const satisfies Record<string, Text>;
