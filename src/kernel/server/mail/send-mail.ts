import type { Text } from '../../text.ts';
import { enqueue, type Job, type Work } from '../jobs/jobs.ts';
import { SEND_MAIL } from './mail.ts';
import { type Smtp, smtpOf } from './smtp.ts';

/** Minutes to wait after each refusal; after the last one the mail has failed. */
const WAITS = [1, 5, 15, 60, 240, 720];
/** A server that does not answer is not waited for. */
const TIMEOUT_MS = 20_000;

type Row = { id: number; recipient: string; subject: string; text: string; html: string | null; tries: number };

/** Tries one mail. A refusal is no failure of the job: the mail keeps its own count of tries. */
export const sendMail: Job = {
  label: { zh: '发送邮件', en: 'Send a mail' },
  run: async (work, { id }: { id: number }) => {
    const smtp = await smtpOf(work.app.db);
    if (smtp) await trySending(work, smtp, id);
  },
};

async function trySending({ app, transaction }: Work, smtp: Smtp, id: number): Promise<void> {
  await transaction('邮件发送', async (ctx) => {
    // Whoever else tries the same mail at this moment finds it locked and leaves it.
    const [mail] = await ctx.db.query<Row>(
      `select id, recipient, subject, text, html, tries from kernel_mail
       where id = $1 and state = 'QUEUED' and next_try <= $2 for update skip locked`,
      [id, ctx.now.toISOString()],
    );
    if (!mail) return;
    try {
      await deliver(smtp, mail);
      await ctx.db.query(
        `update kernel_mail set state = 'SENT', sent_at = $2, tries = tries + 1, error = null where id = $1`,
        [id, app.now().toISOString()],
      );
    } catch (error) {
      const wait = WAITS[mail.tries];
      const waitMs = (wait ?? 0) * 60_000;
      const nextTry = new Date(ctx.now.getTime() + waitMs);
      await ctx.db.query(
        'update kernel_mail set state = $2, next_try = $3, tries = tries + 1, error = $4 where id = $1',
        [id, wait === undefined ? 'FAILED' : 'QUEUED', nextTry.toISOString(), (error as Error).message.slice(0, 500)],
      );
      if (wait !== undefined) await enqueue(ctx, SEND_MAIL, { id }, { waitMs });
    }
  });
}

/** Hands a mail to the server at once; rejects with what it answered. */
export async function deliver(smtp: Smtp, mail: Omit<Row, 'tries'>): Promise<void> {
  // Only a server that sends mails loads what sends them.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.security === 'tls',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    ...(smtp.user && { auth: { user: smtp.user, pass: smtp.password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What a mail says is text of ours; it never reads files or addresses of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      // The same number each time, so that a mail that went twice is recognised as one.
      messageId: `<fairway-${mail.id}@${smtp.from.split('@')[1] ?? 'fairway'}>`,
      from: smtp.from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html ?? undefined,
    });
  } finally {
    transport.close();
  }
}

/** Asks for every mail whose time has come: after an SMTP server was set, and for what a lost job left behind. */
export async function sendDueMails({ transaction, app }: Work): Promise<Text | undefined> {
  if (!(await smtpOf(app.db))) return undefined;
  return transaction('发件箱', async (ctx) => {
    const due = await ctx.db.query<{ id: number }>(
      `select id from kernel_mail where state = 'QUEUED' and next_try <= $1 order by id limit 1000`,
      [ctx.now.toISOString()],
    );
    for (const { id } of due) await enqueue(ctx, SEND_MAIL, { id }, { once: String(id) });
    return due.length > 0 ? { zh: `${due.length} 封`, en: `${due.length} mails` } : undefined;
  });
}
