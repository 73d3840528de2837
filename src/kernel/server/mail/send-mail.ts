import type { Readable } from 'node:stream';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { FileStore } from '../files/store.ts';
import { enqueue, type Job, type Work } from '../jobs/jobs.ts';
import { MAIL_FILES, SEND_MAIL } from './mail.ts';
import { type Smtp, smtpOf } from './smtp.ts';

/** Minutes to wait after each refusal; after the last one the mail has failed. */
const WAITS = [1, 5, 15, 60, 240, 720];
/** A server that does not answer is not waited for. */
const TIMEOUT_MS = 20_000;

/** A stored file as a mail carries it. */
type Attached = { name: string; type: string; hash: string };

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
      await deliver(smtp, mail, await attachmentsOf(ctx, app.files, id));
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

type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Readable };

/** The files of a mail, opened; rejects where one cannot be read. */
async function attachmentsOf({ db }: Ctx, store: FileStore, id: number): Promise<Attachment[]> {
  const files = await db.query<Attached>(
    `select f.name, f.type, f.hash from kernel_file_use u join kernel_file f on f.id = u.file_id
     where u.resource = $1 and u.record_id = $2 order by f.id`,
    [MAIL_FILES, id],
  );
  const open = async ({ name, type, hash }: Attached): Promise<Attachment> => ({
    filename: name,
    contentType: type,
    content: await store.open(hash),
  });
  return Promise.all(files.map(open));
}

/** Hands a mail to the server at once, with its files; rejects with what it answered. */
export async function deliver(
  smtp: Smtp,
  mail: Omit<Row, 'tries'>,
  attachments: readonly Attachment[] = [],
): Promise<void> {
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
      attachments: [...attachments],
    });
  } finally {
    transport.close();
    // Those that were not read to their end because the server refused.
    for (const { content } of attachments) content.destroy();
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
