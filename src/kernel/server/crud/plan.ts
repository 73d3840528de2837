import { optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { NAME_GAP } from '../../resource/record-name.ts';
import { type AnyResource, childOf, nameField, nameFields, snake, tableNameOf } from '../../resource/resource.ts';
import { nulls } from '../../resource/validate.ts';
import { type Lang, say } from '../../text.ts';
import type { Holder } from '../declared.ts';
import { resourceNamed } from '../registry.ts';

export type StoredField = { name: string; column: string; field: Field };

/** What is read of a field over `t`: of a sealed text its mask alone, of a figure that a query works out what its field declares. */
export function readOf({ column, field }: Pick<StoredField, 'column' | 'field'>): string {
  if (field.variant === 'sealed') return `split_part(t.${column}, ' ', 1)`;
  if (field.derived && field.variant === 'int') return `t.${column}::bigint`;
  return field.derived && field.scale !== undefined ? `round(t.${column}::numeric, ${field.scale})` : `t.${column}`;
}

/** What the record services need of a resource, worked out once. */
export type Plan = {
  resource: AnyResource;
  /** What its rows are selected from: a table, or the query of a view in brackets. */
  table: string;
  /** Rows that were not deleted, as a condition over `t`. */
  live: string;
  /** What every record carries, by name; a row that is no record has a number alone. */
  meta: ReadonlyMap<string, string>;
  /** Tells it from every other plan: what is worked out of it is kept under this. */
  key: string;
  stored: StoredField[];
  byName: Map<string, StoredField>;
  lines: { name: string; child: Plan }[];
  /** Every field with null: a new row is a copy of it. */
  empty: Readonly<Record<string, unknown>>;
};

const META: readonly (readonly [string, string])[] = [
  ['id', 'id'],
  ['version', 'version'],
  ['createName', 'create_name'],
  ['createTime', 'create_time'],
  ['updateName', 'update_name'],
  ['updateTime', 'update_time'],
];

const META_COLUMNS = new Map(META);
const META_SELECT = META.map(([name, column]) => `t.${column} as "${name}"`).join(', ');
/** A row that is no record never changes: lists take it for one by its number. */
const NUMBERED = new Map([['id', 'id']]);
/** Who of the house made or changed a record is not told outside. */
const VERSIONED = new Map(META.slice(0, 2));
const LINE_SELECT = 't.id, t.parent_id as "parentId"';

/** Field names that are words of SQL (PostgreSQL 18, appendix C, reserved). */
const SQL_WORDS = new Set(
  (
    'all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create default ' +
    'deferrable desc distinct do else end except false fetch for foreign from grant group having in initially intersect into ' +
    'lateral leading limit not null offset on only or order placing primary references returning select some symmetric table ' +
    'then to trailing true union unique user using variadic when where window with'
  ).split(' '),
);

const quoted = (column: string): string => (SQL_WORDS.has(column) ? `"${column}"` : column);

const plans = new Map<AnyResource, Plan>();

export function planOf(resource: AnyResource): Plan {
  const known = plans.get(resource);
  if (known) return known;
  const { lineOf, view, outside } = resource;
  // What stands beside the fields of a face is in no table.
  const stored = Object.entries(resource.fields)
    .filter(([name, field]) => field.kind !== 'lines' && (!outside || name in outside.of.fields))
    .map(([name, field]) => ({ name, column: quoted(snake(name)), field }));
  const from = view?.from ?? outside?.from;
  const records = lineOf === undefined && (!view || view.of !== undefined);
  const plan: Plan = {
    resource,
    table: from ? `(${from})` : tableNameOf(resource),
    live: lineOf
      ? `t.parent_id in (select o.id from ${tableNameOf(lineOf)} o where o.deleted_at is null)`
      : records
        ? 't.deleted_at is null'
        : 'true',
    meta: outside ? VERSIONED : records ? META_COLUMNS : NUMBERED,
    key: `${tableNameOf(resource)}#${plans.size}`,
    stored,
    byName: new Map(stored.map((field) => [field.name, field])),
    lines: Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'lines')
      .map(([name, field]) => ({ name, child: planOf(childOf(field)) })),
    empty: nulls(Object.keys(resource.fields)),
  };
  plans.set(resource, plan);
  return plan;
}

/** Column of a field or of what every record carries; undefined when there is none of that name. */
export function columnNamed(plan: Plan, name: string): string | undefined {
  return plan.meta.get(name) ?? plan.byName.get(name)?.column;
}

/** What every record carries, as columns over `t`. */
export const metaSelect = ({ meta }: Plan): string =>
  meta === META_COLUMNS ? META_SELECT : meta === VERSIONED ? 't.id, t.version' : 't.id, 1 as "version"';

/** Values as PostgreSQL takes them; JSON columns want text. */
export function toColumn({ field }: StoredField, value: unknown): unknown {
  if (value === undefined) return null;
  if (value !== null && (field.kind === 'json' || field.variant === 'json')) return JSON.stringify(value);
  return value;
}

