import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { inspection } from './inspection.resource.ts';
import { beforeInspection, inspectionReturned, inspectionSent } from './inspection.server.ts';

/** Safety and quality 3.2: what others inspected the master and the marine superintendent look at, the company's own the quality manager. */
export const inspectionApproval = approvable(inspection, {
  conditionFields: ['inspectionType', 'result', 'shipId'],
  facts: ['inspectionNo', 'inspectionType', 'portId', 'ncInspectDate', 'partyName', 'result'],
  flow: {
    nodes: [
      {
        kind: 'condition',
        id: 'kind',
        name: { zh: '按类型', en: 'By type' },
        branches: [
          {
            id: 'own',
            name: { zh: '公司检查', en: 'Company’s own' },
            when: { field: 'inspectionType', is: 'in', value: ['COMPANY', 'MASTER_SELF', 'ISM_INTERNAL'] },
            nodes: [
              approveNode({
                id: 'quality',
                name: { zh: '安质经理审批', en: 'Quality manager' },
                people: [{ by: 'role', roles: ['QHSE_MGR'] }],
              }),
            ],
          },
          {
            ...restBranch('others'),
            nodes: [
              approveNode({
                id: 'master',
                name: { zh: '船长确认', en: 'Master' },
                people: [{ by: 'role', roles: ['MASTER'], near: true }],
                nobody: 'skip',
                self: 'skip',
              }),
              approveNode({
                id: 'marine',
                name: { zh: '海务主管审批', en: 'Marine superintendent' },
                people: [{ by: 'role', roles: ['SUPT_MARINE'], near: true }],
              }),
            ],
          },
        ],
      },
      endNode('approve'),
    ],
  },
  ship: 'shipId',
  link: (recordId) => recordAddress(inspection.name, recordId),
  beforeSubmit: beforeInspection,
  onSubmitted: inspectionSent,
  onReturned: inspectionReturned,
  // Its findings are defects since it was sent.
  onApproved: async () => {},
});
