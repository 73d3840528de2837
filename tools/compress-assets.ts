import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTUAL = '**/*.{js,mjs,css,html,svg,json}';
/** Below this a second file costs more than it saves. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What was compressed before, by the digest of what it was made of: a build compresses what changed. */
const KEPT = join(import.meta.dirname, '../.cache/compressed');

/** The files of these contents, compressed, in the folder of what is kept; made when they are not there. */
async function compressed(raw: Buffer): Promise<string> {
  const path = join(KEPT, hash('sha1', raw));
  if (existsSync(`${path}.gz`) && existsSync(`${path}.br`)) return path;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  };
  const [small, smaller] = await Promise.all([zip(raw, { level: 9 }), brotli(raw, options)]);
  for (const [end, content] of [
    ['gz', small],
    ['br', smaller],
  ] as const) {
    // Another name first: a build that is ended leaves no half a file under this one.
    await writeFile(`${path}.${process.pid}`, content);
    await rename(`${path}.${process.pid}`, `${path}.${end}`);
  }
  return path;
}

/** Writes `.br` and `.gz` beside every textual asset, so that the server answers from disk and compresses nothing itself. */
async function compressFolder(folder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  const used = new Set<string>();
  for await (const name of glob(TEXTUAL, { cwd: folder })) {
    const path = join(folder, name);
    const raw = await readFile(path);
    if (raw.length < LEAST_BYTES) continue;
    const kept = await compressed(raw);
    for (const end of ['gz', 'br']) {
      await copyFile(`${kept}.${end}`, `${path}.${end}`);
      used.add(`${kept}.${end}`);
    }
  }
  for (const name of await readdir(KEPT)) if (!used.has(join(KEPT, name))) await rm(join(KEPT, name));
}

/** The build step of vite.config.ts. */
export function compressAssets(): Plugin {
  let folder = 'dist';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await compressFolder(folder);
      },
    },
  };
}
