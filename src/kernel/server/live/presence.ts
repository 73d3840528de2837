import { publish } from '../events/events.ts';
import type { App } from '../module.ts';
import { LIVE_PRESENCE } from './live.ts';

/** Keeps which people have a line on this node, for every node to read. */
export function createPresence(app: App) {
  const counts = new Map<number, number>();
  // One write after the other: the count that was last is the one that stays.
  let writing: Promise<void> = Promise.resolve();

  const write = async (userId: number, sockets: number): Promise<void> => {
    if (app.db.closing()) return;
    if (sockets === 0)
      await app.db.query('delete from kernel_live_presence where node = $1 and user_id = $2', [app.node, userId]);
    else
      await app.db.query(
        `insert into kernel_live_presence (node, user_id, sockets) values ($1, $2, $3)
         on conflict (node, user_id) do update set sockets = excluded.sockets`,
        [app.node, userId, sockets],
      );
  };

  return {
    changed(userId: number, sockets: number): void {
      const before = counts.get(userId) ?? 0;
      if (sockets === 0) counts.delete(userId);
      else counts.set(userId, sockets);
      const appears = before === 0 || sockets === 0;
      writing = writing
        .then(() => write(userId, sockets))
        .then(() => (appears ? publish(app.db, LIVE_PRESENCE, { userId, present: sockets > 0 }) : undefined))
        .catch((err) => app.log.warn({ err }, 'presence'));
    },
    async stop(): Promise<void> {
      await writing;
      if (app.db.closing()) return;
      await app.db
        .query('delete from kernel_live_presence where node = $1', [app.node])
        .catch((err) => app.log.warn({ err }, 'presence'));
    },
  };
}
