import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { byTender, openRound } from '../inquiries/inquiry-acts.server.ts';
import type { QuotationRow } from '../quotations/quotation.resource.ts';
import { quotations } from '../quotations/submit-quote.server.ts';

/** Opens the prices of all bids at once, at the rates of the deadline's day; answers the bids with what is private in them. */
export async function openPrices(ctx: Ctx, asked: InquiryRow, openedBy: number): Promise<QuotationRow[]> {
  const { rounds } = await openRound(ctx, asked, openedBy);
  await byTender.open(ctx, asked, rounds);
  return quotations.find(asSystem(ctx, '开标'), { inquiryId: asked.id, quoteStatus: 'OPENED' }, { inner: true });
}
