import { choice, computed, date, money, type Option, ref, text } from '../../../kernel/resource/field.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { defineView } from '../../../kernel/resource/view.ts';

/** How far an invoice is for whoever sent it; who of the house has it, and why it was looked at twice, is the house's. */
const STANDINGS = {
  CHECKING: { zh: '核对中', en: 'Being checked', tone: 'blue' },
  REFUSED: { zh: '已退回', en: 'Refused', tone: 'red' },
  TO_PAY: { zh: '待付款', en: 'To be paid', tone: 'amber' },
  PART_PAID: { zh: '部分付款', en: 'Partly paid', tone: 'amber' },
  PAID: { zh: '已付款', en: 'Paid', tone: 'green' },
} as const satisfies Record<string, Option>;

const CURRENCY = { field: 'currencyId' } as const;

const view = defineView({
  name: 'finance.ownInvoice',
  label: { zh: '我的发票', en: 'Invoices' },
  title: 'invoiceNo',
  fields: {
    invoiceNo: text({ zh: '发票号码', en: 'Invoice number' }),
    orderNos: text({ zh: '订单', en: 'Orders' }),
    invoiceDate: date({ zh: '开票日期', en: 'Invoice date' }),
    receivedDate: date({ zh: '收票日期', en: 'Received' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    grossTotal: money({ zh: '价税合计', en: 'Gross' }, { unit: CURRENCY }),
    paidAmount: money({ zh: '已付', en: 'Paid' }, { unit: CURRENCY }),
    /** Told once it is accepted. */
    dueDate: date({ zh: '到期日', en: 'Due' }),
    standing: choice(STANDINGS, { zh: '状态', en: 'Status' }),
    partnerId: computed('int', { zh: '供应商', en: 'Supplier' }),
  },
  list: {
    columns: [
      { field: 'invoiceNo', width: 210, priority: 1 },
      { field: 'orderNos', width: 176, priority: 2 },
      { field: 'invoiceDate', priority: 3 },
      { field: 'receivedDate', priority: 3 },
      { field: 'grossTotal', priority: 1 },
      { field: 'paidAmount', priority: 2 },
      { field: 'dueDate', priority: 3 },
      { field: 'standing', priority: 1 },
    ],
    filters: ['standing', 'invoiceDate'],
    search: ['invoiceNo', 'orderNos'],
    sort: '-receivedDate',
  },
  scope: { partner: 'partnerId' },
  // What takes another back, and what is of no order, is settled with the buyer.
  from: `select i.id, i.version, i.partner_id, i.invoice_no, o.order_nos, i.invoice_date, i.received_date, i.currency_id, i.gross_total,
      i.paid_amount, case when i.status = 'APPROVE' then i.due_date end as due_date,
      case when i.status = 'REJECT' then 'REFUSED' when i.status <> 'APPROVE' then 'CHECKING'
        when i.invoice_status = 'PAID' then 'PAID' when i.invoice_status = 'PART_PAID' then 'PART_PAID' else 'TO_PAY' end as standing
    from finance_invoice i cross join lateral (select string_agg(distinct b.source_no, ' ') as order_nos
      from finance_invoice_line l join finance_billable_line b on b.id = l.billable_line_id where l.parent_id = i.id) o
    where i.deleted_at is null and i.invoice_no is not null and i.red_of_id is null and o.order_nos is not null`,
});

/** The invoices of a supplier against his orders, to their payment. */
export const ownInvoiceFace: AnyResource = { ...view, outside: { of: view, realm: 'vendor' } };
