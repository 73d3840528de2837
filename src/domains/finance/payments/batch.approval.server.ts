import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode, restBranch } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { orZero } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { assertAccounts } from './bank-file.server.ts';
import { type FocusPayment, focusPayment } from './focus-payment.resource.ts';
import { batches, giveBack, linesOf, overBalance, ownRequisitions } from './save-batch.server.ts';

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

async function beforeSubmit(ctx: Ctx, row: FocusPayment): Promise<Readonly<Record<string, unknown>>> {
  const errors: FieldError[] = [];
  await ownRequisitions(ctx, row, linesOf(row), 'IN_BATCH');
  const balance = await overBalance(ctx, { ...row, total: orZero(row.total) });
  if (row.payDate < officeDay(ctx.now))
    errors.push(problem('payDate', '付款日早于今日', 'The day of payment has passed'));
  if (balance.overdrawn && !row.overdrawReason?.trim())
    errors.push(problem('overdrawReason', '合计超过可用余额，须说明', 'The total is above what is available: say why'));
  if (errors.length > 0) throw invalid(errors);
  await assertAccounts(ctx, row);
  return balance;
}

async function onApproved(ctx: Ctx, row: FocusPayment): Promise<void> {
  await ownRequisitions(asSystem(ctx, '批次审批'), row, linesOf(row), 'IN_BATCH');
  await batches.patch(asSystem(ctx, '批次审批'), row.id, { batchStatus: 'APPROVED' }, { action: 'inForce' });
}

async function onRejected(ctx: Ctx, row: FocusPayment): Promise<void> {
  await giveBack(ctx, row);
  await batches.patch(asSystem(ctx, '批次审批'), row.id, { batchStatus: 'CANCELLED' }, { action: 'inForce' });
}

/** Finance 4: the finance manager; above the balance of the account the head of finance too. */
export const batchApproval = approvable(focusPayment, {
  conditionFields: ['overdrawn', 'total'],
  facts: ['batchNo', 'payerAccountId', 'payDate', 'currencyId', 'total', 'availableBalance', 'overdrawReason'],
  amount: 'total',
  flow: {
    nodes: [
      approveNode({
        id: 'finance',
        name: { zh: '财务经理审批', en: 'Finance manager' },
        people: [{ by: 'role', roles: ['FIN_MANAGER'] }],
      }),
      {
        kind: 'condition',
        id: 'balance',
        name: { zh: '是否超余额', en: 'Above the balance' },
        branches: [
          {
            id: 'balance-above',
            name: { zh: '超余额', en: 'Above' },
            when: { field: 'overdrawn', is: 'eq', value: true },
            nodes: [
              approveNode({
                id: 'cfo',
                name: { zh: '财务总监审批', en: 'Head of finance' },
                people: [{ by: 'role', roles: ['CFO'] }],
              }),
            ],
          },
          restBranch('balance-rest'),
        ],
      },
      endNode('approve'),
    ],
  },
  link: (recordId) => recordAddress(focusPayment.name, recordId),
  beforeSubmit,
  onApproved,
  onRejected,
});
