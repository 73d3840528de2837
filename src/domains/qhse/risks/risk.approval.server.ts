import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { risk } from './risk.resource.ts';
import { beforeRisk } from './risk.server.ts';

/**
 * Safety and quality 4.2: by what remains the master, the superintendent, the designated person; templates the quality manager. Nobody
 * approves an own assessment: the master's goes to the superintendent, however low it is.
 */
export const riskApproval = approvable(risk, {
  conditionFields: ['riskKind', 'residualBand'],
  facts: ['riskNo', 'activityTitle', 'shipId', 'residualScore', 'residualBand', 'validUntil'],
  flow: {
    nodes: [
      {
        kind: 'condition',
        id: 'kind',
        name: { zh: '按类别', en: 'By kind' },
        branches: [
          {
            id: 'template',
            name: { zh: '模板', en: 'Template' },
            when: { field: 'riskKind', is: 'eq', value: 'TEMPLATE' },
            nodes: [
              approveNode({
                id: 'quality',
                name: { zh: '安质经理审批', en: 'Quality manager' },
                people: [{ by: 'role', roles: ['QHSE_MGR'] }],
              }),
            ],
          },
          {
            ...restBranch('assessment'),
            nodes: [
              approveNode({
                id: 'master',
                name: { zh: '船长审批', en: 'Master' },
                people: [{ by: 'role', roles: ['MASTER'], near: true }],
                self: 'skip',
              }),
            ],
          },
        ],
      },
      {
        kind: 'condition',
        id: 'medium',
        name: { zh: '中高风险', en: 'Medium and high' },
        branches: [
          {
            id: 'medium-up',
            name: { zh: '中或高', en: 'Medium or high' },
            when: {
              all: [
                { field: 'riskKind', is: 'eq', value: 'ASSESSMENT' },
                { field: 'residualBand', is: 'in', value: ['MEDIUM', 'HIGH'] },
              ],
            },
            nodes: [
              approveNode({
                id: 'superintendent',
                name: { zh: '主管审批', en: 'Superintendent' },
                people: [{ by: 'role', roles: ['SUPT_MARINE', 'SUPT_TECH'], near: true }],
              }),
            ],
          },
          {
            id: 'low',
            name: { zh: '低', en: 'Low' },
            when: {
              all: [
                { field: 'riskKind', is: 'eq', value: 'ASSESSMENT' },
                { field: 'residualBand', is: 'eq', value: 'LOW' },
              ],
            },
            nodes: [
              // Passed over where the master has approved: it catches what he made himself, which nobody approves alone.
              approveNode({
                id: 'other',
                name: { zh: '船长自编的由主管审批', en: 'Superintendent, of the master’s own' },
                people: [
                  { by: 'role', roles: ['MASTER'], near: true },
                  { by: 'role', roles: ['SUPT_MARINE', 'SUPT_TECH'], near: true },
                ],
              }),
            ],
          },
          restBranch('template-alone'),
        ],
      },
      {
        kind: 'condition',
        id: 'high',
        name: { zh: '高风险', en: 'High' },
        branches: [
          {
            id: 'high-only',
            name: { zh: '高', en: 'High' },
            when: { field: 'residualBand', is: 'eq', value: 'HIGH' },
            nodes: [
              approveNode({
                id: 'designated',
                name: { zh: '指定人员审批', en: 'Designated person' },
                people: [{ by: 'role', roles: ['DPA'] }],
              }),
            ],
          },
          restBranch('lower'),
        ],
      },
      endNode('approve'),
    ],
  },
  ship: 'shipId',
  link: (recordId) => recordAddress(risk.name, recordId),
  beforeSubmit: beforeRisk,
  // Work relies on its state.
  onApproved: async () => {},
});
