import { type Key, type RefObject, useState } from 'react';
import type { Text } from '../../text.ts';
import { useShortcut } from '../keys/shortcuts.ts';

const KEYS = {
  next: { zh: '下一行', en: 'Next row' },
  previous: { zh: '上一行', en: 'Previous row' },
  create: { zh: '新建', en: 'New' },
  search: { zh: '查找', en: 'Search' },
  peek: { zh: '快速查看', en: 'Peek' },
} satisfies Record<string, Text>;

type Given<R> = {
  root: RefObject<HTMLElement | null>;
  rows: readonly R[];
  keyOf: (row: R) => Key;
  /** Goes to the box that is searched by. */
  onSearch: () => void;
  enabled: boolean;
  onCreate?: () => void;
  onPeek?: (row: R) => void;
  peeked?: Key;
};

/**
 * J and K walk the rows, Space shows one in passing, N begins a new record, / goes to the search box. Walking moves the focus to the row's link,
 * so that Enter opens it as it opens any link.
 */
export function useListKeys<R>({
  root,
  rows,
  keyOf,
  onSearch,
  enabled,
  onCreate,
  onPeek,
  peeked,
}: Given<R>): Key | undefined {
  const [current, setCurrent] = useState<Key>();
  const at = rows.findIndex((row) => keyOf(row) === current);

  function go(to: number): void {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!row) return;
    setCurrent(keyOf(row));
    if (peeked !== undefined) onPeek?.(row);
    const element = root.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(String(keyOf(row)))}"]`);
    element?.scrollIntoView({ block: 'nearest' });
    element?.querySelector<HTMLElement>('.list-link, a[href], button')?.focus({ preventScroll: true });
  }

  useShortcut('j', KEYS.next, () => go(at + 1), enabled);
  useShortcut('k', KEYS.previous, () => go(at < 0 ? 0 : at - 1), enabled);
  useShortcut('n', KEYS.create, () => onCreate?.(), enabled && onCreate !== undefined);
  useShortcut(
    'space',
    KEYS.peek,
    () => {
      const row = rows[Math.max(at, 0)];
      if (row) onPeek?.(row);
      if (row && at < 0) go(0);
    },
    enabled && onPeek !== undefined,
  );
  useShortcut('/', KEYS.search, onSearch, enabled);
  return at < 0 ? undefined : current;
}
