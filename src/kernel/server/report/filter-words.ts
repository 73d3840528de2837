import type { ListQuery } from '../../list-query.ts';
import { REPORT } from '../../report/report.text.ts';
import { labelOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { permissionOf } from '../../resource/resource.ts';
import { say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { asList } from '../crud/filters.ts';
import type { Plan } from '../crud/plan.ts';
import { readOptions } from '../crud/read.ts';
import { NAME_SEPARATOR } from '../excel/cells.ts';
import { holds } from '../permit/permit.ts';
import { resourceNamed } from '../registry.ts';
import { readMembers } from './members.ts';

/** Between two filters, and between a name and what it is narrowed to. */
const BETWEEN = { zh: '；', en: '; ' } as const;
const COLON = { zh: '：', en: ': ' } as const;

const wordsOf = (query: ListQuery, name: string): string[] =>
  ['', 'Is', 'Under'].flatMap((end) => asList(query[name + end] ?? [])).filter((word) => word !== '');

const boundOf = (query: ListQuery, name: string): string => String(query[name] ?? '').slice(0, 10);

/** The names of the records that a filter names, as far as whoever asks may choose them; the number of any other. */
async function namesOf(ctx: Ctx, field: Field, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (field.kind !== 'ref') return new Map();
  const target = resourceNamed(ctx, String(field.target));
  const ids = words.map(Number).filter(Number.isSafeInteger);
  const may = ['list', 'pick'].some((act) => holds(ctx.user, permissionOf(target, act)));
  const found = may && ids.length > 0 ? await readOptions(target, ctx, { ids, size: 200 }) : [];
  return new Map([
    ...ids.map((id): [string, string] => [String(id), `#${id}`]),
    ...found.map(({ id, label }): [string, string] => [String(id), label]),
  ]);
}

/** What the filters of a list say, as a line for a sheet or paper. */
export async function filterWords(ctx: Ctx, plan: Plan, query: ListQuery): Promise<string> {
  const { lang } = ctx;
  const asked = plan.stored.filter(({ name }) =>
    ['', 'Is', 'Under', 'Not', 'From', 'To'].some((end) => asList(query[name + end] ?? []).some((word) => word !== '')),
  );
  const given = (name: string): string[] => [...wordsOf(query, name), ...asList(query[`${name}Not`] ?? [])];
  // Words of records come from their choices: a filter by number tells nobody a name that lies outside their scope.
  const members = await readMembers(
    ctx,
    plan,
    asked.map(({ name, field }) => ({ dimension: { key: name, name, field }, values: [] })),
  );
  const records = await Promise.all(asked.map(({ name, field }) => namesOf(ctx, field, given(name))));
  const named = asked.map(({ name }, at) => {
    const word = (value: string): string =>
      (value === 'null' ? undefined : records[at]?.get(value)) ??
      members[at]?.of(value === 'null' ? null : value).label ??
      value;
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