/** The name of a referenced record in a language, as an SQL expression over the alias. */
export function titleExpression(holder: Holder, resource: AnyResource, alias: string, lang: Lang): string {
  if (resource.lineOf) return lineTitle(holder, resource, resource.lineOf, alias, lang);
  const title = nameField(resource);
  const parts = nameFields(resource).map((name) => namePart(holder, resource, { name, alias, lang }));
  if (!title) return parts.length > 0 ? `concat_ws('${NAME_GAP}', ${parts.join(', ')})` : `${alias}.id::text`;
  if (lang === 'en' && resource.titleEn)
    return `coalesce(nullif(${alias}.${snake(resource.titleEn)}, ''), ${alias}.${snake(title)})`;
  return `${alias}.${snake(title)}`;
}

/** A line by what it belongs to, its number there, and what names it: `PR-26-0012 #3 缆绳`. */
function lineTitle(holder: Holder, line: AnyResource, record: AnyResource, alias: string, lang: Lang): string {
  const owner = `${alias}_of`;
  const name = titleExpression(holder, record, owner, lang);
  const { lineOf: _record, ...named } = line;
  return (
    `(select concat_ws(' ', ${name}, '#' || (${alias}.seq + 1), ${titleExpression(holder, named, alias, lang)}) ` +
    `from ${tableNameOf(record)} ${owner} where ${owner}.id = ${alias}.parent_id)`
  );
}

/** What one field gives to a name that is made of several: the name of what it refers to, the word of a choice, moments in UTC. */
function namePart(holder: Holder, resource: AnyResource, at: { name: string; alias: string; lang: Lang }): string {
  const field = resource.fields[at.name]!;
  const column = `${at.alias}.${quoted(snake(at.name))}`;
  if (field.kind === 'ref') {
    const target = resourceNamed(holder, String(field.target));
    const named = `${at.alias}n`;
    return `(select ${titleExpression(holder, target, named, at.lang)} from ${tableNameOf(target)} ${named} where ${named}.id = ${column})`;
  }
  if (field.kind === 'datetime') return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`;
  const words = Object.entries(optionsOf(field) ?? {}).map(
    ([code, option]) => `when '${code}' then '${say(option, at.lang).replaceAll("'", "''")}'`,
  );
  return words.length > 0 ? `case ${column} ${words.join(' ')} end` : `${column}::text`;
}

/**
 * Columns and joins that fetch the names of what the given fields refer to. Names come back as `"field$"` columns,
 * which a statement of the shape `labelled` gathers into `labels`.
 */
export function labelSelect(
  holder: Holder,
  fields: readonly StoredField[],
  lang: Lang,
): { columns: string; joins: string } {
  const columns: string[] = [];
  const joins: string[] = [];
  for (const [index, { name, column, field }] of fields.entries()) {
    const alias = `r${index}`;
    if (field.kind === 'ref') {
      const target = resourceNamed(holder, String(field.target));
      const title = titleExpression(holder, target, alias, lang);
      if (field.variant === 'many') {
        columns.push(
          `(select array_agg(${title} order by ${alias}.id) from ${tableNameOf(target)} ${alias} where ${alias}.id = any(t.${column})) as "${name}$"`,
        );
      } else {
        columns.push(`${title} as "${name}$"`);
        joins.push(`left join ${tableNameOf(target)} ${alias} on ${alias}.id = t.${column}`);
      }
    } else if (field.kind === 'file') {
      const among = field.variant === 'many' ? `= any(t.${column})` : `= t.${column}`;
      columns.push(
        `(select array_agg(${alias}.name order by ${alias}.id) from kernel_file ${alias} where ${alias}.id ${among}) as "${name}$"`,
      );
    }
  }
  return { columns: columns.map((c) => `, ${c}`).join(''), joins: joins.length > 0 ? ` ${joins.join(' ')}` : '' };
}

const selects = new Map<string, { columns: string; joins: string }>();

/**
 * What a whole record (or line) is selected by, over the alias `t`: its columns, the names of what it refers to, and the joins for
 * these; with `only`, some of its fields alone.
 */
export function wholeSelect(
  holder: Holder,
  plan: Plan,
  lang: Lang,
  of: 'record' | 'line' = 'record',
  only?: readonly string[],
): { columns: string; joins: string } {
  const key = `${plan.key}|${lang}|${only?.join() ?? ''}`;
  const known = selects.get(key);
  if (known) return known;
  const stored = only ? plan.stored.filter(({ name }) => only.includes(name)) : plan.stored;
  const names = labelSelect(holder, stored, lang);
  const columns = stored.map((f) => `, ${readOf(f)} as "${f.name}"`).join('');
  const select = {
    columns: (of === 'record' ? metaSelect(plan) : LINE_SELECT) + columns + names.columns,
    joins: names.joins,
  };
  selects.set(key, select);
  return select;
}
