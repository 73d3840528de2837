import type { TableProps } from 'antd';
import type { Key, ReactNode } from 'react';

/** Pages that the server gives; the first is 0. */
export type Paging = {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** How many of them this page holds, where several stand together in one row. */
  readonly held?: number;
  readonly onPage: (page: number) => void;
};

type Columns<R> = NonNullable<TableProps<R>['columns']>;

export type RowSelection<R> = {
  readonly keys: readonly Key[];
  readonly onChange: (keys: Key[]) => void;
  readonly nameOf: (row: R) => string;
  /** Why a row cannot be chosen. */
  readonly refused?: (row: R) => string | undefined;
};

export type EmbeddedListProps<R> = {
  /** What the rows are, for whoever does not see the head. */
  label: string;
  /** Absent where a row is no table's: then `card` draws it, on every screen. */
  columns?: Columns<R>;
  /** A row on a phone, where its columns one below the other say it badly. */
  card?: (row: R) => ReactNode;
  /** Absent until the first answer. */
  rows: readonly R[] | undefined;
  rowKey: TableProps<R>['rowKey'];
  /** Another answer is on its way while these rows still stand. */
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Words where there are no rows, or a message of its own with a way out. */
  empty: ReactNode;
  paging?: Paging;
  selection?: RowSelection<R>;
  expandable?: TableProps<R>['expandable'];
  onOpen?: (row: R) => void;
  /** Fills the height of its frame and scrolls inside, as the list of a page does; else it is as high as its rows. */
  fill?: boolean;
  /** px below which the rows scroll sideways; absent beside something else: as wide as what they say. */
  width?: number;
};

export const keyOf = <R extends object>(rowKey: EmbeddedListProps<R>['rowKey'], row: R): Key =>
  typeof rowKey === 'function' ? rowKey(row) : ((row as Record<string, unknown>)[String(rowKey)] as Key);

export const toggledKey = (keys: readonly Key[], key: Key, on: boolean): Key[] => [
  ...keys.filter((one) => one !== key),
  ...(on ? [key] : []),
];

/** A press on a row opens it, but for one on a control in it or at the end of a selection. */
export function openedBy<R>(onOpen: ((row: R) => void) | undefined): TableProps<R>['onRow'] {
  if (!onOpen) return undefined;
  return (row) => ({
    className: 'list-row',
    onClick: (event) => {
      const control = event.target instanceof Element && event.target.closest('a, button, input, label');
      if (!control && !window.getSelection()?.toString()) onOpen(row);
    },
  });
}
