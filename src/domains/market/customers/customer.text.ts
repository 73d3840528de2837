import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';

export const GRADES = {
  A: { zh: 'A 级', en: 'Grade A', tone: 'green' },
  B: { zh: 'B 级', en: 'Grade B', tone: 'blue' },
  C: { zh: 'C 级', en: 'Grade C', tone: 'amber' },
} as const satisfies Record<string, Option>;

export const CONTACT_DUTIES = {
  FIXTURE: { zh: '洽租', en: 'Fixtures' },
  OPERATION: { zh: '操作', en: 'Operations' },
  INVOICE: { zh: '开票结算', en: 'Invoices' },
  CLAIM: { zh: '索赔', en: 'Claims' },
} as const satisfies Record<string, Option>;

/** Days after which a check of sanctions lists has to be done again (market 3.6). */
export const SANCTIONS_DAYS = 180;

export const CUSTOMER_TEXT = {
  customer: { zh: '客户', en: 'Customer' },
  profile: { zh: '客户档案', en: 'Customer' },
  credit: { zh: '信用与结算', en: 'Credit and payment' },
  contacts: { zh: '联系人', en: 'Contacts' },
  papers: { zh: '尽职调查', en: 'Due diligence' },
  held: { zh: '暂停往来', en: 'On hold' },
  overLimit: { zh: '超信用', en: 'Over the limit' },
  active: { zh: '执行中合同', en: 'Contracts in force' },
  volume: { zh: '今年货量', en: 'Volume this year' },
  lastVolume: { zh: '去年货量', en: 'Volume last year' },
  open: { zh: '信用占用', en: 'Exposure' },
  receivables: { zh: '应收与账龄', en: 'Receivables' },
  unbilled: { zh: '合同待开票', en: 'Not billed' },
  owed: { zh: '未收发票', en: 'Open invoices' },
  advance: { zh: '预收款', en: 'Advances' },
  notDue: { zh: '未到期', en: 'Not due' },
  overdue30: { zh: '逾期 1–30 天', en: '1 to 30 days' },
  overdue60: { zh: '逾期 31–60 天', en: '31 to 60 days' },
  overdue90: { zh: '逾期 61–90 天', en: '61 to 90 days' },
  overdueOlder: { zh: '逾期 90 天以上', en: 'Over 90 days' },
  cargoes: { zh: '货载', en: 'Parcels' },
  creditLimit: {
    zh: '信用额度由财务总监核定，请财务总监填写或调高',
    en: 'The finance director sets and raises the credit limit',
  },
  notCustomer: {
    zh: '该客商没有“客户”角色，先在客商档案中增加',
    en: 'This partner has not the role customer: add it there first',
  },
  standing: {
    zh: '该客商资格为暂停、黑名单或停用，不能建立客户档案',
    en: 'This partner is suspended, blacklisted or inactive',
  },
} as const satisfies Record<string, Text>;
