import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
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
 * Writes for each owner the statements that lead from its landed migrations to its tables as they are declared, and its snapshot anew.
 * Owners share no file, so that two domains change at once. Two changes of one domain share its snapshot alone, which git brings
 * together unless both changed the same table. Answers what was written.
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
    await writeFile(snapshotFile(folder, owner), `${JSON.stringify(plain(snapshotOf({ ...tables })), null, 1)}\n`);
    written.push({ file, statements: statements.length });
  }
  return written;
}

/** What the landed migrations of an owner still lack, going by its snapshot. */
export function missingOf(folder: string, { owner, tables }: Owned): Promise<string[]> {
  const file = snapshotFile(folder, owner);
  const landed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot) : undefined;
  return statementsBetween(landed, snapshotOf({ ...tables }));
}

const snapshotFile = (folder: string, owner: string): string => join(folder, owner, 'snapshot.json');

/** Now, or the minute after the last one where a clock runs behind: what it builds on comes before it. */
function minuteFor(now: Date, known: readonly Migration[]): string {
  const last = known.at(-1)?.name.slice(0, 12) ?? '';
  const minute = minuteOf(now);
  if (minute > last) return minute;
  const [, year, month, day, hour, at] = /^(....)(..)(..)(..)(..)$/.exec(last)!.map(Number);
  return minuteOf(new Date(Date.UTC(year!, month! - 1, day, hour, at! + 1)));
}

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replaceAll(/\D/g, '');

/** No id that is another in each, and every name at its place: what two branches changed in different tables, git brings together. */
function plain(snapshot: Snapshot): unknown {
  const none = '00000000-0000-0000-0000-000000000000';
  return sorted({ ...snapshot, id: none, prevId: none });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, sorted(one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
