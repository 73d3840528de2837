import { getTableName, getViewName, is, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  PgTable,
  PgView,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { defaultSort, optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf, snake, tableNameOf } from '../../resource/resource.ts';
import { id, instant } from './columns.ts';

/** Drizzle has no array of bigint in number mode. */
const ids = customType<{ data: number[] }>({ dataType: () => 'bigint[]' });

/** The column of a field, or nothing for lines, which have a table of their own. */
function columnOf(name: string, field: Field): PgColumnBuilderBase | undefined {
  const column = snake(name);
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'dict':
    case 'state':
    case 'serial':
    case 'position':
      return text(column);
    case 'number':
      return field.variant === 'int'
        ? bigint(column, { mode: 'number' })
        : numeric(column, { precision: 20, scale: field.scale });
    case 'bool':
      return boolean(column);
    case 'date':
      return field.variant === 'month' ? text(column) : date(column, { mode: 'string' });
    case 'datetime':
      return instant(column);
    case 'ref':
    case 'file':
      return field.variant === 'many' ? ids(column) : id(column);
    case 'json':
      return jsonb(column);
    case 'computed':
      return computedColumn(column, field);
    case 'lines':
      return undefined;
  }
}

function computedColumn(column: string, field: Field): PgColumnBuilderBase {
  switch (field.variant) {
    case 'decimal':
    case 'quantity':
    case 'percent':
      return numeric(column, { precision: 20, scale: field.scale });
    case 'int':
      return bigint(column, { mode: 'number' });
    case 'bool':
      return boolean(column);
    case 'date':
      return date(column, { mode: 'string' });
    case 'datetime':
      return instant(column);
    case 'json':
      return jsonb(column);
    default:
      return text(column);
  }
}

function metaColumns() {
  return {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    createBy: id('create_by').notNull(),
    createName: text('create_name').notNull(),
    createTime: instant('create_time').notNull().defaultNow(),
    updateName: text('update_name'),
    updateTime: instant('update_time'),
    deletedAt: instant('deleted_at'),
  };
}

const live = sql`deleted_at is null`;

function fieldColumns(resource: AnyResource): Record<string, PgColumnBuilderBase> {
  const columns: Record<string, PgColumnBuilderBase> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const column = columnOf(name, field);
    if (!column) continue;
    const always = field.kind === 'state' || (field.required && field.kind !== 'computed');
    columns[name] = always ? (column as unknown as { notNull(): PgColumnBuilderBase }).notNull() : column;
  }
  return columns;
}

/** Fixed words are text with a CHECK, never a database enum, so that a new word is a plain migration. */
function wordChecks(resource: AnyResource, table: string) {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const options = optionsOf(field);
    if (!options) return [];
    const words = Object.keys(options)
      .map((word) => `'${word.replaceAll("'", "''")}'`)
      .join(', ');
    return [check(`${table}_${snake(name)}_check`, sql.raw(`${snake(name)} in (${words})`))];
  });
}

/** Kinds of record that references may be held to, by name. */
type Kinds = ReadonlyMap<string, AnyResource>;

/** What is known of a table that is referred to: its name and its key. */
const keyOf = (table: string) => pgTable(table, { id: id('id').primaryKey() }).id;

/**
 * Foreign keys of the references to one record. A record is never removed, only marked, so that its row is always there; a line is
 * removed for good, a file too, and what refers to many is an array: these PostgreSQL does not hold to anything.
 */
function referenceKeys(resource: AnyResource, table: string, kinds: Kinds, at: (field: string) => never) {
  return referencesOf(resource).flatMap(([field, { target }]) => {
    const kind = kinds.get(String(target));
    if (!kind) return [];
    const name = `${table}_${snake(field)}_ref`;
    return [foreignKey({ name, columns: [at(field)], foreignColumns: [keyOf(tableNameOf(kind))] })];
  });
}

const referencesOf = (resource: AnyResource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => field.kind === 'ref' && field.variant !== 'many');

/** Dates and times by which a list that shows its newest first, and so grows with the years, is narrowed beside its order. */
function daysOf(resource: AnyResource): string[] {
  const { field: sorted, desc } = defaultSort(resource);
  const isDay = ({ kind, variant }: Field): boolean =>
    ['date', 'datetime'].includes(kind === 'computed' ? String(variant) : kind);
  const narrowing = resource.list?.filters ?? [];
  return desc ? narrowing.filter((name) => name !== sorted && isDay(resource.fields[name]!)) : [];
}

