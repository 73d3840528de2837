import type { ListQuery } from '../../list-query.ts';
import { REPORT } from '../../report/report.text.ts';
import { labelOf } from '../../resource/describe.ts';
import { say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { asList } from '../crud/filters.ts';
import type { Plan } from '../crud/plan.ts';
import { NAME_SEPARATOR } from '../excel/cells.ts';
import { readMembers } from './members.ts';

/** Between two filters, and between a name and what it is narrowed to. */
const BETWEEN = { zh: '；', en: '; ' } as const;
const COLON = { zh: '：', en: ': ' } as const;

const wordsOf = (query: ListQuery, name: string): string[] =>
  [...asList(query[name] ?? []), ...asList(query[`${name}Is`] ?? [])].filter((word) => word !== '');

const boundOf = (query: ListQuery, name: string): string => String(query[name] ?? '').slice(0, 10);

/** What the filters of a list say, as a line for a sheet or paper. */
export async function filterWords(ctx: Ctx, plan: Plan, query: ListQuery): Promise<string> {
  const { lang } = ctx;
  const asked = plan.stored.filter(({ name }) =>
    ['', 'Is', 'Not', 'From', 'To'].some((end) => asList(query[name + end] ?? []).some((word) => word !== '')),
  );
  const members = await readMembers(
    ctx,
    plan,
    asked.map(({ name, field }) => ({
      dimension: { key: name, name, field },
      values: [...wordsOf(query, name), ...asList(query[`${name}Not`] ?? [])].filter((word) => word !== 'null'),
    })),
  );
  const named = asked.map(({ name }, at) => {
    const word = (value: string): string => members[at]?.of(value === 'null' ? null : value).label ?? value;
    const list = (words: readonly string[]): string => words.map(word).join(NAME_SEPARATOR[lang]);
    const [from, to] = [boundOf(query, `${name}From`), boundOf(query, `${name}To`)];
    const not = asList(query[`${name}Not`] ?? []);
    const parts = [
      list(wordsOf(query, name)),
      from || to ? `${from} – ${to}` : '',
      not.length > 0 ? say(REPORT.notThese, lang, { what: list(not) }) : '',
    ].filter((part) => part !== '');
    return `${say(labelOf(plan.resource, name), lang)}${COLON[lang]}${parts.join(NAME_SEPARATOR[lang])}`;
  });
  const q = typeof query.q === 'string' ? query.q.trim() : '';
  return [...(q ? [q] : []), ...named].join(BETWEEN[lang]);
}
