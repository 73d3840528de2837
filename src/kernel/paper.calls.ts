import { z } from 'zod';
import { PAPER_LANGUAGES, type Paper } from './paper/paper.ts';
import { route } from './route.ts';

const params = z.object({
  /** Such as `voyage.report`. */
  resource: z.string().max(80),
  id: z.coerce.number<number>().int().positive(),
});
const query = z.object({ language: z.enum(PAPER_LANGUAGES).optional() });

/** A record as paper, for the print view. Needs the right to read the record; `language` is the caller's unless told. */
export const readPaper = route({
  method: 'GET',
  path: '/api/papers/:resource/:id',
  permission: 'signedIn',
  summary: { zh: '单据打印内容', en: 'A record as it is printed' },
  params,
  query,
  reply: z.custom<Paper>(),
});

/** The same as PDF. */
export const downloadPaper = route({
  method: 'GET',
  path: '/api/papers/:resource/:id/pdf',
  permission: 'signedIn',
  summary: { zh: '下载单据 PDF', en: 'Download a record as PDF' },
  params,
  query,
});

export const MAIL_BOUNDS = { recipients: 20, subject: 200, text: 5000 } as const;

/** The PDF by mail, to each recipient one of their own; made in the background. The record's history keeps to whom it went. */
export const mailPaper = route({
  method: 'POST',
  path: '/api/papers/:resource/:id/mail',
  permission: 'signedIn',
  summary: { zh: '以邮件发送单据', en: 'Send a record by mail' },
  params,
  body: z.object({
    recipients: z.array(z.email().max(200)).min(1).max(MAIL_BOUNDS.recipients),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(MAIL_BOUNDS.subject)
      .regex(/^[^\r\n]*$/),
    text: z.string().max(MAIL_BOUNDS.text),
    language: z.enum(PAPER_LANGUAGES),
  }),
  reply: z.object({ taskId: z.number() }),
});
