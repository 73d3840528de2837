import { COOKIE, DAY_SECONDS, dropCookie, readCookie, writeCookie } from './cookie.ts';

// Held in memory: a window goes on as the user it was opened by, even when another window signs in as somebody else.
let held = readCookie(COOKIE.token);

/** The bearer token of this window, if anybody is signed in. */
export function token(): string | undefined {
  return held;
}

/** Stores the token: for one day, or until the browser closes when acting as another user (spec.md section 4). */
export function keepToken(next: string, life: 'day' | 'session' = 'day'): void {
  held = next;
  writeCookie(COOKIE.token, next, life === 'day' ? DAY_SECONDS : undefined);
}

/** Clears token and stored cookies of staff; a supplier's sign-in in the same browser is another's. */
export function dropToken(): void {
  held = undefined;
  dropCookie(COOKIE.token);
  dropCookie(COOKIE.remembered);
}
