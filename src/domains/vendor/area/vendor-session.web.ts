import { outsidePathOf } from '../../../kernel/resource/resource.ts';
import { ApiError } from '../../../kernel/web/api-error.ts';
import { pagePath, pageUrl } from '../../../kernel/web/base-path.ts';
import { moveDrafts } from '../../../kernel/web/drafts/drafts.ts';
import { call } from '../../../kernel/web/request.ts';
import { serverNow } from '../../../kernel/web/server-clock.ts';
import { type Caller, speakAs } from '../../../kernel/web/session/caller.ts';
import { COOKIE, DAY_SECONDS, dropCookie, readCookie, writeCookie } from '../../../kernel/web/session/cookie.ts';
import { beforeSignOut, leave } from '../../../kernel/web/session/leaving.ts';
import { lockVault } from '../../../kernel/web/vault/vault.ts';
import { subjectTokenCall, vendorLogout } from '../sign-in/vendor-auth.calls.ts';
import { ownInArea } from './own-in-area.rules.ts';

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
async function businessToken(): Promise<string | undefined> {
  const bearer = vendorToken();
  if (!bearer) return undefined;
  const kept = keptBusinessToken();
  if (kept && kept.until - RENEW_MS > serverNow()) return kept.token;
  asking ??= call(subjectTokenCall, { bearer, quiet: true })
    .then(({ token, expiresAt }) => {
      const until = Date.parse(expiresAt);
      writeCookie(COOKIE.businessToken, `${until} ${token}`, Math.max(1, Math.floor((until - serverNow()) / 1000)));
      return token;
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) leaveToSignIn();
      throw error;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Where a sign-in ended: the page goes to the sign-in of its type and comes back. What is typed stays on the device, sealed. */
function leaveToSignIn(): void {
  dropVendorTokens();
  location.assign(pageUrl(`/vendorLogin/${areaType()}?${new URLSearchParams({ redirect: pagePath() })}`));
}

/** The type whose page this is. */
export const areaType = (): 'quote' | 'shipRepair' =>
  location.pathname.includes('/shipRepair') ? 'shipRepair' : 'quote';

const SUPPLIER: Caller = {
  bearer: businessToken,
  signIn: vendorToken,
  pathOf: (resource) => outsidePathOf('vendor', resource),
  own: ownInArea,
  ended: async () => {
    leaveToSignIn();
    return false;
  },
  byCookie: false,
  keepsViews: false,
};

/** The kit of this window is the supplier's: his calls, his drafts. */
export function startSupplier(): void {
  speakAs(SUPPLIER);
  beforeSignOut(moveDrafts, 'move');
  beforeSignOut(lockVault, 'lock');
}

export async function signOutVendor(): Promise<void> {
  await leave();
  await call(vendorLogout, { bearer: vendorToken(), quiet: true, parting: true }).catch(() => undefined);
  dropVendorTokens();
  location.assign(pageUrl(`/vendorLogin/${areaType()}`));
}
