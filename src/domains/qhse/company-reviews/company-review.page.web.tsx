import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { companyReview } from './company-review.resource.ts';
import { reviewStanding } from './review-standing.resource.ts';
import { SHIP_AUDITS, REVIEW_TEXT as TEXT } from './review-words.text.ts';

const isOfShip = (reviewType: unknown): boolean => typeof reviewType === 'string' && reviewType in SHIP_AUDITS;

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'planned', label: TEXT.planned, filters: { subStatus: ['cr_plan', 'cr_notified'] } },
      { key: 'doing', label: TEXT.doing, filters: { subStatus: ['cr_doing', 'cr_report'] } },
      { key: 'follow', label: TEXT.follow, filters: { subStatus: ['cr_follow'] } },
      { key: 'overdue', label: TEXT.overdue, filters: { dueState: ['OVERDUE'] } },
    ],
  },
  form: { hidden: ({ reviewType }) => (isOfShip(reviewType) ? ['findings'] : ['shipId']) },
  detail: { hidden: (row) => (isOfShip(row.reviewType) ? ['findings', 'dueBy'] : ['shipId', 'inspectionId', 'dueBy']) },
};

/** Audits of the office and of ships. */
export function Page() {
  return <ResourcePage resource={companyReview} listed={reviewStanding} slots={SLOTS} />;
}
