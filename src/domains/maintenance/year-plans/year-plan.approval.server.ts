import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { yearPlan } from './year-plan.resource.ts';
import { beforeSubmitting, bringIntoForce } from './year-plan.server.ts';

/** Maintenance 4.4: the master, the superintendent of the ship, the technical manager. */
export const yearPlanApproval = approvable(yearPlan, {
  conditionFields: ['shipId', 'planYear', 'edition', 'movedCount'],
  facts: ['planNo', 'shipId', 'planYear', 'edition', 'lineCount', 'movedCount', 'note'],
  flow: {
    nodes: [
      approveNode({
        id: 'master',
        name: { zh: '船长审批', en: 'Master' },
        people: [{ by: 'role', roles: ['MASTER'], near: true }],
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
      approveNode({
        id: 'manager',
        name: { zh: '船技经理审批', en: 'Technical manager' },
        people: [{ by: 'role', roles: ['TECH_MGR'] }],
      }),
      endNode('approve'),
    ],
  },
  ship: 'shipId',
  link: (recordId) => recordAddress(yearPlan.name, recordId),
  beforeSubmit: (_ctx, row) => Promise.resolve(beforeSubmitting(row)),
  onApproved: bringIntoForce,
});
