import { AppError } from '../../errors.ts';
import type { Ctx } from '../context.ts';
import { enqueueAll } from '../jobs/jobs.ts';

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
  const [id] = await queueMails(ctx, [mail]);
  if (!mail.fileIds?.length) return;
  // Locked, so that whoever removes what nothing holds sees this mail, or has removed the file before.
  await ctx.db.query(
    `with kept as (select id from kernel_file where id = any($3::bigint[]) for key share)
     insert into kernel_file_use (resource, record_id, file_id) select $1, $2, id from kept`,
    [MAIL_FILES, id, mail.fileIds],
  );
}

/** Many mails at once, without files; answers their ids. */
export async function queueMails(
  ctx: Pick<Ctx, 'db' | 'now'>,
  mails: readonly Omit<Mail, 'fileIds'>[],
): Promise<number[]> {
  if (mails.length === 0) return [];
  // A line break in an address or a subject would be a header of its own.
  if (mails.some(({ to, subject }) => /[\r\n]/.test(to + subject) || !/^[^\s@]+@[^\s@]+$/.test(to)))
    throw new AppError('VALIDATION', { zh: '邮箱地址不正确', en: 'The e-mail address is not valid' });
  const rows = await ctx.db.query<{ id: number }>({
    name: 'kernel-queue-mails',
    text: `insert into kernel_mail (recipient, subject, text, html, state, next_try, created_at)
      select m.recipient, m.subject, m.text, m.html, 'QUEUED', $2, $2
      from json_to_recordset($1::json) as m(recipient text, subject text, text text, html text) returning id`,
    values: [
      JSON.stringify(mails.map(({ to, subject, text, html }) => ({ recipient: to, subject, text, html }))),
      ctx.now.toISOString(),
    ],
  });
  await enqueueAll(
    ctx,
    SEND_MAIL,
    rows.map(({ id }) => ({ data: { id }, once: String(id) })),
  );
  return rows.map(({ id }) => id);
}
