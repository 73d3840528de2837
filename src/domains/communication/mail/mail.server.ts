import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import type { Text } from '../../../kernel/text.ts';
import * as calls from './mail.calls.ts';
import { readMailSettings, sendTestMail, writeMailSettings } from './mail-settings.server.ts';
import { cancelWaiting, mailContent, outboxPage, retryMailsNow } from './outbox.server.ts';
import { allTemplates, resetTemplate, saveTemplate } from './template.server.ts';

const none = async (work: Promise<void>): Promise<undefined> => {
  await work;
  return undefined;
};

export const mailEndpoints: readonly Endpoint[] = [
  serve(calls.listMails, (ctx, { query }) => outboxPage(ctx, query)),
  serve(calls.getMail, (ctx, { params }) => mailContent(ctx, params.id)),
  serve(calls.retryMails, (ctx, { body }) => retryMailsNow(ctx, body.ids)),
  serve(calls.cancelMails, (ctx, { body }) => cancelWaiting(ctx, body.ids)),
  serve(calls.mailSettings, (ctx) => readMailSettings(ctx)),
  serve(calls.saveMailSettings, (ctx, { body }) => none(writeMailSettings(ctx, body))),
  // A slow server must not hold a transaction open.
  serve(calls.testMail, (ctx, { body }) => none(sendTestMail(ctx, body.to)), { transaction: false }),
  serve(calls.mailTemplates, (ctx) => allTemplates(ctx)),
  serve(calls.saveMailTemplate, (ctx, { body }) => saveTemplate(ctx, body)),
  serve(calls.resetMailTemplate, (ctx, { body }) => none(resetTemplate(ctx, body))),
];

export const mailPermissions: Readonly<Record<string, Text>> = {
  'communication:mail:list': { zh: '查看发件箱与模板', en: 'See outbox and templates' },
  'communication:mail:edit': { zh: '修改邮件模板', en: 'Change mail templates' },
  'communication:mail:resend': { zh: '重新发送邮件', en: 'Send mails again' },
  'communication:mail:cancel': { zh: '取消发送邮件', en: 'Cancel mails' },
  'communication:mail:settings': { zh: '修改发信设置', en: 'Change mail settings' },
};
