import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { AppError, ERROR_STATUS } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Lang } from '../../text.ts';
import { allHeard, hearChanges } from '../changes.ts';
import { type Ctx, SYSTEM_USER, type User } from '../context.ts';
import type { Db } from '../db/db.ts';
import { createShares, type Share } from '../db/share.ts';
import { contentDisposition } from '../files/disposition.ts';
import { heldBackBy } from '../held-back.ts';
import { serveLive } from '../live/socket.ts';
import type { App, Authenticate, CallRecord } from '../module.ts';
import { BODY_BYTES, bodyLimitOf, takeJson } from './body.ts';
import { limitCalls } from './call-limit.ts';
import { Download, type Endpoint, serve } from './endpoint.ts';
import { asAppError, clashed, gone } from './failures.ts';
import { takeForms } from './forms.ts';
import { type Call, callOf, createGate } from './gate.ts';
import { parseGiven } from './given.ts';
import { once } from './idempotency.ts';
import { createMetrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { createReadiness } from './readiness.ts';
import { securityHeaders } from './security-headers.ts';
import { countTraffic } from './traffic.ts';
import { createUnfinished, type Patience } from './unfinished.ts';

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
  /** Whose word on a caller's address is believed; this machine's alone unless set. */
  trustedProxies?: readonly string[];
  /** How long a body may be on its way, and how many; for tests. */
  patience?: Patience;
  /** Mounts the built web; left out in tests. */
  web?: (server: FastifyInstance) => Promise<void>;
};

/** An upload over a ship's line; what stalls before is let go of by `createUnfinished`. */
const LONGEST_REQUEST_MS = 6 * 3_600_000;

const langOf = (request: FastifyRequest): Lang =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';

/** Builds the HTTP server over the endpoints. Starts nothing: the caller listens or injects. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app } = options;
  hearChanges(app);
  const server = fastify({
    logger: {
      level: options.logLevel ?? 'info',
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      base: null,
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    // A busy machine takes its time to start.
    pluginTimeout: 60_000,
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    forceCloseConnections: 'idle',
    // What the router refuses by itself (an address that cannot be decoded) is said in the same words.
    frameworkErrors: (error, request, reply) => void answerError(app, error, request, reply),
  });
  const metrics = createMetrics(app.db);
  countTraffic(server);
  const secure = securityHeaders({ https: app.settings.secureCookies });
  const unfinished = createUnfinished(options.patience);
  server.addHook('onClose', () => allHeard(app));
  server.addHook('onRequest', (request, reply, done) => {
    unfinished.endInTime(request);
    reply.headers(secure).header('x-request-id', request.id);
    if (request.url.startsWith('/api') || request.url.startsWith('/auth')) {
      // The browser learns the server's clock from it.
      reply.header('cache-control', 'no-store').header('date', app.now().toUTCString());
    }
    done();
  });
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fileSize: Number.MAX_SAFE_INTEGER, fieldSize: 100_000 } });
  await serveLive(server, app, options.authenticate);
  takeJson(server);
  takeForms(server);
  const countCall = await limitCalls(server, options.rateLimit, app.redis);
  const gate = createGate({
    app,
    authenticate: options.authenticate,
    countCall,
    countUnfinished: unfinished.count,
  });

  server.addHook('onResponse', (request, reply, done) => {
    unfinished.endAnswered(request);
    const path = request.routeOptions.url ?? 'unknown';
    const call = callOf(request);
    call?.leave?.();
    if (reply.statusCode === ERROR_STATUS.DISK_FULL) app.disk.noteFull();
    metrics.observe(request.method, path, reply.statusCode, reply.elapsedTime);
    const untold = call?.endpoint.route.anonymous === true;
    if (!untold && (path.startsWith('/api') || path.startsWith('/auth'))) {
      request.log.info({
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: call && nameOf(call),
      });
    }
    tellOfCall(app, request, reply);
    done();
  });
  server.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));

  const documentation = documentationOf(options);
  const house = { app, gate, shares: createShares(app.db) };
  for (const endpoint of [...options.endpoints, documentation]) mount(server, house, endpoint);

  server.get('/health', async () => ({ status: 'ok' }));
  const readiness = createReadiness(app.db.url);
  server.addHook('onClose', readiness.close);
  server.get('/ready', async (_request, reply) => {
    // Who reads still gets answers; who supervises learns that nothing can be written.
    if (await app.disk.full()) return reply.code(503).send({ status: 'disk full' });
    if (await readiness.answers()) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unreachable' });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, options.metricsToken)) return reply.code(403).send('METRICS_TOKEN');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  if (options.web) await options.web(server);
  else server.setNotFoundHandler(noSuchCall);
  return server;
}

/** The description of all calls, for whoever has signed in. */
function documentationOf({ endpoints, version }: ServerOptions): Endpoint {
  let document: unknown;
  const contract = route({
    method: 'GET',
    path: '/api/docs/openapi.json',
    permission: 'signedIn',
    summary: { zh: '接口说明', en: 'Description of all calls' },
  });
  return serve(contract, async () => {
    document ??= openApi(endpoints, version);
    return document;
  });
}

