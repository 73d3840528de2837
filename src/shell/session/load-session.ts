import { request } from '../../kernel/web/request.ts';
import { currentSession, holdSession, type Session } from '../../kernel/web/session/session.ts';
import type { MenuItem } from './menu-item.ts';
import { holdMenus } from './menus.ts';

let asked: Promise<[Session, MenuItem[]]> | undefined;

/** Asks for user and menus while the shell is still on its way; `loadSession` takes the answer, or the refusal. */
export function askSession(): void {
  asked = fetchSession();
  asked.catch(() => undefined);
}

function fetchSession(): Promise<[Session, MenuItem[]]> {
  return Promise.all([
    request<Session>('GET', '/auth/info', { quiet: true }),
    request<MenuItem[]>('GET', '/api/menus/build', { quiet: true }),
  ]);
}

/** Loads user, roles and menus. A user without roles gets the one role ROLE_SYSTEM_DEFAULT. */
export async function loadSession(): Promise<void> {
  const answer = asked ?? fetchSession();
  asked = undefined;
  const [info, menus] = await answer;
  const roles = info.user.roles.length > 0 ? info.user.roles : ['ROLE_SYSTEM_DEFAULT'];
  holdMenus(menus);
  holdSession({ ...info, user: { ...info.user, roles } });
}

/** Loads the user again after the profile changed; menus stay. */
export async function reloadUser(): Promise<void> {
  const info = await request<Session>('GET', '/auth/info');
  const session = currentSession();
  if (session) holdSession({ ...session, ...info });
}

/** Loads the menus again after their order changed. */
export async function reloadMenus(): Promise<void> {
  holdMenus(await request<MenuItem[]>('GET', '/api/menus/build'));
}
