import { namesDocument } from '../../../kernel/resource/document.ts';
import { computed, int } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { billableLine } from './billable-line.resource.ts';

const own = billableLine.list?.columns ?? [];

/** Lines to invoice with the draft that somebody is typing of them. */
export const billableStanding = viewOver(billableLine, {
  name: 'finance.billableStanding',
  listed: true,
  fields: {
    draftQty: computed({ quantity: { field: 'unitId' } }, { zh: '草稿中', en: 'On drafts' }),
    draftKind: computed('text', { zh: '草稿类型', en: 'Kind of draft' }),
    draftId: int({ zh: '草稿', en: 'Draft' }),
    draftNo: namesDocument(computed('text', { zh: '发票草稿', en: 'Draft of an invoice' }), {
      kind: 'draftKind',
      id: 'draftId',
    }),
  },
  from: `select b.*, d.draft_qty, d.draft_kind, d.draft_id, d.draft_no from finance_billable_line b cross join lateral (
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
      ...own.slice(-1),
    ],
  },
});
