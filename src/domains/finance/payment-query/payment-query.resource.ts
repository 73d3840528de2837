import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, date, int, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { inBase } from '../../parameter/public.ts';

const KINDS = {
  INVOICE: { zh: '发票', en: 'Invoice', tone: 'blue' },
  RED: { zh: '红字发票', en: 'Red invoice', tone: 'red' },
  PAYMENT: { zh: '付款', en: 'Payment', tone: 'green' },
  REFUND: { zh: '预付退款', en: 'Refund', tone: 'green' },
  PREPAID: { zh: '预付余额', en: 'Prepaid, not offset', tone: 'amber' },
} as const;

/** Days past due in which what is open of an invoice stands; what the supplier owes stands beside. */
const AGES = {
  NOT_DUE: { zh: '未到期', en: 'Not due', tone: 'slate' },
  D30: { zh: '逾期 1–30 天', en: '1 to 30 days', tone: 'blue' },
  D60: { zh: '逾期 31–60 天', en: '31 to 60 days', tone: 'amber' },
  D90: { zh: '逾期 61–90 天', en: '61 to 90 days', tone: 'amber' },
  OLDER: { zh: '逾期 90 天以上', en: 'Over 90 days', tone: 'red' },
  CREDIT: { zh: '待冲抵', en: 'To be offset', tone: 'green' },
  SETTLED: { zh: '已结清', en: 'Settled', tone: 'slate' },
} as const;

const amount = (zh: string, en: string) => computed({ scale: 2, unit: { field: 'currencyId' } }, { zh, en });

/**
 * What stands between the company and its suppliers: each invoice in force by ship or unit, each payment, below zero what came back of
 * it, and what is prepaid and neither offset nor given back. What is paid of an invoice of several ships is shared by their parts of it, so that the shares add up to it.
 */
export const paymentQuery = defineView({
  name: 'finance.paymentQuery',
  label: { zh: '付款查询', en: 'Payment query' },
  title: 'documentNo',
  fields: {
    documentNo: namesDocument(computed('text', { zh: '单据', en: 'Document' }), { kind: 'source', id: 'sourceId' }),
    source: computed('text', { zh: '单据类型', en: 'Kind of document' }),
    sourceId: int({ zh: '单据序号', en: 'Record of the document' }),
    kind: choice(KINDS, { zh: '类别', en: 'Kind' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    orderNos: computed('text', { zh: '订单', en: 'Orders' }),
    invoiceNo: computed('text', { zh: '发票号码', en: 'Invoice number' }),
    documentDate: date({ zh: '日期', en: 'Date' }),
    dueDate: date({ zh: '到期日', en: 'Due' }),
    age: choice(AGES, { zh: '账龄', en: 'Age' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    invoiced: amount('开票', 'Invoiced'),
    credited: amount('红冲', 'Taken back'),
    paid: amount('付款', 'Paid'),
    balance: amount('应付余额', 'Owed'),
    openAmount: amount('未结金额', 'Open'),
    openBase: inBase({ zh: '未结本位币', en: 'Open in base currency' }),
  },
  from: `select o.line_id * 4 as id, o.serial_no as document_no, 'finance.invoice' as source, o.invoice_id as source_id,
      case when o.gross_total < 0 then 'RED' else 'INVOICE' end as kind, o.partner_id, o.organization_id, o.order_nos, o.invoice_no,
      o.invoice_date as document_date, o.due_date,
      case when o.part = o.paid_part then 'SETTLED' when o.gross_total < 0 then 'CREDIT' when o.due_date is null or o.due_date >= {today}::date then 'NOT_DUE'
        when o.due_date >= {today}::date - 30 then 'D30' when o.due_date >= {today}::date - 60 then 'D60'
        when o.due_date >= {today}::date - 90 then 'D90' else 'OLDER' end as age,
      o.currency_id, greatest(o.part, 0.00) as invoiced, greatest(-o.part, 0.00) as credited, 0.00 as paid, o.part as balance,
      o.part - o.paid_part as open_amount, round((o.part - o.paid_part) * coalesce(o.rate, 0), 2) as open_base
    from (select p.*, i.serial_no, i.gross_total, i.partner_id, i.invoice_no, i.invoice_date, i.due_date, i.currency_id, i.rate,
        coalesce(round(coalesce(i.paid_amount, 0) * p.reached / nullif(i.gross_total, 0), 2)
          - round(coalesce(i.paid_amount, 0) * (p.reached - p.part) / nullif(i.gross_total, 0), 2), 0.00) as paid_part
      from (select s.*, sum(s.part) over (partition by s.invoice_id order by s.organization_id) as reached
        from (select l.parent_id as invoice_id, l.organization_id, min(l.id) as line_id, round(sum(l.net_amount + l.tax_amount), 2) as part,
            string_agg(distinct b.source_no, '、' order by b.source_no) as order_nos
          from finance_invoice_line l join finance_invoice f on f.id = l.parent_id and f.status = 'APPROVE' and f.deleted_at is null
          left join finance_billable_line b on b.id = l.billable_line_id
          group by l.parent_id, l.organization_id) s) p
      join finance_invoice i on i.id = p.invoice_id) o
    union all select r.id * 4 + 1, r.pay_no, 'finance.paymentRequisition', r.id, 'PAYMENT', r.partner_id, null,
      (select string_agg(c.document_no, '、' order by c.document_no) from finance_requisition_line l
        join finance_supplier_credit c on c.id = l.credit_id where l.parent_id = r.id),
      null, r.paid_date, null, 'SETTLED', r.currency_id, 0.00, 0.00, r.amount, -r.amount, 0.00, 0.00
    from finance_payment_requisition r where r.pay_status = 'PAID' and r.deleted_at is null
    union all select c.id * 4 + 2, c.document_no, 'finance.supplierCredit', c.id, 'PREPAID', c.partner_id, null, c.document_no,
      null, null, null, 'CREDIT', c.currency_id, 0.00, 0.00, 0.00, 0.00, c.used + coalesce(c.refunded, 0) - c.amount,
      c.used_base + coalesce(c.refunded_base, 0) - c.base_amount
    from finance_supplier_credit c where c.credit_status = 'OPEN' and c.deleted_at is null
    union all select b.id * 4 + 3, b.refund_no, 'finance.prepaymentRefund', b.id, 'REFUND', b.partner_id, null, c.document_no,
      null, b.received_date, null, 'SETTLED', b.currency_id, 0.00, 0.00, -b.amount, b.amount, 0.00, 0.00
    from finance_prepayment_refund b join finance_supplier_credit c on c.id = b.credit_id
    where b.refund_status = 'RECEIVED' and b.deleted_at is null`,
  list: {
    columns: [
      { field: 'documentNo', width: 150 },
      'kind',
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'organizationId', priority: 2 },
      { field: 'orderNos', width: 176, priority: 3 },
      { field: 'invoiceNo', width: 190, priority: 3 },
      { field: 'documentDate', priority: 1 },
      { field: 'dueDate', priority: 2 },
      { field: 'age', priority: 2 },
      { field: 'invoiced', priority: 2, total: true },
      { field: 'credited', priority: 3, total: true },
      { field: 'paid', priority: 2, total: true },
      { field: 'balance', priority: 3, total: true },
      { field: 'openAmount', priority: 1, total: true },
      { field: 'openBase', priority: 3, total: true },
    ],
    filters: [
      'partnerId',
      'organizationId',
      'kind',
      'age',
      'currencyId',
      'documentDate',
      'dueDate',
      'orderNos',
      'invoiceNo',
      'documentNo',
    ],
    sort: 'dueDate',
  },
  scope: 'all',
  excel: { export: true },
});
