import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the migrations lie and whose they are: `<folder>/<owner>/<minute>-<name>.sql`. */
export type Migrations = {
  readonly folder: string;
  /** The kernel, then the domains as the app lists them. */
  readonly owners: readonly string[];
};

export type Migration = {
  readonly owner: string;
  /** `202612010930-add-berth`: the minute, UTC, in which it was written, and what it does. */
  readonly name: string;
  /** `yard/202612010930-add-berth`, by which a database remembers it. */
  readonly id: string;
  readonly sql: string;
  /** SHA-256 of the text. */
  readonly hash: string;
};

/** The owner of the tables that no domain brings. */
export const KERNEL = 'kernel';

/** The first one of each owner: every table that there was when migrations came to lie per owner. */
const BASELINE = '000000000000-baseline';

const FILE = /^(\d{12}-[a-z0-9]+(?:-[a-z0-9]+)*)\.sql$/;

/**
 * All migrations in the order in which an empty database takes them: by their minute, so that one may build on what another owner's
 * did before; within a minute by owner, the kernel first and the domains as they are listed; then by name. What landed late, with an
 * earlier minute than some that a database has seen, is applied there afterwards.
 */
export async function readMigrations({ folder, owners }: Migrations): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    // One that lay elsewhere would be passed over in silence.
    if (!entry.isDirectory() && place.endsWith('.sql'))
      throw new Error(`${place}: a migration lies in the folder of its owner`);
    const own = entry.isDirectory() ? await readOwner(folder, entry.name) : [];
    if (own.length > 0 && !owners.includes(entry.name)) throw new Error(`${place}: there is no domain of this name`);
    found.push(...own);
  }
  const minute = ({ name }: Migration): string => name.slice(0, 12);
  return found.sort(
    (a, b) =>
      compare(minute(a), minute(b)) || owners.indexOf(a.owner) - owners.indexOf(b.owner) || compare(a.name, b.name),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

async function readOwner(folder: string, owner: string): Promise<Migration[]> {
  const files = (await readdir(join(folder, owner))).filter((file) => file.endsWith('.sql'));
  return Promise.all(
    files.map(async (file) => {
      const name = FILE.exec(file)?.[1];
      if (!name) throw new Error(`${join(folder, owner, file)} is not named as 202612010930-what-it-does.sql`);
      const sql = await readFile(join(folder, owner, file), 'utf8');
      return { owner, name, id: `${owner}/${name}`, sql, hash: hashOf(sql) };
    }),
  );
}

/** Of the text, however the lines end where it was checked out. */
const hashOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

export const baselinesOf = (known: readonly Migration[]): Migration[] => known.filter(({ name }) => name === BASELINE);
