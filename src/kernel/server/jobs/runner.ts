import pg from 'pg';
import type { Db as BossDb, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../db/db.ts';
import type { App } from '../module.ts';
import { JOB_SCHEMA } from './install.ts';
import type { Job } from './jobs.ts';
import { runTry } from './run-job.ts';

type Runner = {
  /** Takes no more jobs and waits for the running ones; those that take longer begin again elsewhere or later. */
  stop(): Promise<void>;
};

/** Running jobs have so long to end when the server stops. */
const GRACE_MS = 10_000;
/** A job whose time has come, a retry among them, waits at most so long. */
const DUE_EVERY_MS = 2_000;
/** Asked by each queue by itself, should everything else fail. */
const POLL_SECONDS = 60;

/** Works off the jobs on this node, one of a name at a time unless the job says more. */
export async function startJobs(
  app: App,
  jobs: Readonly<Record<string, Job>>,
  options: { graceMs?: number } = {},
): Promise<Runner> {
  const boss = await openBoss(app, { supervise: true });
  const stopping = new AbortController();
  const workers = new Map<string, string[]>();
  const running = new Set<Promise<void>>();
  for (const [name, job] of Object.entries(jobs)) {
    const own: string[] = [];
    const run = async ([given]: JobWithMetadata<{ $task?: number }>[]): Promise<void> => {
      if (!given) return;
      const work = runTry(app, name, job, given, stopping.signal);
      running.add(work);
      try {
        await work;
      } finally {
        running.delete(work);
        // There may be another: look at once, not when the queue is next asked by itself.
        for (const worker of own) boss.notifyWorker(worker);
      }
    };
    workers.set(name, own);
    for (let n = 0; n < (job.atOnce ?? 1); n += 1)
      own.push(
        await boss.work(
          name,
          { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS },
          run,
        ),
      );
  }
  // One statement for all queues, where each would ask every other second for itself.
  const wake = async (): Promise<void> => {
    if (app.db.closing()) return;
    for (const { name } of await app.db.query<{ name: string }>(DUE)) {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    }
  };
  const due = setInterval(() => void wake().catch((err) => app.log.warn({ err }, 'due jobs')), DUE_EVERY_MS);
  due.unref();
  return {
    async stop() {
      clearInterval(due);
      for (const name of workers.keys()) await boss.offWork(name, { wait: false });
      const late = setTimeout(() => stopping.abort(new Error('The server stops')), options.graceMs ?? GRACE_MS);
      await Promise.allSettled(running);
      clearTimeout(late);
      await boss.stop({ graceful: true, timeout: 3_000 });
    },
  };
}

const DUE = {
  name: 'kernel-jobs-due',
  text: `select distinct name from ${JOB_SCHEMA}.job where state < 'active' and not blocked and start_after <= now()`,
};

/** pg-boss over our pool. Its schedules are not used: ours fire once over all nodes by a constraint of our own. */
export async function openBoss(app: App, { supervise }: { supervise: boolean }): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: bossDb(app),
    schema: JOB_SCHEMA,
    schedule: false,
    supervise,
    useListenNotify: supervise,
    createSchema: false,
  });
  boss.on('error', (err) => app.log.warn({ err }, 'jobs'));
  boss.on('warning', (warning) => app.log.warn({ warning }, 'jobs'));
  return boss.start();
}

function bossDb({ db, events }: App): BossDb {
  return {
    executeSql: (text, values) => onPool(db, text, values),
    async listen(channel, hear, again) {
      const close = await events.listen(channel, hear, again);
      return { close };
    },
  };
}

/** It reads instants as Date, which pg gave before `db.ts` made them text. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? (value: string) => new Date(value)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const onPool = (db: Database, text: string, values?: unknown[]): Promise<pg.QueryResult> =>
  db.connection((client) => client.query({ text, values, types }));
