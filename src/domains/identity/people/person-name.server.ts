import type { Ctx } from '../../../kernel/server/context.ts';
import type { Lang } from '../../../kernel/text.ts';

/** A person's name as a language writes it, as SQL over a row of accounts: in English the Latin name where there is one. */
export const personName = (lang: Lang, alias = 'u'): string =>
  lang === 'en' ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;

/** The English names of those of these people who have one, by their ids. */
export async function englishNames(ctx: Ctx, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await ctx.db.query<{ id: number; name: string }>({
    name: 'identity-english-names',
    text: "select id, name_en as name from identity_user where id = any($1::bigint[]) and name_en <> ''",
    values: [userIds],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The English names that belong to these names; none for a name that several people write differently in English. */
export async function englishNamesOf(ctx: Ctx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.query<{ name: string; english: string }>({
    name: 'identity-english-names-of',
    text: `select name, min(name_en) as english from identity_user where name = any($1::text[])
      group by name having count(distinct coalesce(name_en, '')) = 1 and min(name_en) <> ''`,
    values: [names],
  });
  return new Map(rows.map(({ name, english }) => [name, english]));
}
