import { useEffect, useState } from 'react';
import { ApiError } from '../api-error.ts';
import { pagePath } from '../base-path.ts';
import type { MenuItem } from '../session/menu-item.ts';
import { currentSession, loadSession, signOut } from '../session/session.ts';
import { lookAs } from '../theme/theme-choice.ts';
import { beginProgress } from './progress.tsx';
import { findPage } from './routing/find-page.ts';
import { flatten } from './routing/flatten.ts';
import { HOME_PATH, ownPages } from './routing/own-pages.ts';
import { fetchPage } from './routing/web-modules.ts';
import { startSettings } from './settings/app-settings.ts';
import { startTags } from './tags/tag-store.ts';

type Start = 'loading' | 'started' | 'unanswered';

/** Anything else than an answer: the connection is lost, or the page is left while it still loads or reads. Nobody has refused. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

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
    void loadSession()
      .then(() => {
        if (gone) return;
        takeOver();
        setStart('started');
      })
      .catch((error: unknown) => {
        if (gone) return;
        console.error(error);
        if (isRefused(error)) void signOut();
        else setStart('unanswered');
      })
      .finally(end);
    return () => {
      gone = true;
    };
  }, [start]);
  return { start, retry: () => setStart('loading') };
}

function takeOver(): void {
  const session = currentSession();
  if (!session) return;
  const user = String(session.user.id);
  lookAs(user);
  startSettings(user);
  const pages = [...ownPages(), ...flatten(session.menus).pages];
  const first = findPage(pages, pagePath());
  if (first) fetchPage(first.route.component);
  startTags(user, [HOME_PATH, ...pinnedOf(session.menus)], (key) => findPage(pages, key) !== undefined);
}

/** Menu entries with a pinned tab, which is open from the start. */
function pinnedOf(menus: readonly MenuItem[]): string[] {
  return flatten(menus)
    .pages.filter((page) => page.pinned && !page.path.includes(':') && page.path !== HOME_PATH)
    .map((page) => page.path);
}
