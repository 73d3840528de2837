import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { openCiphertext } from '../auth/ciphertext.server.ts';
import { identityOf } from '../auth/identity.server.ts';
import {
  enrol,
  factorOf,
  newFactorSecret,
  recoveryCodesLeft,
  removeFactor,
  takeCode,
} from '../auth/second-factor.server.ts';
import { seal, unseal } from '../auth/secrets.server.ts';
import { user } from '../users/user.resource.ts';
import { assertOwnPassword } from './mail-account.server.ts';
import * as calls from './my-second-factor.calls.ts';

const boundTo = (ctx: Ctx): string => `own second factor:${ctx.user.id}`;
const TICKET_LIFE_MS = 10 * 60_000;

function assertOneself(ctx: Ctx): void {
  if (!ctx.user.actor) return;
  throw new AppError('FORBIDDEN', {
    zh: '以他人身份操作时不能修改双重验证',
    en: 'A second factor is not changed while acting as somebody else',
  });
}

const isDemanded = async (ctx: Ctx): Promise<boolean> =>
  (await identityOf(ctx.db, ctx.user.id, { now: ctx.now }))?.secondFactor ?? false;

async function begin(ctx: Ctx, password: string) {
  assertOneself(ctx);
  await assertOwnPassword(ctx, await openCiphertext(ctx.db, password, { now: ctx.now }), 'password');
  if (await factorOf(ctx.db, ctx.user.id))
    throw new AppError('WRONG_STATE', { zh: '已设置双重验证', en: 'A second factor is set already' });
  const made = newFactorSecret(ctx.user.username);
  const until = ctx.now.getTime() + TICKET_LIFE_MS;
  return { ...made, ticket: await seal(ctx.db, JSON.stringify({ secret: made.secret, until }), boundTo(ctx)) };
}

async function finish(ctx: Ctx, given: { ticket: string; code: string }) {
  assertOneself(ctx);
  const clear = await unseal(ctx.db, given.ticket, boundTo(ctx));
  const { secret, until } = clear ? (JSON.parse(clear) as { secret: string; until: number }) : { secret: '', until: 0 };
  if (until <= ctx.now.getTime())
    throw new AppError('VALIDATION', {
      zh: '设置已超过十分钟，请重新开始',
      en: 'This took more than ten minutes; begin again',
    });
  const recoveryCodes = await enrol(ctx.db, { userId: ctx.user.id, secret, code: given.code, now: ctx.now });
  await recordHistory(ctx, { resource: user.name, recordId: ctx.user.id, action: 'secondFactor' });
  return { recoveryCodes };
}

async function remove(ctx: Ctx, code: string): Promise<undefined> {
  assertOneself(ctx);
  if (await isDemanded(ctx))
    throw new AppError('RULE', {
      zh: '您的角色要求双重验证，不能关闭',
      en: 'Your role demands a second factor; it stays on',
    });
  await takeCode(ctx.db, ctx.user.id, code, ctx.now);
  await removeFactor(ctx.db, ctx.user.id);
  await recordHistory(ctx, { resource: user.name, recordId: ctx.user.id, action: 'resetSecondFactor' });
  return undefined;
}

/** Wrong codes must stay counted although the call is refused. */
const outside = { transaction: false, secret: true } as const;

export const secondFactorEndpoints: readonly Endpoint[] = [
  serve(calls.mySecondFactor, async (ctx) => ({
    since: (await factorOf(ctx.db, ctx.user.id))?.since ?? null,
    demanded: await isDemanded(ctx),
    codesLeft: await recoveryCodesLeft(ctx.db, ctx.user.id),
  })),
  serve(calls.beginSecondFactor, (ctx, { body }) => begin(ctx, body.password), outside),
  serve(calls.setSecondFactor, (ctx, { body }) => finish(ctx, body), outside),
  serve(calls.removeSecondFactor, (ctx, { body }) => remove(ctx, body.code), outside),
];
