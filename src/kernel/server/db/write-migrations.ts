import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, readMigrations } from './migrations.ts';
import { type Snapshot, snapshotOf, statementsBetween } from './schema-sql.ts';

/** The tables of the kernel or of one domain. */
export type Owned = { readonly owner: string; readonly tables: Readonly<Record<string, unknown>> };

type Given = {
  folder: string;
  /** Everybody's tables, in the order of the owners. */
  owned: readonly Owned[];
  /** Whose migration is written; of all whose tables changed when nobody is named. */
  only?: string;
  /** In kebab case. */
  name: string;
  now: Date;
};

/**
 * Writes for each owner the statements that lead from its landed migrations to its tables as they are declared, and the snapshots of the
 * tables that changed, a file each: two who change at once share a file only where both changed the same table. Answers what was written.
 */
export async function writeMigrations(given: Given): Promise<{ file: string; statements: number }[]> {
  const { folder, owned, only, name, now } = given;
  const known = await readMigrations({ folder, owners: owned.map(({ owner }) => owner) });
  const written: { file: string; statements: number }[] = [];
  for (const { owner, tables } of owned) {
    if (only && owner !== only) continue;
    const statements = await missingOf(folder, { owner, tables });
    if (statements.length === 0) continue;
    const file = join(folder, owner, `${minuteFor(now, known)}-${name}.sql`);
    if (existsSync(file)) throw new Error(`${file} exists already`);
    await mkdir(join(folder, owner), { recursive: true });
    await writeFile(file, `${statements.join('\n')}\n`);
    await writeSnapshot(snapshotFolder(folder, owner), snapshotOf({ ...tables }));
    written.push({ file, statements: statements.length });
  }
  return written;
}

/** What the landed migrations of an owner still lack, going by its snapshot. */
export function missingOf(folder: string, { owner, tables }: Owned): Promise<string[]> {
  return statementsBetween(readSnapshot(snapshotFolder(folder, owner)), snapshotOf({ ...tables }));
}

const snapshotFolder = (folder: string, owner: string): string => join(folder, owner, 'snapshot');

type Table = Snapshot['tables'][string];

/** What holds for all tables of an owner: none of them has an enum, a sequence or a view of PostgreSQL's own. */
const withTables = (tables: Record<string, Table>): Snapshot => ({ ...snapshotOf({}), tables });

function readSnapshot(folder: string): Snapshot | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const tables = files.map((name): [string, Table] => [
    `public.${name.slice(0, -'.json'.length)}`,
    JSON.parse(readFileSync(join(folder, name), 'utf8')) as Table,
  ]);
  return withTables(Object.fromEntries(tables));
}

async function writeSnapshot(folder: string, { tables, ...rest }: Snapshot): Promise<void> {
  const { tables: _, ...known } = snapshotOf({});
  const held = (one: object): string => JSON.stringify({ ...one, id: '', prevId: '' });
  if (held(rest) !== held(known)) throw new Error('A snapshot of tables alone cannot hold what else was declared');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, table] of Object.entries(tables)) {
    const file = join(folder, `${name.replace(/^public\./, '')}.json`);
    await writeFile(file, `${JSON.stringify(sorted(table), null, 1)}\n`);
  }
}

/** Now, or the minute after the last one where a clock runs behind: what it builds on comes before it. */
function minuteFor(now: Date, known: readonly Migration[]): string {
  const last = known.at(-1)?.name.slice(0, 12) ?? '';
  const minute = minuteOf(now);
  if (minute > last) return minute;
  const [, year, month, day, hour, at] = /^(....)(..)(..)(..)(..)$/.exec(last)!.map(Number);
  return minuteOf(new Date(Date.UTC(year!, month! - 1, day, hour, at! + 1)));
}

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replaceAll(/\D/g, '');

/** Every name at its place: what two branches changed in one table, git brings together where it is apart. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, sorted(one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
