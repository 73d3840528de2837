import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Statement } from '../../src/kernel/server/db/db.ts';
import { SERVER_FLAGS, serverEnv } from '../server-process.mjs';

/** What the measured servers answer about themselves. */
export type Usage = { cpuMs: number; rssMb: number };
export type Question = 'usage' | 'capture' | 'captured' | 'stall';
type Reply = { id: number; answer: unknown };

export type Child = {
  readonly port: number;
  readonly pid: number;
  usage(): Promise<Usage>;
  /** How long it computed at most without looking at another caller since this was last asked, ms; a busy machine changes nothing. */
  stallMs(): Promise<number>;
  /** The statements that the given work makes the server send. */
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  stop(): Promise<void>;
};

const children = new Set<ChildProcess>();

/** Nothing that was started outlives this process. */
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts one of the scripts beside this file as a process of its own; it tells its port when it listens. */
export async function startChild(script: string, config: object): Promise<Child> {
  const child = fork(join(import.meta.dirname, script), [JSON.stringify(config)], {
    env: { ...serverEnv(join(import.meta.dirname, '../..')), NODE_ENV: 'production' },
    // As tools/start.mjs starts the server; more flags, such as --cpu-prof, for looking into a figure.
    execArgv: [...SERVER_FLAGS, ...(process.env.BENCH_NODE_ARGS?.split(' ') ?? [])],
  });
  children.add(child);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void gone.then(() => children.delete(child));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  let asked = 0;
  const ask = <T>(question: Question): Promise<T> => {
    asked += 1;
    const id = asked;
    return new Promise((resolve) => {
      const hear = (reply: Reply) => {
        if (reply.id !== id) return;
        child.off('message', hear);
        resolve(reply.answer as T);
      };
      child.on('message', hear);
      child.send({ id, question });
    });
  };
  return {
    port,
    pid: child.pid!,
    usage: () => ask('usage'),
    stallMs: () => ask('stall'),
    async statementsOf(work) {
      await ask('capture');
      await work();
      return ask('captured');
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(timer);
    },
  };
}
