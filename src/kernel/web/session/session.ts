import { useSyncExternalStore } from 'react';
import { request } from '../request.ts';
import { leave } from './leaving.ts';
import type { MenuItem } from './menu-item.ts';
import { leavePage } from './refusals.ts';
import { dropToken, keepToken } from './token.ts';

/** The user part of `GET auth/info`. */
export type SessionUser = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly nameEn?: string | null;
  readonly avatar?: string | number | null;
  readonly partyDTO?: { readonly partyId: number | null; readonly username: string } | null;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly organizations?: readonly {
    readonly organizationId: number;
    readonly name: string;
    readonly nameEn?: string | null;
  }[];
  readonly vesselIds?: 'all' | readonly number[];
  readonly email?: string | null;
  readonly phone?: string | null;
};

type Info = {
  readonly user: SessionUser;
  /** Who really sits there when acting as somebody else. */
  readonly actor?: { readonly id: number; readonly name: string } | null;
  /** Minutes without anybody at the browser after which the sign-in ends. */
  readonly idleMinutes?: number | null;
  readonly passwordWeak?: boolean;
  readonly enforcePassword?: boolean;
};

export type Session = Info & { readonly menus: readonly MenuItem[] };

const listeners = new Set<() => void>();
let current: Session | undefined;

function set(next: Session | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let asked: Promise<[Info, MenuItem[]]> | undefined;

/** Asks for user and menus while the shell is still on its way; `loadSession` takes the answer, or the refusal. */
export function askSession(): void {
  asked = fetchSession();
  asked.catch(() => undefined);
}

function fetchSession(): Promise<[Info, MenuItem[]]> {
  return Promise.all([
    request<Info>('GET', '/auth/info', { quiet: true }),
    request<MenuItem[]>('GET', '/api/menus/build', { quiet: true }),
  ]);
}

/** Loads user, roles and menus. A user without roles gets the one role ROLE_SYSTEM_DEFAULT. */
export async function loadSession(): Promise<void> {
  const answer = asked ?? fetchSession();
  asked = undefined;
  const [info, menus] = await answer;
  const roles = info.user.roles.length > 0 ? info.user.roles : ['ROLE_SYSTEM_DEFAULT'];
  set({ ...info, user: { ...info.user, roles }, menus });
}

/** Goes on with what was known of the session when there was a line. */
export function adoptSession(known: Session): void {
  set(known);
}

/** Loads the user again after the profile changed; menus stay. */
export async function reloadUser(): Promise<void> {
  const info = await request<Info>('GET', '/auth/info');
  if (current) set({ ...current, ...info });
}

/** Loads the menus again after their order changed. */
export async function reloadMenus(): Promise<void> {
  const menus = await request<MenuItem[]>('GET', '/api/menus/build');
  if (current) set({ ...current, menus });
}

export function currentSession(): Session | undefined {
  return current;
}

/** The session, or undefined until it has been loaded. */
function useMaybeSession(): Session | undefined {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The session inside the shell, where it is always there. */
export function useSession(): Session {
  const session = useMaybeSession();
  if (!session) throw new Error('useSession outside the shell');
  return session;
}

export function useUser(): SessionUser {
  return useSession().user;
}

/**
 * Clears token, roles and stored cookies here and on the server, and reloads the page; a session that is over already does no harm.
 * What is typed is kept first; nothing of it can move where the server has ended the session (`ended`).
 */
export async function signOut({ ended = false }: { ended?: boolean } = {}): Promise<void> {
  leavePage();
  await leave({ ended });
  await request('POST', '/auth/logout', { quiet: true, patience: 5000 }).catch(() => undefined);
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
