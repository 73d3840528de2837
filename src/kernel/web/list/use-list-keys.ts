import type { InputRef } from 'antd';
import { type RefObject, useState } from 'react';
import type { Text } from '../../text.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { useShortcut } from '../shell/keys/shortcuts.ts';

const KEYS = {
  next: { zh: '下一行', en: 'Next row' },
  previous: { zh: '上一行', en: 'Previous row' },
  create: { zh: '新建', en: 'New' },
  search: { zh: '查找', en: 'Search' },
} satisfies Record<string, Text>;

type Given = {
  root: RefObject<HTMLElement | null>;
  rows: readonly AnyRow[];
  keyword: RefObject<InputRef | null>;
  enabled: boolean;
  onCreate?: () => void;
};

/**
 * J and K walk the rows, N begins a new record, / goes to the search box. Walking moves the focus to the row's link,
 * so that Enter opens it as it opens any link.
 */
export function useListKeys({ root, rows, keyword, enabled, onCreate }: Given): number | undefined {
  const [current, setCurrent] = useState<number>();
  const at = rows.findIndex((row) => row.id === current);

  function go(to: number): void {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!row) return;
    setCurrent(row.id);
    const element = root.current?.querySelector<HTMLElement>(`[data-row-key="${row.id}"]`);
    element?.scrollIntoView({ block: 'nearest' });
    element?.querySelector<HTMLElement>('.list-link')?.focus({ preventScroll: true });
  }

  useShortcut('j', KEYS.next, () => go(at + 1), enabled);
  useShortcut('k', KEYS.previous, () => go(at < 0 ? 0 : at - 1), enabled);
  useShortcut('n', KEYS.create, () => onCreate?.(), enabled && onCreate !== undefined);
  useShortcut('/', KEYS.search, () => keyword.current?.focus(), enabled);
  return at < 0 ? undefined : current;
}
