import { useEffect, useState } from 'react';
import { ApiError } from '../kernel/web/api-error.ts';
import { pagePath } from '../kernel/web/base-path.ts';
import { t } from '../kernel/web/i18n.ts';
import { notify } from '../kernel/web/notice.ts';
import { rested } from '../kernel/web/rested.ts';
import { findPage } from '../kernel/web/routing/find-page.ts';
import { currentSession, holdSession } from '../kernel/web/session/session.ts';
import { startTags } from '../kernel/web/tabs/tag-store.ts';
import { lookAs } from '../kernel/web/theme/theme-choice.ts';
import { BOX } from './offline/box.text.ts';
import { beginProgress } from './progress.tsx';
import { flatten } from './routing/flatten.ts';
import { HOME_PATH, ownPages } from './routing/own-pages.ts';
import { fetchPage } from './routing/web-modules.ts';
import { loadSession } from './session/load-session.ts';
import type { MenuItem } from './session/menu-item.ts';
import { currentMenus, holdMenus } from './session/menus.ts';
import { signOut } from './session/sign-out.ts';
import { startSettings } from './settings/app-settings.ts';

type Start = 'loading' | 'started' | 'unanswered';

/** Anything else than an answer: the connection is lost, or the page is left while it still loads or reads. Nobody has refused. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

/** Milliseconds after which a line that hangs counts as none, where this device knows who sits there. */
const PATIENCE = 8000;
/** Milliseconds that the frame waits for the code of its first page, so that both are drawn at once. */
const PAGE_FIRST = 400;
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads user and menus and takes over what the user keeps in this browser. When the server refuses, the user is logged out
 * (spec.md section 4); when it does not answer, `retry` asks again.
 */
export function useStart(): { start: Start; retry: () => void } {
  const [start, setStart] = useState<Start>('loading');
  useEffect(() => {
    if (start !== 'loading') return;
    const end = beginProgress();
    let gone = false;
    const loading = loadSession();
    const slow = setTimeout(() => void startKept(() => gone).then((kept) => kept && setStart('started')), PATIENCE);
    void loading
      .then(async () => {
        if (gone) return;
        await Promise.race([takeOver(), rest(PAGE_FIRST)]);
        if (!gone) setStart('started');
      })
      .catch((error: unknown) => {
        if (gone) return;
        console.error(error);
        if (isRefused(error)) void signOut({ ended: true });
        else void startKept(() => gone).then((kept) => !gone && setStart(kept ? 'started' : 'unanswered'));
      })
      .finally(end);
    return () => {
      gone = true;
      clearTimeout(slow);
      end();
    };
  }, [start]);
  return { start, retry: () => setStart('loading') };
}

/** The server does not answer: goes on with what this device knows of the session, if it does. */
async function startKept(isGone: () => boolean): Promise<boolean> {
  const { keptSession } = await import('./offline/offline-session.ts');
  const known = await keptSession().catch(() => undefined);
  if (!known || isGone()) return false;
  const { menus, ...session } = known;
  holdMenus(menus);
  holdSession(session);
  await Promise.race([takeOver(), rest(PAGE_FIRST)]);
  notify.info(t(BOX.startedOffline));
  return true;
}

/** Takes over what the user keeps in this browser; its answer is there once the code of the first page is. */
async function takeOver(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  // What a device keeps comes after the shell: no page waits for it.
  void rested()
    .then(() => import('./offline/start-offline.ts'))
    .then(({ startOffline }) => startOffline());
  const user = String(session.user.id);
  lookAs(user);
  startSettings(user);
  const menus = currentMenus();
  const pages = [...ownPages(), ...flatten(menus).pages];
  const first = findPage(pages, pagePath());
  const fetched = first && fetchPage(first.route.component);
  startTags(user, [HOME_PATH, ...pinnedOf(menus)], (key) => findPage(pages, key) !== undefined);
  await fetched;
}

/** Menu entries with a pinned tab, which is open from the start. */
function pinnedOf(menus: readonly MenuItem[]): string[] {
  return flatten(menus)
    .pages.filter((page) => page.pinned && !page.path.includes(':') && page.path !== HOME_PATH)
    .map((page) => page.path);
}
