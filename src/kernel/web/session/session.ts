import { useSyncExternalStore } from 'react';

/** Who is signed in, with all that they may do. */
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

export type Session = {
  readonly user: SessionUser;
  /** Who really sits there when acting as somebody else. */
  readonly actor?: { readonly id: number; readonly name: string } | null;
  /** Minutes without anybody at the browser after which the sign-in ends. */
  readonly idleMinutes?: number | null;
  readonly passwordWeak?: boolean;
  readonly enforcePassword?: boolean;
};

const listeners = new Set<() => void>();
let current: Session | undefined;

/** From now on this is the session. Whoever loads it says so; the rest only reads it. */
export function holdSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentSession(): Session | undefined {
  return current;
}

/** The session, or undefined until it has been loaded. */
function useMaybeSession(): Session | undefined {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The session behind the sign-in, where it is always there. */
export function useSession(): Session {
  const session = useMaybeSession();
  if (!session) throw new Error('useSession before the session is there');
  return session;
}

export function useUser(): SessionUser {
  return useSession().user;
}
