import { choice, computed, datetime, int, type Option, ref, text } from '../../../kernel/resource/field.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { defineView } from '../../../kernel/resource/view.ts';

/** How an invitation stands for whoever was invited; nothing of it tells of the others. */
const STANDINGS = {
  TO_QUOTE: { zh: '待报价', en: 'To be quoted', tone: 'amber' },
  QUOTED: { zh: '已报价', en: 'Quoted', tone: 'green' },
  DECLINED: { zh: '已谢绝', en: 'Declined', tone: 'slate' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'amber' },
  CLOSED: { zh: '已截止', en: 'Closed', tone: 'grey' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  AWARDED: { zh: '中标', en: 'Awarded', tone: 'green' },
  NOT_AWARDED: { zh: '未中标', en: 'Not awarded', tone: 'slate' },
} as const satisfies Record<string, Option>;

const view = defineView({
  name: 'purchasing.invitation',
  label: { zh: '询价邀请', en: 'Invitations' },
  title: 'inquiryNo',
  fields: {
    inquiryNo: text({ zh: '编号', en: 'Number' }),
    title: text({ zh: '内容', en: 'What for' }),
    roundNo: int({ zh: '轮次', en: 'Round' }),
    lineCount: int({ zh: '行数', en: 'Lines' }),
    deadline: datetime({ zh: '截止时间', en: 'Deadline' }),
    standing: choice(STANDINGS, { zh: '状态', en: 'Status' }),
    receiptNo: text({ zh: '回执号', en: 'Receipt no.' }),
    /** May still be answered. */
    open: computed('bool', { zh: '可报价', en: 'Open' }),
    inquiryId: computed('int', { zh: '询价', en: 'Inquiry' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
  },
  list: {
    columns: [
      { field: 'inquiryNo', width: 150 },
      { field: 'title', width: 260, priority: 1 },
      'roundNo',
      { field: 'lineCount', priority: 3 },
      { field: 'deadline', priority: 1 },
      { field: 'standing', priority: 1 },
      { field: 'receiptNo', priority: 3 },
    ],
    filters: ['standing', 'deadline'],
    search: ['inquiryNo', 'title'],
    sort: '-deadline',
  },
  scope: { goods: 'partnerId' },
  // A draft was sent to nobody; one that was cancelled before it was looked at is no matter of theirs.
  from: `select v.id, 1 as version, v.partner_id, i.id as inquiry_id, i.inquiry_no, i.title, i.round_no, i.deadline, o.open, q.receipt_no,
      (select count(*) from purchasing_inquiry_line l where l.parent_id = i.id) as line_count,
      case when i.inquiry_status = 'CANCELLED' then 'CANCELLED'
        when q.quote_status in ('AWARDED', 'PART_AWARDED') then 'AWARDED'
        when q.quote_status = 'NOT_AWARDED' then 'NOT_AWARDED'
        when v.invite_status in ('QUOTED', 'DECLINED') then v.invite_status
        when q.quote_status = 'WITHDRAWN' then 'WITHDRAWN'
        when o.open then 'TO_QUOTE' else 'CLOSED' end as standing
    from purchasing_inquiry_invite v join purchasing_inquiry i on i.id = v.parent_id
    left join lateral (select q.receipt_no, q.quote_status from purchasing_quotation q where q.inquiry_id = i.id
      and q.partner_id = v.partner_id and q.deleted_at is null order by q.round_no desc limit 1) q on true
    cross join lateral (select i.inquiry_status = 'PUBLISHED' and i.deadline > {now} and exists (
      select from purchasing_inquiry_round r where r.parent_id = i.id and r.round_no = i.round_no
        and v.partner_id = any(r.partner_ids)) as open) o
    where i.inquiry_status <> 'DRAFT' and i.deleted_at is null
      and (i.inquiry_status <> 'CANCELLED' or v.viewed_at is not null)`,
});

/** The inquiries to which a supplier was invited, one row for each firm and inquiry. */
export const invitationFace: AnyResource = { ...view, outside: { of: view, realm: 'vendor' } };
