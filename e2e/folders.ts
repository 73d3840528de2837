import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../src/kernel/server/postgres/cluster.ts';

declare module 'vitest' {
  // vitest asks for an interface to be extended here
  interface ProvidedContext {
    /** The data folder of the demo company, built once per run and used by no server. */
    companyData: string;
  }
}

/** An empty data folder; whoever asks for it removes it. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-'));
  await chmod(folder, 0o711); // for the account that PostgreSQL runs as when root starts it
  return folder;
}

/** A data folder with a demo company of its own (a copy takes a second, to build one takes ten); whoever asks for it removes it. */
export async function companyFolder(): Promise<string> {
  const folder = await emptyFolder();
  const [code] = await once(spawn('cp', ['-a', `${inject('companyData')}/.`, folder], { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`the demo company could not be copied: cp ended with ${code}`);
  // Two copies that start at the same time must not want the same port.
  const access = join(folder, 'postgres', 'fairway.json');
  const given = JSON.parse(await readFile(access, 'utf8')) as object;
  await writeFile(access, JSON.stringify({ ...given, port: await freePort() }));
  return folder;
}