type Columns = Record<string, never>;

/** By what rows are looked up beside their list; of lines too, which no list sorts. */
const lookups = ({ index: asked = [] }: AnyResource, name: string, at: (field: string) => never) =>
  asked.map((fields) =>
    index(`${name}_${fields.map(snake).join('_')}_look`).on(...(fields.map(at) as unknown as [never])),
  );

/** Columns are named in snake case; every table has id, version, who and when, and the mark of soft deletion. */
function tableOf(resource: AnyResource, kinds: Kinds) {
  const name = tableNameOf(resource);
  return pgTable(name, { ...metaColumns(), ...fieldColumns(resource) }, (t) => {
    const at = (field: string) => (t as unknown as Columns)[field]!;
    const { field: sorted, desc } = defaultSort(resource);
    const order = desc ? [sql`${at(sorted)} desc`, sql`${at('id')} desc`] : [at(sorted), at('id')];
    return [
      ...wordChecks(resource, name),
      ...(resource.unique ?? []).map((fields) =>
        uniqueIndex(`${name}_${fields.map(snake).join('_')}_key`)
          .on(...(fields.map(at) as unknown as [never]))
          .where(live),
      ),
      ...Object.entries(resource.fields)
        .filter(([, f]) => f.kind === 'serial')
        .map(([field]) =>
          uniqueIndex(`${name}_${snake(field)}_serial`)
            .on(at(field))
            .where(live),
        ),
      ...(sorted === 'id'
        ? []
        : [
            index(`${name}_sort`)
              .on(...(order as unknown as [never]))
              .where(live),
          ]),
      ...lookups(resource, name, at),
      ...referenceKeys(resource, name, kinds, at),
      ...daysOf(resource).map((field) =>
        index(`${name}_${snake(field)}_day`)
          .on(at(field))
          .where(live),
      ),
      ...referencesOf(resource).map(([field]) =>
        index(`${name}_${snake(field)}_sort`)
          .on(...([at(field), ...order] as unknown as [never]))
          .where(live),
      ),
    ];
  });
}

function childTable(child: AnyResource, parent: string, kinds: Kinds) {
  const name = tableNameOf(child);
  return pgTable(
    name,
    {
      id: id('id').primaryKey().generatedAlwaysAsIdentity(),
      parentId: id('parent_id').notNull(),
      seq: integer('seq').notNull(),
      ...fieldColumns(child),
    },
    (t) => [
      index(`${name}_parent`).on(t.parentId, t.seq),
      ...lookups(child, name, (field) => (t as unknown as Columns)[field]!),
      ...wordChecks(child, name),
      foreignKey({ name: `${name}_parent_ref`, columns: [t.parentId], foreignColumns: [keyOf(parent)] }),
      ...referenceKeys(child, name, kinds, (field) => (t as unknown as Columns)[field]!),
    ],
  );
}

/**
 * Every table that a resource brings: its own and those of its lines, theirs included. References to the given kinds of record, its own
 * and those of lower domains, become foreign keys.
 */
export function tablesOf(
  resource: AnyResource,
  referable: readonly AnyResource[] = [resource],
): Record<string, unknown> {
  const kinds = new Map(referable.filter(({ view }) => !view).map((kind) => [kind.name, kind]));
  const tables: Record<string, unknown> = { [tableNameOf(resource)]: tableOf(resource, kinds) };
  const addChildren = (parent: AnyResource): void => {
    for (const field of Object.values(parent.fields)) {
      if (field.kind !== 'lines') continue;
      const child = childOf(field);
      tables[tableNameOf(child)] = childTable(child, tableNameOf(parent), kinds);
      addChildren(child);
    }
  };
  addChildren(resource);
  return tables;
}

/** By their names, the tables and views among what files of tables export. */
export function tablesIn(...files: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const tables: Record<string, unknown> = {};
  for (const one of files.flatMap((file) => Object.values(file))) {
    const name = is(one, PgTable) ? getTableName(one) : is(one, PgView) ? getViewName(one) : undefined;
    if (!name) continue;
    if (name in tables) throw new Error(`The table ${name} is described twice`);
    tables[name] = one;
  }
  return tables;
}
