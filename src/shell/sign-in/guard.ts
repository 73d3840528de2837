/** Routes that open without a session. The other routes that the specification lists as public need one for their data. */
const OPEN = ['/login', '/404', '/401'];

/** Where a visitor is sent instead of `path`, or nothing when the page may open (spec.md section 4, navigation guard). */
export function detour({
  path,
  search = '',
  signedIn,
}: {
  path: string;
  search?: string;
  signedIn: boolean;
}): string | undefined {
  if (signedIn) return path === '/login' ? '/' : undefined;
  if (OPEN.includes(path)) return undefined;
  return path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path + search)}`;
}

/** Where to go after signing in: the page that was asked for, else the system chooser. Never out of this site. */
export function afterSignIn(search: string): string {
  const target = new URLSearchParams(search).get('redirect') ?? '';
  const inside = /^\/(?![/\\])/.test(target);
  return inside && !target.startsWith('/login') ? target : '/choiceSys';
}
