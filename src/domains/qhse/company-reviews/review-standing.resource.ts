import { choice, computed } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { companyReview } from './company-review.resource.ts';
import { DUE_STATES } from './review-words.text.ts';

/** Reviews with whether the next one is overdue today, as `isOverdue` says it. */
export const reviewStanding = viewOver(companyReview, {
  name: 'qhse.companyReviewStanding',
  listed: true,
  fields: {
    dueBy: computed('date', { zh: '下次最迟', en: 'Next at the latest' }),
    dueState: choice(DUE_STATES, { zh: '到期情况', en: 'Next one' }),
  },
  from: `select b.*, coalesce(b.due_limit, b.next_due_date) as due_by,
      case when b.next_due_date is null then 'NONE' when {today}::date > coalesce(b.due_limit, b.next_due_date) then 'OVERDUE'
        else 'AHEAD' end as due_state
    from qhse_company_review b`,
  list: {
    columns: [
      { field: 'reviewNo', width: 120 },
      'reviewTitle',
      'reviewType',
      'organizationId',
      { field: 'shipId', priority: 2 },
      'planDate',
      { field: 'leaderId', priority: 2 },
      { field: 'dueBy', priority: 2 },
      { field: 'dueState', priority: 2 },
      { field: 'status', priority: 3 },
      'subStatus',
    ],
    filters: [
      'reviewType',
      'standard',
      'organizationId',
      'shipId',
      'planDate',
      'leaderId',
      'dueState',
      'status',
      'subStatus',
    ],
    search: ['reviewNo', 'reviewTitle'],
    sort: '-planDate',
  },
});
