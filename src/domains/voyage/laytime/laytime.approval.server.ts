import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { laytime } from './laytime.resource.ts';
import { beforeLaytime } from './laytime.server.ts';

/** The operator, who knows what happened, then the commercial side, which owes the claim (voyage 4.6). */
export const laytimeApproval = approvable(laytime, {
  conditionFields: ['shipName', 'demurrageHours'],
  facts: [
    'shipName',
    'voyageId',
    'charterer',
    'charterParty',
    'allowedTotal',
    'usedTotal',
    'demurrageHours',
    'savedHours',
    'claimDue',
    'evidence',
  ],
  amount: 'netAmount',
  flow: {
    nodes: [
      approveNode({
        id: 'operator',
        name: { zh: '航运操作审核', en: 'Operator' },
        people: [{ by: 'role', roles: ['OPERATOR'], near: true }],
        self: 'skip',
      }),
      approveNode({
        id: 'commercial',
        name: { zh: '商务经理审批', en: 'Commercial manager' },
        people: [{ by: 'role', roles: ['CHARTERING'], near: true }],
      }),
      endNode('approve'),
    ],
  },
  ship: 'shipName',
  link: (recordId) => recordAddress(laytime.name, recordId),
  beforeSubmit: beforeLaytime,
  // An approved statement is what a claim is made of; nothing else moves with it.
  onApproved: () => Promise.resolve(),
});
