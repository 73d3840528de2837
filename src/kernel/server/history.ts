import type { Ctx, User } from './context.ts';

/** `line` tells which line of a field of lines it was: its number then, and its id. */
export type Change = {
  field: string;
  line?: { id?: number; no: number };
  old: unknown;
  new: unknown;
};

export const HISTORY_COLUMNS =
  'resource, record_id, at, user_id, user_name, actor_name, action, reason, changes, request_id, username';

/** Who really sat there, with the account beside the name: names may be alike. */
const actorWords = ({ actor }: User): string | undefined =>
  actor && [actor.name, actor.username].filter(Boolean).join(' ');

/** The values of HISTORY_COLUMNS from `at` on, without resource and record. */
export function historyValues(ctx: Ctx, action: string, changes: readonly Change[], reason?: string): unknown[] {
  return [
    ctx.now.toISOString(),
    ctx.user.id,
    ctx.user.name,
    actorWords(ctx.user) ?? null,
    action,
    reason ?? ctx.reason ?? null,
    JSON.stringify(changes),
    ctx.requestId,
    ctx.user.username,
  ];
}

/** Writes one line of history. The record services do it by themselves; other acts on a record call this. */
export async function recordHistory(
  ctx: Ctx,
  entry: { resource: string; recordId: number; action: string; changes?: readonly Change[]; reason?: string },
): Promise<void> {
  await ctx.db.query({
    name: 'kernel-history-insert',
    text: `insert into kernel_history (${HISTORY_COLUMNS}) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)`,
    values: [entry.resource, entry.recordId, ...historyValues(ctx, entry.action, entry.changes ?? [], entry.reason)],
  });
}
