import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const permission = 'operations:sqlMonitor:list' as const;

/** Figures of one statement; times in ms. Its text has places for the values, never the values. */
const Statement = z.object({
  /** The name under which the server prepares it; without one its text is its name. */
  name: z.string().nullable(),
  text: z.string(),
  calls: z.number(),
  failures: z.number().nullable(),
  rowsPerCall: z.number(),
  meanMs: z.number(),
  /** The extension keeps no durations of single runs, hence none there. */
  p95Ms: z.number().nullable(),
  maxMs: z.number(),
  totalMs: z.number(),
  /** Upper end in ms and count of runs, places with runs only. */
  histogram: z.array(z.tuple([z.number(), z.number()])),
});
export type StatementRow = z.output<typeof Statement>;

const SOURCES = ['server', 'extension'] as const;
export type Source = (typeof SOURCES)[number];

export const sqlStatements = route({
  method: 'GET',
  path: '/api/system/monitoring/sql/statements',
  permission,
  summary: { zh: '查看语句统计', en: 'See the figures of statements' },
  query: z.object({ source: z.enum(SOURCES).optional() }),
  reply: z.object({
    source: z.enum(SOURCES),
    /** `missing`: not installed; `unloaded`: installed, but the server was started without it. */
    extension: z.enum(['ready', 'missing', 'unloaded']),
    node: z.string(),
    since: z.string().nullable(),
    /** Runs of statements beyond the five hundred that are told apart. */
    beyond: z.number(),
    statements: z.array(Statement),
  }),
});

const Slow = z.object({
  at: z.string(),
  ms: z.number(),
  rows: z.number(),
  name: z.string().nullable(),
  text: z.string(),
});
export type SlowRow = z.output<typeof Slow>;

export const slowStatements = route({
  method: 'GET',
  path: '/api/system/monitoring/sql/slow',
  permission,
  summary: { zh: '查看慢语句', en: 'See slow statements' },
  reply: z.object({ node: z.string(), fromMs: z.number(), runs: z.array(Slow) }),
});

const Session = z.object({
  pid: z.number(),
  application: z.string(),
  user: z.string(),
  address: z.string().nullable(),
  state: z.string().nullable(),
  waitsFor: z.string().nullable(),
  /** Since the state began, in ms. */
  forMs: z.number(),
  /** Since the transaction began, in ms. */
  transactionMs: z.number().nullable(),
  text: z.string(),
  blockedBy: z.array(z.number()),
  /** The table for which a blocked session waits. */
  table: z.string().nullable(),
});
export type SessionRow = z.output<typeof Session>;

export const sqlActivity = route({
  method: 'GET',
  path: '/api/system/monitoring/sql/activity',
  permission,
  summary: { zh: '查看连接与锁', en: 'See connections and locks' },
  reply: z.object({
    node: z.string(),
    pool: z.object({ total: z.number(), idle: z.number(), waiting: z.number() }),
    maxConnections: z.number(),
    sessions: z.array(Session),
  }),
});

const TableSize = z.object({
  table: z.string(),
  rows: z.number(),
  deadRows: z.number(),
  tableBytes: z.number(),
  indexBytes: z.number(),
  totalBytes: z.number(),
  sequentialScans: z.number(),
  indexScans: z.number(),
  vacuumedAt: z.string().nullable(),
  analyzedAt: z.string().nullable(),
});
export type TableRow = z.output<typeof TableSize>;

const IndexSize = z.object({
  index: z.string(),
  table: z.string(),
  columns: z.string(),
  bytes: z.number(),
  scans: z.number(),
  /** Keeps values apart, so that it is of use even when nobody reads by it. */
  unique: z.boolean(),
  unused: z.boolean(),
});
export type IndexRow = z.output<typeof IndexSize>;

export const sqlSizes = route({
  method: 'GET',
  path: '/api/system/monitoring/sql/sizes',
  permission,
  summary: { zh: '查看表与索引', en: 'See tables and indexes' },
  reply: z.object({
    databaseBytes: z.number(),
    /** Since when the scans are counted. */
    countedSince: z.string().nullable(),
    tables: z.array(TableSize),
    indexes: z.array(IndexSize),
  }),
});
