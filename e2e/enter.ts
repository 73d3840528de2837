import type { BrowserContext } from 'playwright-core';
import { ownUrl } from './own-server.ts';
import { DEMO_PASSWORD } from './server.ts';
import { signInByApi } from './sign-in.ts';

const tokens = new Map<string, Promise<string>>();

/** A token of a demo account on the server of this file, made once. */
export function tokenOf(username: string, baseUrl = ownUrl()): Promise<string> {
  const key = `${baseUrl} ${username}`;
  const isLand = !/^(master|ce)\./.test(username);
  const token =
    tokens.get(key) ??
    signInByApi({ baseUrl, username, password: DEMO_PASSWORD, isLand }).then((signedIn) => signedIn.token);
  tokens.set(key, token);
  return token;
}

/** Lets a visitor in as a demo account without going through the sign-in page, which has journeys of its own. */
export async function enter(
  context: BrowserContext,
  username: string,
  { baseUrl = ownUrl() }: { baseUrl?: string } = {},
): Promise<void> {
  const value = await tokenOf(username, baseUrl);
  await context.addCookies([{ name: 'fairway_token', value, url: new URL('/', baseUrl).href, sameSite: 'Strict' }]);
}

/** A call as that account. Rejects with the server's words. */
export async function callAs<T>(
  username: string,
  path: string,
  { method = 'GET', body, lang = 'zh' }: { method?: string; body?: unknown; lang?: 'zh' | 'en' } = {},
): Promise<T> {
  const token = await tokenOf(username);
  const answer = await fetch(new URL(path, ownUrl()), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} as ${username} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
