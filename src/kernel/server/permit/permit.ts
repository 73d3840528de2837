import { AppError } from '../../errors.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { snake } from '../../resource/resource.ts';
import type { Access } from '../../route.ts';
import type { Ctx, ScopeIds, User } from '../context.ts';

export function holds(user: User, permission: string): boolean {
  return user.permissions.has('*') || user.permissions.has(permission);
}

export function assertAccess(user: User | undefined, access: Access): void {
  if (access === 'public') return;
  if (!user)
    throw new AppError('SIGN_IN', { zh: '登录已过期，请重新登录', en: 'Your sign-in has expired, sign in again' });
  if (access === 'signedIn' || holds(user, access)) return;
  throw new AppError(
    'FORBIDDEN',
    {
      zh: '您没有执行此操作的权限（{permission}），请联系系统管理员',
      en: 'You lack the permission {permission}; ask an administrator',
    },
    { values: { permission: access }, data: { permission: access } },
  );
}

/** Refuses unless the user of the context holds the permission. */
export function assertPermission(ctx: Ctx, permission: string): void {
  assertAccess(ctx.user, permission as Access);
}

export function scopeOf(user: User, dimension: string): ScopeIds {
  if (user.permissions.has('*') && !(dimension in user.scope)) return 'all';
  return user.scope[dimension] ?? [];
}

/** Refuses a record that lies outside the user's data, as if it did not exist. */
export function inScope(user: User, dimension: string, id: unknown): boolean {
  const ids = scopeOf(user, dimension);
  return ids === 'all' || ids.includes(Number(id));
}

/**
 * The rows that this user may see, as an SQL condition over the alias `t`, or nothing when all are visible.
 * `next` gives the placeholder of a value.
 */
export function scopeCondition(
  resource: AnyResource,
  user: User,
  next: (value: unknown) => string,
): string | undefined {
  const parts: string[] = [];
  for (const [dimension, field] of Object.entries(resource.scope ?? {})) {
    const ids = scopeOf(user, dimension);
    if (ids !== 'all') parts.push(`t.${snake(field)} = any(${next(ids)}::bigint[])`);
  }
  if (user.ownOnly && resource.scope) parts.push(`t.create_by = ${next(user.id)}`);
  return parts.length > 0 ? parts.join(' and ') : undefined;
}
