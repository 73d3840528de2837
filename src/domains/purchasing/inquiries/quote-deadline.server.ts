import type { Ctx } from '../../../kernel/server/context.ts';
import { queueMails } from '../../../kernel/server/mail/mail.ts';
import { type DueRow, defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { inquiryAnswers } from './inquiry-answers.resource.ts';
import { invitation } from './inquiry-mail.text.ts';

type Unheard = {
  readonly email: string;
  readonly inquiryNo: string | null;
  readonly title: string;
  readonly deadline: string;
};

/** A mail to each supplier who was asked and has not answered; no price, no other name. */
async function remindSuppliers(ctx: Ctx, rows: readonly DueRow[]): Promise<void> {
  const unheard = await ctx.db.query<Unheard>({
    name: 'purchasing-unheard-suppliers',
    text: `select i.email, q.inquiry_no as "inquiryNo", q.title, q.deadline from purchasing_inquiry_invite i
      join purchasing_inquiry q on q.id = i.parent_id
      where q.id = any($1::bigint[]) and i.invite_status in ('INVITED', 'VIEWED') and i.email <> '' order by q.id, i.seq`,
    values: [rows.map(({ id }) => id)],
  });
  await queueMails(
    ctx,
    unheard.map(({ email, ...about }) => ({ to: email, ...invitation('reminded', about) })),
  );
}

/** A day and two hours before time is up, as long as somebody has not answered: the buyer is told, and they by mail. */
export const quoteDeadline = defineReminder({
  name: 'purchasing.quoteDeadline',
  label: { zh: '报价即将截止', en: 'Time to quote' },
  of: inquiryAnswers,
  date: 'deadline',
  where: { inquiryStatus: ['PUBLISHED'], unheard: ['true'] },
  levels: [
    { hours: -24, tone: 'amber' },
    { hours: -2, tone: 'red' },
  ],
  to: [{ field: 'buyerId' }],
  shows: ['title', 'quotedCount', 'unheardCount'],
  mails: remindSuppliers,
});
