import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldError, invalid } from '../../errors.ts';
import type { Lang } from '../../text.ts';
import { type Ctx, SYSTEM_USER, type User } from '../context.ts';
import type { Db } from '../db/db.ts';
import { contentDisposition } from '../files/disposition.ts';
import { serveLive } from '../live/socket.ts';
import type { App, Authenticate, CallRecord } from '../module.ts';
import { assertAccess } from '../permit/permit.ts';
import { limitCalls } from './call-limit.ts';
import { Download, type Endpoint } from './endpoint.ts';
import { asAppError, clashed, gone } from './failures.ts';
import { takeForms } from './forms.ts';
import { once } from './idempotency.ts';
import { createMetrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { securityHeaders } from './security-headers.ts';
import { assertStorable } from './storable.ts';
import { countTraffic } from './traffic.ts';
import { createTurns } from './turns.ts';

export type ServerOptions = {
  app: App;
  authenticate: Authenticate;
  endpoints: readonly Endpoint[];
  version: string;
  logLevel?: string;
  /** Calls a minute of one person, or of one address where nobody has signed in, before 429. */
  rateLimit?: number;
  /** What a collector of `/metrics` bears; without one they are answered on this machine alone. */
  metricsToken?: string;
  /** Mounts the built web; left out in tests. */
  web?: (server: FastifyInstance) => Promise<void>;
};

const langOf = (request: FastifyRequest): Lang =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';

/** Builds the HTTP server over the endpoints. Starts nothing: the caller listens or injects. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app } = options;
  const server = fastify({
    logger: {
      level: options.logLevel ?? 'info',
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      base: null,
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 8 * 1024 * 1024,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    // What the router refuses by itself (an address that cannot be decoded) is said in the same words.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  const metrics = createMetrics(app.db);
  countTraffic(server);
  const secure = securityHeaders({ https: app.settings.secureCookies });
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(secure).header('x-request-id', request.id);
    if (request.url.startsWith('/api') || request.url.startsWith('/auth')) reply.header('cache-control', 'no-store');
    done();
  });
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fileSize: Number.MAX_SAFE_INTEGER, fieldSize: 100_000 } });
  await serveLive(server, app, options.authenticate);
  takeForms(server);
  const countCall = await limitCalls(server, options.rateLimit, app.redis);
  const take = createTurns();

  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'unknown';
    metrics.observe(request.method, path, reply.statusCode, reply.elapsedTime);
    if (path.startsWith('/api') || path.startsWith('/auth')) {
      request.log.info({
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: userNames.get(request),
      });
    }
    tellOfCall(app, request, reply);
    done();
  });
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply));

  for (const endpoint of options.endpoints)
    mount(server, app, { authenticate: options.authenticate, countCall, take }, endpoint);

  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async (_request, reply) => {
    const answers = app.db.query('select 1').then(
      () => true,
      () => false,
    );
    // A database that hangs answers neither way.
    if (await Promise.race([answers, delay(READY_MS, false, { ref: false })])) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unreachable' });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, options.metricsToken)) return reply.code(403).send('METRICS_TOKEN');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  let document: unknown;
  server.get('/api/docs/openapi.json', async () => {
    document ??= openApi(options.endpoints, options.version);
    return document;
  });
  if (options.web) await options.web(server);
  else server.setNotFoundHandler(noSuchCall);
  return server;
}

const READY_MS = 3000;

/** Figures of the running server go to this machine, and elsewhere to whoever bears the token set for it. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return request.headers.authorization === `Bearer ${token}`;
  return /^(::1|(::ffff:)?127\.)/.test(request.ip);
}

/** For what no route answers. */
export function noSuchCall(): never {
  throw new AppError('NOT_FOUND', { zh: '没有此接口', en: 'There is no such call' });
}

const userNames = new WeakMap<FastifyRequest, string>();
const callsOf = new WeakMap<FastifyRequest, { at: Date; endpoint: Endpoint; user?: User; error?: unknown }>();

/** Tells the modules that keep a log of the calls; the caller has the answer already. */
function tellOfCall(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const known = callsOf.get(request);
  if (!known) return;
  const { at, endpoint, user, error } = known;
  const { method, path, summary, permission } = endpoint.route;
  for (const { afterCall } of app.modules) {
    if (!afterCall) continue;
    const call: CallRecord = {
      ...{ at, method, path, summary, permission, user, error },
      requestId: request.id,
      target: request.url.split('?', 1)[0]!,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      // Worked out for those few calls that are written down.
      get address() {
        return request.ip;
      },
      device: request.headers['user-agent'],
    };
    void Promise.resolve()
      .then(() => afterCall(app, call))
      .catch((failure) => request.log.error({ err: failure }, 'after call'));
  }
}

type Gate = {
  authenticate: Authenticate;
  countCall: (request: FastifyRequest, user: User | undefined) => Promise<void>;
  /** A place among the calls of one person; the answer gives it free. */
  take: (person: number) => Promise<() => void>;
};

function mount(server: FastifyInstance, app: App, { authenticate, countCall, take }: Gate, endpoint: Endpoint): void {
  const { route } = endpoint;
  server.route({
    method: route.method,
    url: route.path,
    config: { form: endpoint.form },
    handler: async (request, reply) => {
      const noted: { at: Date; endpoint: Endpoint; user?: User } = { at: app.now(), endpoint };
      callsOf.set(request, noted);
      const user = await authenticate(app, request);
      noted.user = user;
      await countCall(request, user);
      if (user) userNames.set(request, user.actor ? `${user.username} (${user.actor.name})` : user.username);
      assertAccess(user, route.permission);
      // An upload waits for its line, not for us.
      const leave = user && !request.isMultipart() ? await take(user.id) : undefined;
      try {
        if (route.method === 'GET' && request.raw.socket?.destroyed) throw gone();
        return send(reply, await answerOf(app, endpoint, { request, reply, user }));
      } finally {
        leave?.();
      }
    },
  });
}

type Asked = { request: FastifyRequest; reply: FastifyReply; user: User | undefined };

/** What the endpoint answers, in a transaction where it wants one, once for each Idempotency-Key. */
async function answerOf(app: App, endpoint: Endpoint, { request, reply, user }: Asked): Promise<unknown> {
  const given = parseGiven(endpoint, request);
  const after: (() => Promise<void> | void)[] = [];
  const work = (db: Db): Promise<unknown> => {
    const ctx: Ctx = {
      user: user ?? ANONYMOUS,
      lang: langOf(request),
      now: app.now(),
      db,
      requestId: request.id,
      afterCommit: (task) => void after.push(task),
    };
    const run = (): Promise<unknown> => endpoint.run(ctx, given as never, { request, reply, app });
    const key = request.headers['idempotency-key'];
    // A session is never answered from the store: a recorded request must not give it out a second time.
    const kept = endpoint.route.method === 'POST' && user && endpoint.transaction && !endpoint.secret;
    if (!kept || typeof key !== 'string') return run();
    return once(ctx, key, { path: request.url, body: request.body }, run);
  };
  const answer = endpoint.transaction
    ? await repeated(() => {
        after.length = 0;
        return app.db.transaction(work);
      })
    : await work(app.db);
  for (const task of after)
    await Promise.resolve(task()).catch((error) => request.log.error({ err: error }, 'after commit'));
  return answer;
}

/** Runs a transaction again when it was undone for another's sake: nothing of it has happened. */
async function repeated<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !clashed(error)) throw error;
    return repeated(work, tries - 1);
  }
}

