import { AppError, notFound } from '../../../kernel/errors.ts';
import type { ListQuery } from '../../../kernel/list-query.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { readList } from '../../../kernel/server/crud/list.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { presentUsers } from '../../../kernel/server/live/live.ts';
import { forgetSessions, revokeSessions } from '../auth/session.server.ts';
import { assertMayTouch } from '../users/reach.server.ts';
import { user } from '../users/user.resource.ts';
import { endOnlineSessions } from './online.calls.ts';
import { onlineSession } from './online-session.resource.ts';

const online: AnyResource = onlineSession;
/** Whoever called in the last minutes is there, with or without an open socket. */
const PRESENT_MS = 300_000;

/** The sessions of a page, each with whether its person is there now and whether it is the reader's own. */
async function list(ctx: Ctx, query: ListQuery): Promise<unknown> {
  const [page, present] = await Promise.all([readList(online, ctx, query), presentUsers(ctx)]);
  const open = new Set(present);
  const own = await ctx.db.query<{ no: number }>('select no from identity_session where id = $1', [
    ctx.user.sessionId ?? '',
  ]);
  return {
    ...page,
    content: page.content.map((row) => ({
      ...row,
      present: open.has(Number(row.userId)) || ctx.now.getTime() - Date.parse(String(row.lastSeen)) < PRESENT_MS,
      current: row.id === own[0]?.no,
    })),
  };
}

/** Ends chosen sign-ins at once: never one's own, never those of a higher level. */
async function end(ctx: Ctx, ids: readonly number[]): Promise<number> {
  const rows = await ctx.db.query<{ sessionId: string; userId: number }>(
    'select id as "sessionId", user_id as "userId" from identity_session where no = any($1::bigint[]) and revoked_at is null',
    [ids],
  );
  if (rows.length === 0) throw notFound(onlineSession.label);
  if (rows.some((row) => row.sessionId === ctx.user.sessionId)) {
    throw new AppError('RULE', { zh: '本次登录须用“退出登录”结束', en: 'End your own sign-in by signing out' });
  }
  const people = [...new Set(rows.map((row) => row.userId))];
  for (const id of people) await assertMayTouch(ctx, id);
  let ended = 0;
  for (const { sessionId } of rows) {
    ended += await revokeSessions(ctx.db, { id: sessionId }, { now: ctx.now, reason: 'signed out by administrator' });
  }
  for (const recordId of people) await recordHistory(ctx, { resource: user.name, recordId, action: 'signOut' });
  await forgetSessions(ctx);
  return ended;
}

export const onlineEndpoints: readonly Endpoint[] = [
  serve(endOnlineSessions, async (ctx, { body }) => ({ ended: await end(ctx, body.ids) })),
  ...crudEndpoints(online, { omit: ['options', 'history', 'create', 'update', 'remove', 'import'], list }),
];

export const onlinePermissions = {
  'identity:onlineSession:list': { zh: '查看在线用户', en: 'See who is online' },
  'identity:onlineSession:export': { zh: '导出在线用户', en: 'Export who is online' },
} as const;
