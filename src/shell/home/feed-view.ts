import type { Feed } from '../../kernel/feed.calls.ts';
import type { Text } from '../../kernel/text.ts';
import { FEED_TEXT } from './feed.text.ts';

export type FeedRow = Feed['items'][number];
export type Grouping = 'urgency' | 'about' | 'kind';
/** `all`, `overdue`, `due`, or the key of a kind. */
export type FeedFilter = string;

export const total = (feed: Feed): number => feed.kinds.reduce((sum, kind) => sum + kind.count, 0);
export const sumOf = (feed: Feed, figure: 'overdue' | 'due'): number =>
  feed.kinds.reduce((sum, kind) => sum + kind[figure], 0);

/** How many a filter counts, also those beyond the shown ones. */
export function countOf(feed: Feed, filter: FeedFilter): number {
  if (filter === 'all') return total(feed);
  if (filter === 'overdue' || filter === 'due') return sumOf(feed, filter);
  return feed.kinds.find((kind) => kind.key === filter)?.count ?? 0;
}

export function filtered(feed: Feed, filter: FeedFilter): FeedRow[] {
  if (filter === 'all') return feed.items;
  if (filter === 'overdue') return feed.items.filter((item) => item.urgency === 0);
  if (filter === 'due') return feed.items.filter((item) => item.urgency === 1);
  return feed.items.filter((item) => item.kind === filter);
}

/** How many these lines stand for: messages of a kind come in one. */
export const countIn = (rows: readonly FeedRow[]): number => rows.reduce((sum, row) => sum + (row.counts ?? 1), 0);

export type FeedGroup = { readonly key: string; readonly title?: Text; readonly rows: readonly FeedRow[] };

/** Rows in their order of urgency, together by ship or by kind where that is asked for; what is about no ship stands last. */
export function grouped(feed: Feed, rows: readonly FeedRow[], by: Grouping): FeedGroup[] {
  if (by === 'urgency') return [{ key: 'urgency', rows }];
  const keyOf = (row: FeedRow): string => (by === 'kind' ? row.kind : (row.about?.key ?? ''));
  const groups = [...Map.groupBy(rows, keyOf)].map(([key, own]): FeedGroup => {
    const title = by === 'kind' ? feed.kinds.find((kind) => kind.key === key)?.label : own[0]?.about?.name;
    return { key, title: title ?? FEED_TEXT.noShip, rows: own };
  });
  return groups.toSorted((a, b) => Number(a.key === '') - Number(b.key === ''));
}
