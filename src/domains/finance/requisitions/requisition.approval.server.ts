import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { type ApprovalNode, aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { verifiedAccount } from '../../partner/public.server.ts';
import { type PaymentRequisition, paymentRequisition } from './requisition.resource.ts';
import { amountsOf, requisitions, reserve, withInvoices } from './save-requisition.server.ts';

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Refuses what cannot be paid; answers the amounts and the account as they stand. */
async function beforeSubmit(ctx: Ctx, row: PaymentRequisition): Promise<Readonly<Record<string, unknown>>> {
  const { errors, lines } = await withInvoices(ctx, row);
  const found: FieldError[] = [...errors];
  if (lines.length === 0) found.push(problem('lines', '至少填写一行明细', 'A requisition has at least one line'));
  if (row.planDate < officeDay(ctx.now))
    found.push(problem('planDate', '计划付款日早于今日', 'The day to pay it by has passed'));
  const account = row.payeeAccountId ? await verifiedAccount(ctx, row.payeeAccountId) : undefined;
  if (!account || account.partnerId !== row.partnerId || account.currencyId !== row.currencyId)
    found.push(
      problem(
        'payeeAccountId',
        '选择该收款方同币种、已核实的账户',
        'Choose a verified account of this payee in this currency',
      ),
    );
  const amounts = await amountsOf(ctx, row);
  if (lines.length > 0 && !isPositive(amounts.amount))
    found.push(problem('lines', '冲抵后须有应付金额', 'Something is left to be paid after what is offset'));
  if (amounts.baseAmount === null)
    found.push(problem('currencyId', '没有此币种近日的汇率', 'There is no recent rate of this currency'));
  if (found.length > 0 || !account) throw invalid(found);
  return {
    ...amounts,
    lines,
    payeeName: account.accountName,
    payeeBank: account.bankName,
  };
}

async function onApproved(ctx: Ctx, row: PaymentRequisition): Promise<void> {
  await requisitions.patch(
    asSystem(ctx, row.payNo ?? '付款申请'),
    row.id,
    { payStatus: 'TO_CASHIER' },
    { action: 'inForce' },
  );
}

const above = (id: string, amount: string, node: ApprovalNode): ApprovalNode =>
  aboveNode({ id, field: 'baseAmount', above: amount, nodes: [node] });

const role = (id: string, zh: string, en: string, code: string): ApprovalNode =>
  approveNode({ id, name: { zh, en }, people: [{ by: 'role', roles: [code] }] });

/** Finance 4: the finance manager, above 100,000 the head of finance, above 1,000,000 the general manager. */
export const requisitionApproval = approvable(paymentRequisition, {
  conditionFields: ['baseAmount', 'urgent'],
  facts: [
    'payNo',
    'partnerId',
    'payeeName',
    'payeeBank',
    'currencyId',
    'amount',
    'planDate',
    'purpose',
    'urgentReason',
  ],
  amount: 'amount',
  flow: {
    nodes: [
      role('finance', '财务经理审批', 'Finance manager', 'FIN_MANAGER'),
      above('cfo', '100000', role('cfo-sign', '财务总监审批', 'Head of finance', 'CFO')),
      above('gm', '1000000', role('gm-sign', '总经理审批', 'General manager', 'GM')),
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(paymentRequisition.name, recordId),
  beforeSubmit,
  onSubmitted: (ctx, row) => reserve(ctx, row, 1),
  onReturned: (ctx, row) => reserve(ctx, row, -1),
  onRejected: (ctx, row) => reserve(ctx, row, -1),
  onApproved,
});
