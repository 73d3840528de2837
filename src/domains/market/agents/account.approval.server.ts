import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { disbursementAccount } from './account.resource.ts';
import { beforeAccount, onAccountApproved } from './account.server.ts';

/**
 * A final account more than a tenth above its estimate wants somebody to agree, and so does one that nobody estimated; any other is settled
 * as it is submitted (chartering 5.9).
 */
export const accountApproval = approvable(disbursementAccount, {
  conditionFields: ['shipName', 'overPct', 'fdaTotal'],
  facts: ['shipName', 'voyageId', 'port', 'agentId', 'appointmentId', 'vouchers', 'remark'],
  amount: 'fdaTotal',
  flow: {
    nodes: [
      {
        kind: 'condition',
        id: 'over',
        name: { zh: '与预估比较', en: 'Against the estimate' },
        branches: [
          {
            id: 'within-ten',
            name: { zh: '未超出 10%', en: 'Not more than 10 % above' },
            when: { field: 'overPct', is: 'le', value: '10.00' },
            nodes: [],
          },
          {
            id: 'over-ten',
            name: { zh: '超出 10% 或没有预估', en: 'More than 10 % above, or never estimated' },
            nodes: [
              approveNode({
                id: 'commercial',
                name: { zh: '商务审核', en: 'Commercial side' },
                people: [{ by: 'role', roles: ['CHARTERING'], near: true }],
              }),
              approveNode({
                id: 'finance',
                name: { zh: '财务经理审批', en: 'Finance manager' },
                people: [{ by: 'role', roles: ['FIN_MANAGER'], near: true }],
              }),
            ],
          },
        ],
      },
      endNode('approve'),
    ],
  },
  ship: 'shipName',
  link: (recordId) => recordAddress(disbursementAccount.name, recordId),
  beforeSubmit: beforeAccount,
  onApproved: onAccountApproved,
});
