import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { snake } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { planOf } from '../../../kernel/server/crud/plan.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one statement: big enough to save round trips, small enough for one text of JSON. */
const CHUNK = 2500;

/** Ids that no other row will get, for rows that refer to each other. */
export async function reserveIds(ctx: Ctx, table: string, count: number): Promise<number[]> {
  const [row] = await ctx.db.query<{ last: number }>(
    "select setval(s, nextval(s) + $2::bigint - 1) as last from pg_get_serial_sequence($1, 'id') as s",
    [table, Math.max(1, count)],
  );
  const first = (row?.last ?? 0) - count + 1;
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Inserts rows by their column names, many to a statement. A column that no row names is left to its default. */
export async function insertRows(ctx: Ctx, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const known = await ctx.db.query<{ name: string; type: string }>(
    'select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [table],
  );
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = known.filter(({ name }) => named.has(name));
  const list = columns.map(({ name }) => `"${name}"`).join(', ');
  const typed = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ');
  for (let i = 0; i < rows.length; i += CHUNK) {
    await ctx.db.query({
      text: `insert into ${table} (${list}) overriding system value select ${list} from json_to_recordset($1::json) as r(${typed})`,
      values: [JSON.stringify(rows.slice(i, i + CHUNK))],
    });
  }
}

/** Stored fields with their columns, worked out once: a demo asks for them ten thousand times. */
const stored = new WeakMap<AnyResource, readonly (readonly [name: string, column: string])[]>();

function storedOf(resource: AnyResource): readonly (readonly [name: string, column: string])[] {
  const known = stored.get(resource) ?? planOf(resource).stored.map(({ name }) => [name, snake(name)] as const);
  stored.set(resource, known);
  return known;
}

/** The stored fields of a record (or line) under their column names; unknown keys and empty values fall away. */
export function columnsOf(resource: AnyResource, record: Row): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, column] of storedOf(resource)) {
    const value = record[name];
    if (value !== null && value !== undefined) row[column] = value;
  }
  return row;
}
