import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, date, int, month, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { inBase } from '../../parameter/public.ts';

/** Days from the last of it that came to the end of the month: so long it waited for its invoice. */
const AGES = {
  D30: { zh: '30 天以内', en: 'Up to 30 days', tone: 'slate' },
  D60: { zh: '31–60 天', en: '31 to 60 days', tone: 'blue' },
  D90: { zh: '61–90 天', en: '61 to 90 days', tone: 'amber' },
  OLDER: { zh: '90 天以上', en: 'Over 90 days', tone: 'red' },
} as const;

const POSTINGS = {
  DRAFT: { zh: '未入账', en: 'Not posted', tone: 'grey' },
  POSTED: { zh: '已入账', en: 'Posted', tone: 'blue' },
  REVERSED: { zh: '已冲回', en: 'Reversed', tone: 'green' },
} as const;

const CURRENCY = { field: 'currencyId' } as const;

/** Each line of each estimate, how old it was, and how far the invoice that came for it in a later month was off. */
export const estimateItem = defineView({
  name: 'finance.estimateItem',
  label: { zh: '暂估分析', en: 'Estimates by line' },
  title: 'sourceNo',
  fields: {
    month: month({ zh: '暂估月份', en: 'Month' }),
    estimateNo: namesDocument(computed('text', { zh: '暂估单号', en: 'Estimate' }), {
      kind: 'estimateKind',
      id: 'estimateId',
    }),
    estimateKind: computed('text', { zh: '暂估类型', en: 'Kind of the estimate' }),
    estimateId: int({ zh: '暂估序号', en: 'Record of the estimate' }),
    posting: choice(POSTINGS, { zh: '入账状态', en: 'Posting' }),
    sourceNo: namesDocument(text({ zh: '来源单据', en: 'Document' }, { max: 60 }), { kind: 'source', id: 'sourceId' }),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    subjectId: ref('finance.budgetSubject', { zh: '预算科目', en: 'Budget subject' }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    acceptedOn: date({ zh: '最近收货', en: 'Last came on' }),
    age: choice(AGES, { zh: '账龄', en: 'Age' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    systemAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '系统暂估', en: 'As counted' }),
    estimateAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '暂估金额', en: 'Estimate' }),
    baseAmount: inBase({ zh: '本位币暂估', en: 'Estimated in base currency' }),
    standing: inBase({ zh: '当月暂估', en: 'Estimate of the month' }),
    invoicedPart: inBase({ zh: '已来票暂估', en: 'Of it invoiced later' }),
    invoicedBase: inBase({ zh: '来票金额', en: 'Invoices came to' }),
    difference: inBase(
      { zh: '与发票差异', en: 'Differs from invoices' },
      { help: { zh: '来票金额 − 已来票暂估', en: 'What invoices came to − what of it was estimated' } },
    ),
  },
  from: `select o.id, o.month, o.estimate_no, 'finance.provisionalEstimate' as estimate_kind, o.estimate_id, o.posting, o.source_no, o.source,
      o.source_id, o.partner_id, o.organization_id, o.vessel_id, o.subject_id, o.item_name, o.accepted_on,
      case when o.post_date - o.accepted_on <= 30 then 'D30' when o.post_date - o.accepted_on <= 60 then 'D60'
        when o.post_date - o.accepted_on <= 90 then 'D90' else 'OLDER' end as age,
      o.currency_id, o.system_amount, o.estimate_amount, o.base_amount, o.standing, o.invoiced_part, o.invoiced_base,
      o.invoiced_base - o.invoiced_part as difference
    from (select l.id, e.month, e.estimate_no, e.id as estimate_id, e.estimate_status as posting, e.post_date, l.source_no, l.source, l.source_id,
        l.partner_id, l.organization_id, l.vessel_id, l.subject_id, l.item_name, l.accepted_on, l.currency_id, l.system_amount,
        l.estimate_amount, l.base_amount, l.standing,
        coalesce(round(l.standing * least(v.quantity, q.open) / nullif(q.open, 0), 2), 0.00) as invoiced_part,
        coalesce(round(v.base * least(v.quantity, q.open) / nullif(v.quantity, 0), 2), 0.00) as invoiced_base
      from finance_estimate_line l
      join finance_provisional_estimate e on e.id = l.parent_id and e.status <> 'REJECT' and e.deleted_at is null
      cross join lateral (select greatest(l.accepted_qty - l.invoiced_qty - coalesce(l.later_qty, 0), 0) as open) q
      left join lateral (
        select sum(n.quantity) as quantity, sum(round(n.net_amount * coalesce(i.rate, 0), 2)) as base
        from finance_invoice_line n join finance_invoice i on i.id = n.parent_id and i.status = 'APPROVE' and i.deleted_at is null
        where n.billable_line_id = l.billable_line_id and i.book_month > e.month) v on true) o`,
  list: {
    columns: [
      { field: 'month', priority: 1 },
      { field: 'sourceNo', width: 176 },
      { field: 'partnerId', width: 190, priority: 1 },
      { field: 'organizationId', priority: 2 },
      { field: 'itemName', priority: 3 },
      { field: 'acceptedOn', priority: 3 },
      { field: 'age', priority: 2 },
      { field: 'estimateAmount', priority: 3, total: true },
      { field: 'baseAmount', priority: 1, total: true },
      { field: 'standing', priority: 3, total: true },
      { field: 'invoicedPart', priority: 3, total: true },
      { field: 'invoicedBase', priority: 3, total: true },
      { field: 'difference', priority: 2, total: true },
      { field: 'estimateNo', width: 150, priority: 3 },
      'posting',
    ],
    filters: [
      'month',
      'partnerId',
      'organizationId',
      'vesselId',
      'sourceNo',
      'subjectId',
      'currencyId',
      'age',
      'posting',
      'acceptedOn',
    ],
    sort: '-month',
  },
  scope: 'all',
  excel: { export: true },
});
