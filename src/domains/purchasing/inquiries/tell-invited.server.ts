import type { Ctx } from '../../../kernel/server/context.ts';
import { queueMail } from '../../../kernel/server/mail/mail.ts';
import type { InquiryRow } from './inquiry.resource.ts';
import { invitation } from './inquiry-mail.text.ts';

/** A mail to each invited address, in both languages; no price, no other name. */
export async function tellInvited(
  ctx: Ctx,
  row: InquiryRow,
  what: Parameters<typeof invitation>[0],
  only?: readonly number[],
): Promise<void> {
  const mail = invitation(what, row);
  for (const { partnerId, email, inviteStatus } of row.invites) {
    if (!email || (only && !only.includes(partnerId)) || inviteStatus === 'DECLINED') continue;
    await queueMail(ctx, { to: email, ...mail });
  }
}
