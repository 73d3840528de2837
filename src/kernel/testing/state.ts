import { tablesOf } from '../server/backup/tables-of.ts';
import type { Database } from '../server/db/db.ts';
import { foreignKeysOf } from '../server/db/foreign-keys.ts';
import { MIGRATION_TABLE } from '../server/db/migrate.ts';
import type { Migration } from '../server/db/migrations.ts';

/** Of each table that has some; in the order of its first column, so that lines come with the records that they belong to. */
const ROWS = 8;

/**
 * A database as SQL text: the migrations that it has seen, in full, the first rows of each table, and the counters. It stands alone, so
 * that a later program can be tried on it, whatever became of the migrations.
 */
export async function stateOf(db: Database, known: readonly Migration[]): Promise<string> {
  const applied = await db.query<{ name: string }>('select name from kernel_migration');
  const seen = known.filter(({ id }) => applied.some(({ name }) => name === id));
  const tables = await db.connection(tablesOf);
  const parts = [`${MIGRATION_TABLE};`, ...seen.map(({ id, sql }) => `-- ${id}\n${sql}`)];
  // The first rows of a table may refer to later ones of another.
  const keys = await foreignKeysOf(db);
  parts.push(...keys.drop.map((statement) => `${statement};`));
  // A migration may have brought rows of its own; they are among those that follow.
  parts.push(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')};`);
  for (const table of tables) parts.push(...(await rowsOf(db, table)));
  parts.push(...keys.add.map((statement) => `${statement};`));
  const counters = await db.query<{ statement: string }>(
    `select format('select setval(%L, %s);', sequencename, last_value) as statement from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return `${[...parts, ...counters.map(({ statement }) => statement)].join('\n')}\n`;
}

/** An insert of literals, which PostgreSQL reads as whatever the column is. */
async function rowsOf(
  db: Database,
  { name, columns }: { name: string; columns: readonly string[] },
): Promise<string[]> {
  const literals = columns.map((column) => `quote_literal("${column}"::text)`).join(', ');
  const rows = await db.query<{ literals: (string | null)[] }>(
    `select array[${literals}] as literals from "${name}" order by "${columns[0]}" limit $1`,
    [name === 'kernel_migration' ? 10_000 : ROWS],
  );
  if (rows.length === 0) return [];
  const values = rows.map((row) => `(${row.literals.map((literal) => literal ?? 'null').join(', ')})`).join(',\n');
  const names = columns.map((column) => `"${column}"`).join(', ');
  return [`insert into "${name}" (${names}) overriding system value values\n${values};`];
}

/** Rows by table. */
export async function countsOf(db: Database): Promise<Record<string, number>> {
  const tables = await db.connection(tablesOf);
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  const counts = await db.query<{ name: string; rows: number }>(each.join(' union all '));
  return Object.fromEntries(counts.map(({ name, rows }) => [name, rows]));
}
