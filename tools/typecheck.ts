import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.ts';

/**
 * Checks every TypeScript project (`tsconfig.<name>.json`), two at a time, each by one checker: several in a project find out the same
 * types each for itself. What was found out is kept in `.cache/types`, so that the next run looks at what changed and what depends on it.
 */
const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = readdirSync(root).filter((name) => /^tsconfig\.(?!base)\w+\.json$/.test(name));
const failed: string[] = [];
const ALONE = ['--noEmit', '--singleThreaded', '--pretty', 'false'];
const state = (project: string): string => join(root, '.cache', 'types', `${project}.tsbuildinfo`);

async function check(project: string): Promise<void> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; output: string }>();
  const options = { cwd: root, maxBuffer: 64_000_000 };
  execFile(
    process.execPath,
    [tsc, ...ALONE, '--incremental', '--tsBuildInfoFile', state(project), '-p', project],
    options,
    (error, stdout, stderr) => {
      resolve({ ok: !error, output: stdout + stderr });
    },
  );
  const { ok, output } = await promise;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${project} (${((performance.now() - begun) / 1000).toFixed(1)} s)\n${output}`.trimEnd(),
  );
  if (!ok) failed.push(project);
}

const queue = [...projects];
async function worker(): Promise<void> {
  for (let project = queue.shift(); project; project = queue.shift()) await check(project);
}
await Promise.all([worker(), worker()]);
report({ passed: projects.length - failed.length, failed: failed.map((name) => `types ${name}`) });
