import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { companyReview } from './company-review.resource.ts';
import { reviewStanding } from './review-standing.resource.ts';
import { REVIEW_TEXT as TEXT } from './review-words.text.ts';

/** An internal audit comes again within twelve months (5.5). */
export const reviewDue = defineReminder({
  name: 'qhse.companyReviewDue',
  label: TEXT.due,
  of: reviewStanding,
  date: 'dueBy',
  where: { dueState: ['AHEAD', 'OVERDUE'] },
  levels: [{ days: -60 }, { days: -30 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ role: 'QHSE_OFF' }, { role: 'QHSE_MGR' }],
  escalateTo: [{ role: 'DPA' }],
  about: 'organizationId',
  shows: ['reviewType', 'organizationId'],
});

/** What is planned is notified and held. */
export const reviewPlanned = defineReminder({
  name: 'qhse.companyReviewPlanned',
  label: { zh: '计划审核', en: 'Planned audit' },
  of: companyReview,
  date: 'planDate',
  where: { subStatus: ['cr_plan', 'cr_notified'] },
  levels: [{ days: -14 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'leaderId' }],
  escalateTo: [{ role: 'QHSE_MGR' }],
  about: 'organizationId',
  shows: ['reviewType', 'organizationId'],
});
