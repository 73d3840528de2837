import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { App } from '../../../kernel/server/module.ts';
import { onLiveNode } from '../../../kernel/server/nodes.ts';
import { isAlive } from '../../../kernel/server/postgres/postmaster.ts';

/** Lines that have not reached the database yet, in a file of this process. */
export type Journal = {
  /** At once and without the disk's waiting: it outlives the process, though not a power cut. */
  add(line: string): void;
  /** All but these stand in the database. */
  keepOnly(lines: readonly string[]): void;
  close(): void;
};

/** Written anew beyond this size, in bytes, while there are always lines that wait. */
const LIMIT = 4 * 1048576;
/** One number for all nodes: a file is taken over once. */
const TAKE_LOCK = 7_405_211;

const folderIn = (dataDir: string): string => join(dataDir, 'log-lines');

/** A journal that cannot be kept (a disk that is full or away) holds up nobody: the lines are written as without one. */
export function openJournal(app: Pick<App, 'node' | 'settings' | 'log'>): Journal {
  const path = join(folderIn(app.settings.dataDir), encodeURIComponent(app.node));
  let file: number | undefined;
  let size = 0;
  let failed = false;

  const write = (text: string): void => {
    try {
      if (file === undefined) {
        mkdirSync(folderIn(app.settings.dataDir), { recursive: true, mode: 0o700 });
        file = openSync(path, 'a', 0o600);
      }
      size += writeSync(file, text);
    } catch (err) {
      if (!failed) app.log.warn({ err }, 'the journal of the operation log is not kept');
      failed = true;
    }
  };

  return {
    add: (line) => write(`${line}\n`),
    keepOnly(lines) {
      if (file === undefined || size === 0 || (lines.length > 0 && size < LIMIT)) return;
      ftruncateSync(file, 0);
      size = 0;
      if (lines.length > 0) write(`${lines.join('\n')}\n`);
    },
    close() {
      if (file === undefined) return;
      closeSync(file);
      file = undefined;
      if (size === 0) rmSync(path, { force: true });
    },
  };
}

/** The lines that processes have left which were killed; each is given to `write` once, though several nodes may ask. */
export async function takeLeftLines(
  app: App,
  write: (db: Db, lines: readonly string[]) => Promise<void>,
): Promise<void> {
  const folder = folderIn(app.settings.dataDir);
  const left = await leftFiles(app, folder);
  if (left.length === 0) return;
  await app.db.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [TAKE_LOCK]);
    const texts = await Promise.all(left.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
    const lines = texts.flatMap((text) => text.split('\n')).filter(isWhole);
    if (lines.length > 0) await write(db, lines);
  });
  for (const name of left) rmSync(join(folder, name), { force: true });
}

/** Of processes of this machine that are gone, and of other machines' nodes that are not seen any more. */
async function leftFiles(app: App, folder: string): Promise<string[]> {
  const names = namesIn(folder).filter((name) => decodeURIComponent(name) !== app.node);
  if (names.length === 0) return [];
  const live = await app.db.query<{ id: string }>(`select id from kernel_node where ${onLiveNode('id')}`);
  const seen = new Set(live.map(({ id }) => id));
  return names.filter((name) => {
    const node = decodeURIComponent(name);
    const [host, pid] = node.split('/');
    if (host !== hostname()) return !seen.has(node);
    return Number(pid) === process.pid || !isAlive(Number(pid));
  });
}

/** The last line may have been cut off with its machine. */
function isWhole(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
