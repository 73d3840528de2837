import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { companyReview } from './company-review.resource.ts';
import { beforeReview, reviewApproved, reviewReturned, reviewSent } from './review.server.ts';

/** Safety and quality 4.2: the lead auditor, the designated person, the general manager. */
export const reviewApproval = approvable(companyReview, {
  conditionFields: ['reviewType', 'standard'],
  facts: ['reviewNo', 'reviewType', 'organizationId', 'endDate', 'leaderId'],
  flow: {
    nodes: [
      approveNode({
        id: 'lead',
        name: { zh: '审核组长确认', en: 'Lead auditor' },
        people: [{ by: 'field', field: 'leaderId' }],
        nobody: 'skip',
        self: 'skip',
      }),
      approveNode({
        id: 'designated',
        name: { zh: '指定人员审批', en: 'Designated person' },
        people: [{ by: 'role', roles: ['DPA'] }],
      }),
      approveNode({
        id: 'general',
        name: { zh: '总经理审批', en: 'General manager' },
        people: [{ by: 'role', roles: ['GM'] }],
      }),
      endNode('approve'),
    ],
  },
  organization: 'organizationId',
  link: (recordId) => recordAddress(companyReview.name, recordId),
  beforeSubmit: beforeReview,
  onSubmitted: reviewSent,
  onReturned: reviewReturned,
  onRejected: reviewReturned,
  onApproved: reviewApproved,
});
