import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { user } from '../../identity/public.ts';
import { MAX_MEMBERS, pairOf } from './chat.rules.ts';
import { sayEvent } from './chat-message.server.ts';
import { groupOf, memberIds, ownGroup } from './membership.server.ts';
import { assertStaff } from './staff.server.ts';
import { tellChat } from './tell-chat.server.ts';

/** These accounts, each once, all of them open; NOT_FOUND when one is not. */
async function openAccounts(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const rows = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where id = any($1::bigint[]) and deleted_at is null and coalesce(enabled, true) order by id`,
    [wanted],
  );
  if (rows.length < wanted.length) throw notFound(user.label);
  return rows.map(({ id }) => id);
}

async function join(ctx: Ctx, chatId: number, ids: readonly number[], afterId: number): Promise<void> {
  await ctx.db.query(
    `insert into communication_chat_member (chat_id, user_id, joined_at, after_id, read_id)
     select $1, unnest($2::bigint[]), $3, $4, $4 on conflict do nothing`,
    [chatId, ids, ctx.now.toISOString(), afterId],
  );
}

async function lastId(ctx: Ctx, chatId: number): Promise<number> {
  const [row] = await ctx.db.query<{ id: number | null }>(
    'select last_message_id as id from communication_chat where id = $1',
    [chatId],
  );
  return row?.id ?? 0;
}

/** The one chat of two people, made when it is first wanted. */
export async function directChat(ctx: Ctx, userId: number): Promise<{ id: number }> {
  if (userId === ctx.user.id) throw new AppError('RULE', { zh: '不能与自己聊天', en: 'You cannot chat with yourself' });
  assertStaff(ctx);
  await openAccounts(ctx, [userId]);
  const pair = pairOf(ctx.user.id, userId);
  await ctx.db.query(
    `insert into communication_chat (kind, pair, owner_id, created_at) values ('DIRECT', $1, $2, $3) on conflict do nothing`,
    [pair, ctx.user.id, ctx.now.toISOString()],
  );
  const [row] = await ctx.db.query<{ id: number }>('select id from communication_chat where pair = $1', [pair]);
  await join(ctx, row!.id, [ctx.user.id, userId], 0);
  return { id: row!.id };
}

export async function newGroup(ctx: Ctx, given: { name: string; userIds: readonly number[] }): Promise<{ id: number }> {
  assertStaff(ctx);
  const people = (await openAccounts(ctx, given.userIds)).filter((one) => one !== ctx.user.id);
  if (people.length === 0) throw new AppError('RULE', { zh: '至少选择一位成员', en: 'Choose at least one member' });
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into communication_chat (kind, name, owner_id, created_at) values ('GROUP', $1, $2, $3) returning id`,
    [given.name, ctx.user.id, ctx.now.toISOString()],
  );
  const { id } = row!;
  const everybody = [ctx.user.id, ...people];
  await join(ctx, id, everybody, 0);
  await sayEvent(ctx, id, { type: 'created', people, name: given.name });
  await tellChat(ctx, everybody, { chatId: id, change: 'members' });
  return { id };
}

/** Any member brings others in; who is in already stays as they are. Newcomers see what is said from then on. */
export async function bringIn(ctx: Ctx, chatId: number, userIds: readonly number[]): Promise<void> {
  await groupOf(ctx, chatId);
  const before = await memberIds(ctx, chatId);
  const people = (await openAccounts(ctx, userIds)).filter((one) => !before.includes(one));
  if (people.length === 0) return;
  if (before.length + people.length > MAX_MEMBERS)
    throw new AppError('RULE', {
      zh: `群聊最多 ${MAX_MEMBERS} 人`,
      en: `A group has at most ${MAX_MEMBERS} members`,
    });
  await join(ctx, chatId, people, await lastId(ctx, chatId));
  await sayEvent(ctx, chatId, { type: 'added', people });
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, change: 'members' });
}

export async function rename(ctx: Ctx, chatId: number, name: string): Promise<void> {
  const chat = await ownGroup(ctx, chatId);
  if (chat.name === name) return;
  await ctx.db.query('update communication_chat set name = $2 where id = $1', [chatId, name]);
  await sayEvent(ctx, chatId, { type: 'renamed', people: [], name });
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, change: 'members' });
}

const drop = (ctx: Ctx, chatId: number, userId: number) =>
  ctx.db.query('delete from communication_chat_member where chat_id = $1 and user_id = $2', [chatId, userId]);

/** NOT_FOUND for whoever is not in, and for oneself. */
async function assertOtherMember(ctx: Ctx, chatId: number, userId: number): Promise<void> {
  if (userId === ctx.user.id || !(await memberIds(ctx, chatId)).includes(userId))
    throw notFound({ zh: '成员', en: 'Member' });
}

export async function putOut(ctx: Ctx, chatId: number, userId: number): Promise<void> {
  await ownGroup(ctx, chatId);
  await assertOtherMember(ctx, chatId, userId);
  await drop(ctx, chatId, userId);
  await sayEvent(ctx, chatId, { type: 'removed', people: [userId] });
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, change: 'members' });
  await tellChat(ctx, [userId], { chatId, change: 'gone' });
}

export async function handOver(ctx: Ctx, chatId: number, userId: number): Promise<void> {
  await ownGroup(ctx, chatId);
  await assertOtherMember(ctx, chatId, userId);
  await setOwner(ctx, chatId, userId);
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, change: 'members' });
}

async function setOwner(ctx: Ctx, chatId: number, userId: number): Promise<void> {
  await ctx.db.query('update communication_chat set owner_id = $2 where id = $1', [chatId, userId]);
  await sayEvent(ctx, chatId, { type: 'owner', people: [userId] });
}

/** Leaves a group; when its owner leaves, the group goes to whoever has been in it longest. */
export async function leave(ctx: Ctx, chatId: number): Promise<void> {
  const chat = await groupOf(ctx, chatId);
  await sayEvent(ctx, chatId, { type: 'left', people: [ctx.user.id] });
  await drop(ctx, chatId, ctx.user.id);
  const [next] = await memberIds(ctx, chatId);
  if (chat.ownerId === ctx.user.id && next !== undefined) await setOwner(ctx, chatId, next);
  await tellChat(ctx, await memberIds(ctx, chatId), { chatId, change: 'members' });
  await tellChat(ctx, [ctx.user.id], { chatId, change: 'gone' });
}
