import { useEffect, useState } from 'react';
import type { MenuItem } from '../session/menu-item.ts';
import { currentSession, loadSession, signOut } from '../session/session.ts';
import { lookAs } from '../theme/theme-choice.ts';
import { beginProgress } from './progress.tsx';
import { findPage } from './routing/find-page.ts';
import { flatten } from './routing/flatten.ts';
import { HOME_PATH, OWN_PAGES } from './routing/own-pages.ts';
import { startSettings } from './settings/app-settings.ts';
import { startTags } from './tags/tag-store.ts';

/** Loads user and menus and takes over what the user keeps in this browser. True once all is there. */
export function useStart(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const end = beginProgress();
    let gone = false;
    void loadSession()
      .then(() => {
        if (gone) return;
        takeOver();
        setStarted(true);
      })
      .catch((error: unknown) => {
        console.error(error);
        if (!gone) void signOut();
      })
      .finally(end);
    return () => {
      gone = true;
    };
  }, []);
  return started;
}

function takeOver(): void {
  const session = currentSession();
  if (!session) return;
  const user = String(session.user.id);
  lookAs(user);
  startSettings(user);
  const pages = [...OWN_PAGES, ...flatten(session.menus).pages];
  startTags(user, [HOME_PATH, ...pinnedOf(session.menus)], (key) => findPage(pages, key) !== undefined);
}

/** Menu entries with a pinned tab, which is open from the start. */
function pinnedOf(menus: readonly MenuItem[]): string[] {
  return flatten(menus)
    .pages.filter((page) => page.pinned && !page.path.includes(':') && page.path !== HOME_PATH)
    .map((page) => page.path);
}
