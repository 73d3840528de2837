import type { Option } from '../../../kernel/resource/field.ts';

/** What is paid without an order. */
export const EXPENSE_CATEGORIES = {
  PORT_DUES: { zh: '港口使费', en: 'Port dues' },
  AGENCY: { zh: '代理费', en: 'Agency' },
  TOWING: { zh: '拖轮费', en: 'Towing' },
  SURVEY: { zh: '检验费', en: 'Survey' },
  CONSULTANCY: { zh: '咨询费', en: 'Consultancy' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Option>;

export const EXPENSE_TEXT = {
  audit: { zh: '审批中', en: 'Under approval' },
  toInvoice: { zh: '待开票', en: 'To be invoiced' },
  done: { zh: '已开票', en: 'Invoiced' },
  invoice: { zh: '登记发票', en: 'Enter its invoice' },
  notOpen: { zh: '未生效，或已全部开票', en: 'it is not in force, or invoiced as a whole' },
  invoiceMade: { zh: '已生成发票草稿', en: 'A draft of the invoice was made' },
} as const;
