import { flowsOf } from '../../../flow/flows-of.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import type { Query } from '../../query-string.ts';
import { LIST } from '../list.text.ts';
import type { SavedFilter } from '../search/saved-filters.ts';

const MOST_STATES = 6;
const MOST_VIEWS = 8;

const ALL: SavedFilter = { key: 'all', label: LIST.all, filters: {} };

/** A list of documents offers its states, of each flow as long as they are few. */
function statesOf(resource: AnyResource): SavedFilter[] {
  const views: SavedFilter[] = [];
  for (const { field, flow } of flowsOf(resource)) {
    const states = Object.entries(flow.states);
    if (states.length > MOST_STATES || views.length + states.length > MOST_VIEWS) continue;
    const key = views.length > 0 ? `${field}:` : '';
    views.push(
      ...states.map(([state, label]) => ({ key: `state:${key}${state}`, label, filters: { [field]: [state] } })),
    );
  }
  return views;
}

/**
 * What a list offers at a press: everything, and the views that its page says, else its states. What a list holds fast nobody chooses:
 * views of it would all count and show the same, and what waits for somebody is in one state.
 */
export function offeredViews(
  resource: AnyResource,
  given: readonly SavedFilter[] | undefined,
  fixed: Query = {},
): SavedFilter[] {
  const own = given ?? ('waiting' in fixed ? [] : statesOf(resource));
  return [ALL, ...own.filter(({ filters }) => !Object.keys(filters).some((field) => field in fixed))];
}
