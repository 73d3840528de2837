import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const id = z.number().int().positive();
const asked = z.coerce.number<number>().int().positive();

/** Who may send and look at what would be sent: never a ship, whose mails are the office's. */
export const SEND = 'voyage:mail:send';

/** What would go out of a report to a subscription now; refused as sending would be. */
export const previewMailCall = route({
  method: 'GET',
  path: '/api/voyage/mail/preview',
  permission: SEND,
  summary: { zh: '预览动态邮件', en: 'Preview a report e-mail' },
  query: z.object({ reportId: asked, mailId: asked }),
  reply: z.object({
    subject: z.string(),
    text: z.string(),
    recipients: z.array(z.string()),
    /** Whether mails leave the house at all. */
    sending: z.boolean(),
  }),
});

export const sendMailCall = route({
  method: 'POST',
  path: '/api/voyage/mail/send',
  permission: SEND,
  summary: { zh: '发送动态邮件', en: 'Send a report e-mail' },
  body: z.object({ reportId: id, mailId: id }),
  reply: z.object({ sent: z.number() }),
});

/** The subscriptions by which a report may be sent by hand: active, and naming its ship or all. */
export const mailChoicesCall = route({
  method: 'GET',
  path: '/api/voyage/mail/choices',
  permission: SEND,
  summary: { zh: '可发送的邮件订阅', en: 'Subscriptions to send by' },
  query: z.object({ reportId: asked }),
  reply: z.array(z.object({ id: z.number(), name: z.string() })),
});

export const mailStandingCall = route({
  method: 'GET',
  path: '/api/voyage/mail/standing',
  permission: 'voyage:mailLog:list',
  summary: { zh: '动态邮件能否寄出', en: 'Whether report e-mails leave' },
  reply: z.object({ sending: z.boolean() }),
});
