import pg from 'pg';
import type { Db } from '../db/db.ts';

/** The one PostgreSQL channel of the product; ours travel inside it. */
const CHANNEL = 'fairway';
/** PostgreSQL refuses 8,000 bytes and more. */
const MOST_BYTES = 7_500;

/** What every node of one database hears of the others. */
export type Events = {
  /** Hears a channel until the answered function is called. */
  on(channel: string, hear: (payload: unknown) => void): () => void;
  /** Called when the line was cut and is back: something may have been missed. */
  onGap(again: () => void): () => void;
  /** Hears a PostgreSQL channel of its own, for libraries that speak one. */
  listen(pgChannel: string, hear: (payload: string) => void, again: () => void): Promise<() => Promise<void>>;
  /** Whether the other nodes are being heard at this moment. */
  heard(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Tells every node, this one too, once the transaction has been committed; never when it is undone.
 * The payload has at most 7,500 bytes as JSON. For what nodes must hear, not for work that must be done: a node that is
 * away misses it. Work is a job.
 */
export async function publish(db: Db, channel: string, payload: object): Promise<void> {
  const text = JSON.stringify([channel, payload]);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`An event of ${channel} has more than ${MOST_BYTES} bytes`);
  await db.query({ name: 'kernel-publish', text: `select pg_notify('${CHANNEL}', $1)`, values: [text] });
}

type Hear = (payload: unknown) => void;

/** One LISTEN connection of this process. It comes back by itself; whoever must not miss anything hears `onGap`. */
export function createEvents(options: { url: string; onError?: (error: Error) => void }): Events {
  const hearers = new Map<string, Set<Hear>>();
  const gaps = new Set<() => void>();
  const raw = new Map<string, (payload: string) => void>();
  let client: pg.Client | undefined;
  let wanted = false;
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let tries = 0;

  const safely = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      options.onError?.(error as Error);
    }
  };

  const deliver = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === CHANNEL) {
      const [name, content] = JSON.parse(payload) as [string, unknown];
      for (const hear of hearers.get(name) ?? []) safely(() => hear(content));
    } else safely(() => raw.get(channel)?.(payload));
  };

  const lost = (which: pg.Client, error?: Error): void => {
    if (client !== which) return;
    client = undefined;
    clearInterval(beat);
    which.removeAllListeners();
    // An ended connection may still report errors, which nobody needs to hear.
    which.on('error', () => {});
    void which.end().catch(() => {});
    if (!wanted) return;
    if (error) options.onError?.(error);
    retry = setTimeout(() => void connect().catch(() => {}), Math.min(10_000, 250 * 2 ** tries));
    tries += 1;
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: 'fairway events',
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('the line for events was closed')));
    next.on('notification', deliver);
    try {
      await next.connect();
      for (const channel of [CHANNEL, ...raw.keys()]) await next.query(`listen "${channel}"`);
    } catch (error) {
      lost(next, error as Error);
      throw error;
    }
    // A line that is silently dead shows only when something is asked through it.
    beat = setInterval(() => {
      const late = setTimeout(() => lost(next, new Error('the line for events does not answer')), 5_000);
      next.query('select 1').then(
        () => clearTimeout(late),
        (error: Error) => lost(next, error),
      );
    }, 15_000);
    beat.unref();
    if (tries > 0) for (const again of gaps) safely(again);
    tries = 0;
  };

  return {
    on(channel, hear) {
      const set = hearers.get(channel) ?? new Set();
      hearers.set(channel, set.add(hear));
      return () => void set.delete(hear);
    },
    onGap(again) {
      gaps.add(again);
      return () => void gaps.delete(again);
    },
    async listen(channel, hear, again) {
      raw.set(channel, hear);
      gaps.add(again);
      await client?.query(`listen "${channel}"`);
      return async () => {
        raw.delete(channel);
        gaps.delete(again);
        await client?.query(`unlisten "${channel}"`).catch(() => {});
      };
    },
    heard: () => client !== undefined && tries === 0,
    async start() {
      if (wanted) return;
      wanted = true;
      await connect();
    },
    async stop() {
      wanted = false;
      clearTimeout(retry);
      clearInterval(beat);
      const last = client;
      client = undefined;
      last?.removeAllListeners();
      last?.on('error', () => {});
      await last?.end().catch(() => {});
    },
  };
}
