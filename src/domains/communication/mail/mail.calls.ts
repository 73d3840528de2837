import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const Id = z.coerce.number<number>().int().positive();
export const MAIL_STATES = ['QUEUED', 'SENT', 'FAILED', 'CANCELLED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const Mail = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  /** When it is tried next; of queued ones alone. */
  nextTry: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type MailView = z.output<typeof Mail>;

export const listMails = route({
  method: 'GET',
  path: '/api/system/mails',
  permission: 'communication:mail:list',
  summary: { zh: '发件箱', en: 'Outbox' },
  query: z.object({
    page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    size: z.coerce.number<number>().int().min(1).max(200).default(20),
    state: z.enum(MAIL_STATES).optional(),
    q: z.string().max(100).optional(),
  }),
  reply: z.object({
    content: z.array(Mail),
    totalElements: z.number(),
    states: z.partialRecord(z.enum(MAIL_STATES), z.number()),
    /** Without an SMTP server nothing leaves. */
    sending: z.boolean(),
  }),
});

export const getMail = route({
  method: 'GET',
  path: '/api/system/mails/:id',
  permission: 'communication:mail:list',
  summary: { zh: '邮件内容', en: 'Content of a mail' },
  params: z.object({ id: Id }),
  reply: Mail.extend({
    text: z.string(),
    /** By name: whoever looks after mail may not know what stands in them. */
    files: z.array(z.string()),
  }),
});

const ids = z.object({ ids: z.array(Id).min(1).max(500) });
const changed = z.object({ changed: z.number() });

export const retryMails = route({
  method: 'POST',
  path: '/api/system/mails/retry',
  permission: 'communication:mail:resend',
  summary: { zh: '重新发送邮件', en: 'Send mails again' },
  body: ids,
  reply: changed,
});

export const cancelMails = route({
  method: 'POST',
  path: '/api/system/mails/cancel',
  permission: 'communication:mail:cancel',
  summary: { zh: '取消发送邮件', en: 'Cancel mails' },
  body: ids,
  reply: changed,
});

const SECURITIES = ['starttls', 'tls', 'none'] as const;

export const mailSettings = route({
  method: 'GET',
  path: '/api/system/mail-settings',
  permission: 'communication:mail:settings',
  summary: { zh: '发信设置', en: 'Mail settings' },
  reply: z.object({
    host: z.string(),
    port: z.number(),
    security: z.enum(SECURITIES),
    user: z.string(),
    /** Whether a password is kept; the password itself is never answered. */
    hasPassword: z.boolean(),
    from: z.string(),
    siteUrl: z.string(),
    months: z.number(),
    /** The start was given SMTP_URL: it goes before what is kept here. */
    fixed: z.string().nullable(),
  }),
});

export const saveMailSettings = route({
  method: 'PUT',
  path: '/api/system/mail-settings',
  permission: 'communication:mail:settings',
  summary: { zh: '修改发信设置', en: 'Change the mail settings' },
  body: z.object({
    host: z.string().trim().max(200),
    port: z.number().int().min(1).max(65535),
    security: z.enum(SECURITIES),
    user: z.string().trim().max(200),
    /** An absent one stays as it is, an empty one is removed. */
    password: z.string().max(500).optional(),
    from: z.string().trim().max(200),
    siteUrl: z.string().trim().max(200),
    months: z.number().int().min(1).max(120),
  }),
});

export const testMail = route({
  method: 'POST',
  path: '/api/system/mail-settings/test',
  permission: 'communication:mail:settings',
  summary: { zh: '发送测试邮件', en: 'Send a test mail' },
  body: z.object({ to: z.email().max(200) }),
});

const Version = z.object({
  subject: z.string(),
  body: z.string(),
  /** 0 while the template is as shipped, or that of the general one. */
  version: z.number(),
  updatedBy: z.string().nullable(),
  updatedAt: z.string().nullable(),
});

export const mailTemplates = route({
  method: 'GET',
  path: '/api/system/mail-templates',
  permission: 'communication:mail:list',
  summary: { zh: '邮件模板', en: 'Mail templates' },
  reply: z.array(z.object({ name: z.string(), label: z.string(), zh: Version, en: Version })),
});

const Lang = z.enum(['zh', 'en']);

export const saveMailTemplate = route({
  method: 'PUT',
  path: '/api/system/mail-templates',
  permission: 'communication:mail:edit',
  summary: { zh: '修改邮件模板', en: 'Change a mail template' },
  body: z.object({
    name: z.string().max(80),
    lang: Lang,
    subject: z.string().max(300),
    body: z.string().max(10_000),
    /** As it was read: another person's change in between is not overwritten. */
    version: z.number().int().min(0),
  }),
  reply: z.object({ version: z.number() }),
});

export const resetMailTemplate = route({
  method: 'POST',
  path: '/api/system/mail-templates/reset',
  permission: 'communication:mail:edit',
  summary: { zh: '恢复默认邮件模板', en: 'Back to the default template' },
  body: z.object({ name: z.string().max(80), lang: Lang, version: z.number().int().min(0) }),
});
