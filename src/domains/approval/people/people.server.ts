import { AppError } from '../../../kernel/errors.ts';
import type { ApproveNode } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { findPeople, holdersOf, openAccounts, type PersonCard, personCards } from '../../identity/public.server.ts';

const SYSTEM_CARD: PersonCard = { id: 0, name: '', username: '', avatar: null, place: null };

/** Cards by id; somebody who is gone for good keeps an empty one. */
export async function cardsOf(ctx: Ctx, ids: Iterable<number | null | undefined>): Promise<(id: number) => PersonCard> {
  const cards = await personCards(
    ctx,
    [...ids].filter((id) => id !== null && id !== undefined),
  );
  const system = ctx.lang === 'en' ? 'System' : '系统';
  return (id) => cards.get(id) ?? { ...SYSTEM_CARD, id, name: system };
}

/** Whom the initiator may name at a node: open accounts, of the roles that the flow names, without the initiator. */
export async function candidatesOf(
  ctx: Ctx,
  node: ApproveNode,
  initiatorId: number,
  q?: string,
): Promise<PersonCard[]> {
  const among = await rolesOfChoice(ctx, node);
  const found = await findPeople(ctx, { ...(q && { q }), ...(among && { among }) });
  return found.filter((card) => card.id !== initiatorId || node.self === 'allow');
}

async function rolesOfChoice(ctx: Ctx, node: ApproveNode): Promise<number[] | undefined> {
  const roles = node.people.flatMap((rule) => (rule.by === 'initiatorChoice' ? (rule.roles ?? []) : []));
  return roles.length > 0 ? holdersOf(ctx, { roles }) : undefined;
}

/** Refuses people whom the initiator may not name; the field is the node's. */
export async function assertCandidates(
  ctx: Ctx,
  node: ApproveNode,
  initiatorId: number,
  chosen: readonly number[],
): Promise<void> {
  const open = new Set(await openAccounts(ctx, chosen));
  const among = await rolesOfChoice(ctx, node);
  const allowed = (id: number): boolean =>
    open.has(id) && (among?.includes(id) ?? true) && (id !== initiatorId || node.self === 'allow');
  if (chosen.length > 0 && chosen.every(allowed)) return;
  const message =
    chosen.length === 0
      ? { zh: `须指定“${node.name.zh}”的审批人`, en: `Name who approves at ${node.name.en}` }
      : {
          zh: `“${node.name.zh}”的审批人中有不可指定的人员`,
          en: `Somebody named for ${node.name.en} may not be named`,
        };
  throw new AppError('VALIDATION', message, { errors: [{ field: `chosen.${node.id}`, message }] });
}

/** Refuses a person without an open account. */
export async function assertOpenAccounts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if ((await openAccounts(ctx, ids)).length === ids.length) return;
  const message = { zh: '所选人员不存在或账号已停用', en: 'Somebody chosen has no open account' };
  throw new AppError('VALIDATION', message, { errors: [{ field: 'userIds', message }] });
}
