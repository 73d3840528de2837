import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { settle } from '../payments/settle.server.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import { requisitions } from '../requisitions/save-requisition.server.ts';

/** Far from the orders that there are. */
const FIRST_ORDER = 900_000;
let orders = 0;

type Prepaid = {
  readonly partnerId: number;
  readonly currencyId: number;
  readonly organizationId: number;
  readonly amount: string;
};

/** What a supplier was prepaid today, as if everybody who is asked had agreed and the bank had paid; of an order of tests. */
export async function prepaidCredit(ctx: Ctx, { partnerId, currencyId, organizationId, amount }: Prepaid) {
  const system = asSystem(ctx, '期初导入');
  orders += 1;
  const none = '0.00';
  const { id } = await recordsOf(supplierCredit).create(
    system,
    { creditStatus: 'WAITING', sourceId: FIRST_ORDER + orders, partnerId, currencyId },
    {
      source: 'purchasing.purchaseOrder',
      documentNo: `PO-TEST-${orders}`,
      limitAmount: amount,
      askedAmount: amount,
      amount: none,
      baseAmount: none,
      used: none,
      usedBase: none,
      refunded: none,
      refundedBase: none,
      heldAmount: none,
    },
  );
  const asked = await requisitions.create(
    system,
    { payKind: 'PREPAY', partnerId, currencyId, planDate: officeDay(ctx.now), lines: [{ creditId: id, amount }] },
    { amount },
  );
  const { row } = await requisitions.patch(
    system,
    asked.id,
    { status: 'APPROVE', payStatus: 'IN_FILE' },
    { action: 'inForce' },
  );
  await settle(system, row, {
    payStatus: 'PAID',
    paidDate: officeDay(ctx.now),
    bankRef: `PRE-${asked.id}`,
    organizationId,
  });
  return id;
}
