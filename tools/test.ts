import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { provideChromium } from './chromium.ts';
import { report } from './report.ts';

/**
 * Every check of the project in order, each told with its time: `npm test`, or some of them by name: `npm test -- types unit`. What runs by name
 * alone is `npm test -- days`.
 * A failed step does not stop the next ones; the last line sums up.
 */
type Outcome = { passed: number; failed: string[] };
type Step = {
  name: string;
  title: string;
  run: () => Promise<Outcome> /** Only when it is asked for. */;
  byName?: true;
};

const root = join(import.meta.dirname, '..');
const bin = (path: string) => join(root, 'node_modules', path);

const steps: Step[] = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: () => whole('format and lint', bin('@biomejs/biome/bin/biome'), ['check', '.']),
  },
  { name: 'types', title: 'Types', run: () => summed(join(root, 'tools/typecheck.ts')) },
  { name: 'boundaries', title: 'Boundaries and house rules', run: () => summed(join(root, 'tools/boundaries.ts')) },
  { name: 'unit', title: 'Unit and integration', run: () => vitest('unit', 'integration') },
  { name: 'build', title: 'Web build', run: () => whole('web build', join(root, 'tools/build.mjs'), []) },
  { name: 'browser', title: 'Browser journeys', run: journeys },
  { name: 'days', title: 'The demo company and the main journeys on other days', run: otherDays, byName: true },
];

async function journeys(): Promise<Outcome> {
  return withoutChromium() ?? vitest('browser');
}

async function otherDays(): Promise<Outcome> {
  return withoutChromium() ?? summed(join(root, 'tools/days.ts'));
}

function withoutChromium(): Outcome | undefined {
  const chromium = provideChromium();
  if ('refused' in chromium) {
    console.log(chromium.refused);
    return { passed: 0, failed: [`browser journeys: ${chromium.refused}`] };
  }
  process.env.CHROMIUM = chromium.path;
  return undefined;
}

/** A program that passes or fails as a whole. */
async function whole(name: string, script: string, args: string[]): Promise<Outcome> {
  const { code } = await node(script, args);
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

/** One of our own checks, which ends as tools/report.ts writes. */
async function summed(script: string): Promise<Outcome> {
  const { output } = await node(script, []);
  const passed = /^(\d+) passed, \d+ failed$/m.exec(output)?.[1];
  if (passed === undefined) return { passed: 0, failed: [script] };
  return { passed: Number(passed), failed: [...output.matchAll(/^FAILED (.+)$/gm)].map((match) => match[1]!) };
}

type VitestReport = {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** What it failed of, on the line that names it: whoever reads the end of a log need not look for the rest. */
function reasonOf(messages: readonly string[] = []): string {
  const plain = stripVTControlCharacters(messages[0] ?? '').split(/\n\s+at /)[0]!;
  const words = plain.replaceAll(/\s+/g, ' ').trim();
  return words && `: ${words.slice(0, MOST_WORDS)}`;
}

const MOST_WORDS = 500;

/** An error that no test was waiting for stands in no report: what vitest prints of it, with the file that it came from. */
function outside(output: string): string {
  const plain = stripVTControlCharacters(output);
  const found = /⎯ (Unhandled (?:Error|Rejection)|Uncaught Exception) ⎯+\n(.{1,4000})/s.exec(plain);
  if (!found) return '';
  const [, kind, rest] = found;
  const file = /This error originated in "([^"]+)"/.exec(rest!)?.[1];
  const last = /The last test to run before this error was "([^"]+)"/.exec(rest!)?.[1];
  const where = (file ? ` in ${file}` : '') + (last ? ` after '${last}'` : '');
  return `, ${kind}${where}${reasonOf([rest!.split(/\n\s+❯ /)[0]!])}`;
}

async function vitest(...projects: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-report-'));
  const file = join(folder, 'report.json');
  const select = projects.flatMap((project) => ['--project', project]);
  const { code, output } = await node(bin('vitest/vitest.mjs'), [
    'run',
    ...select,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined)
    return { passed: 0, failed: [`vitest ${projects.join(' and ')} ended with ${code} before it reported`] };

  const { testResults }: VitestReport = JSON.parse(text);
  const failed: string[] = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const path = name.replace(`${root}/`, '');
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    const names = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => `${path} > ${test.fullName} (${test.status})${reasonOf(test.failureMessages)}`);
    // A file whose set-up failed has no failed test of its own.
    if (status === 'failed' && names.length === 0) names.push(`${path}: ${message.split('\n')[0]}`);
    failed.push(...names);
  }
  if (code !== 0 && failed.length === 0)
    failed.push(`vitest ${projects.join(' and ')}: an error outside the tests${outside(output)}`);
  return { passed, failed };
}

/** Runs a script on this Node, showing what it writes as it comes. */
async function node(script: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child.pid;
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      output += chunk;
      to.write(chunk);
    });
  }
  const { promise, resolve } = Promise.withResolvers<number>();
  child.once('close', (code) => resolve(code ?? 1));
  return { code: await promise, output };
}

let running: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (running) process.kill(running, signal);
    process.exit(130);
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`No step "${unknown}": ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(1);
}
const total: Outcome = { passed: 0, failed: [] };
const begun = performance.now();
for (const { name, title, run, byName } of steps) {
  if (wanted.length > 0 ? !wanted.includes(name) : byName) continue;
  console.log(`\n== ${title}`);
  const start = performance.now();
  const { passed, failed } = await run();
  console.log(
    `== ${title}: ${passed} passed, ${failed.length} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  total.passed += passed;
  total.failed.push(...failed);
}
console.log(`\nAll in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
report({ passed: total.passed, failed: total.failed });
