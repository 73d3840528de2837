import pg from 'pg';
import { type Declared, NOTHING_DECLARED } from '../declared.ts';
import { leanResults } from './lean-result.ts';
import { type Limits, WORK_LIMITS } from './limits.ts';
import { labelled, rowsOf, type Shape } from './rows.ts';
import { statements } from './statement-figures.ts';

/** A statement; a named one is prepared once per connection. Its rows are `plain` unless told otherwise. */
export type Statement = { text: string; values?: readonly unknown[]; name?: string; shape?: Shape };

/** What services speak to: the pool, or the one connection of a transaction. */
export type Db = {
  query<T extends pg.QueryResultRow = Record<string, unknown>>(
    statement: string | Statement,
    values?: readonly unknown[],
  ): Promise<T[]>;
  /** Statements that do not wait for each other's answers, sent in one packet over one connection; they run in order. */
  together<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** What is declared of the rows in it. */
  readonly declared: Declared;
};

export type Database = Db & {
  readonly url: string;
  /** Connections at most. */
  readonly size: number;
  /** Runs in one transaction; whatever is thrown undoes all of it. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** One connection held for the time of the work, outside a transaction (locks, LISTEN, COPY). */
  connection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  stats(): { total: number; idle: number; waiting: number };
  /** The pool is being closed, or is: whoever comes by again and again stays away. */
  closing(): boolean;
  close(): Promise<void>;
};

leanResults();

// Dates stay text and numerics keep every digit; instants travel as ISO text in UTC.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoOf);
// bigint[] has no name in pg's list of built-in types.
const INT8_ARRAY = 1016 as typeof pg.types.builtins.INT8;
pg.types.setTypeParser(INT8_ARRAY, (value) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number)));

/** `2026-11-21 04:00:00.5+00` -> `2026-11-21T04:00:00.500Z`; sessions run in UTC, so the zone is always +00. */
function isoOf(value: string): string {
  const [seconds = '', fraction = ''] = value
    .slice(11)
    .replace(/\+00(:?00)?$/, '')
    .split('.');
  return `${value.slice(0, 10)}T${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
}

/** What is sent until the end of this turn of the event loop leaves in one packet. */
function inOnePacket({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

type Given = { rows: object[]; rowCount: number | null };

/** The objects of a named statement are made by ourselves; those of others by the driver, which costs several times as much. */
async function ask(client: pg.Pool | pg.PoolClient, statement: Statement): Promise<Given> {
  const { text, name, shape = 'plain' } = statement;
  const values = statement.values as unknown[] | undefined;
  if (name) {
    const result = await client.query<unknown[]>({ text, name, values, rowMode: 'array' });
    return { rows: rowsOf(name, shape, result), rowCount: result.rowCount };
  }
  const result = await client.query<Record<string, unknown>>({ text, values });
  return shape === 'labelled' ? { rows: result.rows.map(labelled), rowCount: result.rowCount } : result;
}

function queryOver(client: pg.Pool | pg.PoolClient): Db['query'] {
  return async <T extends pg.QueryResultRow>(statement: string | Statement, values?: readonly unknown[]) => {
    const began = performance.now();
    try {
      const { rows, rowCount } = await ask(
        client,
        typeof statement === 'string' ? { text: statement, values } : statement,
      );
      statements.note(statement, performance.now() - began, rowCount ?? 0, false);
      return rows as T[];
    } catch (error) {
      statements.note(statement, performance.now() - began, 0, true);
      throw error;
    }
  };
}

/** One connection. */
function dbOver(client: pg.PoolClient, declared: Declared): Db {
  const db: Db = {
    query: queryOver(client),
    declared,
    together(work) {
      inOnePacket(client);
      return work(db);
    },
  };
  return db;
}

type Opened = {
  url: string;
  max?: number;
  limits?: Limits;
  declared?: Declared;
  /** Shown beside its sessions. */
  name?: string;
  onError?: (error: Error) => void;
};

/** Opens the pool. `max` connections, with the limits of work in the background unless told otherwise; a lost idle connection is logged and replaced, never fatal. `declared` what the modules say of its rows. */
export function openDatabase(options: Opened): Database {
  const { max = 12, limits = WORK_LIMITS, declared = NOTHING_DECLARED } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max,
    connectionTimeoutMillis: limits.waitMs,
    ...(limits.silentMs && { query_timeout: limits.silentMs }),
    // Statements of one connection are sent without waiting for the answers to earlier ones; they still run in order.
    pipeline: true,
    // One statement takes one processor: others wait beside it for as long as they would behind it.
    options: `-c timezone=UTC -c max_parallel_workers_per_gather=0 -c statement_timeout=${limits.statementMs} -c idle_in_transaction_session_timeout=60000`,
    application_name: options.name ?? 'fairway',
  });
  pool.on('error', (error) => options.onError?.(error));
  // A connection that is lost while it is held (a transaction that waited too long) says so to whoever asks next; unheard it
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    query: queryOver(pool),
    declared,
    url: options.url,
    size: max,
    async together(work) {
      const client = await pool.connect();
      try {
        return await dbOver(client, declared).together(work);
      } finally {
        client.release();
      }
    },
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        // Not waited for: it travels with the first statement of the work, in one packet.
        inOnePacket(client);
        const begun = client.query('begin');
        const [result] = await Promise.all([work(dbOver(client, declared)), begun]);
        // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback, and no error.
        const { command } = await client.query('commit');
        if (command !== 'COMMIT') throw new Error('A failed statement was passed over: the transaction was undone');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    async connection(work) {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    closing: () => pool.ending,
    close: () => pool.end(),
  };
}
