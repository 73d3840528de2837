import type { Lang } from '../../../kernel/text.ts';
import { PEOPLE, personName } from '../../identity/public.server.ts';

/** What happened to a group as a reader sees it, as SQL over a message: its people by name. Events of before keep the names that stand in them. */
export const eventShown = (
  lang: Lang,
  alias: string,
): string => `case when ${alias}.event is not null then ${alias}.event ||
  jsonb_build_object('people', (select coalesce(jsonb_agg(coalesce(
      (select ${personName(lang, 'named')} from ${PEOPLE} named where named.id = case when jsonb_typeof(one.value) = 'number' then (one.value #>> '{}')::bigint end),
      one.value #>> '{}') order by one.n), '[]')
    from jsonb_array_elements(${alias}.event -> 'people') with ordinality one(value, n))) end`;
