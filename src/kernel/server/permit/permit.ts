import { AppError } from '../../errors.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { snake, tableNameOf } from '../../resource/resource.ts';
import { readScope, type Scope } from '../../resource/scope.ts';
import type { Access, Route } from '../../route.ts';
import { type Ctx, type ScopeIds, SYSTEM_USER, type User } from '../context.ts';
import type { Holder } from '../declared.ts';

/** Whether the user holds a permission: by name, or by `*` where it is none of those that only a name gives. */
export function holds({ permissions }: Pick<User, 'permissions'>, permission: string): boolean {
  return permissions.has(permission) || (permissions.has('*') && !permissions.has(`!${permission}`));
}

/** The permissions of a person: where `*` is among them, those that it does not hold stand beside it behind a `!`. */
export function personal({ db }: Holder, given: Iterable<string>): Set<string> {
  const permissions = new Set(given);
  if (!permissions.has('*')) return permissions;
  for (const guarded of db.declared.guarded) if (!permissions.has(guarded)) permissions.add(`!${guarded}`);
  return permissions;
}

/** What remains of them for whoever acts as that person and is another: what is held in person does not. */
export function withoutPerson({ db }: Holder, permissions: ReadonlySet<string>): Set<string> {
  const remaining = new Set(permissions);
  for (const own of db.declared.inPerson) {
    remaining.delete(own);
    if (remaining.has('*')) remaining.add(`!${own}`);
  }
  return remaining;
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

/** Refuses whoever signed in for the other realm: staff on suppliers' calls, suppliers on all others. */
export function assertRealm(
  user: User | undefined,
  { permission, realm = 'staff' }: Pick<Route, 'permission' | 'realm'>,
): void {
  if (!user || permission === 'public' || (user.vendor ? 'vendor' : 'staff') === realm) return;
  throw new AppError(
    'FORBIDDEN',
    realm === 'vendor'
      ? { zh: '此接口只供供应商使用', en: 'This call is for suppliers alone' }
      : { zh: '供应商账号不能使用此功能', en: 'This is not open to suppliers' },
    { data: { realm } },
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
  const { scope } = resource;
  if (scope === undefined || scope === 'all') return undefined;
  const within = conditionOf(scope, { user, next, alias: 't' });
  const own: Condition = user.ownOnly ? () => `t.create_by = ${next(user.id)}` : undefined;
  return joined([within, own], 'and')?.();
}

/** Put together once it is known that it is needed: a value without a place in the statement has no type. Nothing is open to all. */
type Condition = (() => string) | undefined;

type At = { user: User; next: (value: unknown) => string; alias: string };

function joined(parts: readonly Condition[], word: 'and' | 'or'): Condition {
  const closed = parts.filter((part) => part !== undefined);
  if (closed.length === 0 || (word === 'or' && closed.length < parts.length)) return undefined;
  return () => {
    const all = closed.map((part) => part());
    return word === 'or' && all.length > 1 ? `(${all.join(' or ')})` : all.join(` ${word} `);
  };
}

function conditionOf(scope: Exclude<Scope, 'all'>, { user, next, alias }: At): Condition {
  return readScope<Condition>(scope, {
    dimension: (dimension, field) => {
      const ids = scopeOf(user, dimension);
      return ids === 'all' ? undefined : () => `${alias}.${snake(field)} = any(${next(ids)}::bigint[])`;
    },
    own: (field) => (seesAll(user) ? undefined : () => `${alias}.${snake(field)} = ${next(user.id)}`),
    empty: (field) => () => `${alias}.${snake(field)} is null`,
    through: (field, of) => {
      if (of.scope === undefined || of.scope === 'all') return undefined;
      const inner = conditionOf(of.scope, { user, next, alias: `${alias}s` });
      return (
        inner &&
        (() => `${alias}.${snake(field)} in (select ${alias}s.id from ${tableNameOf(of)} ${alias}s where ${inner()})`)
      );
    },
    all: (parts) => joined(parts, 'and'),
    any: (parts) => joined(parts, 'or'),
  });
}

/** The system itself, which acts for nobody. */
const seesAll = (user: User): boolean => user.id === SYSTEM_USER.id && user.permissions.has('*');
