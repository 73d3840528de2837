import type { Ctx } from '../context.ts';
import type { Db } from '../db/db.ts';
import { publish } from '../events/events.ts';
import { onLiveNode } from '../nodes.ts';

export type LiveEvent = { id: number; at: string; users: number[]; topic: string; data: unknown };

/** Nodes are told that there is something to tell: `{ id }`; what it is stands in the table. */
export const LIVE_EVENT = 'kernel.live';
/** Nodes close the sockets of these sessions or users: `{ sessions?: string[], users?: number[] }`. */
export const LIVE_END = 'kernel.live.end';
/** Said when somebody's first browser opens, or the last one closes, on a node: `{ userId, present }`. */
export const LIVE_PRESENCE = 'kernel.live.presence';

/**
 * Tells the open browsers of these people, on whichever node, once the transaction has been committed. A browser that is away and
 * comes back within a day is told then. `topic` is what the web hears by `onLive`.
 */
export async function tell(
  ctx: Pick<Ctx, 'db'>,
  message: { users: readonly number[]; topic: string; data: object },
): Promise<void> {
  if (message.users.length === 0) return;
  const [row] = await ctx.db.query<{ id: number }>({
    name: 'kernel-live-tell',
    text: 'insert into kernel_live_event (users, topic, data) values ($1::bigint[], $2, $3) returning id',
    values: [message.users, message.topic, JSON.stringify(message.data)],
  });
  await publish(ctx.db, LIVE_EVENT, { id: row!.id });
}

/** Who has an open browser, on any node. */
export async function presentUsers(app: { readonly db: Db }): Promise<number[]> {
  const rows = await app.db.query<{ user_id: number }>({
    name: 'kernel-live-present',
    text: `select distinct user_id from kernel_live_presence where sockets > 0 and ${onLiveNode('node')}`,
  });
  return rows.map((row) => row.user_id);
}
