import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { vef } from './vef.resource.ts';
import { beforeVef } from './vef.server.ts';

/** A voyage that was taken out by hand wants somebody to agree (voyage 5.8). */
export const vefApproval = approvable(vef, {
  conditionFields: ['shipName', 'series'],
  facts: ['shipName', 'series', 'unit', 'runDay', 'count', 'handCount', 'vef', 'remark'],
  flow: {
    nodes: [
      approveNode({
        id: 'superintendent',
        name: { zh: '海务主管审批', en: 'Marine superintendent' },
        people: [
          { by: 'superintendent', kind: 'VM' },
          { by: 'role', roles: ['SUPT_MARINE'], near: true },
        ],
      }),
      endNode('approve'),
    ],
  },
  ship: 'shipName',
  link: (recordId) => recordAddress(vef.name, recordId),
  beforeSubmit: beforeVef,
  // The run itself is what was agreed to; nothing else moves with it.
  onApproved: () => Promise.resolve(),
});
