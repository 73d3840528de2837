import type { Option } from '../../../kernel/resource/field.ts';

/** What a supplier is measured by (vendor blueprint 5.2). */
export const MEASURES = {
  ON_TIME: { zh: '准时交货', en: 'On time' },
  QUALITY: { zh: '质量', en: 'Quality' },
  PRICE: { zh: '价格', en: 'Price' },
  RESPONSE: { zh: '询价响应', en: 'Response' },
  SERVICE: { zh: '服务', en: 'Service' },
} as const satisfies Record<string, Option>;

export type Measure = keyof typeof MEASURES;

export const HALVES = {
  H1: { zh: '上半年', en: 'First half' },
  H2: { zh: '下半年', en: 'Second half' },
} as const satisfies Record<string, Option>;

export type Half = keyof typeof HALVES;

export const GRADES = {
  A: { zh: '甲', en: 'A', tone: 'green' },
  B: { zh: '乙', en: 'B', tone: 'blue' },
  C: { zh: '丙', en: 'C', tone: 'amber' },
  D: { zh: '丁', en: 'D', tone: 'red' },
} as const satisfies Record<string, Option>;

export type Grade = keyof typeof GRADES;

/** What comes of it. A suspension is only proposed: the approved request moves the standing. */
export const OUTCOMES = {
  NONE: { zh: '保持', en: 'Keep' },
  PRAISE: { zh: '表扬', en: 'Praise', tone: 'green' },
  IMPROVE: { zh: '整改', en: 'Improve', tone: 'amber' },
  SUSPEND: { zh: '建议暂停', en: 'Propose suspension', tone: 'red' },
} as const satisfies Record<string, Option>;

export type Outcome = keyof typeof OUTCOMES;

/** Words of the page, of the panel beside others and of refusals. */
export const EVALUATION_TEXT = {
  title: { zh: '供应商评价', en: 'Supplier evaluation' },
  run: { zh: '生成评价', en: 'Evaluate' },
  runWhy: {
    zh: '为本半年有订单的每家供应商生成评价单；已有的草稿按现有数据重算，已提交的不变。',
    en: 'Each supplier with an order in the half-year gets a card; drafts are reckoned anew, what was submitted stays.',
  },
  ran: {
    zh: '新增 {made} 份，重算 {renewed} 份，不变 {there} 份',
    en: '{made} new, {renewed} reckoned anew, {there} unchanged',
  },
  year: { zh: '年度', en: 'Year' },
  half: { zh: '半年', en: 'Half-year' },
  drafts: { zh: '草稿', en: 'Drafts' },
  audit: { zh: '审批中', en: 'Under approval' },
  weak: { zh: '丙级与丁级', en: 'Grades C and D' },
  suspend: { zh: '申请暂停', en: 'Ask to suspend' },
  suspendMade: { zh: '已生成暂停申请，核对后提交', en: 'The request is written: look it over and submit it' },
  notApproved: { zh: '评价尚未批准', en: 'it is not approved yet' },
  notProposed: { zh: '处理意见不是建议暂停', en: 'no suspension is proposed' },
  asked: { zh: '已生成过暂停申请', en: 'its suspension was asked for already' },
  sayWhy: { zh: '与系统建议不同，填写理由', en: 'It is not what was proposed: say why' },
  notScored: { zh: '没有任何可评分的数据', en: 'Nothing can be scored yet' },
  evaluations: { zh: '评价', en: 'Evaluations' },
  supplier: { zh: '供应商', en: 'Supplier' },
} as const;
