import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { shipDuty } from './ship-duty.resource.ts';
import { beforeShipDuty } from './ship-duty.server.ts';

/** Safety and quality 4.2: what the chief officer or the chief engineer wrote, the master approves. */
export const shipDutyApproval = approvable(shipDuty, {
  conditionFields: ['dutyKind', 'restCheck'],
  facts: ['dutyNo', 'shipId', 'dutyMonth', 'dutyKind', 'peopleCount', 'breachCount', 'masterReason'],
  flow: {
    nodes: [
      approveNode({
        id: 'master',
        name: { zh: '船长审批', en: 'Master' },
        people: [{ by: 'role', roles: ['MASTER'], near: true }],
      }),
      endNode('approve'),
    ],
  },
  ship: 'shipId',
  link: (recordId) => recordAddress(shipDuty.name, recordId),
  beforeSubmit: beforeShipDuty,
  // What is approved hangs on board.
  onApproved: async () => {},
});
