import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { listed, t } from '../../kernel/web/i18n.ts';
import { prefer } from '../../kernel/web/session/preferences.ts';
import { useUser } from '../../kernel/web/session/session.ts';
import { useFeed } from '../home/use-feed.ts';
import { MenuIcon } from '../menu/menu-icon.tsx';
import { reportUse } from '../menu/menu-link.tsx';
import { leaves, type MenuNode } from '../menu/menu-tree.ts';
import { HOME_PATH } from '../routing/own-pages.ts';
import { useShell } from '../shell-context.ts';
import { CHOOSE_TEXT } from './choose-system.text.ts';
import './system-cards.css';

/** The systems of a user: the top-level menu entries but for the home page, each opening its first page. */
type SystemCard = { readonly node: MenuNode; readonly first: MenuNode; readonly contents: string };

export function systemsOf(menu: readonly MenuNode[]): SystemCard[] {
  return menu.flatMap((node) => {
    const pages = leaves([node]).map((one) => one.node);
    const first = pages.find((page) => !page.external && page.path !== HOME_PATH);
    const contents = listed((node.children.length > 0 ? node.children : pages).map((one) => t(one.title)));
    return first ? [{ node, first, contents }] : [];
  });
}

const key = (userId: number): string => `fairway-system:${userId}`;

/** Which system the user entered last. */
function lastSystem(userId: number): number | undefined {
  try {
    return Number(localStorage.getItem(key(userId))) || undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the system that is entered, by its card or by its number key, and counts the use of its first page. */
export function noteSystem(userId: number, { node, first }: SystemCard): void {
  try {
    localStorage.setItem(key(userId), String(node.id));
  } catch {
    // Without storage no card carries the ring.
  }
  reportUse(first.id);
}

type Props = {
  readonly systems: readonly SystemCard[];
  readonly focusLast?: boolean;
  /** With how much waits in each. */
  readonly counted?: boolean;
};

/** How much waits in a system: what the lists of its pages count. */
function useWaiting(enabled: boolean): (system: SystemCard) => number {
  const { table } = useShell();
  const { data } = useFeed(enabled);
  return ({ node }) => {
    const paths = new Set(leaves([node]).map((one) => one.node.path));
    const own = data?.kinds.filter((kind) => {
      const path = kind.list && table.pages.findLast((page) => page.component === kind.list?.component)?.path;
      return path !== undefined && paths.has(path);
    });
    return own?.reduce((sum, kind) => sum + kind.count, 0) ?? 0;
  };
}

/** The system that a person entered from the chooser, wherever they sign in. */
export const SYSTEM_CHOSEN = 'shell.system';

/** Cards, four a row; the one used last carries a ring and, on the chooser, the first focus. */
export function SystemCards({ systems, focusLast = false, counted = false }: Props) {
  const user = useUser();
  const waiting = useWaiting(counted);
  const last = lastSystem(user.id);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const cards = list.current;
    // One selector of both would find whichever stands first.
    const card = cards?.querySelector<HTMLElement>('[data-last]') ?? cards?.querySelector<HTMLElement>('a');
    if (focusLast) card?.focus({ preventScroll: true });
  }, [focusLast]);
  return (
    <ul ref={list} className="shell-systems">
      {systems.map((system) => (
        <li key={system.node.id}>
          <Link
            to={system.first.path}
            data-last={system.node.id === last || undefined}
            onClick={() => {
              noteSystem(user.id, system);
              if (counted) prefer(SYSTEM_CHOSEN, String(system.node.id));
            }}
          >
            <MenuIcon name={system.node.icon} />
            <b>{t(system.node.title)}</b>
            {waiting(system) > 0 && <em className="num">{t(CHOOSE_TEXT.waiting, { n: waiting(system) })}</em>}
            <span>{system.contents}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
