import { aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { scrap } from './scrap.resource.ts';
import { beforeScrap, postScrap } from './scrap.server.ts';

/** Stock 4: the head on board, the superintendent, above 10,000 cost accounting. */
export const scrapApproval = approvable(scrap, {
  conditionFields: ['value', 'organizationId', 'vesselId'],
  facts: ['scrapNo', 'storeId', 'reason', 'photos'],
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
        field: 'value',
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
  link: (recordId) => recordAddress(scrap.name, recordId),
  beforeSubmit: beforeScrap,
  onApproved: postScrap,
});
