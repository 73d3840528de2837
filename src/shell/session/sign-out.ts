import { request } from '../../kernel/web/request.ts';
import { leave } from '../../kernel/web/session/leaving.ts';
import { leavePage } from '../../kernel/web/session/refusals.ts';
import { dropToken, keepToken } from '../../kernel/web/session/token.ts';

/**
 * Clears token, roles and stored cookies here and on the server, and reloads the page; a session that is over already does no harm.
 * What is typed is kept first; nothing of it can move where the server has ended the session (`ended`).
 */
export async function signOut({ ended = false }: { ended?: boolean } = {}): Promise<void> {
  leavePage();
  await leave({ ended });
  await request('POST', '/auth/logout', { quiet: true, patience: 5000, parting: true }).catch(() => undefined);
  dropToken();
  sessionStorage.clear();
  location.reload();
}

/** Signs in as another user, with a session cookie and no remember, and starts the pages anew. */
export async function actAs(userId: number): Promise<void> {
  await switchTo({ userId }, 'session');
}

/** Ends acting as another user. When the own sign-in is over by now, everything is. */
export async function actAsMyself(): Promise<void> {
  leavePage();
  await switchTo({ back: true }, 'day').catch(() => signOut());
}

async function switchTo(body: { userId: number } | { back: true }, life: 'day' | 'session'): Promise<void> {
  const answer = await request<{ token: string }>('POST', '/auth/loginByMaritime', { body, quiet: 'back' in body });
  await leave({ ended: true });
  keepToken(answer.token, life);
  location.assign(import.meta.env.BASE_URL);
}
