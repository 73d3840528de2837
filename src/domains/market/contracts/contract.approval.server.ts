import { invalid } from '../../../kernel/errors.ts';
import { type ApprovalTree, aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { round } from '../../../kernel/value/decimal.ts';
import { customers, exposureOf } from '../customers/customer.server.ts';
import { beyondLimit } from '../customers/exposure.rules.ts';
import { type ContractRow, contract } from './contract.resource.ts';
import { againstSubmit } from './missing-terms.rules.ts';
import { amountsOf, assertAlive } from './save-contract.server.ts';

/** Refuses what nobody could agree to; answers the amounts at the rate of the day, which decide who is asked. */
async function beforeSubmit(ctx: Ctx, row: ContractRow) {
  assertAlive(row);
  const amounts = await amountsOf(ctx, row);
  const errors = againstSubmit({ ...row, ...amounts });
  if (errors.length > 0) throw invalid(errors);
  return { ...amounts, ...(await creditOf(ctx, { ...row, ...amounts })) };
}

/** How the charterer stands as it is sent: whoever approves sees it, and that it goes beyond its limit. */
async function creditOf(ctx: Ctx, { direction, customerId, baseEstimate }: ContractRow) {
  if (direction === 'IN' || customerId === null) return { creditExposure: null, creditLimit: null, overCredit: null };
  const { creditLimit } = await customers.get(asSystem(ctx, '合同审批'), customerId, { inner: true });
  const creditExposure = round(await exposureOf(ctx, customerId), 2);
  const overCredit = beyondLimit({ creditLimit, exposure: creditExposure, estimate: baseEstimate });
  return { creditExposure, creditLimit, overCredit };
}

/** Market 4.1: the chartering manager, above two million the finance director, above twenty the general manager. */
export const byAmount = (field: string | readonly string[]): ApprovalTree => ({
  nodes: [
    approveNode({
      id: 'manager',
      name: { zh: '租船经理审批', en: 'Chartering manager' },
      people: [{ by: 'leader', of: 'initiator', up: 0 }],
    }),
    aboveNode({
      id: 'finance',
      field,
      above: '2000000',
      nodes: [
        approveNode({
          id: 'cfo',
          name: { zh: '财务总监审批', en: 'Finance director' },
          people: [{ by: 'role', roles: ['CFO'] }],
        }),
      ],
    }),
    aboveNode({
      id: 'top',
      field,
      above: '20000000',
      nodes: [
        approveNode({
          id: 'gm',
          name: { zh: '总经理审批', en: 'General manager' },
          people: [{ by: 'role', roles: ['GM'] }],
        }),
      ],
    }),
    endNode('approve'),
  ],
});

export const contractApproval = approvable(contract, {
  conditionFields: ['kind', 'direction', 'customerId', 'baseEstimate'],
  facts: ['contractNo', 'kind', 'direction', 'customerId', 'shipId', 'qtyTotal', 'freightType', 'cpDate', 'overCredit'],
  amount: 'amountEstimate',
  flow: byAmount('baseEstimate'),
  ship: 'shipId',
  link: (recordId) => recordAddress(contract.name, recordId),
  beforeSubmit,
  // Approved, it may be fixed; fixing is an act of its own.
  onApproved: () => Promise.resolve(),
});
