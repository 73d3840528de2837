import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const CLAIM_KINDS = {
  DEMURRAGE: { zh: '滞期费', en: 'Demurrage' },
  DESPATCH: { zh: '速遣费', en: 'Despatch' },
  DEADFREIGHT: { zh: '亏舱费', en: 'Deadfreight' },
  DETENTION: { zh: '延滞损失', en: 'Detention' },
  SHORTAGE: { zh: '货物短少', en: 'Cargo shortage' },
  OFF_HIRE: { zh: '停租', en: 'Off-hire' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export type ClaimKind = keyof typeof CLAIM_KINDS;

export const DIRECTIONS = {
  WE_CLAIM: { zh: '我方索赔', en: 'We claim', tone: 'blue' },
  AGAINST_US: { zh: '对方索赔', en: 'Against us', tone: 'amber' },
} as const satisfies Record<string, Option>;

export const DOCUMENT_KINDS = {
  LETTER: { zh: '索赔函', en: 'Claim letter' },
  STATEMENT: { zh: '计算单', en: 'Statement' },
  NOR: { zh: '准备就绪通知书', en: 'Notice of readiness' },
  SOF: { zh: '事实记录', en: 'Statement of facts' },
  PUMPING_LOG: { zh: '泵货记录', en: 'Pumping log' },
  PROTEST: { zh: '抗议书', en: 'Letter of protest' },
  CARGO_PAPERS: { zh: '货物单证', en: 'Cargo papers' },
  CHARTER_PARTY: { zh: '租约', en: 'Charter party' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

export const SIDES = {
  WE: { zh: '我方', en: 'We' },
  THEY: { zh: '对方', en: 'They' },
} as const satisfies Record<string, Text>;

export const CLAIM_TEXT = {
  claim: { zh: '索赔', en: 'Claim' },
  documents: { zh: '索赔单证', en: 'Documents' },
  document: { zh: '单证', en: 'Document' },
  rounds: { zh: '往来记录', en: 'Correspondence' },
  round: { zh: '往来', en: 'Round' },
  settlement: { zh: '和解单', en: 'Settlement' },
  make: { zh: '生成索赔', en: 'Make a claim' },
  made: {
    zh: '已按计算单生成索赔，备齐单证后提交',
    en: 'The claim is made of the statement: gather its documents and submit it',
  },
  notApproved: { zh: '计算单尚未审批通过', en: 'The statement is not approved yet' },
  nothing: { zh: '计算单没有滞期费也没有速遣费', en: 'The statement has neither demurrage nor despatch' },
  already: { zh: '该计算单已生成过索赔', en: 'A claim was made of this statement already' },
  sameTime: {
    zh: '该航次、该承租人同一租约的另一份计算单已生成索赔 {no}；先放弃该索赔，再按本计算单生成',
    en: '{no} was made of another statement of this voyage, charterer and charter party: waive it before a claim is made of this one',
  },
  byHand: {
    zh: '滞期费与速遣费索赔由已通过的计算单生成',
    en: 'Claims of demurrage and despatch are made of an approved statement',
  },
  ofStatement: { zh: '由计算单带来，不能改动', en: 'It comes of the statement and cannot be changed' },
  missing: { zh: '必备单证没有备齐', en: 'Documents that are needed are missing' },
  late: { zh: '已过索赔时限，不能再提交', en: 'The time to submit it has passed' },
  settle: { zh: '登记和解', en: 'Settle' },
  settled: { zh: '已建立和解单，填写金额后提交审批', en: 'The settlement is made: enter the amount and submit it' },
  notNegotiated: {
    zh: '提交后、未结案的索赔才能和解',
    en: 'Only a claim that was submitted and is still open is settled',
  },
  openSettlement: { zh: '该索赔还有未结的和解单', en: 'A settlement of this claim is under way already' },
  lowNeedsReason: { zh: '低于应收净额九成，须写明理由', en: 'Below 90 % of the net amount it needs a reason' },
  aboveNet: { zh: '不能高于应收净额', en: 'Not more than the net amount' },
  paidOther: {
    zh: '须等于和解金额；分次到账的，收齐后登记',
    en: 'It is what was agreed; paid in parts, enter it when all has come',
  },
  byFinance: {
    zh: '已由财务开票，收款在“客户收款”中登记和核销',
    en: 'It was billed: what comes is entered and allocated among the customer receipts',
  },
  future: { zh: '日期在今日之后', en: 'This day has not come yet' },
  notPast: { zh: '须为今日或以后', en: 'Today or later' },
  interest: { zh: '利息（估算）', en: 'Interest (estimate)' },
  interestNote: {
    zh: '利息按年率与 365 天单利估算至今日，未结算，仅供参考',
    en: 'Interest is an estimate to this day: simple, by a year of 365 days, not settled',
  },
  letterTitle: { zh: '索赔函', en: 'Claim' },
  letter: {
    zh: '我司就下述航次向贵司提出索赔，金额与依据如下。随函附上单证清单所列文件，烦请核对并按期支付。',
    en: 'We hereby present our claim for the voyage named below, with its amount and grounds. The documents listed are enclosed; kindly check them and pay in due course.',
  },
  letterAgainst: {
    zh: '下述索赔由对方提出，我司登记如下，作为核对与商谈的依据。',
    en: 'The claim below was presented to us; it is kept here to be checked and negotiated.',
  },
  file: { zh: '索赔档案', en: 'Claim file' },
  laytime: { zh: '装卸时间', en: 'Laytime' },
  ours: { zh: '索赔方', en: 'For the claimant' },
  seal: { zh: '盖章', en: 'Stamp' },
  left: { zh: '剩 {n} 天', en: '{n} days left' },
  passed: { zh: '已过时限', en: 'Passed' },
  toBeNamed: { zh: '承租人', en: 'Charterer' },
  barred: { zh: '索赔逾期检查', en: 'Claims whose time has passed' },
} as const satisfies Record<string, Text>;
