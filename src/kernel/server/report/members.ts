import type { Member } from '../../report/answer.ts';
import { type Dimension, periodWord } from '../../report/dimension.ts';
import { REPORT } from '../../report/report.text.ts';
import { defaultSort, optionsOf } from '../../resource/describe.ts';
import { snake, tableNameOf } from '../../resource/resource.ts';
import { say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { columnNamed, labelSelect, type Plan, planOf } from '../crud/plan.ts';
import { type Dictionaries, readDictionaries } from '../dictionaries.ts';
import { YES_NO } from '../excel/cells.ts';
import { resourceNamed } from '../registry.ts';

/** Of one dimension the name of each value, and its place among the others. */
export type Members = {
  readonly of: (value: string | null) => Member;
  readonly before: (a: string | null, b: string | null) => number;
  /** In a tree the places above a value, the nearest first. */
  readonly lineAbove?: (value: string) => readonly string[];
};

type TreePlaces = { readonly lineAbove: (value: string) => string[]; readonly all: readonly string[] };

/** The places of a tree that values stand at and below, in the order of its own list: one query for a dimension. */
async function readTree(ctx: Ctx, { field, name }: Dimension, values: readonly string[]): Promise<TreePlaces> {
  const target = resourceNamed(ctx, String(field.target));
  if (!target.tree) throw new Error(`report: ${name} refers to ${target.name}, which is no tree`);
  const { field: sorted, desc } = defaultSort(target);
  const table = tableNameOf(target);
  const rows = await ctx.db.query<{ id: number; above: number | null }>({
    text: `with recursive up as (select b.* from ${table} b where b.id = any($1::bigint[])
        union select b.* from ${table} b join up on b.id = up.${snake(target.tree)})
      select id, ${snake(target.tree)} as above from up order by ${columnNamed(planOf(target), sorted)} ${desc ? 'desc' : 'asc'}, id`,
    values: [values.map(Number)],
  });
  const above = new Map(rows.map((row) => [String(row.id), row.above === null ? undefined : String(row.above)]));
  const lineAbove = (value: string): string[] => {
    const line: string[] = [];
    for (let at = above.get(value); at !== undefined && !line.includes(at); at = above.get(at)) line.push(at);
    return line;
  };
  return { lineAbove, all: [...above.keys()] };
}

/** The names of the records that values refer to: one query for a dimension. */
async function recordNames(
  ctx: Ctx,
  plan: Plan,
  name: string,
  values: readonly string[],
): Promise<Map<string, string>> {
  const stored = plan.byName.get(name);
  if (!stored || values.length === 0) return new Map();
  const { columns, joins } = labelSelect(ctx, [stored], ctx.lang);
  const rows = await ctx.db.query<{ id: number; labels: Readonly<Record<string, string | null>> }>({
    text: `select t.${stored.column} as id${columns} from (select unnest($1::bigint[]) as ${stored.column}) t${joins}`,
    values: [values.map(Number)],
    shape: 'labelled',
  });
  return new Map(rows.map(({ id, labels }) => [String(id), labels?.[name] ?? `#${id}`]));
}

/** The words of a dimension's values in the order in which people look for them, where there is one beside the words. */
function fixedWords({ field }: Dimension, dictionaries: Dictionaries, ctx: Ctx): Map<string, string> | undefined {
  const options = optionsOf(field);
  if (options) return new Map(Object.entries(options).map(([code, word]) => [code, say(word, ctx.lang)]));
  if (field.kind === 'dict')
    return new Map((dictionaries[String(field.target)] ?? []).map((entry) => [entry.code, entry[ctx.lang]]));
  if (field.kind === 'bool' || field.variant === 'bool')
    return new Map([
      ['true', say(YES_NO.true, ctx.lang)],
      ['false', say(YES_NO.false, ctx.lang)],
    ]);
  return undefined;
}

async function membersOf(
  ctx: Ctx,
  plan: Plan,
  { dimension, values, dictionaries }: { dimension: Dimension; values: readonly string[]; dictionaries: Dictionaries },
): Promise<Members> {
  const { field, grain, name } = dimension;
  const isRef = field.kind === 'ref';
  const tree = dimension.tree ? await readTree(ctx, dimension, values) : undefined;
  const known = tree ? [...new Set([...values, ...tree.all])] : values;
  const words = isRef ? await recordNames(ctx, plan, name, known) : fixedWords(dimension, dictionaries, ctx);
  const label = (value: string): string =>
    grain ? say(periodWord(grain, value), ctx.lang) : (words?.get(value) ?? value);
  const placed = tree ? tree.all : isRef || !words ? undefined : [...words.keys()];
  const places = placed && new Map(placed.map((code, at) => [code, at]));
  const counts = field.kind === 'number' || field.variant === 'int';
  const compare = (a: string, b: string): number => {
    if (places) return (places.get(a) ?? places.size) - (places.get(b) ?? places.size) || a.localeCompare(b);
    if (counts) return Number(a) - Number(b);
    if (grain) return a < b ? -1 : a > b ? 1 : 0;
    return label(a).localeCompare(label(b), ctx.lang === 'zh' ? 'zh-CN' : 'en') || a.localeCompare(b);
  };
  return {
    of: (value) => ({ value, label: value === null ? say(REPORT.unknown, ctx.lang) : label(value) }),
    before(a, b) {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return compare(a, b);
    },
    ...(tree && { lineAbove: tree.lineAbove }),
  };
}

/** The values of all dimensions by name and order, those of each dimension found together. */
export async function readMembers(
  ctx: Ctx,
  plan: Plan,
  dimensions: readonly { readonly dimension: Dimension; readonly values: Iterable<string | null> }[],
): Promise<Members[]> {
  const codes = dimensions.flatMap(({ dimension: { field } }) => (field.kind === 'dict' ? [String(field.target)] : []));
  const dictionaries = await readDictionaries(ctx, codes);
  return Promise.all(
    dimensions.map(({ dimension, values }) =>
      membersOf(ctx, plan, {
        dimension,
        values: [...new Set(values)].filter((value) => value !== null),
        dictionaries,
      }),
    ),
  );
}
