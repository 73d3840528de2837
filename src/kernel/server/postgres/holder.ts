import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isAlive } from './postmaster.ts';

/** One product per data folder: an advisory lock that its session holds, so that it ends with its process, however that ends. */
const LOCK = 7_251_836_401;

type Holder = { readonly pid: number; readonly since: Date };

/** What the session of a holder is called that is about to end the server: whoever meets it waits for the server's end. */
const LEAVING = 'fairway leaving';

/** Takes the lock, or tells who holds it: 'leaving' by one that is ending the server. The lock of a process that was just killed is waited for. */
export async function takeHold(client: pg.Client): Promise<Holder | 'leaving' | undefined> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0].taken) return undefined;
    const holder = await findHolder(client);
    if (holder === 'leaving' || (holder && isAlive(holder.pid))) return holder;
    await delay(20);
  }
}

/** Says that the holder's server is about to end, before it is told to: nobody joins it in between. */
export const leave = (client: pg.Client): Promise<unknown> =>
  client.query(`select set_config('application_name', '${LEAVING}', false)`);

async function findHolder(client: pg.Client): Promise<Holder | 'leaving' | undefined> {
  const { rows } = await client.query(
    `select a.application_name as name, a.backend_start as since from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [LOCK],
  );
  if (rows[0]?.name === LEAVING) return 'leaving';
  const pid = Number(/^fairway (\d+)$/.exec(rows[0]?.name ?? '')?.[1]);
  return pid ? { pid, since: new Date(rows[0].since) } : undefined;
}
