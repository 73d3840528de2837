import { Readable } from 'node:stream';
import { notFound } from '../../errors.ts';
import type { Lang } from '../../text.ts';
import { systemContext, type User } from '../context.ts';
import { storeFile } from '../files/files.ts';
import { recordHistory } from '../history.ts';
import type { Job } from '../jobs/jobs.ts';
import { completeTask, inputOf } from '../jobs/task-run.ts';
import { queueMail } from '../mail/mail.ts';
import { systemTransaction } from '../system-transaction.ts';
import { userNow } from '../user-now.ts';
import { pdfName } from './printed.ts';
import { type PdfAsked, renderPdf } from './render-pdf.ts';

export const MAIL_PAPER = 'kernel.mail-paper';

type Letter = PdfAsked & { readonly recipients: readonly string[]; readonly subject: string; readonly text: string };

type Asked = {
  readonly resource: string;
  readonly id: number;
  readonly lang: Lang;
  readonly requestId: string;
  readonly user: Omit<User, 'permissions'> & { permissions: string[] };
};

/** What the task keeps until it ends: the paper as it was when somebody sent it. */
export const paperInput = (letter: Letter): Buffer => Buffer.from(JSON.stringify(letter));

const SENDING = '以邮件发送单据';

/** Between the recipients in the history. */
const BETWEEN = ', ';
/** As much of the hash as a foot shows. */
const SHOWN = 16;

/** Makes the PDF, keeps it and puts the mails into the outbox, with the line in the history: all of it once, however often it is tried. */
export const mailPaperJob: Job = {
  label: { zh: '以邮件发送单据', en: 'Send a document by mail' },
  run: async (work, { resource, id, lang, requestId, user }: Asked) => {
    const task = work.task?.id ?? 0;
    const input = await inputOf(work.app.db, task);
    if (!input) throw notFound({ zh: '要发送的单据', en: 'The document to send' });
    const { recipients, subject, text, ...asked } = JSON.parse(input.toString()) as Letter;
    const { content, hash } = await renderPdf(asked);
    const { app } = work;
    const sender = await userNow(app, user);
    const ctx = { ...systemContext(app.db, { now: app.now(), reason: SENDING, lang }), user: sender };
    const name = pdfName(asked.paper);
    const file = await storeFile(ctx, app.files, { name, content: Readable.from([Buffer.from(content)]) });
    const to = [...new Set(recipients)];
    await systemTransaction(app, { reason: SENDING, requestId, user: sender }, async (inside) => {
      for (const one of to) await queueMail(inside, { to: one, subject, text, fileIds: [file.id] });
      const reason = `${to.join(BETWEEN)} · SHA-256 ${hash.slice(0, SHOWN)}`;
      await recordHistory(inside, { resource, recordId: id, action: 'mail', reason });
      await completeTask(inside, task);
    });
  },
};
