import type { Database } from '../db/db.ts';
import type { Job } from './jobs.ts';

/** pg-boss keeps its tables in a schema of its own; the channel of its notices is made of this name, see `enqueue`. */
export const JOB_SCHEMA = 'pgboss';
/** One number for all nodes: only one of them installs at a time. */
const INSTALL_LOCK = 7_281_502;

const optionsOf = ({ retries = 3, retryDelay = 30 }: Job) => ({
  // Of one key at most one job waits: `once` of `enqueue`.
  policy: 'short',
  notify: true,
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: 3600,
  // A job may run long; one whose node died is noticed by its missing heartbeat.
  expireInSeconds: 82_800,
  heartbeatSeconds: 60,
});

/** Makes the tables of pg-boss when there are none, and a queue a job: without its queue no job can be enqueued. */
export async function installJobs(db: Database, jobs: Readonly<Record<string, Job>>): Promise<void> {
  if (await isInstalled(db)) return syncQueues(db, jobs);
  const { getConstructionPlans } = await import('pg-boss');
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [INSTALL_LOCK]);
    if (!(await isInstalled(tx))) await tx.query(withoutTransaction(getConstructionPlans(JOB_SCHEMA)));
  });
  await syncQueues(db, jobs);
}

async function isInstalled(db: Pick<Database, 'query'>): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>(`select to_regclass('${JOB_SCHEMA}.queue') is not null as there`);
  return row?.there ?? false;
}

/** The plan begins and commits by itself; ours is a transaction already. */
const withoutTransaction = (plan: string): string => plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

type QueueRow = { name: string; retry_limit: number; retry_delay: number };

async function syncQueues(db: Database, jobs: Readonly<Record<string, Job>>): Promise<void> {
  const rows = await db.query<QueueRow>(`select name, retry_limit, retry_delay from ${JOB_SCHEMA}.queue`);
  const known = new Map(rows.map((row) => [row.name, row]));
  for (const [name, job] of Object.entries(jobs)) {
    const options = optionsOf(job);
    const row = known.get(name);
    if (!row) await db.query(`select ${JOB_SCHEMA}.create_queue($1, $2::jsonb)`, [name, JSON.stringify(options)]);
    else if (row.retry_limit !== options.retryLimit || row.retry_delay !== options.retryDelay)
      await db.query(`update ${JOB_SCHEMA}.queue set retry_limit = $2, retry_delay = $3 where name = $1`, [
        name,
        options.retryLimit,
        options.retryDelay,
      ]);
  }
}
