import { type ApprovalNode, approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { postponement } from './postponement.resource.ts';
import { beforePostponing, moveDueDate } from './postponement.server.ts';

const manager: ApprovalNode = approveNode({
  id: 'manager',
  name: { zh: '船技经理审批', en: 'Technical manager' },
  people: [{ by: 'role', roles: ['TECH_MGR'] }],
});

const designated = [{ by: 'role', roles: ['DPA'] }] as const;

/**
 * Maintenance 4.2: the master, the superintendent; of critical equipment and of class surveys the technical manager too, with a copy to the
 * designated person; beyond the limits both of them decide.
 */
export const postponementApproval = approvable(postponement, {
  conditionFields: ['keyFlag', 'classFlag', 'beyond', 'extendDays', 'shipId'],
  facts: [
    'postponeNo',
    'workOrderId',
    'equipmentId',
    'workName',
    'oldDueDate',
    'newDueDate',
    'extendDays',
    'times',
    'lateFlag',
    'reasonType',
    'reason',
    'mitigation',
    'classRef',
  ],
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
      {
        kind: 'condition',
        id: 'weight',
        name: { zh: '按设备与限度', en: 'By equipment and limits' },
        branches: [
          {
            id: 'beyond',
            name: { zh: '超出限度', en: 'Beyond the limits' },
            when: { field: 'beyond', is: 'eq', value: true },
            nodes: [
              { ...manager, id: 'manager-beyond' },
              approveNode({
                id: 'designated',
                name: { zh: '指定人员审批', en: 'Designated person' },
                people: designated,
              }),
            ],
          },
          {
            id: 'key',
            name: { zh: '关键设备或船级检验', en: 'Critical equipment or class survey' },
            when: {
              any: [
                { field: 'keyFlag', is: 'eq', value: true },
                { field: 'classFlag', is: 'eq', value: true },
              ],
            },
            nodes: [
              {
                kind: 'copy',
                id: 'copy',
                name: { zh: '抄送指定人员', en: 'Copy to the designated person' },
                people: designated,
              },
              manager,
            ],
          },
          restBranch('rest'),
        ],
      },
      endNode('approve'),
    ],
  },
  ship: 'shipId',
  link: (recordId) => recordAddress(postponement.name, recordId),
  beforeSubmit: beforePostponing,
  onApproved: moveDueDate,
});
