import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, date, int, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { inBase } from '../../parameter/public.ts';

/** Days past due in which an open invoice stands; an advance is owed to the customer. */
const AGES = {
  NOT_DUE: { zh: '未到期', en: 'Not due', tone: 'slate' },
  D30: { zh: '逾期 1–30 天', en: '1 to 30 days', tone: 'blue' },
  D60: { zh: '逾期 31–60 天', en: '31 to 60 days', tone: 'amber' },
  D90: { zh: '逾期 61–90 天', en: '61 to 90 days', tone: 'amber' },
  OLDER: { zh: '逾期 90 天以上', en: 'Over 90 days', tone: 'red' },
  ADVANCE: { zh: '预收', en: 'Advance', tone: 'green' },
} as const;

/** What stands open between the company and its customers: invoices that are not received, and below zero what came in advance. */
export const receivableItem = defineView({
  name: 'finance.receivableItem',
  label: { zh: '应收账龄', en: 'Receivables by age' },
  title: 'documentNo',
  fields: {
    documentNo: namesDocument(computed('text', { zh: '单据', en: 'Document' }), { kind: 'source', id: 'sourceId' }),
    source: computed('text', { zh: '单据类型', en: 'Kind of document' }),
    sourceId: int({ zh: '单据序号', en: 'Record of the document' }),
    partnerId: ref('partner.partner', { zh: '客户', en: 'Customer' }),
    age: choice(AGES, { zh: '账龄', en: 'Age' }),
    documentDate: date({ zh: '日期', en: 'Date' }),
    dueDate: date({ zh: '到期日', en: 'Due' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    openAmount: computed({ scale: 2, unit: { field: 'currencyId' } }, { zh: '未结金额', en: 'Open' }),
    openBase: inBase({ zh: '未结本位币', en: 'Open in base currency' }),
  },
  from: `select i.id * 2 as id, i.invoice_no as document_no, 'finance.customerInvoice' as source, i.id as source_id, i.partner_id,
      case when i.due_date >= {today}::date then 'NOT_DUE' when i.due_date >= {today}::date - 30 then 'D30'
        when i.due_date >= {today}::date - 60 then 'D60' when i.due_date >= {today}::date - 90 then 'D90' else 'OLDER' end as age,
      i.invoice_date as document_date, i.due_date, i.currency_id, i.gross_total - i.received_amount - i.red_amount as open_amount,
      round((i.gross_total - i.received_amount - i.red_amount) * i.rate, 2) as open_base
    from finance_customer_invoice i where i.bill_status in ('ISSUED', 'PART_RECEIVED') and i.deleted_at is null
    union all select r.id * 2 + 1, r.receipt_no, 'finance.customerReceipt', r.id, r.partner_id, 'ADVANCE', r.received_date, null,
      r.currency_id, r.allocated_amount - r.amount, r.allocated_base - r.base_amount
    from finance_customer_receipt r where r.receipt_status = 'OPEN' and r.deleted_at is null`,
  list: {
    columns: [
      { field: 'documentNo', width: 150 },
      { field: 'partnerId', width: 220 },
      'age',
      'documentDate',
      'dueDate',
      { field: 'openAmount', total: true },
      { field: 'openBase', total: true },
    ],
    filters: ['partnerId', 'age', 'currencyId', 'dueDate', 'documentNo'],
    sort: 'dueDate',
  },
  scope: 'all',
  excel: { export: true },
});
