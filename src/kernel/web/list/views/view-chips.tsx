import { MoreOutlined, TeamOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ListView } from '../../../views.calls.ts';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';
import type { SavedFilter } from '../search/saved-filters.ts';
import '../list.css';

const ShareView = lazy(() => import('./share-view.tsx').then((m) => ({ default: m.ShareView })));

/** What a list does with its views. */
export type ViewActs = {
  views: readonly SavedFilter[];
  /** Counts by key, where they are known. */
  counts: Readonly<Record<string, string>>;
  current: SavedFilter | undefined;
  onPick: (view: SavedFilter) => void;
  /** Keeps what the list shows now under the view's name. */
  onRenew: (view: ListView) => void;
  onDrop: (view: ListView) => void;
  onShare: (view: ListView, roles: readonly string[]) => Promise<void>;
};

/** Views as chips with counts: 全部, those of the page, those of the user, those that others share. */
export function ViewChips({ views, counts, current, onPick, ...acts }: ViewActs) {
  if (views.length < 2) return <span />;
  return (
    <ul className="list-views" aria-label={t(LIST.views)}>
      {views.map((view) => (
        <li key={view.key} data-current={view === current}>
          <button
            type="button"
            className="list-view"
            aria-pressed={view === current}
            title={view.kept && !view.kept.own ? t(LIST.sharedBy, { name: view.kept.ownerName }) : undefined}
            onClick={() => onPick(view)}
          >
            {view.kept && (!view.kept.own || view.kept.roles.length > 0) && (
              <TeamOutlined className="list-view-shared" aria-label={t(LIST.shared)} />
            )}
            {t(view.label)}
            {counts[view.key] !== undefined && <span className="list-view-count">{counts[view.key]}</span>}
          </button>
          {view.kept?.own && <ViewMenu view={view.kept} {...acts} />}
        </li>
      ))}
    </ul>
  );
}

type MenuProps = Pick<ViewActs, 'onRenew' | 'onDrop' | 'onShare'> & { view: ListView };

/** What its owner can do with a view. */
function ViewMenu({ view, onRenew, onDrop, onShare }: MenuProps) {
  const [sharing, setSharing] = useState(false);
  const { name } = view;
  const acts: Record<string, () => void> = {
    renew: () => onRenew(view),
    share: () => setSharing(true),
    drop: () => onDrop(view),
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: [
            { key: 'renew', label: t(LIST.renewView) },
            { key: 'share', label: t(LIST.shareView) },
            { key: 'drop', label: t(LIST.dropView), danger: true },
          ],
          onClick: ({ key }) => acts[key]?.(),
        }}
      >
        <button type="button" className="list-view-drop" aria-label={t(LIST.viewActs, { name })}>
          <MoreOutlined aria-hidden="true" />
        </button>
      </Dropdown>
      {sharing && (
        <Suspense fallback={null}>
          <ShareView view={view} onShare={(roles) => onShare(view, roles)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
