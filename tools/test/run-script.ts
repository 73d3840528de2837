import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computedIn } from './computing.ts';
import { leftMs } from './left-running.ts';

export const root = join(import.meta.dirname, '../..');
export const installed = (path: string): string => join(root, 'node_modules', path);

export type Ended = { readonly code: number; readonly output: string; readonly computed?: number };
export type Outcome = { readonly passed: number; readonly failed: readonly string[] };
/** A step's outcome with what it wrote and computed. */
export type Told = Outcome & { readonly output: string; readonly computed?: number };

const TELL = join(import.meta.dirname, 'tell-computing.mjs');
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

/** Runs a script on this Node to its end; what it writes is kept, so that of several at a time each can be shown whole. */
export async function runScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-computing-'));
  const child = spawn(process.execPath, [`--import=${TELL}`, script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, FAIRWAY_COMPUTING: folder },
  });
  running.add(child);
  let output = '';
  for (const from of [child.stdout, child.stderr])
    from.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const { promise, resolve } = Promise.withResolvers<number>();
  child.once('close', (code) => resolve(code ?? 1));
  const code = await promise;
  running.delete(child);
  const waitedFor = computedIn(join(folder, `${child.pid}`));
  const computed = waitedFor === undefined ? undefined : waitedFor + leftMs(folder);
  rmSync(folder, { recursive: true });
  return { code, output, computed };
}

/** A program that passes or fails as a whole. */
export async function whole(name: string, script: string, args: readonly string[]): Promise<Told> {
  const { code, output, computed } = await runScript(script, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [name], output, computed };
}

/** One of our own checks, which ends as tools/report.ts writes. */
export async function summed(script: string, args: readonly string[] = []): Promise<Told> {
  const { output, computed } = await runScript(join(root, script), args);
  const passed = /^(\d+) passed, \d+ failed$/m.exec(output)?.[1];
  const failed = [...output.matchAll(/^FAILED (.+)$/gm)].map((match) => match[1]!);
  return passed === undefined
    ? { passed: 0, failed: [script], output, computed }
    : { passed: Number(passed), failed, output, computed };
}
