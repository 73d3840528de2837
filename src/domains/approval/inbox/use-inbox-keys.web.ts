import { type RefObject, useState } from 'react';
import type { Text } from '../../../kernel/text.ts';
import { useShortcut } from '../../../kernel/web/shell/keys/shortcuts.ts';

const KEYS = {
  next: { zh: '下一行', en: 'Next row' },
  previous: { zh: '上一行', en: 'Previous row' },
  search: { zh: '查找', en: 'Search' },
} satisfies Record<string, Text>;

/** J and K walk the documents by moving the focus to their links, so that Enter opens one; / goes to the search box. */
export function useInboxKeys(root: RefObject<HTMLElement | null>): void {
  const [at, setAt] = useState(-1);
  const go = (to: number): void => {
    const links = root.current?.querySelectorAll<HTMLElement>('.inbox-title') ?? [];
    const next = Math.min(Math.max(to, 0), links.length - 1);
    links[next]?.focus();
    setAt(next);
  };
  useShortcut('j', KEYS.next, () => go(at + 1));
  useShortcut('k', KEYS.previous, () => go(at - 1));
  useShortcut('/', KEYS.search, () => root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus());
}
