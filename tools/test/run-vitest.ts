import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installed, root, runScript, type Told } from './run-script.ts';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

const MOST_WORDS = 500;

/** What it failed of, on the line that names it: whoever reads the end of a log need not look for the rest. */
function reasonOf(messages: readonly string[] = []): string {
  const plain = stripVTControlCharacters(messages[0] ?? '').split(/\n\s+at /)[0]!;
  const words = plain.replaceAll(/\s+/g, ' ').trim();
  return words && `: ${words.slice(0, MOST_WORDS)}`;
}

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

/** Runs vitest over some of its projects or files; `name` is what it is called when it ends before it could report. */
export async function runVitest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Told> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-report-'));
  const file = join(folder, 'report.json');
  const { code, output, computed } = await runScript(installed('vitest/vitest.mjs'), ['run', ...args], {
    FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
    ...env,
    FAIRWAY_REPORT: file,
  });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined)
    return { passed: 0, failed: [`vitest ${name} ended with ${code} before it reported`], output, computed };

  const { testResults }: VitestReport = JSON.parse(text);
  const failed = testResults.flatMap(failuresIn);
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length;
  if (code !== 0 && failed.length === 0) failed.push(`vitest ${name}: an error outside the tests${outside(output)}`);
  return { passed, failed, output, computed };
}

const isPassed = ({ status }: { status: string }): boolean => status === 'passed';

function failuresIn({ name, status, message, assertionResults }: VitestReport['testResults'][number]): string[] {
  const path = name.replace(`${root}/`, '');
  const names = assertionResults
    .filter((test) => !isPassed(test))
    .map((test) => `${path} > ${test.fullName} (${test.status})${reasonOf(test.failureMessages)}`);
  // A file whose set-up failed has no failed test of its own.
  return status === 'failed' && names.length === 0 ? [`${path}: ${message.split('\n')[0]}`] : names;
}
