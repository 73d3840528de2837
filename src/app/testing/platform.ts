import { systemContext } from '../../kernel/server/context.ts';
import type { TestServer } from '../../kernel/testing/server.ts';
import { DEMO_COMPANIES } from '../demo-companies.ts';
import { platform } from '../domains.server.ts';

/** Fills an empty database with what the domains below all others need and with their part of the demo company, and starts them. */
export async function startPlatform({ db, app }: TestServer): Promise<void> {
  const demo = { company: DEMO_COMPANIES.whole, files: undefined };
  for (const step of ['seed', 'demo'] as const)
    for (const module of platform)
      await db.transaction(async (tx) => module[step]?.(systemContext(tx, { now: app.now(), reason: 'test' }), demo));
  for (const module of platform) await module.start?.(app);
}
