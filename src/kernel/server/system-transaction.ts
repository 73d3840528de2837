import { type Ctx, SYSTEM_USER, type User } from './context.ts';
import type { App } from './module.ts';

/** One transaction outside a call; what is left for after the commit runs then, and its failure is logged. */
export async function systemTransaction<T>(
  app: Pick<App, 'db' | 'log' | 'now'>,
  options: { reason: string; requestId?: string; user?: User },
  run: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const after: (() => Promise<void> | void)[] = [];
  const result = await app.db.transaction((db) =>
    run({
      user: options.user ?? SYSTEM_USER,
      lang: 'zh',
      now: app.now(),
      db,
      requestId: options.requestId ?? 'system',
      reason: options.reason,
      afterCommit: (task) => void after.push(task),
    }),
  );
  for (const task of after) {
    try {
      await task();
    } catch (err) {
      app.log.error({ err }, 'after commit');
    }
  }
  return result;
}
