import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Text } from '../text.ts';
import type { App } from './module.ts';

const INTERRUPTED: Text = { zh: '服务器中断，任务未完成', en: 'The server was interrupted before the end' };
const BEAT_MS = 20_000;
/** A node that was not seen for so long is gone. */
const GONE_MS = 75_000;

/** Which nodes live, as a condition on a column that holds a node's id. Their clock is the database's. */
export const onLiveNode = (column: string): string =>
  `${column} in (select id from kernel_node where seen_at > now() - interval '${GONE_MS / 1000} seconds')`;

/** Makes this process known until the answered function is called, and forgets what nodes that are gone left behind. */
export async function joinNodes(app: App): Promise<() => Promise<void>> {
  const beat = async (): Promise<void> => {
    await app.db.query({
      name: 'kernel-node-beat',
      text: `insert into kernel_node (id, host, pid, started_at, seen_at) values ($1, $2, $3, $4, now())
        on conflict (id) do update set seen_at = now()`,
      values: [app.node, hostname(), process.pid, app.now().toISOString()],
    });
    await app.db.query(`delete from kernel_live_presence where not ${onLiveNode('node')}`);
    await app.db.query(
      `update kernel_schedule_run set state = 'FAILED', error = $1, ended_at = $2
       where state = 'RUNNING' and not ${onLiveNode('node')}`,
      [JSON.stringify(INTERRUPTED), app.now().toISOString()],
    );
    await app.db.query(`delete from kernel_node where seen_at < now() - interval '1 day'`);
  };
  await beat();
  const timer = setInterval(() => void beat().catch((err) => app.log.warn({ err }, 'node')), BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await app.db.query('delete from kernel_node where id = $1', [app.node]);
  };
}

/** `ships-office/4711/9f3c2a1b`: the host, the process, and a word of chance, since both may come again. */
export const newNodeId = (): string => `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;
