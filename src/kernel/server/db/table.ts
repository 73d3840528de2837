import { getTableName, getViewName, is, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
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

type Columns = Record<string, never>;

function build(resource: AnyResource) {
  const name = tableNameOf(resource);
  return pgTable(name, { ...metaColumns(), ...fieldColumns(resource) }, (t) => {
    const at = (field: string) => (t as unknown as Columns)[field]!;
    const { field: sorted, desc } = defaultSort(resource);
    const order = desc ? [sql`${at(sorted)} desc`, sql`${at('id')} desc`] : [at(sorted), at('id')];
    const references = Object.entries(resource.fields).filter(([, f]) => f.kind === 'ref' && f.variant !== 'many');
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
      ...references.map(([field]) =>
        index(`${name}_${snake(field)}_sort`)
          .on(...([at(field), ...order] as unknown as [never]))
          .where(live),
      ),
    ];
  });
}

function buildChild(child: AnyResource) {
  const name = tableNameOf(child);
  return pgTable(
    name,
    {
      id: id('id').primaryKey().generatedAlwaysAsIdentity(),
      parentId: id('parent_id').notNull(),
      seq: integer('seq').notNull(),
      ...fieldColumns(child),
    },
    (t) => [index(`${name}_parent`).on(t.parentId, t.seq), ...wordChecks(child, name)],
  );
}

type Table = ReturnType<typeof build>;

const built = new Map<AnyResource, Table>();

/**
 * The Drizzle table of a resource, made once. Columns are named in snake case; every table has id, version, who and when,
 * and the mark of soft deletion.
 */
function tableOf(resource: AnyResource): Table {
  const table = built.get(resource) ?? build(resource);
  built.set(resource, table);
  return table;
}

/** Every table that a resource brings: its own and those of its lines, theirs included. */
export function tablesOf(resource: AnyResource): Record<string, unknown> {
  const tables: Record<string, unknown> = { [tableNameOf(resource)]: tableOf(resource) };
  const addChildren = (parent: AnyResource): void => {
    for (const field of Object.values(parent.fields)) {
      if (field.kind !== 'lines') continue;
      const child = childOf(field);
      tables[tableNameOf(child)] = buildChild(child);
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
