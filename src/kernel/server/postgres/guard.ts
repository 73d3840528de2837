import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { leave, takeHold } from './holder.ts';
import { refusal } from './refusal.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

type Guarded = {
  /** The session that holds the folder. */
  first: pg.Client;
  /** A session on the server that runs, or on one started now. */
  reopen: () => Promise<pg.Client>;
  /** How long a dead server is tried to be started. */
  patienceMs: number;
  log: (line: string) => void;
  /** The server is gone for good, or another process has taken the folder. */
  lost: (error: Error) => void;
};

/**
 * Keeps server and hold for as long as we run. The end of the session tells at once that the server restarts its sessions or has died;
 * one that died is started again.
 */
export function guard({ first, reopen, patienceMs, log, lost }: Guarded): {
  /** Lets go of the folder once `end` has ended its server; until then nobody else takes it, nor joins what is about to go. */
  release: (end: () => Promise<void>) => Promise<void>;
} {
  let client: pg.Client | undefined;
  let released = false;
  let renewing: Promise<void> = Promise.resolve();

  const watch = (next: pg.Client): void => {
    client = next;
    next.once('end', () => {
      client = undefined;
      if (!released) renewing = renew().catch(lost);
    });
  };

  async function renew(): Promise<void> {
    log('the line to the database server has ended');
    const until = performance.now() + patienceMs;
    for (let tries = 0; !released; tries += 1) {
      try {
        const next = await reopen();
        const holder = await takeHold(next);
        if (holder === 'leaving') {
          await next.end();
          throw new Error('its former holder ends it');
        }
        if (holder) {
          await next.end();
          return lost(
            refusal(`数据目录已被进程 ${holder.pid} 接管。Process ${holder.pid} has taken the data folder over.`),
          );
        }
        if (released) return await next.end();
        log('the database server answers again');
        return watch(next);
      } catch (error) {
        if (performance.now() > until) throw error;
        log(`the database server is not up: ${(error as Error).message}`);
        await delay(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
      }
    }
  }

  watch(first);
  return {
    release: async (end) => {
      released = true;
      await renewing;
      // A line that breaks just now has nothing to say any more.
      if (client) await leave(client).catch(() => {});
      await end();
      await client?.end();
    },
  };
}
