import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import type { App } from '../module.ts';

/** What a job, a task or a schedule works with. */
export type Work = {
  readonly app: App;
  /** Aborted when somebody cancels the task or the server stops; long work looks at it between its steps. */
  readonly signal: AbortSignal;
  /** The task that shows this work, if one does, and who started it. */
  readonly task?: { readonly id: number; readonly userId: number };
  /** One transaction in the system's name; `reason` stands in the history. */
  transaction<T>(reason: string, run: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Told live to whoever started the task, at most a few times a second. Rejects when the task was cancelled. */
  progress(done: number, total: number, note?: Text): Promise<void>;
  /** What the person who started the task may download for a day. */
  result(file: { name: string; content: Readable }): Promise<void>;
};

/** Work that is done at least once: whoever writes one makes sure that a second time does no harm. */
export type Job = {
  readonly label: Text;
  readonly run: (work: Work, data: never) => Promise<void>;
  /** Tries after the first one; 3 unless said. A task that a person waits for is tried once. */
  readonly retries?: number;
  /** How many of it a node works on at a time; 1 unless said. */
  readonly atOnce?: number;
  /** Seconds before the second try; each further one waits twice as long. 30 unless said. */
  readonly retryDelay?: number;
};

/** Runs on every slot of its cron expression (five fields, company time), once over all nodes; answers a note for its history, such as how many. */
export type Schedule = {
  readonly label: Text;
  readonly cron: string;
  readonly run: (work: Work) => Promise<string | Text | undefined>;
};

/** Something that ran by itself and ended badly for good. */
export type Failure = {
  readonly kind: 'job' | 'task' | 'schedule';
  readonly name: string;
  readonly label: Text;
  /** Who is told: the owner of the schedule, or whoever started the task. */
  readonly userId?: number;
  readonly error: Text;
  readonly stack?: string;
};

/**
 * Asks for work in the transaction: it begins after the commit, never when the transaction is undone. `once` is a key of which at
 * most one waits at a time. Waiting is measured by the database's clock, the only one that all nodes share.
 */
export function enqueue(
  ctx: { readonly db: Db },
  job: string,
  data: object,
  options: { waitMs?: number; once?: string } = {},
): Promise<void> {
  return enqueueAll(ctx, job, [{ data, once: options.once }], options);
}

/** The same for many pieces of one kind of work, in one statement. */
export async function enqueueAll(
  ctx: { readonly db: Db },
  job: string,
  pieces: readonly { data: object; once?: string | undefined }[],
  { waitMs = 0 }: { waitMs?: number } = {},
): Promise<void> {
  const [row] = await ctx.db.query<{ known: boolean }>({
    name: 'kernel-enqueue',
    text: ENQUEUE,
    values: [
      job,
      pieces.map(({ data }) => JSON.stringify(data)),
      waitMs,
      pieces.map(({ once }) => once ?? randomUUID()),
    ],
  });
  if (!row?.known) throw new Error(`No job is named ${job}`);
}

/**
 * The insert that pg-boss makes for `send`, as one prepared statement on any connection: its own needs a started instance,
 * which a service that has nothing but its transaction does not know. A test holds the two rows against each other.
 */
const ENQUEUE = `with q as (select * from pgboss.queue where name = $1),
  ins as (
    insert into pgboss.job (name, data, start_after, singleton_key, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select name, piece.data, now() + $3 * interval '1 ms', piece.once, expire_seconds, deletion_seconds,
      now() + $3 * interval '1 ms' + retention_seconds * interval '1s',
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    from q cross join unnest($2::jsonb[], $4::text[]) as piece(data, once)
    on conflict do nothing returning start_after),
  told as (
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), $1)
    from ins where start_after <= now() limit 1)
select exists (select 1 from q) as known, (select count(*) from told) as told`;
