import cluster from 'node:cluster';
import type { Log } from '../kernel/server/module.ts';
import { cannotGoOn, stopOnSignal } from './process-end.ts';

type Given = {
  count: number;
  env: () => Readonly<Record<string, string>>;
  log: Log;
  /** What is stopped last. */
  afterwards: () => Promise<void>;
};

/** So many in a row that do not come up, and there is no use in another. */
const MOST_FAILURES = 5;

/** Several processes share the port and the database; one that dies is replaced. Answers the port once all of them serve. */
export async function runWorkers({ count, env, log, afterwards }: Given): Promise<number | undefined> {
  let stopping = false;
  let failures = 0;
  let allServe = false;
  const ports: Promise<number | undefined>[] = [];

  const fork = (): void => {
    if (stopping) return;
    const worker = cluster.fork(env());
    let served = false;
    ports.push(
      new Promise((ready) =>
        worker.once('message', (message: { port?: number }) => {
          served = true;
          failures = 0;
          ready(message.port);
        }),
      ),
    );
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      const end = `worker ${worker.process.pid} ended with ${signal ?? code}`;
      if (!served) failures += 1;
      if (failures > 0 && (!allServe || failures >= MOST_FAILURES))
        return cannotGoOn(new Error(`${end} before it served`));
      log.error(`${end}; another is started`);
      setTimeout(fork, served ? 0 : 500 * 2 ** failures);
    });
  };

  for (let i = 0; i < count; i += 1) fork();
  stopOnSignal(async () => {
    if (stopping) return;
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    const ended = workers.map((worker) => new Promise((done) => worker?.once('exit', done)));
    for (const worker of workers) worker?.process.kill('SIGTERM');
    await Promise.all(ended);
    await afterwards();
    process.exit(0);
  });
  const [port] = await Promise.all(ports);
  allServe = true;
  return port;
}
