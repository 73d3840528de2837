import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { hearLater } from '../../../kernel/server/domain-events.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { smtpOf } from '../../../kernel/server/mail/smtp.ts';
import { reportConfirmed, reportCorrected, reportSubmitted, reportUnconfirmed } from '../public.ts';
import { dynamicEmailPage } from './dynamic-email.page.ts';
import { mailChoicesCall, mailStandingCall, previewMailCall, SEND, sendMailCall } from './mail.calls.ts';
import { reportMail } from './mail.resource.ts';
import { mailLog, mailLogStanding } from './mail-log.resource.ts';
import { mailActs, mailAfter, mailChoices, previewMail, sendMail } from './send-mail.server.ts';

const MAIL: AnyResource = reportMail;
const LOG: AnyResource = mailLog;
const REASON = '发送动态邮件';

const endpoints: readonly Endpoint[] = [
  serve(previewMailCall, async (ctx, { query }) => {
    const [preview, smtp] = [await previewMail(ctx, query), await smtpOf(ctx.db)];
    return { ...preview, sending: smtp !== undefined };
  }),
  serve(sendMailCall, (ctx, { body }) => sendMail(ctx, body)),
  serve(mailChoicesCall, (ctx, { query }) => mailChoices(ctx, query.reportId)),
  serve(mailStandingCall, async (ctx) => ({ sending: (await smtpOf(ctx.db)) !== undefined })),
  ...mailActs.endpoints,
  ...crudEndpoints(MAIL, { omit: ['import'] }),
  ...crudEndpoints(LOG, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
];

/** Reports by mail, to whom the office says. Ships neither see nor send any: the addresses are the office's. */
export const reportMailSlice: Slice = {
  resources: [MAIL, LOG],
  views: [mailLogStanding],
  endpoints,
  pages: [dynamicEmailPage],
  hears: [
    hearLater(reportSubmitted, { name: 'voyage.mail-submitted', reason: REASON }, (ctx, told) =>
      mailAfter(ctx, told, 'SUBMITTED'),
    ),
    hearLater(reportConfirmed, { name: 'voyage.mail-confirmed', reason: REASON }, (ctx, told) =>
      mailAfter(ctx, told, 'CONFIRMED'),
    ),
    hearLater(reportCorrected, { name: 'voyage.mail-corrected', reason: REASON }, (ctx, told) =>
      mailAfter(ctx, told, 'CORRECTED'),
    ),
    hearLater(reportUnconfirmed, { name: 'voyage.mail-unconfirmed', reason: REASON }, (ctx, told) =>
      mailAfter(ctx, told, 'UNCONFIRMED'),
    ),
  ],
  grants: {
    '@ship': ['!voyage:mail:*', '!voyage:mailLog:*'],
    OPERATOR: ['voyage:mail:*'],
  },
  permissions: { [SEND]: { zh: '发送动态邮件', en: 'Send report e-mails' } },
  demo: async (ctx) => (await import('./report-mail.demo.ts')).demoReportMails(ctx),
};
