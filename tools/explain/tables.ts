import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type AnyResource, childOf, snake, tableNameOf } from '../../src/kernel/resource/resource.ts';
import { tablesOf } from '../../src/kernel/server/db/table.ts';
import { inColumns, section } from './columns.ts';

type Config = ReturnType<typeof getTableConfig>;

/** An index column is a column or an expression such as `expires_on desc`; only the names in it are told. */
function indexedName(part: unknown): string {
  if (typeof part !== 'object' || part === null) return '';
  if ('name' in part && typeof part.name === 'string') return part.name;
  if ('queryChunks' in part && Array.isArray(part.queryChunks)) return part.queryChunks.map(indexedName).join('');
  return 'value' in part ? [part.value].flat().join('') : '';
}

function indexLines({ indexes, primaryKeys }: Config): string[][] {
  return [
    ...primaryKeys.map((key) => ['primary key', key.columns.map((c) => c.name).join(', ')]),
    ...indexes.map(({ config }) => [
      config.unique ? 'unique' : 'index',
      config.name ?? '',
      `(${config.columns.map(indexedName).join(', ')})${config.where ? ' where deleted_at is null' : ''}`,
    ]),
  ];
}

/** Columns, indexes and checks of a resource's table and of the tables of its lines. */
export function explainTables(resource: AnyResource): string[] {
  return Object.entries(tablesOf(resource)).flatMap(([name, table]) => {
    const config = getTableConfig(table as PgTable);
    const labels = new Map(fieldsOf(resource, name).map(([column, zh, en]) => [column, `${zh} / ${en}`]));
    const columns = config.columns.map((column) => [
      column.name,
      column.getSQLType(),
      column.notNull ? 'not null' : '',
      labels.get(column.name) ?? '',
    ]);
    return section(`表 Table ${name}`, [
      ...inColumns(columns),
      ...section('  索引 Indexes', inColumns(indexLines(config))).slice(1),
    ]);
  });
}

function fieldsOf(resource: AnyResource, table: string): [column: string, zh: string, en: string][] {
  if (tableNameOf(resource) === table)
    return Object.entries(resource.fields).map(([name, { label }]) => [snake(name), label.zh, label.en]);
  return Object.values(resource.fields)
    .filter((field) => field.kind === 'lines')
    .flatMap((field) => fieldsOf(childOf(field), table));
}
