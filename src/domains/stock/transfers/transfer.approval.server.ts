import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { transfer } from './transfer.resource.ts';
import { beforeTransfer, readyTransfer } from './transfer.server.ts';

/** Stock 4: the head on board, then the superintendent of the ship that gives. */
export const transferApproval = approvable(transfer, {
  conditionFields: ['organizationId', 'vesselId', 'toOrganizationId'],
  facts: ['transferNo', 'storeId', 'toOrganizationId', 'neededOn', 'reason'],
  flow: {
    nodes: [
      approveNode({
        id: 'head',
        name: { zh: '部门长审批', en: 'Head of department' },
        people: [{ by: 'role', roles: ['CHIEF_ENGINEER', 'CHIEF_OFFICER'], near: true }],
        nobody: 'skip',
        self: 'skip',
      }),
      approveNode({
        id: 'superintendent',
        name: { zh: '机务主管审批', en: 'Superintendent' },
        people: [
          { by: 'superintendent', kind: 'ANY' },
          { by: 'role', roles: ['SUPT_TECH'], near: true },
        ],
      }),
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (recordId) => recordAddress(transfer.name, recordId),
  beforeSubmit: beforeTransfer,
  onApproved: readyTransfer,
});
