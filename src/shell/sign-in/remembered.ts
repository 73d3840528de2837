import { COOKIE, DAY_SECONDS, dropCookie, readCookie, writeCookie } from '../../kernel/web/session/cookie.ts';

/** What 'remember me' keeps for one day: the password only as the server's ciphertext for this browser, never readable. */
type Remembered = { readonly username: string; readonly isLand: boolean; readonly sealed: string };

export function remember(kept: Remembered): void {
  writeCookie(COOKIE.remembered, JSON.stringify(kept), DAY_SECONDS);
}

export function forget(): void {
  dropCookie(COOKIE.remembered);
}

export function remembered(): Remembered | undefined {
  try {
    const kept: Partial<Remembered> = JSON.parse(readCookie(COOKIE.remembered) ?? '{}');
    const { username, isLand = true, sealed } = kept;
    return username && sealed ? { username, isLand, sealed } : undefined;
  } catch {
    return undefined;
  }
}
