import { currentSession, type Session } from '../session/session.ts';
import { findOwner, openVault } from '../vault/vault.ts';

const NAME = 'session';

/** Keeps who is signed in and what they may open, for a start without a line. */
export async function keepSession(): Promise<void> {
  const session = currentSession();
  if (session) await (await openVault())?.put('read', NAME, session);
}

/** What was kept of the session whose token is at hand. */
export async function keptSession(): Promise<Session | undefined> {
  if ((await findOwner()) === undefined) return undefined;
  return (await openVault())?.get<Session>('read', NAME);
}
