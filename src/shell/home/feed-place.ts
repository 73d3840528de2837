import type { FeedPlace } from '../../kernel/feed.calls.ts';
import { recordAddress } from '../../kernel/record-address.ts';
import type { PageRoute } from '../../kernel/web/routing/pages.ts';

/** Where a place lies in the menu of this user; nothing for whoever has no such page. */
export function pathOfPlace(place: FeedPlace | undefined, pages: readonly PageRoute[]): string | undefined {
  if (!place) return undefined;
  if (place.record) return recordAddress(place.record.resource, place.record.id);
  const path = pages.findLast((page) => page.component === place.component)?.path;
  return path && (place.query ? `${path}?${place.query}` : path);
}
