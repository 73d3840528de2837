import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '../server/app.ts';
import { allHeard } from '../server/changes.ts';
import { declarationProblems } from '../server/check.ts';
import type { Clock } from '../server/clock.ts';
import { type Ctx, SYSTEM_USER, systemContext, type User } from '../server/context.ts';
import { type Database, openDatabase } from '../server/db/db.ts';
import { declaredBy } from '../server/declare.ts';
import { openStorage } from '../server/files/storage.ts';
import type { Endpoint } from '../server/http/endpoint.ts';
import { buildServer } from '../server/http/server.ts';
import type { Patience } from '../server/http/unfinished.ts';
import { installJobs } from '../server/jobs/install.ts';
import { allJobs } from '../server/kernel-module.ts';
import type { App, Authenticate, Module } from '../server/module.ts';
import { joinNodes } from '../server/nodes.ts';
import { personal } from '../server/permit/permit.ts';
import { testClock } from './clock.ts';
import { kernelTemplateName, type TestDatabase, templateName, testDatabase } from './database.ts';
import { type LiveClient, liveClient } from './live-client.ts';
import { type TestJobs, testJobs } from './run-jobs.ts';

/** An answer of the server under test, its body parsed. */
export type Answer<T = Record<string, unknown>> = {
  status: number;
  body: T;
  headers: Record<string, unknown>;
  raw: Buffer;
};
export type Send = <T = Record<string, unknown>>(
  method: InjectOptions['method'],
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>;

export type TestServer = Omit<TestJobs, 'close'> & {
  app: App;
  db: Database;
  server: FastifyInstance;
  /** Calls as this user; a user that is not given holds every permission and sees everything. */
  as: (user?: Partial<User>) => Send;
  /** Calls with a token of the product's own sign-in. */
  withToken: (token: string | undefined, lang?: 'zh' | 'en') => Send;
  ctx: (options?: { now?: Date; reason?: string }) => Ctx;
  /** A browser's line as this user, or with a token of the product's own sign-in; `after` resumes. */
  live: (user: Partial<User> | { token: string }, after?: number) => Promise<LiveClient>;
  /** A token of such a user, while the server also answers at `server.listeningOrigin`; for clients of a test's own. */
  liveToken: (user: Partial<User>) => Promise<string>;
  close: () => Promise<void>;
};

type Options = {
  modules: readonly Module[];
  endpoints?: readonly Endpoint[];
  /** The product's own sign-in, for tests of it; users given to `as` are known beside it. */
  authenticate?: Authenticate;
  /** Begins at TEST_NOW and goes on unless given. */
  now?: Clock;
  /** Makes the tables of the modules; for tests whose resources are not the product's. */
  createTables?: boolean;
  settings?: Partial<App['settings']>;
  /** Cache and counts of calls lie there. */
  redisUrl?: string;
  /** How long bodies may be on their way; for tests of those that do not end. */
  patience?: Patience;
  /** A database in place of an empty one, or where the tests look into tables of which no module here tells; it is dropped on close. */
  database?: TestDatabase;
};

/** The whole server over the given modules, on a database of its own. Close it in `afterAll`. */
export async function testServer(options: Options): Promise<TestServer> {
  const database = options.database ?? (await testDatabase(templateFor(options)));
  const now = options.now ?? testClock();
  const declared = declaredBy(options.modules);
  const db = openDatabase({ url: database.url, max: 6, declared });
  const dataDir = await mkdtemp(join(tmpdir(), 'fairway-files-'));
  const { modules } = options;
  const endpoints = [...modules.flatMap((module) => module.endpoints), ...(options.endpoints ?? [])];
  const problems = declarationProblems(modules, endpoints);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (options.createTables) await createTables(db, modules);
  await installJobs(db, allJobs(modules));
  const quiet = (): void => {};
  const app = createApp({
    db,
    files: openStorage({ db, folder: join(dataDir, 'files') }),
    log: { info: quiet, warn: quiet, error: quiet },
    now,
    redisUrl: options.redisUrl,
    settings: { captcha: true, secureCookies: false, dataDir, ...options.settings },
  });
  await app.events.start();
  const leave = await joinNodes(app);
  const jobs = testJobs(app);
  const users = new Map<string, User>();
  const authenticate: Authenticate = async (theApp, request) =>
    users.get(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? options.authenticate?.(theApp, request);
  const server = await buildServer({
    app,
    authenticate,
    endpoints,
    version: 'test',
    logLevel: 'silent',
    rateLimit: 1_000_000,
    patience: options.patience,
  });
  const withToken =
    (token: string | undefined, lang: 'zh' | 'en' = 'zh'): Send =>
    async <T>(method: InjectOptions['method'], url: string, body?: unknown, headers?: Record<string, string>) => {
      const reply = await server.inject({
        method,
        url,
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
        headers: { 'accept-language': lang, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      });
      // What is told of a change is there when the next call asks for it.
      await allHeard({ db });
      const json = String(reply.headers['content-type']).includes('json') && reply.body;
      return {
        status: reply.statusCode,
        body: (json ? JSON.parse(reply.body) : reply.body) as T,
        headers: reply.headers,
        raw: reply.rawPayload,
      };
    };
  const tokenFor = (user: Partial<User>): string => {
    const token = `test-user-${users.size}`;
    const name = `user-${users.size}`;
    const whole = { ...SYSTEM_USER, id: 1_000_000 + users.size, username: name, name, ...user };
    users.set(token, { ...whole, permissions: personal({ db }, whole.permissions) });
    return token;
  };
  let listening: Promise<string> | undefined;
  const listen = (): Promise<string> => {
    listening ??= server.listen({ port: 0, host: '127.0.0.1' });
    return listening;
  };
  return {
    app,
    db,
    server,
    withToken,
    runJobs: jobs.runJobs,
    runSchedule: jobs.runSchedule,
    as: (user = {}) => withToken(tokenFor(user)),
    liveToken: async (user) => {
      await listen();
      return tokenFor(user);
    },
    live: async (user, after) => {
      return liveClient(await listen(), { token: 'token' in user ? user.token : tokenFor(user), after });
    },
    ctx: ({ now, reason = 'test' } = {}) => systemContext(db, { now: now ?? app.now(), reason }),
    close: async () => {
      await jobs.close();
      await server.close();
      for (const module of modules) await module.stop?.(app);
      await leave();
      await app.cache.close();
      await app.events.stop();
      await db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Modules whose tables are made here, or that keep no records, need those of the kernel alone, which are copied for a fraction of the price. */
const templateFor = ({ createTables: own, modules }: Options): string =>
  own || modules.every(({ resources }) => resources.length === 0) ? kernelTemplateName() : templateName();

async function createTables(db: Database, modules: readonly Module[]): Promise<void> {
  // Reading drizzle-kit takes as long as reading the whole product; few tests need it.
  const { snapshotOf, statementsBetween } = await import('../server/db/schema-sql.ts');
  const { tablesOf } = await import('../server/db/table.ts');
  const { joined } = await import('./make-schema.ts');
  const tables: Record<string, unknown> = {};
  const all = modules.flatMap(({ resources }) => resources);
  for (const resource of all) Object.assign(tables, tablesOf(resource, all));
  const statements = await statementsBetween(undefined, snapshotOf(tables));
  if (statements.length > 0) await db.query(joined(statements));
}
