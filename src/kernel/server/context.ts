import type { Lang } from '../text.ts';
import type { Db } from './db/db.ts';

/** Ids that a person may see in one dimension of data scope, such as `vessel` or `organization`. */
export type ScopeIds = 'all' | readonly number[];

export type User = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** Permissions `domain:resource:action`; `*` holds all. */
  readonly permissions: ReadonlySet<string>;
  readonly scope: Readonly<Record<string, ScopeIds>>;
  /** Sees only what this person created. */
  readonly ownOnly: boolean;
  /** Who really sits there, when somebody acts as this user. */
  readonly actor?: { readonly id: number; readonly name: string; readonly username?: string };
  readonly sessionId?: string;
  /** Somebody of a supplier: no member of staff, without any permission, who sees his own firm's alone. His id is negative. */
  readonly vendor?: { readonly userId: number; readonly partnerId: number; readonly type: string };
};

/** What every service function takes first. */
export type Ctx = {
  readonly user: User;
  readonly lang: Lang;
  /** The one clock of a call. */
  readonly now: Date;
  readonly db: Db;
  readonly requestId: string;
  /** Why the system acts in its own name; stands in the history. */
  readonly reason?: string;
  /** Runs once the transaction has been committed; a failure there is logged, never answered. */
  readonly afterCommit: (work: () => Promise<void> | void) => void;
};

export const SYSTEM_USER: User = {
  id: 0,
  username: 'system',
  name: '系统',
  roles: [],
  permissions: new Set(['*']),
  scope: {},
  ownOnly: false,
};

/** A context outside a call: start, demo, jobs, tests. */
export function systemContext(db: Db, options: { now: Date; reason: string; lang?: Lang }): Ctx {
  return {
    user: SYSTEM_USER,
    lang: options.lang ?? 'zh',
    now: options.now,
    db,
    requestId: 'system',
    reason: options.reason,
    afterCommit: (work) => void work(),
  };
}

/** The only way round permissions and scope. The history records the reason and on whose behalf it was done. */
export function asSystem(ctx: Ctx, reason: string): Ctx {
  const { id, name, username } = ctx.user;
  // The system acts on nobody's behalf, or still on that of whoever began.
  const actor = id === SYSTEM_USER.id ? ctx.user.actor : { id, name, ...(id > 0 && { username }) };
  return { ...ctx, reason, user: { ...SYSTEM_USER, actor } };
}
