import { currentSession, type Session } from '../../kernel/web/session/session.ts';
import { findOwner, openVault } from '../../kernel/web/vault/vault.ts';
import type { MenuItem } from '../session/menu-item.ts';
import { currentMenus } from '../session/menus.ts';

const NAME = 'session';

/** Who is signed in, and what they may open. */
type KeptSession = Session & { readonly menus: readonly MenuItem[] };

/** Keeps who is signed in and what they may open, for a start without a line. */
export async function keepSession(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const kept: KeptSession = { ...session, menus: currentMenus() };
  await (await openVault())?.put('read', NAME, kept);
}

/** What was kept of the session whose token is at hand. */
export async function keptSession(): Promise<KeptSession | undefined> {
  if ((await findOwner()) === undefined) return undefined;
  return (await openVault())?.get<KeptSession>('read', NAME);
}
