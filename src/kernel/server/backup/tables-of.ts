import { createHash } from 'node:crypto';
import type pg from 'pg';
import { copyOut } from './copy.ts';

type Table = { name: string; columns: string[] };

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table of the product with the columns that hold something of their own (none that PostgreSQL computes). */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`,
  );
  return rows;
}

const list = (columns: readonly string[]): string => columns.map(quoted).join(', ');

export const copyOutOf = ({ name, columns }: Table): string =>
  `copy public.${quoted(name)} (${list(columns)}) to stdout`;
export const copyInTo = ({ name, columns }: Table): string =>
  `copy public.${quoted(name)} (${list(columns)}) from stdin`;

/** Rows and hash of tables, as a manifest has them: what two databases are compared by. */
export async function fingerprint(
  client: pg.ClientBase,
  tables: readonly Table[],
): Promise<Record<string, { rows: number; sha256: string }>> {
  const found: Record<string, { rows: number; sha256: string }> = {};
  for (const table of tables) {
    const digest = createHash('sha256');
    let rows = 0;
    for await (const chunk of copyOut(client, copyOutOf(table))) {
      digest.update(chunk as Buffer);
      rows += countLines(chunk as Buffer);
    }
    found[table.name] = { rows, sha256: digest.digest('hex') };
  }
  return found;
}

/** COPY writes a line a row; line ends inside a value are written as `\n`. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
