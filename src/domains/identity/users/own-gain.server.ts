import { AppError } from '../../../kernel/errors.ts';
import type { Ctx, ScopeIds } from '../../../kernel/server/context.ts';
import { type Identity, identityOf } from '../auth/identity.server.ts';

const GAIN = {
  zh: '此修改会扩大您本人的权限或数据范围，须由他人办理',
  en: 'This change would widen your own permissions or data; somebody else makes it',
};

/**
 * Does what changes accounts, roles, organizations or responsibilities, and refuses it when whoever acts sees or may do more
 * afterwards: as themselves, and as the person behind them who acts in their name.
 */
export async function withoutOwnGain<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const { user, now } = ctx;
  const ids = [user.permissions.has('*') ? undefined : user.id, user.actor?.id].filter((id) => id !== undefined);
  const before: Identity[] = [];
  for (const id of ids) {
    const known = await identityOf(ctx.db, id, { now });
    if (known && !known.user.permissions.has('*')) before.push(known);
  }
  const result = await work();
  for (const had of before) {
    const has = await identityOf(ctx.db, had.user.id, { now });
    if (has && gains(had, has)) throw new AppError('FORBIDDEN', GAIN);
  }
  return result;
}

function gains({ user: had, level }: Identity, { user: has, level: now }: Identity): boolean {
  const wider = (before: ScopeIds = [], after: ScopeIds = []): boolean =>
    before !== 'all' && (after === 'all' || after.some((id) => !before.includes(id)));
  return (
    now < level ||
    (had.ownOnly === true && !has.ownOnly) ||
    [...has.permissions].some((permission) => !had.permissions.has(permission)) ||
    wider(had.scope.organization, has.scope.organization) ||
    wider(had.scope.vessel, has.scope.vessel)
  );
}
