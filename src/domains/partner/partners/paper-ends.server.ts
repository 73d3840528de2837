import type { Ctx } from '../../../kernel/server/context.ts';
import { queueMails } from '../../../kernel/server/mail/mail.ts';
import { type DueRow, defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { endingMail } from '../papers/paper-mail.text.ts';
import { endingPaper } from './ending-paper.resource.ts';

/** Its own people hear of it, too: they hand the new one in by themselves. */
async function remindFirms(ctx: Ctx, rows: readonly DueRow[]): Promise<void> {
  const ending = await ctx.db.query<{ email: string; number: string | null; validTo: string }>({
    name: 'partner-firms-of-papers',
    text: `select u.email, p.number, p.valid_to as "validTo" from partner_paper p
      join partner_vendor_user u on u.partner_id = p.parent_id and u.user_status = 'ACTIVE' and u.deleted_at is null
      where p.id = any($1::bigint[]) order by p.id, u.id`,
    values: [rows.map(({ id }) => id)],
  });
  await queueMails(
    ctx,
    ending.map(({ email, number, validTo }) => {
      const { subject, text } = endingMail({ number, validTo });
      return { to: email, subject, text };
    }),
  );
}

/** Buyers ask for the new paper in time; of one that has ended their manager hears, too. */
export const paperEnds = defineReminder({
  name: 'partner.paperEnds',
  label: { zh: '客商证照到期', en: 'Paper of partner' },
  of: endingPaper,
  date: 'validTo',
  where: { qualifyStatus: ['TRIAL', 'QUALIFIED'] },
  levels: [{ days: -60 }, { days: -30 }, { days: -7, tone: 'amber' }, { days: 1, escalate: true }],
  to: [{ role: 'BUYER' }],
  escalateTo: [{ role: 'PUR_MANAGER' }],
  record: 'partnerId',
  shows: ['kind', 'number'],
  mails: remindFirms,
});
