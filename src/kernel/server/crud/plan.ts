import { optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { NAME_GAP } from '../../resource/record-name.ts';
import { type AnyResource, childOf, nameField, nameFields, snake, tableNameOf } from '../../resource/resource.ts';
import { nulls } from '../../resource/validate.ts';
import { type Lang, say } from '../../text.ts';
import type { Holder } from '../declared.ts';
import { resourceNamed } from '../registry.ts';

export type StoredField = { name: string; column: string; field: Field };

/** What the record services need of a resource, worked out once. */
export type Plan = {
  resource: AnyResource;
  table: string;
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
export const META_SELECT = META.map(([name, column]) => `t.${column} as "${name}"`).join(', ');
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
  const stored = Object.entries(resource.fields)
    .filter(([, field]) => field.kind !== 'lines')
    .map(([name, field]) => ({ name, column: quoted(snake(name)), field }));
  const plan: Plan = {
    resource,
    table: tableNameOf(resource),
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
  return META_COLUMNS.get(name) ?? plan.byName.get(name)?.column;
}

/** Values as PostgreSQL takes them; JSON columns want text. */
export function toColumn({ field }: StoredField, value: unknown): unknown {
  if (value === undefined) return null;
  if (value !== null && (field.kind === 'json' || field.variant === 'json')) return JSON.stringify(value);
  return value;
}

/** The name of a referenced record in a language, as an SQL expression over the alias. */
export function titleExpression(holder: Holder, resource: AnyResource, alias: string, lang: Lang): string {
  const title = nameField(resource);
  const parts = nameFields(resource).map((name) => namePart(holder, resource, { name, alias, lang }));
  if (!title) return parts.length > 0 ? `concat_ws('${NAME_GAP}', ${parts.join(', ')})` : `${alias}.id::text`;
  if (lang === 'en' && resource.titleEn)
    return `coalesce(nullif(${alias}.${snake(resource.titleEn)}, ''), ${alias}.${snake(title)})`;
  return `${alias}.${snake(title)}`;
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
  const columns = stored.map((f) => `, t.${f.column} as "${f.name}"`).join('');
  const select = {
    columns: (of === 'record' ? META_SELECT : LINE_SELECT) + columns + names.columns,
    joins: names.joins,
  };
  selects.set(key, select);
  return select;
}
