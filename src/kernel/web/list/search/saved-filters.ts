import type { Text } from '../../../text.ts';
import type { ListView, ViewContent } from '../../../views.calls.ts';
import type { Density } from '../../theme/theme-choice.ts';
import { type ColumnChoice, sameChoice } from '../columns/column-set.ts';
import { type ListState, sameFilters } from '../list-state.ts';

/** A named view of a list: given by the page, kept by its user, or shared by somebody. */
export type SavedFilter = {
  readonly key: string;
  readonly label: Text;
  readonly q?: string;
  readonly filters: ListState['filters'];
  readonly sort?: string;
  readonly columns?: ColumnChoice;
  readonly density?: Density;
  /** As the server keeps it; what its page gives has none. */
  readonly kept?: ListView;
};

export const savedOf = (kept: ListView): SavedFilter => ({
  key: `kept:${kept.id}`,
  label: { zh: kept.name, en: kept.name },
  q: kept.q,
  filters: kept.filters,
  sort: kept.sort,
  columns: kept.columns,
  density: kept.density,
  kept,
});

/** The view that shows just what the list shows: one that keeps columns only where they stand as it keeps them. */
export function currentView(
  views: readonly SavedFilter[],
  state: ListState,
  choice: ColumnChoice | undefined,
): SavedFilter | undefined {
  const fitting = views.filter(
    (view) =>
      sameFilters(view.filters, state.filters) &&
      (view.q ?? '') === state.q &&
      (!view.sort || view.sort === state.sort) &&
      (!view.columns || sameChoice(view.columns, choice)),
  );
  return fitting.findLast((view) => view.columns) ?? fitting[0];
}

/** What an earlier version kept in the browser alone; it moves to the server with the first look. */
export function takeKeptHere(userId: number, page: string): ViewContent[] {
  const key = `filters:${userId}:${page}`;
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.removeItem(key);
    if (!Array.isArray(read)) return [];
    return read
      .filter((one) => typeof one?.name === 'string' && typeof one?.filters === 'object')
      .map(({ name, q, filters, sort }) => ({ page, name, q, filters, sort }));
  } catch {
    return [];
  }
}
