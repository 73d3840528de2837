import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { application } from './application.resource.ts';

/** How far an application is, by its lines. */
export const STAGES = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
  AUDIT: { zh: '审批', en: 'Under approval', tone: 'blue' },
  POOL: { zh: '待采购', en: 'To be bought', tone: 'amber' },
  PART_ORDERED: { zh: '部分订货', en: 'Partly ordered', tone: 'amber' },
  ORDERED: { zh: '已订货', en: 'Ordered', tone: 'blue' },
  PART_RECEIVED: { zh: '部分到货', en: 'Partly received', tone: 'amber' },
  RECEIVED: { zh: '已到货', en: 'Received', tone: 'green' },
  CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' },
} as const;

/** Applications with what became of their lines. */
export const applicationStanding = viewOver(application, {
  name: 'purchasing.applicationStanding',
  listed: true,
  fields: {
    stage: choice(STAGES, { zh: '阶段', en: 'Stage' }),
    lineCount: computed('int', { zh: '行数', en: 'Lines' }),
    grantedCount: computed('int', { zh: '批准', en: 'Granted' }),
    orderedCount: computed('int', { zh: '已订', en: 'Ordered' }),
    receivedCount: computed('int', { zh: '已到', en: 'Received' }),
  },
  from: `select b.*, l.line_count, l.granted_count, l.ordered_count, l.received_count,
      case when b.status = 'USE' then 'DRAFT' when b.status = 'IN_AUDIT' then 'AUDIT' when b.status = 'REJECT' then 'CLOSED'
        when l.granted_count = l.dropped_count then 'CLOSED'
        when l.received_count + l.dropped_count >= l.granted_count then 'RECEIVED'
        when l.received_count + l.part_count > 0 then 'PART_RECEIVED'
        when l.ordered_count + l.dropped_count >= l.granted_count then 'ORDERED'
        when l.ordered_count > 0 then 'PART_ORDERED' else 'POOL' end as stage
    from purchasing_application b cross join lateral (
      select count(*) as line_count, count(*) filter (where a.approved_qty > 0 and b.status <> 'USE') as granted_count,
        count(*) filter (where a.line_status in ('ORDERED', 'PART_RECEIVED', 'RECEIVED', 'FROM_STOCK')) as ordered_count,
        count(*) filter (where a.line_status in ('RECEIVED', 'FROM_STOCK')) as received_count,
        count(*) filter (where a.line_status = 'PART_RECEIVED') as part_count,
        count(*) filter (where a.approved_qty > 0 and a.line_status in ('CANCELLED', 'REJECTED')) as dropped_count
      from purchasing_application_line a where a.parent_id = b.id) l`,
  list: {
    columns: [
      { field: 'applyNo', width: 176 },
      'title',
      'organizationId',
      { field: 'department', priority: 3 },
      'purchaseType',
      'applyKind',
      'requiredDate',
      { field: 'portId', priority: 3 },
      'stage',
      { field: 'lineCount', priority: 2 },
      { field: 'grantedCount', priority: 2 },
      { field: 'orderedCount', priority: 2 },
      { field: 'receivedCount', priority: 2 },
      { field: 'estimateAmount', priority: 2, total: true },
      { field: 'createName', priority: 3 },
      { field: 'createTime', priority: 3 },
    ],
    filters: ['organizationId', 'purchaseType', 'applyKind', 'stage', 'status', 'department', 'requiredDate'],
    search: ['applyNo', 'title'],
    sort: '-createTime',
  },
});
