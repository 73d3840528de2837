import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, int } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { billableLine } from './billable-line.resource.ts';

const { columns: own = [], filters = [] } = billableLine.list ?? {};

/** How far a line is invoiced, with what is on its way to it. */
const STANDINGS = {
  WAITING: { zh: '待收货', en: 'Nothing to invoice yet', tone: 'slate' },
  OPEN: { zh: '待开票', en: 'To invoice', tone: 'amber' },
  PART: { zh: '部分开票', en: 'Partly invoiced', tone: 'blue' },
  DRAFT: { zh: '草稿中', en: 'On a draft', tone: 'grey' },
  AUDIT: { zh: '审批中', en: 'Under approval', tone: 'blue' },
  DONE: { zh: '已开票', en: 'Invoiced', tone: 'green' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
} as const;

/** Lines to invoice with the draft that somebody is typing of them. */
export const billableStanding = viewOver(billableLine, {
  name: 'finance.billableStanding',
  listed: true,
  fields: {
    standing: choice(STANDINGS, { zh: '开票', en: 'To invoice' }),
    draftQty: computed({ quantity: { field: 'unitId' } }, { zh: '草稿中', en: 'On drafts' }),
    draftKind: computed('text', { zh: '草稿类型', en: 'Kind of draft' }),
    draftId: int({ zh: '草稿', en: 'Draft' }),
    draftNo: namesDocument(computed('text', { zh: '发票草稿', en: 'Draft of an invoice' }), {
      kind: 'draftKind',
      id: 'draftId',
    }),
  },
  from: `select b.*, d.draft_qty, d.draft_kind, d.draft_id, d.draft_no, case when b.status not in ('OPEN', 'PART') then b.status
        when b.open_qty <= 0 then 'AUDIT' when b.open_qty <= coalesce(d.draft_qty, 0) then 'DRAFT' else b.status end as standing
    from finance_billable_line b cross join lateral (
      select sum(l.quantity) as draft_qty, case when count(*) > 0 then 'finance.invoice' end as draft_kind, min(i.id) as draft_id,
        (array_agg(i.serial_no order by i.id))[1] as draft_no
      from finance_invoice_line l join finance_invoice i on i.id = l.parent_id
      where l.billable_line_id = b.id and i.status = 'USE' and i.deleted_at is null) d`,
  list: {
    ...billableLine.list,
    columns: [
      ...own.slice(0, -1),
      { field: 'draftQty', priority: 3 },
      { field: 'draftNo', width: 150, priority: 2 },
      'standing',
    ],
    filters: [...filters.filter((name) => name !== 'status'), 'standing'],
  },
});
