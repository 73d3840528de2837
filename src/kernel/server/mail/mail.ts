import { AppError } from '../../errors.ts';
import type { Ctx } from '../context.ts';
import { enqueue } from '../jobs/jobs.ts';

/** Sends one mail of the outbox: `{ id }`. */
export const SEND_MAIL = 'kernel.send-mail';

/** Holder of the files that mails carry, by the id of the mail. */
export const MAIL_FILES = 'kernel.mail';

type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Stored files that go with it, such as a paper just made; the outbox holds them as long as it keeps the mail. */
  fileIds?: readonly number[];
};

/** Puts a mail into the outbox, in the transaction. It goes when an SMTP server is set, with retries; else it stays there to be seen. */
export async function queueMail(ctx: Pick<Ctx, 'db' | 'now'>, mail: Mail): Promise<void> {
  // A line break in an address or a subject would be a header of its own.
  if (/[\r\n]/.test(mail.to + mail.subject) || !/^[^\s@]+@[^\s@]+$/.test(mail.to))
    throw new AppError('VALIDATION', { zh: '邮箱地址不正确', en: 'The e-mail address is not valid' });
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into kernel_mail (recipient, subject, text, html, state, next_try, created_at)
     values ($1, $2, $3, $4, 'QUEUED', $5, $5) returning id`,
    [mail.to, mail.subject, mail.text, mail.html ?? null, ctx.now.toISOString()],
  );
  if (mail.fileIds?.length) {
    // Locked, so that whoever removes what nothing holds sees this mail, or has removed the file before.
    await ctx.db.query(
      `with kept as (select id from kernel_file where id = any($3::bigint[]) for key share)
       insert into kernel_file_use (resource, record_id, file_id) select $1, $2, id from kept`,
      [MAIL_FILES, row!.id, mail.fileIds],
    );
  }
  await enqueue(ctx, SEND_MAIL, { id: row!.id }, { once: String(row!.id) });
}
