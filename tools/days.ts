import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DAYS } from './days/days.ts';
import { report } from './report.ts';

/**
 * Builds the demo company on other days, runs its rules and the main journeys there: `npm test -- days` on the hard ones, with `--all` on
 * every one, or on some by the beginning of the day: `node tools/with-node.mjs tools/days.ts 2026-11-22 2028`. Two days at a time; what a
 * day writes is shown when it fails. The web must be built.
 */
const root = join(import.meta.dirname, '..');
const AT_A_TIME = 2;
const FILES = [
  'src/app/demo-company.server.test.ts',
  'src/domains/voyage/demo/voyage-demo.demo.test.ts',
  'e2e/noon-report.e2e.ts',
  'e2e/confirm.e2e.ts',
  'e2e/approval.e2e.ts',
];
const children = new Set<ReturnType<typeof spawn>>();

async function live({ at, why }: (typeof DAYS)[number]): Promise<boolean> {
  const begun = performance.now();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--maxWorkers=1', ...FILES], {
    cwd: root,
    env: { ...process.env, FAIRWAY_NOW: at },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.once('close', (code) => resolve(code === 0));
  const ok = await promise;
  children.delete(child);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${at} ${seconds} s: ${why}${ok ? '' : `\n${said}`}`);
  return ok;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  });
}

const wanted = process.argv.slice(2);
const isWanted = ({ at, hard }: (typeof DAYS)[number]): boolean =>
  wanted.length === 0 ? hard === true : wanted.includes('--all') || wanted.some((begin) => at.startsWith(begin));
const days = DAYS.filter(isWanted);
if (days.length === 0) {
  console.error(`No such day: ${DAYS.map(({ at }) => at).join(', ')}.`);
  process.exit(1);
}
const failed: string[] = [];
const waiting = [...days];
await Promise.all(
  Array.from({ length: AT_A_TIME }, async () => {
    for (let day = waiting.shift(); day; day = waiting.shift())
      if (!(await live(day))) failed.push(`the day ${day.at}`);
  }),
);
report({ passed: days.length - failed.length, failed });
