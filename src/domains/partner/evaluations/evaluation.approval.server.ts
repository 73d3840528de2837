import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { evaluation } from './evaluation.resource.ts';
import { beforeEvaluation } from './evaluation.server.ts';

/** The purchasing manager decides on what the buyers propose; standing moves by the request that may follow. */
export const evaluationApproval = approvable(evaluation, {
  conditionFields: ['grade', 'outcome'],
  facts: [
    'evalNo',
    'partnerId',
    'evalYear',
    'half',
    'orderCount',
    'score',
    'grade',
    'proposed',
    'outcome',
    'outcomeReason',
  ],
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '采购经理审批', en: 'Purchasing manager' },
        people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(evaluation.name, recordId),
  beforeSubmit: beforeEvaluation,
  onApproved: async () => undefined,
});
