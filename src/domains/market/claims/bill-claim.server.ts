import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { isPositive, orZero } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { mayBill } from '../../finance/public.server.ts';
import type { CustomerBilled } from '../../finance/public.ts';
import { customers } from '../customers/customer.server.ts';
import { type ClaimRow, claim } from './claim.resource.ts';
import { CLAIM_KINDS } from './claim.text.ts';

const claims = recordsOf(claim);

const BILLING = '索赔开票';
const BILLED_AS = { DEMURRAGE: 'DEMURRAGE', DEADFREIGHT: 'DEADFREIGHT', DETENTION: 'DETENTION' } as const;
const PAY_DAYS = 30;

/** Says to finance what of a claim may be billed: what was agreed to, until it is paid without an invoice. One of nobody known is paid by hand. */
export async function billClaim(ctx: Ctx, row: ClaimRow): Promise<void> {
  if (row.direction !== 'WE_CLAIM' || row.partnerId === null) return;
  const system = asSystem(ctx, BILLING);
  const [customer] = await customers.find(
    system,
    { partnerId: row.partnerId },
    { only: ['paymentDays', 'invoiceTitle'] },
  );
  const owed = row.claimStatus === 'AGREED' && isPositive(row.agreedAmount);
  const { zh, en } = CLAIM_KINDS[row.kind];
  await mayBill(system, {
    source: claim.name,
    sourceId: row.id,
    sourceNo: row.claimNo ?? '',
    partnerId: row.partnerId,
    vesselId: row.shipId,
    currencyId: row.currencyId,
    billTo: customer?.invoiceTitle ?? null,
    payDays: customer?.paymentDays ?? PAY_DAYS,
    lines: owed
      ? [
          {
            lineId: row.id,
            lineKind: row.kind in BILLED_AS ? BILLED_AS[row.kind as keyof typeof BILLED_AS] : 'OTHER',
            itemName: `${zh} ${row.claimNo ?? ''}`,
            itemNameEn: `${en} ${row.claimNo ?? ''}`,
            earnedOn: row.agreedDate ?? officeDay(ctx.now),
            amount: orZero(row.agreedAmount),
            taxRate: null,
          },
        ]
      : [],
  });
}

/** Finance billed a claim, took that back or received it: received to the last cent it is paid, and open again it is not. */
export async function claimBilled(ctx: Ctx, told: CustomerBilled): Promise<void> {
  if (told.source !== claim.name) return;
  const { sourceId, invoiceNos, receivedOn, documentNo } = told;
  const system = asSystem(ctx, documentNo);
  const row = await claims.held(system, sourceId);
  const invoiceNo = invoiceNos.length > 0 ? invoiceNos.join('、') : null;
  const paid =
    row.claimStatus === 'AGREED' && receivedOn
      ? { claimStatus: 'PAID', paidAmount: row.agreedAmount, paidDate: receivedOn }
      : row.claimStatus === 'PAID' && row.invoiceNo && !receivedOn
        ? { claimStatus: 'AGREED', paidAmount: null, paidDate: null }
        : {};
  await claims.patch(system, sourceId, { invoiceNo, ...paid }, { action: 'billed', reason: documentNo });
}
