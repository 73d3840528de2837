import { AppError, invalid, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { allMessageKinds } from '../../../kernel/server/message-kinds.ts';
import { type Lang, say, type Text } from '../../../kernel/text.ts';
import { DIGEST, GENERAL, ownTemplate, TEMPLATES, type Template, templateProblems } from './template.rules.ts';

type Row = Template & { name: string; lang: Lang; version: number; updatedBy: string; updatedAt: string };

const names = (ctx: Ctx): ReadonlyMap<string, Text> =>
  new Map([...Object.entries(TEMPLATES), ...allMessageKinds(ctx).map(({ name, label }) => [name, label] as const)]);

/** Every template in both languages; those nobody changed as the general one, or as shipped. */
export async function allTemplates(ctx: Ctx) {
  const rows = await ctx.db.query<Row>(
    `select name, lang, subject, body, version, updated_by as "updatedBy", updated_at as "updatedAt" from communication_mail_template`,
  );
  const kept = new Map(rows.map((row) => [`${row.name} ${row.lang}`, row]));
  const version = (name: string, lang: Lang) => {
    const own = kept.get(`${name} ${lang}`);
    if (own) {
      const { subject, body, version: number, updatedBy, updatedAt } = own;
      return { subject, body, version: number, updatedBy, updatedAt };
    }
    const general = name === DIGEST ? undefined : kept.get(`${GENERAL} ${lang}`);
    const { subject, body } = general ?? ownTemplate(name, lang);
    return { subject, body, version: 0, updatedBy: null, updatedAt: null };
  };
  return [...names(ctx)].map(([name, label]) => ({
    name,
    label: say(label, ctx.lang),
    zh: version(name, 'zh'),
    en: version(name, 'en'),
  }));
}

const STALE: Text = {
  zh: '模板已被他人修改，刷新后再改',
  en: 'Somebody else changed this template; load it again and repeat your change',
};

/** Keeps a template; version 0 makes it. STALE when somebody else did so in between. */
export async function saveTemplate(
  ctx: Ctx,
  given: Template & { name: string; lang: Lang; version: number },
): Promise<{ version: number }> {
  if (!names(ctx).has(given.name)) throw notFound({ zh: '邮件模板', en: 'Mail template' });
  const problems = templateProblems(given.name, given);
  if (problems.length > 0) throw invalid(problems);
  const values = [given.name, given.lang, given.subject.trim(), given.body, ctx.user.name, ctx.now.toISOString()];
  const [row] =
    given.version === 0
      ? await ctx.db.query<{ version: number }>(
          `insert into communication_mail_template (name, lang, subject, body, updated_by, updated_at) values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing returning version`,
          values,
        )
      : await ctx.db.query<{ version: number }>(
          `update communication_mail_template set subject = $3, body = $4, updated_by = $5, updated_at = $6, version = version + 1
           where name = $1 and lang = $2 and version = $7 returning version`,
          [...values, given.version],
        );
  if (!row) throw new AppError('STALE', STALE);
  return row;
}

/** Back to the general template, or to what the code ships. Done twice is done. */
export async function resetTemplate(ctx: Ctx, given: { name: string; lang: Lang; version: number }): Promise<void> {
  const [row] = await ctx.db.query<{ version: number }>(
    'select version from communication_mail_template where name = $1 and lang = $2 for update',
    [given.name, given.lang],
  );
  if (!row) return;
  if (row.version !== given.version) throw new AppError('STALE', STALE);
  await ctx.db.query('delete from communication_mail_template where name = $1 and lang = $2', [given.name, given.lang]);
}
