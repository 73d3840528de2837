import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { supplierQualification } from './qualification.resource.ts';
import { applyQualification, beforeQualification } from './qualification.server.ts';

/** Vendor 3.3: of technical goods a superintendent, then the purchasing manager; onto the blacklist and back also the general manager. */
export const qualificationApproval = approvable(supplierQualification, {
  conditionFields: ['technical', 'kind', 'standingNow', 'standingNext'],
  facts: [
    'qualNo',
    'partnerId',
    'kind',
    'standingNow',
    'standingNext',
    'validMonths',
    'trialOrders',
    'reason',
    'siteVisit',
  ],
  flow: {
    nodes: [
      {
        kind: 'condition',
        id: 'type',
        name: { zh: '按供货类别', en: 'By type' },
        branches: [
          {
            id: 'technical',
            name: { zh: '备件、修理、滑油、化学品', en: 'Spares, repair, lubricants, chemicals' },
            when: { field: 'technical', is: 'eq', value: true },
            nodes: [
              approveNode({
                id: 'superintendent',
                name: { zh: '机务主管审批', en: 'Superintendent' },
                people: [{ by: 'role', roles: ['SUPT_TECH'] }],
              }),
            ],
          },
          restBranch('type-rest'),
        ],
      },
      approveNode({
        id: 'manager',
        name: { zh: '采购经理审批', en: 'Purchasing manager' },
        people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
        batch: false,
      }),
      {
        kind: 'condition',
        id: 'weight',
        name: { zh: '按事项', en: 'By what is asked' },
        branches: [
          {
            id: 'blacklist',
            name: { zh: '黑名单与恢复', en: 'Blacklisting and reinstatement' },
            when: { field: 'kind', is: 'in', value: ['BLACKLIST', 'REINSTATE'] },
            nodes: [
              approveNode({
                id: 'general',
                name: { zh: '总经理审批', en: 'General manager' },
                people: [{ by: 'role', roles: ['GM'] }],
                batch: false,
              }),
            ],
          },
          restBranch('weight-rest'),
        ],
      },
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(supplierQualification.name, recordId),
  beforeSubmit: beforeQualification,
  onApproved: applyQualification,
});
