import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../../kernel/server/db/db.ts';
import type { Http } from '../../../kernel/server/http/endpoint.ts';
import type { Credentials } from '../../../kernel/server/module.ts';
import { type Settings, setting } from '../../../kernel/server/settings/settings.ts';
import { cookieOf } from './cookie.server.ts';
import { hashOf } from './secrets.server.ts';

const BROWSER_COOKIE = 'fairway_browser';
const YEAR_S = 31_536_000;

/** From where somebody signs in. `browser` is the id in the browser's cookie; `bound`: the token counts only together with it. */
export type Place = { address: string; device?: string; browser?: string; bound: boolean };

/** Browsers say from which page a call comes; other programs say nothing of the kind. */
const isBrowser = ({ headers }: Credentials): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** What is kept of a browser's id. */
export const browserHash = (id: string): string => hashOf(`browser ${id}`);

export function browserOf(request: Credentials): string | undefined {
  return cookieOf(request, BROWSER_COOKIE);
}

/** The browser's own id, to which its sign-ins are bound; scripts cannot read it. */
function giveBrowser({ request, reply, app }: Http): string {
  const known = browserOf(request);
  if (known) return known;
  const fresh = randomUUID();
  const secure = app.settings.secureCookies ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${BROWSER_COOKIE}=${fresh}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`,
  );
  return fresh;
}

export function placeOf(http: Http, { remember = false } = {}): Place {
  const { request } = http;
  const bound = isBrowser(request);
  return {
    address: request.ip,
    device: request.headers['user-agent'],
    browser: bound || remember ? giveBrowser(http) : browserOf(request),
    bound,
  };
}

/** Whether this person has signed in by this browser before. */
export async function isKnownBrowser(db: Db, userId: number, browser: string | undefined): Promise<boolean> {
  if (!browser) return false;
  const found = await db.query('select 1 from identity_known_browser where user_id = $1 and browser = $2', [
    userId,
    browserHash(browser),
  ]);
  return found.length > 0;
}

export async function knowBrowser(db: Db, userId: number, browser: string, now: Date): Promise<void> {
  await db.query(
    `with over as (delete from identity_known_browser where last_at < $3::timestamptz - interval '1 year')
     insert into identity_known_browser (user_id, browser, last_at) values ($1, $2, $3)
     on conflict (user_id, browser) do update set last_at = excluded.last_at`,
    [userId, browserHash(browser), now.toISOString()],
  );
}

const minutes = z.int().min(5).max(1440);
const unit = { zh: '分钟', en: 'minutes' };
const help = {
  zh: '浏览器中无人操作达到此时长后须重新登录，填写中的内容保留；对此后的登录生效',
  en: 'After so long without anybody at the browser one signs in again, and what is being written stays; holds for sign-ins from now on',
};

export const idleSettings: Settings = {
  'system.idleMinutesShore': {
    label: { zh: '岸基登录的空闲时长', en: 'Idle end of a sign-in ashore' },
    help,
    schema: minutes,
    default: 120,
    unit,
  },
  'system.idleMinutesShip': {
    label: { zh: '船舶登录的空闲时长', en: 'Idle end of a sign-in on board' },
    help,
    schema: minutes,
    default: 720,
    unit,
  },
};

export function idleMinutes(db: Db, onShip: boolean): Promise<number> {
  return setting<number>({ db }, onShip ? 'system.idleMinutesShip' : 'system.idleMinutesShore');
}
