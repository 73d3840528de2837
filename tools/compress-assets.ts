import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTUAL = '**/*.{js,mjs,css,html,svg,json}';
/** Below this a second file costs more than it saves. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every textual asset, so that the server answers from disk and compresses nothing itself. */
async function compressFolder(folder: string): Promise<number> {
  let written = 0;
  for await (const name of glob(TEXTUAL, { cwd: folder })) {
    const path = join(folder, name);
    const raw = await readFile(path);
    if (raw.length < LEAST_BYTES) continue;
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    };
    const [small, smaller] = await Promise.all([zip(raw, { level: 9 }), brotli(raw, options)]);
    await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
    written += 1;
  }
  return written;
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