/** What a proxy adds to the calls that it hands on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Figures of the running server go to this machine itself, and elsewhere to whoever bears the token set for it. */
function mayMeasure({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token) return headers.authorization === `Bearer ${token}`;
  return (
    /^(::1|(::ffff:)?127\.)/.test(raw.socket.remoteAddress ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

/** For what no route answers. */
export function noSuchCall(): never {
  throw new AppError('NOT_FOUND', { zh: '没有此接口', en: 'There is no such call' });
}

/** Tells the modules that keep a log of the calls; the caller has the answer already. */
function tellOfCall(app: App, request: FastifyRequest, reply: FastifyReply): void {
  const known = callOf(request);
  if (!known) return;
  const { at, endpoint, user, error } = known;
  const { method, path, summary, permission, anonymous } = endpoint.route;
  if (anonymous) return;
  for (const { afterCall } of app.modules) {
    if (!afterCall) continue;
    const call: CallRecord = {
      at,
      method,
      path,
      summary,
      permission,
      user,
      error,
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

/** The name under which the log knows who calls. */
function nameOf({ user }: Call): string | undefined {
  return user && (user.actor ? `${user.username} (${user.actor.name})` : user.username);
}

type House = { app: App; gate: ReturnType<typeof createGate>; shares: ReturnType<typeof createShares> };

function mount(server: FastifyInstance, { app, gate, shares }: House, endpoint: Endpoint): void {
  const { route } = endpoint;
  server.route({
    method: route.method,
    url: route.path,
    config: { form: endpoint.form, upload: endpoint.upload },
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: gate(endpoint),
    handler: async (request, reply) => {
      const { user, leave } = callOf(request)!;
      try {
        if (route.method === 'GET' && request.raw.socket?.destroyed) throw gone();
        const db = shares(user?.id ?? request.ip);
        return send(reply, await answerOf(app, endpoint, { request, reply, user, db }));
      } finally {
        leave?.();
      }
    },
  });
}

type Asked = { request: FastifyRequest; reply: FastifyReply; user: User | undefined; db: Share };

/** What the endpoint answers, in a transaction where it wants one, once for each Idempotency-Key. */
async function answerOf(app: App, endpoint: Endpoint, { request, reply, user, db: own }: Asked): Promise<unknown> {
  const given = parseGiven(endpoint, request);
  const after: (() => Promise<void> | void)[] = [];
  // The whole call has arrived, and has not waited for anything of ours yet: the moment by which deadlines judge it.
  const now = app.now();
  const work = (db: Db): Promise<unknown> => {
    const ctx: Ctx = {
      user: user ?? ANONYMOUS,
      lang: langOf(request),
      now,
      db,
      requestId: request.id,
      afterCommit: (task) => void after.push(task),
    };
    const run = (): Promise<unknown> => endpoint.run(ctx, given as never, { request, reply, app });
    const key = request.headers['idempotency-key'];
    // A session is never answered from the store: a recorded request must not give it out a second time.
    const repeatable = endpoint.route.method === 'POST' || endpoint.route.method === 'PUT';
    const kept = repeatable && user && endpoint.transaction && !endpoint.secret && !endpoint.route.anonymous;
    if (!kept || typeof key !== 'string') return run();
    return once(ctx, key, { path: request.url, body: request.body }, run);
  };
  const answer = endpoint.transaction
    ? await repeated(() => {
        after.length = 0;
        return own.transaction(work);
      })
    : await work(own);
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

function answerError(app: App, given: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = heldBackBy(app, given) ?? given;
  const known = asAppError(error);
  const call = callOf(request);
  if (call) call.error = error;
  // What we refuse ourselves (too many at once, a full disk) may come by the hundred and has no stack to tell of.
  if (known === error && known.status > 500) request.log.warn({ status: known.status }, 'call refused');
  else if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  return reply
    .code(known.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(known.body(langOf(request), request.id)));
}
