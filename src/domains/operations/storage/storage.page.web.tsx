import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { FILE_KINDS, PLACES } from '../files/stored-file.resource.ts';
import { Failed, FigureStrip, MonitorHead, usePagePath } from '../monitor-server/monitor-parts.web.tsx';
import '../../../kernel/web/detail/detail.css';
import { MovePanel } from './move-panel.web.tsx';
import { PlaceForm } from './place-form.web.tsx';
import { type StorageState, storageState } from './storage.calls.ts';
import { STORAGE_TEXT as TEXT } from './storage.text.ts';
import './storage.css';

const Browse = lazy(() => import('./browse.web.tsx').then((m) => ({ default: m.Browse })));

const WHILE_MOVING_MS = 1500;

/** Where files lie, how much of what there is, and how to have them elsewhere. */
export function Page() {
  const [tab, setTab] = useState<'overview' | 'browse'>('overview');
  const found = useQuery({
    queryKey: ['system', 'storage'],
    queryFn: ({ signal }) => call(storageState, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.moving ? WHILE_MOVING_MS : false),
  });
  const tabs = [
    { key: 'overview', label: t(TEXT.overview) },
    ...(hasPermission('operations:storedFile:list') ? [{ key: 'browse', label: t(TEXT.browse) } as const] : []),
  ] as const;
  return (
    <div className="monitor storage">
      <MonitorHead title={t(TEXT.title)} busy={found.isFetching} onRefresh={() => void found.refetch()} />
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {found.data && (
        <>
          <Figures state={found.data} />
          <TabBar label={t(TEXT.tabs)} tabs={tabs} tab={tab} onTab={setTab} className="storage-tab">
            {tab === 'browse' ? (
              <Suspense fallback={<SkeletonRows />}>
                <Browse />
              </Suspense>
            ) : (
              <div className="storage-columns">
                <PlaceForm key={found.data.version} state={found.data} />
                <div className="storage-side">
                  <MovePanel state={found.data} />
                  <Kinds kinds={found.data.kinds} />
                </div>
              </div>
            )}
          </TabBar>
        </>
      )}
    </div>
  );
}

function Figures({ state }: { state: StorageState }) {
  const files = usePagePath('system/Files');
  const to = (filter: string) => files && `${files}?${filter}`;
  return (
    <FigureStrip
      label={t(TEXT.figures)}
      figures={[
        ...state.places.map(({ driver, contents, bytes }) => ({
          key: driver,
          label: `${t(PLACES[driver])} · ${t(TEXT.contents, { n: contents })}`,
          value: sizeText(bytes),
          to: to(`place=${driver}`),
        })),
        {
          key: 'unused',
          label: `${t(TEXT.unused)} · ${t(TEXT.files, { n: state.unused.files })}`,
          value: sizeText(state.unused.bytes),
          to: to('used=false'),
        },
      ]}
    />
  );
}

/** Bars as long as what they measure; each leads to its files. */
function Kinds({ kinds }: Pick<StorageState, 'kinds'>) {
  const files = usePagePath('system/Files');
  const most = Math.max(1, ...kinds.map((one) => one.bytes));
  return (
    <Panel title={t(TEXT.kinds)}>
      {kinds.length === 0 && <p className="list-message-more">{t(TEXT.noFiles)}</p>}
      {kinds.length > 0 && (
        <table className="storage-kinds">
          <thead>
            <tr>
              <th>{t(TEXT.kind)}</th>
              <th className="num">{t(TEXT.count)}</th>
              <th className="num">{t(TEXT.size)}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, files: n, bytes }) => (
              <tr key={kind}>
                <td>{files ? <Link to={`${files}?kind=${kind}`}>{t(FILE_KINDS[kind])}</Link> : t(FILE_KINDS[kind])}</td>
                <td className="num">{n.toLocaleString('en-US')}</td>
                <td className="num">{sizeText(bytes)}</td>
                <td className="storage-bar">
                  <span style={{ width: `${Math.max(1, (bytes / most) * 100)}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
