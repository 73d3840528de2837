import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { standingOf } from '../../partner/public.server.ts';
import { type BaseContractRow, baseContract } from './base-contract.resource.ts';
import { contracts } from './contract-prices.server.ts';

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Refuses what nothing can be called off of. */
async function beforeSubmit(ctx: Ctx, row: BaseContractRow): Promise<void> {
  const errors: FieldError[] = [];
  if (row.prices.length === 0) errors.push(problem('prices', '至少填写一行价格', 'A contract has at least one price'));
  if (row.endDate < officeDay(ctx.now)) errors.push(problem('endDate', '结束日期早于今日', 'It has ended already'));
  const standing = (await standingOf(ctx, [row.partnerId], row.purchaseType)).get(row.partnerId);
  const [why] = standing ? standing.notQuotable : [{ zh: '客商不存在', en: 'The partner is not there' }];
  if (why)
    errors.push(
      problem('partnerId', `不能与该供应商签约：${why.zh}`, `Nothing is agreed with this supplier: ${why.en}`),
    );
  if (errors.length > 0) throw invalid(errors);
}

/** Blueprint 4.2: purchasing manager, accounts payable, general manager. */
export const baseContractApproval = approvable(baseContract, {
  conditionFields: ['purchaseType', 'partnerId'],
  facts: ['contractNo', 'subject', 'partnerId', 'purchaseType', 'startDate', 'endDate', 'tolerancePct'],
  amount: 'ceilingAmount',
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '采购经理审批', en: 'Purchasing manager' },
        people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
      }),
      approveNode({
        id: 'payable',
        name: { zh: '应付会计审批', en: 'Accounts payable' },
        people: [{ by: 'role', roles: ['FIN_AP'] }],
      }),
      approveNode({
        id: 'gm',
        name: { zh: '总经理审批', en: 'General manager' },
        people: [{ by: 'role', roles: ['GM'] }],
      }),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(baseContract.name, recordId),
  beforeSubmit,
  onApproved: async (ctx, row) => {
    await contracts.patch(asSystem(ctx, '合同生效'), row.id, { contractStatus: 'ACTIVE' }, { action: 'inForce' });
  },
});
