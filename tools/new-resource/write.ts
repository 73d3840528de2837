import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Generated } from './generate.ts';

/** Writes the files below the root and formats the code among them. */
export function write(root: string, { files }: Generated): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const code = Object.keys(files).filter((path) => path.endsWith('.ts'));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...code], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The written code does not lint: ${stderr}`);
}
