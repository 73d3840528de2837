import { REPORT } from '../../report/report.text.ts';
import type { ListView } from '../../views.calls.ts';
import { type ListState, sameFilters } from '../list/list-state.ts';
import type { SavedFilter } from '../list/search/saved-filters.ts';
import { useKeptViews } from '../list/views/use-kept-views.ts';
import type { ViewActs } from '../list/views/view-chips.tsx';
import type { ReportWords } from './use-report.ts';

const STANDARD: SavedFilter = { key: 'all', label: REPORT.standard, filters: {} };
const NO_COUNTS = {};

const sameWords = (a: ReportWords, b: ReportWords): boolean => {
  const text = (words: ReportWords): string => JSON.stringify(Object.entries(words).toSorted());
  return text(a) === text(b);
};

type Given = {
  readonly pageKey: string;
  readonly state: ListState;
  /** The choice that shows, in words. */
  readonly words: ReportWords;
  readonly show: (next: Pick<ListState, 'q' | 'filters'>, words: ReportWords) => void;
};

/** The views that are kept of a report, as of a list: filters, and what goes down, across and into the cells. */
export function useReportViews({ pageKey, state, words, show }: Given): ViewActs & {
  onKeep: (name: string) => Promise<void>;
} {
  const kept = useKeptViews(pageKey);
  const views = [STANDARD, ...kept.views];
  const onKeep = (name: string): Promise<void> =>
    kept.keep({
      page: pageKey,
      name,
      q: state.q || undefined,
      filters: Object.fromEntries(Object.entries(state.filters).map(([key, values]) => [key, [...values]])),
      report: Object.fromEntries(Object.entries(words).map(([word, values]) => [word, [...values]])),
    });
  return {
    views,
    counts: NO_COUNTS,
    current: views.find(
      (view) =>
        sameFilters(view.filters, state.filters) &&
        (view.q ?? '') === state.q &&
        sameWords(view.kept?.report ?? {}, words),
    ),
    onPick: (view) => show({ q: view.q ?? '', filters: view.filters }, view.kept?.report ?? {}),
    onRenew: (view: ListView) => void onKeep(view.name).catch(() => undefined),
    onDrop: (view: ListView) => void kept.drop(view).catch(() => undefined),
    onShare: kept.share,
    onKeep,
  };
}
