import type { Ctx } from '../../../kernel/server/context.ts';
import { queueMails } from '../../../kernel/server/mail/mail.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import type { Lang } from '../../../kernel/text.ts';
import { withoutEnd } from '../../../kernel/value/trim.ts';
import { fillTemplate, GENERAL, htmlOf, ownTemplate, type Template } from './template.rules.ts';

/** Where the product is found from outside, without the last slash; links are left out of mails where nobody set it. */
export const SITE_URL = 'system.siteUrl';

/** `{ zh, en }` of one name: what an administrator wrote, else the general template, else what the code ships. */
export async function templateOf(ctx: Ctx, name: string, lang: Lang): Promise<Template> {
  const rows = await ctx.db.query<Template & { name: string }>({
    name: 'communication-mail-template',
    text: 'select name, subject, body from communication_mail_template where name = any($1) and lang = $2',
    values: [[name, GENERAL], lang],
  });
  const general = name === 'digest' ? undefined : rows.find((row) => row.name === GENERAL);
  return rows.find((row) => row.name === name) ?? general ?? ownTemplate(name, lang);
}

/** The address of the product from outside, without the last slash; empty where nobody set it. */
export const siteOf = async (ctx: Ctx): Promise<string> => withoutEnd(await setting<string>(ctx, SITE_URL), '/');

/** The whole address of a path of the product; empty without a site. */
export async function addressOf(ctx: Ctx, path: string): Promise<string> {
  const site = await siteOf(ctx);
  return site ? `${site}${path}` : '';
}

/** A moment as the offices write it: company time, to the minute. */
export const officeTime = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Puts mails by a template into the outbox. */
export async function queueByTemplate(
  ctx: Ctx,
  template: Template,
  mails: readonly { to: string; values: Readonly<Record<string, string>> }[],
): Promise<void> {
  await queueMails(
    ctx,
    mails.map(({ to, values }) => {
      const { subject, text } = fillTemplate(template, values);
      return { to, subject, text, html: htmlOf(text) };
    }),
  );
}
