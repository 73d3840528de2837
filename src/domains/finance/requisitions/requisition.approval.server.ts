import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { type ApprovalNode, aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { isPositive, isZero, lt, neg, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { verifiedAccount } from '../../partner/public.server.ts';
import { settle } from '../payments/settle.server.ts';
import { assertMayPrepay } from '../prepayments/prepay.server.ts';
import { proposeCredits } from '../prepayments/prepayment.rules.ts';
import { assertNothingToOffset, openCredits } from './open-credits.server.ts';
import { type PaymentRequisition, paymentRequisition } from './requisition.resource.ts';
import { reserve } from './reserve.server.ts';
import { amountsOf, requisitions, withInvoices } from './save-requisition.server.ts';

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Refuses what cannot be paid; answers the amounts and the account as they stand. */
async function beforeSubmit(ctx: Ctx, row: PaymentRequisition): Promise<Readonly<Record<string, unknown>>> {
  const { errors, lines } = await withInvoices(ctx, row);
  const found: FieldError[] = [...errors];
  if (lines.length === 0) found.push(problem('lines', '至少填写一行明细', 'A requisition has at least one line'));
  if (row.planDate < officeDay(ctx.now))
    found.push(problem('planDate', '计划付款日早于今日', 'The day to pay it by has passed'));
  const amounts = await amountsOf(ctx, row);
  // What its credits cover as a whole is settled without the bank.
  const offset = lines.some(({ creditId }) => creditId) && isZero(amounts.amount);
  const account = row.payeeAccountId ? await verifiedAccount(ctx, row.payeeAccountId) : undefined;
  const fits = account && account.partnerId === row.partnerId && account.currencyId === row.currencyId;
  if (!fits && !offset)
    found.push(
      problem(
        'payeeAccountId',
        '选择该收款方同币种、已核实的账户',
        'Choose a verified account of this payee in this currency',
      ),
    );
  if (lines.length > 0 && !offset && !isPositive(amounts.amount))
    found.push(problem('lines', '冲抵后须有应付金额', 'Something is left to be paid after what is offset'));
  if (amounts.baseAmount === null)
    found.push(problem('currencyId', '没有此币种近日的汇率', 'There is no recent rate of this currency'));
  if (!row.skipReason?.trim()) found.push(...(await skips(ctx, row)));
  if (found.length > 0) throw invalid(found);
  return {
    ...amounts,
    lines,
    payeeName: fits ? account.accountName : null,
    payeeBank: fits ? account.bankName : null,
  };
}

/** What to tell whoever asks for new money while the payee owes some, and offsets less of it than could be (finance C8). */
async function skips(ctx: Ctx, row: PaymentRequisition): Promise<readonly FieldError[]> {
  if (row.payKind === 'PREPAY') return prepaysMore(ctx, row);
  const total = sum(row.lines.map(({ amount }) => (isPositive(amount) ? amount : '0'))) ?? '0';
  if (!isPositive(total)) return [];
  const wanted = sum(proposeCredits(total, await openCredits(ctx, row, [])).map(({ amount }) => amount)) ?? '0';
  const offset = sum(row.lines.map(({ amount }) => (isPositive(amount) ? '0' : amount))) ?? '0';
  if (!lt(neg(offset), neg(wanted))) return [];
  return [
    problem(
      'skipReason',
      '该收款方有预付款或红字发票可冲抵，列入明细或说明不冲抵的原因',
      'A prepayment or red invoice of this payee can be offset: put it on the lines, or say why not',
    ),
  ];
}

/** A prepayment offsets nothing. Where the payee owes that of another order, such as of one that was cancelled, or a red invoice, it says why he is paid more. */
async function prepaysMore(ctx: Ctx, row: PaymentRequisition): Promise<readonly FieldError[]> {
  const { reds, prepaid } = await openCredits(ctx, row, []);
  const own = new Set(row.lines.map(({ creditId }) => creditId));
  if (reds.length === 0 && prepaid.every(({ creditId }) => own.has(creditId))) return [];
  return [
    problem(
      'skipReason',
      '该收款方另有未冲抵的预付款或红字发票，说明仍须预付的原因',
      'This payee owes another prepayment or a red invoice: say why he is paid more before his invoice',
    ),
  ];
}

/** The cashier pays it; where nothing is left to pay, what it offsets is settled at once. */
async function onApproved(ctx: Ctx, row: PaymentRequisition): Promise<void> {
  const system = asSystem(ctx, row.payNo ?? '付款申请');
  await assertMayPrepay(system, [row]);
  await assertNothingToOffset(system, row);
  const offset = isZero(row.amount);
  const payStatus = offset ? 'OFFSET' : 'TO_CASHIER';
  const { row: inForce } = await requisitions.patch(system, row.id, { payStatus }, { action: 'inForce' });
  if (offset)
    await settle(system, inForce, {
      payStatus: 'OFFSET',
      paidDate: officeDay(ctx.now),
      bankRef: null,
      organizationId: null,
    });
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
    'payKind',
    'partnerId',
    'payeeName',
    'payeeBank',
    'currencyId',
    'amount',
    'planDate',
    'purpose',
    'urgentReason',
    'skipReason',
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