/** Somebody who has not signed in, on a public call. */
const ANONYMOUS: User = { ...SYSTEM_USER, username: '', name: '', permissions: new Set() };

function send(reply: FastifyReply, answer: unknown): unknown {
  if (reply.sent) return reply;
  if (answer === undefined || answer === null)
    return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send();
  if (!(answer instanceof Download)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  const { stream, filename, type, inline } = answer;
  reply.header('content-disposition', contentDisposition(filename, inline));
  reply.header('x-content-type-options', 'nosniff');
  reply.type(type);
  return reply.send(stream instanceof ReadableStream ? Readable.fromWeb(stream as WebStream) : stream);
}

type GivenParts = { params: unknown; query: unknown; body: unknown };

function parseGiven({ route }: Endpoint, request: FastifyRequest): GivenParts {
  assertStorable(request.params);
  assertStorable(request.query);
  assertStorable(request.body);
  return {
    params: parsePart(route.params, request.params, 'params'),
    query: parsePart(route.query, request.query, 'query'),
    body: parsePart(route.body, request.body ?? {}, 'body'),
  };
}

function parsePart(schema: z.ZodType | undefined, input: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors: FieldError[] = result.error.issues.map((issue) => ({
    field: issue.path.join('.') || part,
    message: { zh: zhOf(issue), en: issue.message },
  }));
  throw invalid(errors);
}

function zhOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'input' in issue && issue.input === undefined ? '必填' : '类型不正确';
    case 'too_small':
      return `不能小于或少于 ${String(issue.minimum)}`;
    case 'too_big':
      return `不能大于或多于 ${String(issue.maximum)}`;
    case 'invalid_value':
      return '不是可选的值';
    case 'unrecognized_keys':
      return '含有多余的内容';
    default:
      return '填写不正确';
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  const call = callsOf.get(request);
  if (call) call.error = error;
  if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  return reply
    .code(known.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(known.body(langOf(request), request.id)));
}
