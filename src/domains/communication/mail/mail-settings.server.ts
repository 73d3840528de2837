import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { deliver } from '../../../kernel/server/mail/send-mail.ts';
import { smtpFromStart, smtpOf } from '../../../kernel/server/mail/smtp.ts';
import { hasSecret } from '../../../kernel/server/settings/secret.ts';
import { setSetting, setting } from '../../../kernel/server/settings/settings.ts';
import { KEPT_MONTHS } from '../messages/purge.server.ts';
import { SITE_URL } from './render.server.ts';
import { smtpCause } from './smtp-words.rules.ts';

type Security = 'starttls' | 'tls' | 'none';
type Given = {
  host: string;
  port: number;
  security: Security;
  user: string;
  password?: string;
  from: string;
  siteUrl: string;
  months: number;
};

const NAMES: Readonly<Record<string, string>> = { siteUrl: SITE_URL, months: KEPT_MONTHS };

/** What is set; the password only as whether there is one. */
export async function readMailSettings(ctx: Ctx) {
  const fixed = smtpFromStart();
  return {
    host: await setting<string>(ctx, 'mail.host'),
    port: await setting<number>(ctx, 'mail.port'),
    security: await setting<Security>(ctx, 'mail.security'),
    user: await setting<string>(ctx, 'mail.user'),
    hasPassword: await hasSecret(ctx.db, 'mail.password'),
    from: await setting<string>(ctx, 'mail.from'),
    siteUrl: await setting<string>(ctx, SITE_URL),
    months: await setting<number>(ctx, KEPT_MONTHS),
    fixed: fixed ? `${fixed.host}:${fixed.port}` : null,
  };
}

/** A kept password was given for one server: another one, or a line that is not secure, would hear it. */
function passwordAgain(): AppError {
  const message = {
    zh: '更换服务器、端口或加密方式时，须重新输入密码',
    en: 'When the server, the port or the security changes, enter the password again',
  };
  return new AppError('VALIDATION', message, { errors: [{ field: 'password', message }] });
}

export async function writeMailSettings(ctx: Ctx, given: Given): Promise<void> {
  const { password, ...open } = given;
  const before: Record<string, unknown> = await readMailSettings(ctx);
  const changes = Object.entries(open).flatMap(([field, value]) =>
    before[field] === value ? [] : [{ field, old: before[field], new: value }],
  );
  const elsewhere = changes.some(({ field }) => field === 'host' || field === 'port' || field === 'security');
  if (elsewhere && before.hasPassword && password === undefined) throw passwordAgain();
  for (const { field, new: value } of changes) await setSetting(ctx, NAMES[field] ?? `mail.${field}`, value);
  // Of the password only that it was changed is ever told.
  if (password !== undefined) await setSetting(ctx, 'mail.password', password === '' ? undefined : password);
  if (changes.length > 0 || password !== undefined)
    await recordHistory(ctx, { resource: 'communication.mail', recordId: 0, action: 'mailSettings', changes });
}

/** Sends a mail at once, past the outbox, and says what the server answered. */
export async function sendTestMail(ctx: Ctx, to: string): Promise<void> {
  const smtp = await smtpOf(ctx.db);
  if (!smtp) throw new AppError('RULE', { zh: '还没有设置 SMTP 服务器', en: 'No SMTP server has been set' });
  const [subject, text] =
    ctx.lang === 'zh'
      ? ['【航道】测试邮件', '收到此邮件，说明发信设置可用。']
      : ['[Fairway] Test mail', 'If you read this, the mail settings work.'];
  try {
    await deliver(smtp, { id: 0, recipient: to, subject, text, html: null });
  } catch (cause) {
    const answer = (cause as Error).message.slice(0, 300);
    const words = smtpCause(answer);
    throw new AppError(
      'RULE',
      words
        ? { zh: `邮件没有发出：${words.zh}（{answer}）`, en: `The mail was not sent: ${words.en} ({answer})` }
        : { zh: '邮件没有发出：{answer}', en: 'The mail was not sent: {answer}' },
      { values: { answer }, cause },
    );
  }
}
