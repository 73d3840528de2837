import type { FeedPlace } from '../../../feed.calls.ts';
import { recordAddress } from '../../../record-address.ts';
import type { PageRoute } from '../../routing/pages.ts';

/** Where a place lies in the menu of this user; nothing for whoever has no such page. */
export function pathOfPlace(place: FeedPlace | undefined, pages: readonly PageRoute[]): string | undefined {
  if (!place) return undefined;
  if (place.record) return recordAddress(place.record.resource, place.record.id);
  const path = pages.findLast((page) => page.component === place.component)?.path;
  return path && (place.query ? `${path}?${place.query}` : path);
}
