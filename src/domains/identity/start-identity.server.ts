import { systemContext } from '../../kernel/server/context.ts';
import type { App } from '../../kernel/server/module.ts';
import { publicKey } from './auth/secrets.server.ts';
import { hearSessions } from './auth/session.server.ts';
import { syncMenus } from './menus/menu-sync.server.ts';
import { syncGrants } from './permissions/grants.server.ts';
import { resealMailAccounts } from './personal/mail-account.server.ts';

/** Sign-ins and tickets that ended long ago are of no use to anybody; the log of sign-ins keeps what happened. */
const OLD = "$1::timestamptz - interval '90 days'";

/** One number for all nodes: only one of them brings menus and grants in step at a time. */
const SYNC_LOCK = 7_405_210;

/** Brings menus and grants in step with the code; makes the sign-in key before somebody waits for it. */
export async function startIdentity(app: App): Promise<void> {
  hearSessions(app);
  await publicKey(app.db);
  await app.db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [SYNC_LOCK]);
    const ctx = systemContext(tx, { now: app.now(), reason: '与程序同步' });
    await syncMenus(ctx, app.modules);
    await syncGrants(ctx, app.modules);
    await resealMailAccounts(tx);
    for (const table of ['identity_session', 'identity_ticket'])
      await tx.query(`delete from ${table} where expires_at < ${OLD}`, [ctx.now.toISOString()]);
  });
}
