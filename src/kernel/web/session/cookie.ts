/** Names of the cookies; staff, supplier and business sign-ins never share one (spec.md section 9). */
export const COOKIE = {
  token: 'fairway_token',
  remembered: 'fairway_remembered',
  vendorToken: 'fairway_vendor_token',
  businessToken: 'fairway_business_token',
} as const;

export const DAY_SECONDS = 24 * 60 * 60;

/** The text that sets a cookie: without `seconds` it ends with the browser session. */
export function cookieText({
  name,
  value,
  path,
  seconds,
  secure,
}: {
  name: string;
  value: string;
  path: string;
  seconds?: number;
  secure: boolean;
}): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=${path}${age}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** The value of a cookie in `document.cookie`, or undefined when it is absent, empty or damaged. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  try {
    return found && (decodeURIComponent(found.slice(name.length + 1)) || undefined);
  } catch {
    return undefined;
  }
}

export function readCookie(name: string): string | undefined {
  return cookieIn(document.cookie, name);
}

/** Path `/`, because calls and pages lie under different first segments. (The Cookie Store API is missing over plain http.) */
export function writeCookie(name: string, value: string, seconds?: number): void {
  put(document, cookieText({ name, value, path: '/', seconds, secure: location.protocol === 'https:' }));
}

function put(page: { cookie: string }, text: string): void {
  page.cookie = text;
}

export function dropCookie(name: string): void {
  writeCookie(name, '', 0);
}
