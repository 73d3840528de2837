import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { UNITS } from '../../identity/public.server.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';
import { customerInvoice } from '../receivables/customer-invoice.resource.ts';

/** An account of the company into which customers of tests pay. */
export async function receivingAccount(ctx: Ctx, currencyId: number, accountNo: string): Promise<number> {
  const [company] = await ctx.db.query<{ id: number }>(
    `select u.id from ${UNITS} u where u.type = 'PARENT_COMPANY' and u.deleted_at is null order by u.sort_num, u.id limit 1`,
  );
  const made = await recordsOf(payerAccount).create(asSystem(ctx, '期初导入'), {
    organizationId: company!.id,
    accountName: `收款户 ${accountNo.slice(-4)}`,
    bankName: '中国建设银行上海分行',
    accountNo,
    currencyId,
    balance: '0',
    balanceDate: officeDay(ctx.now),
  });
  return made.id;
}

let issued = 0;

type Issued = {
  readonly partnerId: number;
  readonly currencyId: number;
  readonly gross: string;
  readonly rate?: string;
  readonly payDays?: number;
};

/** An invoice in force, as if everybody who is asked had agreed; without lines of documents behind it. */
export async function issuedInvoice(ctx: Ctx, { partnerId, currencyId, gross, rate = '1', payDays = 30 }: Issued) {
  const [company] = await ctx.db.query<{ id: number }>(
    `select u.id from ${UNITS} u where u.type = 'PARENT_COMPANY' and u.deleted_at is null order by u.sort_num, u.id limit 1`,
  );
  const system = asSystem(ctx, '期初导入');
  const day = officeDay(ctx.now);
  issued += 1;
  const { id } = await recordsOf(customerInvoice).create(
    system,
    {
      partnerId,
      currencyId,
      organizationId: company!.id,
      invoiceDate: day,
      payDays,
      lines: [{ itemKind: 'OTHER', itemName: '港口费', netAmount: gross, taxAmount: '0' }],
    },
    {
      draftNo: `OI-TEST-${ctx.now.getTime()}-${issued}`,
      invoiceNo: `HY-TEST-${ctx.now.getTime()}-${issued}`,
      dueDate: day,
      netTotal: gross,
      taxTotal: '0.00',
      grossTotal: gross,
      rate,
      receivedAmount: '0.00',
      receivedBase: '0.00',
      redAmount: '0.00',
      redHeld: '0.00',
    },
  );
  await recordsOf(customerInvoice).patch(
    system,
    id,
    { status: 'APPROVE', billStatus: 'ISSUED' },
    { action: 'inForce' },
  );
  return id;
}
