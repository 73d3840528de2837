import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { companyReviewPage } from './company-review.page.ts';
import { companyReview } from './company-review.resource.ts';
import { reviewApproval } from './review.approval.server.ts';
import { REVIEW_MESSAGE, reviewEndpoints } from './review.server.ts';
import { reviewDue, reviewPlanned } from './review-reminders.server.ts';
import { reviewStanding } from './review-standing.resource.ts';
import { REVIEW_TEXT as TEXT } from './review-words.text.ts';

const REVIEW: AnyResource = companyReview;
const acts = (...names: string[]): string[] => names.map((act) => `qhse:companyReview:${act}`);
const READ = acts('list', 'export');
const WRITE = [...READ, ...acts('add', 'edit', 'del', 'submit', 'notify', 'begin', 'close')];
const READERS = ['MASTER', 'DEPT_LEADER', 'SUPT_MARINE', 'SUPT_TECH', 'TECH_MGR', 'GM', 'AUDITOR'];

/** Audits of office and ships; the designated person alone gives an internal one more time. */
export const reviewSlice: Slice = {
  resources: [REVIEW],
  views: [reviewStanding],
  endpoints: reviewEndpoints,
  pages: [companyReviewPage],
  approvals: [reviewApproval],
  reminders: [reviewDue, reviewPlanned],
  messageKinds: { [REVIEW_MESSAGE]: { label: TEXT.told } },
  grants: {
    ...Object.fromEntries(READERS.map((role) => [role, READ])),
    QHSE_OFF: WRITE,
    QHSE_MGR: WRITE,
    DPA: [...READ, ...acts('extend')],
  },
  demo: async (ctx) => (await import('./review.demo.ts')).demoReviews(ctx),
};
