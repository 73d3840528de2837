import type { Lang } from '../../../kernel/text.ts';

/** A person's name as a language writes it, as SQL over a row of accounts: in English the Latin name where there is one. */
export const personName = (lang: Lang, alias = 'u'): string =>
  lang === 'en' ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;
