import { type ApprovalTree, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { reportCorrection } from './correction.resource.ts';
import { applyCorrection } from './service/apply-correction.server.ts';
import { correctable } from './service/correction-effect.server.ts';
import { assertFresh } from './service/draft-correction.server.ts';

/** Default flow (4.6): the ship's marine superintendent, then the fuel clerk when oil changes. */
const flow: ApprovalTree = {
  nodes: [
    approveNode({
      id: 'superintendent',
      name: { zh: '海务主管审批', en: 'Marine superintendent' },
      people: [
        { by: 'superintendent', kind: 'VM' },
        { by: 'role', roles: ['SUPT_MARINE'], near: true },
      ],
    }),
    {
      kind: 'condition',
      id: 'oil',
      name: { zh: '是否涉及油料', en: 'Does oil change' },
      branches: [
        {
          id: 'oil-changes',
          name: { zh: '涉及油料', en: 'Oil changes' },
          when: { field: 'oilChanged', is: 'eq', value: true },
          nodes: [
            approveNode({
              id: 'fuelClerk',
              name: { zh: '燃油管理审批', en: 'Fuel clerk' },
              people: [{ by: 'role', roles: ['FUEL_CLERK'] }],
            }),
          ],
        },
        { id: 'oil-stays', name: { zh: '不涉及油料', en: 'Oil stays' }, nodes: [] },
      ],
    },
    endNode('approve'),
  ],
};

/** A correction takes effect when the last approver has agreed; rejected, it changes nothing. */
export const correctionApproval = approvable(reportCorrection, {
  conditionFields: ['oilChanged', 'reasonKind', 'shipName'],
  facts: [
    'shipName',
    'reportId',
    'rptTime',
    'reasonKind',
    'reason',
    'attachments',
    'changeCount',
    'fuelShift',
    'lubeShift',
    'revolutionShift',
    'followingCount',
  ],
  flow,
  ship: 'shipName',
  link: (recordId) => recordAddress('voyage.reportCorrection', recordId),
  beforeSubmit: async (ctx, row) => {
    await correctable(ctx, Number(row.reportId));
    await assertFresh(ctx, row);
  },
  onApproved: applyCorrection,
});
