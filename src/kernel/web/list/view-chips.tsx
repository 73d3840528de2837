import { CloseOutlined } from '@ant-design/icons';
import { t } from '../i18n.ts';
import { LIST } from './list.text.ts';
import { type ListState, sameFilters } from './list-state.ts';
import type { SavedFilter } from './saved-filters.ts';

type Props = {
  views: readonly SavedFilter[];
  /** Counts by key, where they are known. */
  counts: Readonly<Record<string, string>>;
  state: ListState;
  onPick: (view: SavedFilter) => void;
  onDrop: (view: SavedFilter) => void;
};

const isCurrent = (view: SavedFilter, state: ListState): boolean =>
  sameFilters(view.filters, state.filters) && (view.q ?? '') === state.q;

/** Saved filters as chips with counts: 全部, those of the page, those of the user. */
export function ViewChips({ views, counts, state, onPick, onDrop }: Props) {
  if (views.length < 2) return <span />;
  return (
    <ul className="list-views" aria-label={t(LIST.views)}>
      {views.map((view) => (
        <li key={view.key} data-current={isCurrent(view, state)}>
          <button
            type="button"
            className="list-view"
            aria-pressed={isCurrent(view, state)}
            onClick={() => onPick(view)}
          >
            {t(view.label)}
            {counts[view.key] !== undefined && <span className="list-view-count">{counts[view.key]}</span>}
          </button>
          {view.own && (
            <button
              type="button"
              className="list-view-drop"
              aria-label={t(LIST.dropFilter, { name: t(view.label) })}
              onClick={() => onDrop(view)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
