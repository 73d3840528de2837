import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { levelOfAccount } from '../auth/identity.server.ts';
import { assertLevel } from '../roles/role.rules.ts';
import { ownLevel } from '../roles/role.server.ts';

/** Accounts of a higher level are out of reach, closed ones too: one could open them again. */
export async function assertMayTouch(ctx: Ctx, id: number): Promise<void> {
  const level = await levelOfAccount(ctx.db, id);
  if (level !== undefined) assertLevel(await ownLevel(ctx), level);
}

/** What decides which records a person sees. */
const REACH = ['organizationId', 'organizationIds', 'dataOrganizationIds'];

/**
 * Nobody widens their own reach: the own roles are given by somebody else, and so is the data that one sees, unless one may
 * do everything anyway.
 */
export function assertNotOwnReach(ctx: Ctx, before: Record<string, unknown>, draft: Record<string, unknown>): void {
  if (draft.id !== ctx.user.id) return;
  const fields = ctx.user.permissions.has('*') ? ['roleIds'] : ['roleIds', ...REACH];
  const sorted = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(Number).toSorted((a, b) => a - b) : value;
  const changed = fields.find(
    (name) => name in draft && !isDeepStrictEqual(sorted(draft[name] ?? []), sorted(before[name] ?? [])),
  );
  if (!changed) return;
  const message = {
    zh: '不能修改本人的角色、机构与数据授权，须由他人修改',
    en: 'Your own roles, organizations and data grants are changed by somebody else',
  };
  throw new AppError('FORBIDDEN', message, { errors: [{ field: changed, message }] });
}
