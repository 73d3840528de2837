import { recordAddress } from '../../../kernel/record-address.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { quotation } from '../quotations/quotation.resource.ts';
import { type InquiryRow, inquiry } from './inquiry.resource.ts';
import { isDue } from './inquiry.rules.ts';
import { inquiries } from './inquiry-facts.server.ts';

export const INQUIRY_DUE = 'purchasing.inquiryDue';

const quotations = recordsOf(quotation);

/** Time is up: who has not answered has not, and the buyer is told. */
async function lockInquiry(ctx: Ctx, row: InquiryRow): Promise<InquiryRow> {
  const system = asSystem(ctx, '报价截止');
  const round = row.rounds.find(({ roundNo }) => roundNo === row.roundNo);
  const asked = new Set(round?.partnerIds ?? []);
  const invites = row.invites.map((one) =>
    asked.has(one.partnerId) && (one.inviteStatus === 'INVITED' || one.inviteStatus === 'VIEWED')
      ? { ...one, inviteStatus: 'NO_REPLY' }
      : one,
  );
  const sent = await quotations.find(system, { inquiryId: row.id, quoteStatus: 'SUBMITTED' }, { only: ['id'] });
  for (const { id } of sent) await quotations.patch(system, id, { quoteStatus: 'SEALED' }, { action: 'lock' });
  const { row: locked } = await inquiries.patch(
    system,
    row.id,
    { inquiryStatus: 'LOCKED', invites },
    { action: 'lock' },
  );
  const quoted = invites.filter(({ inviteStatus }) => inviteStatus === 'QUOTED').length;
  if (locked.buyerId)
    await notify(system, {
      to: [locked.buyerId],
      kind: INQUIRY_DUE,
      title: {
        zh: `${locked.inquiryNo} 报价截止，收到 ${quoted} 家`,
        en: `${locked.inquiryNo}: time is up, ${quoted} quoted`,
      },
      link: recordAddress(inquiry.name, locked.id),
      resource: inquiry.name,
      recordId: locked.id,
      key: `inquiry-due-${locked.id}-${locked.roundNo}`,
    });
  return locked;
}

/** Locked first where time is up and the clock has not come by: as it is before anything else is done with it. */
export const lockIfDue = async (ctx: Ctx, row: InquiryRow): Promise<InquiryRow> =>
  isDue(row, ctx.now) ? lockInquiry(ctx, row) : row;

/** What the clock does: locks the inquiries whose time is up. Answers how many. */
export async function lockDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db.query<{ id: number }>(
    `select id from purchasing_inquiry where inquiry_status = 'PUBLISHED' and deadline <= $1 and deleted_at is null order by id limit 200`,
    [ctx.now.toISOString()],
  );
  for (const { id } of due) await lockIfDue(ctx, await inquiries.held(asSystem(ctx, '报价截止'), id));
  return due.length;
}
