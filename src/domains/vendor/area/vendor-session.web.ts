import type { Asked, Reply, Route } from '../../../kernel/route.ts';
import { ApiError } from '../../../kernel/web/api-error.ts';
import { pagePath, pageUrl } from '../../../kernel/web/base-path.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { COOKIE, DAY_SECONDS, dropCookie, readCookie, writeCookie } from '../../../kernel/web/session/cookie.ts';
import { subjectTokenCall, vendorLogout } from '../sign-in/vendor-auth.calls.ts';

/** The supplier's token of a day; it shares nothing with that of staff in the same browser. */
export const vendorToken = (): string | undefined => readCookie(COOKIE.vendorToken);

export function keepVendorToken(token: string): void {
  writeCookie(COOKIE.vendorToken, token, DAY_SECONDS);
  dropCookie(COOKIE.businessToken);
}

export function dropVendorTokens(): void {
  dropCookie(COOKIE.vendorToken);
  dropCookie(COOKIE.businessToken);
}

/** So long before its end a business token is renewed. */
const RENEW_MS = 5 * 60_000;

type Kept = { token: string; until: number };

function keptBusinessToken(): Kept | undefined {
  const [until = '', token] = (readCookie(COOKIE.businessToken) ?? '').split(' ');
  return token ? { token, until: Number(until) } : undefined;
}

let asking: Promise<string> | undefined;

/** The token of an hour under which business is done; asked for only where none is kept. */
async function businessToken(): Promise<string> {
  const kept = keptBusinessToken();
  if (kept && kept.until - RENEW_MS > serverNow()) return kept.token;
  asking ??= call(subjectTokenCall, { bearer: vendorToken(), quiet: true })
    .then(({ token, expiresAt }) => {
      const until = Date.parse(expiresAt);
      writeCookie(COOKIE.businessToken, `${until} ${token}`, Math.max(1, Math.floor((until - serverNow()) / 1000)));
      return token;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** What is kept where a sign-in ended: the page goes to the sign-in of its type and comes back. */
export function leaveToSignIn(type: string): void {
  dropVendorTokens();
  location.assign(pageUrl(`/vendorLogin/${type}?${new URLSearchParams({ redirect: pagePath() })}`));
}

/** A call of the suppliers' realm. Where the sign-in has ended it leads there. */
export async function vendorCall<T extends Route>(
  route: T,
  given?: Asked<T> & { signal?: AbortSignal; key?: string },
): Promise<Reply<T>> {
  try {
    return await call(route, { ...given, bearer: await businessToken(), quiet: true } as never);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) leaveToSignIn(areaType());
    throw error;
  }
}

/** Headers for what is no plain call, such as a file. */
export const vendorBearer = businessToken;

/** The type whose page this is. */
export const areaType = (): 'quote' | 'shipRepair' =>
  location.pathname.includes('/shipRepair') ? 'shipRepair' : 'quote';

export async function signOutVendor(): Promise<void> {
  await call(vendorLogout, { bearer: vendorToken(), quiet: true }).catch(() => undefined);
  dropVendorTokens();
  location.assign(pageUrl(`/vendorLogin/${areaType()}`));
}
