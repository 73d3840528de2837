import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import { tenderOfInquiry } from './tender.calls.ts';
import { tenders } from './tender-facts.server.ts';

/** From now on the inquiry is the tender's; bids are whole, so that their totals are of the same. */
export const inquiryTenders = serveMake(tenderOfInquiry, async (ctx, { first }) => {
  await inquiries.patch(ctx, first.id, { tendered: true, allowPartial: false }, { action: 'tender' });
  return tenders.create(ctx, { title: first.title }, { inquiryId: first.id, buyerId: first.buyerId });
});
