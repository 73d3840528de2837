import { aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { stocktake } from './stocktake.resource.ts';
import { beforeStocktake, postStocktake } from './stocktake.server.ts';

/** Stock 4: the head on board, the superintendent, above a net 10,000 cost accounting. */
export const stocktakeApproval = approvable(stocktake, {
  conditionFields: ['netValue', 'takeKind', 'organizationId', 'vesselId'],
  facts: ['takeNo', 'storeId', 'takeKind', 'items', 'differing', 'accuracy'],
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
      aboveNode({
        id: 'value',
        field: 'netValue',
        above: '10000',
        nodes: [
          approveNode({
            id: 'cost',
            name: { zh: '成本会计审批', en: 'Cost accounting' },
            people: [{ by: 'role', roles: ['FIN_COST', 'FIN_MANAGER'] }],
          }),
        ],
      }),
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (recordId) => recordAddress(stocktake.name, recordId),
  beforeSubmit: beforeStocktake,
  onApproved: postStocktake,
});
