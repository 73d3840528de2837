import { FundProjectionScreenOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, Segmented, Switch } from 'antd';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { ExportButton } from '../../../kernel/web/list/sheets/export-button.tsx';
import { byServerClock } from '../../../kernel/web/server-clock.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { useDataDashboard } from '../../../shell/navbar/use-data-dashboard.ts';
import { PageBoundary } from '../../../shell/pages/page-boundary.tsx';
import { SHORE_ZONE, shipTime } from '../ship-time.rules.ts';
import { BOARD_TEXT } from './board.text.ts';
import { BoardCards } from './board-cards.web.tsx';
import { BoardList } from './board-list.web.tsx';
import { BoardMessage } from './board-message.web.tsx';
import { BOARD_COLUMNS } from './board-sheet.rules.ts';
import { type BoardFilter, boardCounts, byDue, fitsFilter, fitsWord, isBoardFilter } from './board-view.rules.ts';
import { StatusStrip } from './status-strip.web.tsx';
import { useBoard } from './use-board.web.ts';
import '../../../kernel/web/list/list.css';
import './board.css';
import { clearable } from '../../../kernel/web/fields/clearable.tsx';

/** A megabyte: without a line the list stands by itself. */
const BoardMap = lazy(() => import('./board-map.web.tsx').then((m) => ({ default: m.BoardMap })));

type View = 'list' | 'both' | 'map';

/** Where every ship is, what it does, and whose report is late; list and map light each other. */
export function FleetBoard() {
  const mobile = useMobile();
  const navigate = useNavigate();
  const openWall = useDataDashboard();
  const mayExport = usePermission('voyage:report:export');
  const switchId = useId();
  const [view, setView] = useState<View>('both');
  const [unconfirmedToo, setUnconfirmedToo] = useState(true);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('filter');
  const filter = isBoardFilter(asked) ? asked : 'all';
  const setFilter = (next: BoardFilter) => setSearch(next === 'all' ? {} : { filter: next }, { replace: true });
  const [word, setWord] = useState('');
  const [selectedId, setSelectedId] = useState<number>();
  const [hoveredId, setHoveredId] = useState<number>();
  const [withTrack, setWithTrack] = useState(true);
  const board = useBoard(!unconfirmedToo);
  const now = byServerClock(board.dataUpdatedAt).toISOString();
  const all = useMemo(() => byDue(board.data ?? []), [board.data]);
  const rows = useMemo(() => all.filter((row) => fitsFilter(row, filter) && fitsWord(row, word)), [all, filter, word]);
  const selected = all.find((row) => row.shipId === selectedId);
  const shown: View = mobile && view === 'both' ? 'list' : view;

  useEffect(() => {
    if (selectedId === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setSelectedId(undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [selectedId]);

  const message = (
    <BoardMessage
      loading={board.isPending}
      error={board.data ? undefined : board.error}
      filtered={filter !== 'all' || word.trim() !== ''}
      onRetry={() => void board.refetch()}
      onClear={() => {
        setFilter('all');
        setWord('');
      }}
    />
  );
  const shared = { rows, now, hoveredId, onHover: setHoveredId };
  const time = shipTime({ utc: now, zone: SHORE_ZONE, now });

  return (
    <div className="board-page">
      <header className="board-head">
        {!mobile && <h1>{t(BOARD_TEXT.title)}</h1>}
        {board.isError && board.data ? (
          <span className="board-stale" role="alert">
            {t(BOARD_TEXT.stale, { time })}
          </span>
        ) : (
          <span className="board-minor num">{t(BOARD_TEXT.clock, { time })}</span>
        )}
        <span className="board-head-acts">
          <label htmlFor={switchId}>{t(BOARD_TEXT.unconfirmedToo)}</label>
          <Switch id={switchId} size="small" checked={unconfirmedToo} onChange={setUnconfirmedToo} />
          <Segmented<View>
            aria-label={t(BOARD_TEXT.view)}
            value={shown}
            onChange={setView}
            options={(mobile ? (['list', 'map'] as const) : (['list', 'both', 'map'] as const)).map((value) => ({
              value,
              label: t(BOARD_TEXT[value]),
            }))}
          />
          {mayExport && board.data && (
            <ExportButton
              url="/api/voyage/board/export"
              query={{
                confirmedOnly: !unconfirmedToo,
                filter,
                word: word.trim() || undefined,
                columns: BOARD_COLUMNS.filter((name) => name !== 'dueAt' || shown === 'list'),
              }}
              name={t(BOARD_TEXT.title)}
            />
          )}
          {openWall && !mobile && (
            <Button icon={<FundProjectionScreenOutlined />} onClick={openWall}>
              {t(BOARD_TEXT.wall)}
            </Button>
          )}
        </span>
      </header>
      <StatusStrip counts={board.data && boardCounts(all)} filter={filter} onFilter={setFilter} />
      <div className="board-body" data-view={shown}>
        {shown !== 'map' && (
          <section className="board-list" aria-label={t(BOARD_TEXT.list)}>
            <div className="board-search">
              <Input
                allowClear={clearable()}
                prefix={<SearchOutlined aria-hidden />}
                aria-label={t(BOARD_TEXT.search)}
                placeholder={t(BOARD_TEXT.search)}
                value={word}
                onChange={(event) => setWord(event.target.value)}
              />
              <span className="board-minor">{t(BOARD_TEXT.order)}</span>
            </div>
            {mobile ? (
              rows.length > 0 ? (
                <BoardCards rows={rows} now={now} />
              ) : (
                message
              )
            ) : (
              <BoardList
                {...shared}
                wide={shown === 'list'}
                selectedId={selectedId}
                onSelect={(row) => (shown === 'list' ? navigate(`?shipId=${row.shipId}`) : setSelectedId(row.shipId))}
                message={message}
              />
            )}
          </section>
        )}
        {shown !== 'list' && (
          <PageBoundary>
            <Suspense fallback={<div className="board-map" aria-busy="true" />}>
              <BoardMap
                {...shared}
                selected={selected}
                withTrack={withTrack}
                onSelect={setSelectedId}
                onTrack={setWithTrack}
              />
            </Suspense>
          </PageBoundary>
        )}
      </div>
    </div>
  );
}
