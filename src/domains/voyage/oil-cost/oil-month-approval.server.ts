import { type ApprovalTree, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { closeOilMonth, monthFigures, readyToClose } from './close-oil-month.server.ts';
import { oilMonth } from './oil-month.resource.ts';

/** The fuel clerk submits, finance agrees (4.6). */
const flow: ApprovalTree = {
  nodes: [
    approveNode({
      id: 'finance',
      name: { zh: '财务审批', en: 'Finance' },
      people: [{ by: 'role', roles: ['FIN_MANAGER'] }],
    }),
    endNode('approve'),
  ],
};

/** A month closes in the transaction in which finance agrees; what stood against it is asked again then. */
export const oilMonthApproval = approvable(oilMonth, {
  conditionFields: ['shipName', 'month'],
  facts: ['shipName', 'month', 'usedQty'],
  amount: 'usedAmount',
  flow,
  ship: 'shipName',
  link: (recordId) => recordAddress('voyage.oilMonth', recordId),
  beforeSubmit: async (ctx, { shipName, month }) => {
    const inner = asSystem(ctx, `${month}`);
    return monthFigures(await readyToClose(inner, { shipId: shipName, month }));
  },
  onApproved: (ctx, { id, shipName, month }) => closeOilMonth(ctx, { id, shipId: shipName, month }),
});
