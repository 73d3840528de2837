import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../../errors.ts';
import type { User } from '../context.ts';
import type { App, Authenticate } from '../module.ts';
import { assertAccess, assertRealm } from '../permit/permit.ts';
import { createTurns } from '../turns.ts';
import type { Endpoint } from './endpoint.ts';
import { gone } from './failures.ts';

/** Uploads of one person that are taken in at the same time. */
const UPLOADS_AT_ONCE = 3;

/** What is known of a call from its first line on. */
export type Call = {
  readonly at: Date;
  readonly endpoint: Endpoint;
  user?: User;
  error?: unknown;
  /** Gives the place among the calls of this person free. */
  leave?: () => void;
};

const calls = new WeakMap<FastifyRequest, Call>();
export const callOf = (request: FastifyRequest): Call | undefined => calls.get(request);

type Options = {
  app: App;
  authenticate: Authenticate;
  countCall: (request: FastifyRequest, user: User | undefined) => Promise<void>;
  countUnfinished: (request: FastifyRequest, user: User | undefined) => Promise<void>;
};

/**
 * What stands before a call: who it is, whether it is not one too many, and whether this person may. All of that is judged by the
 * head of the request, before a byte of its body is read.
 */
export function createGate({ app, authenticate, countCall, countUnfinished }: Options) {
  const take = createTurns();
  const takeUpload = createTurns(UPLOADS_AT_ONCE);
  return (endpoint: Endpoint): onRequestAsyncHookHandler =>
    async (request, reply) => {
      const call: Call = { at: app.now(), endpoint };
      calls.set(request, call);
      const user = await authenticate(app, request);
      call.user = user;
      await countCall(request, user);
      assertRealm(user, endpoint.route);
      assertAccess(user, endpoint.route.permission);
      if (!endpoint.upload && /^\s*multipart\//i.test(request.headers['content-type'] ?? '')) throw noUpload;
      await countUnfinished(request, user);
      if (!user) return;
      const leave = await (endpoint.upload ? takeUpload : take)(user.id);
      call.leave = leave;
      whenOver(reply, leave);
      if (request.raw.socket?.destroyed) throw gone();
    };
}

/** Also where the caller went away before there was an answer. */
function whenOver({ raw }: FastifyReply, leave: () => void): void {
  if (raw.destroyed) leave();
  else raw.once('close', leave);
}

const noUpload = new AppError('BAD_REQUEST', {
  zh: '此接口不接受文件上传，须提交 JSON',
  en: 'This call takes no upload; send JSON',
});
