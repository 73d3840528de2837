import type { InputRef } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flowsOf } from '../../flow/flows-of.ts';
import { defaultSort } from '../../resource/describe.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { ListView } from '../../views.calls.ts';
import type { DetailSlots } from '../detail/detail-slots.ts';
import { t } from '../i18n.ts';
import type { Query } from '../query-string.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { caller } from '../session/caller.ts';
import { hasPermission } from '../session/permission.tsx';
import { seen } from '../session/seen.ts';
import { useDensity } from '../theme/use-theme.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import type { BatchAct, RowAct } from './acts/row-act.ts';
import { RowActions } from './acts/row-actions.tsx';
import { allowed, useActs } from './acts/use-acts.ts';
import { useRowActs } from './acts/use-row-acts.ts';
import { useListBatch } from './batch/use-list-batch.tsx';
import type { CellPlace } from './columns/cell-menu.tsx';
import { type ColumnSpec, fieldsShown } from './columns/column-set.ts';
import { useColumns } from './columns/use-columns.ts';
import { useSize } from './columns/use-size.ts';
import { LIST } from './list.text.ts';
import { ListHead } from './list-head.tsx';
import { ListMessage, SkeletonRows } from './list-message.tsx';
import { freeOf, type ListState, queryOf } from './list-state.ts';
import { Pager, totalText } from './pages/pager.tsx';
import { OpenLink } from './record/open-link.tsx';
import { rowName } from './record/row-name.ts';
import { ACTIONS_WIDTH, RecordTable } from './record-table.tsx';
import type { SavedFilter } from './search/saved-filters.ts';
import { SearchBand } from './search/search-band.tsx';
import { useFilterDraft } from './search/use-filter-draft.ts';
import { ToolBar } from './tool-bar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useRows } from './use-rows.ts';
import { useViews } from './views/use-views.ts';
import './list.css';
import '../fields/fields.css';

const CellMenu = lazy(() => import('./columns/cell-menu.tsx').then((m) => ({ default: m.CellMenu })));
const PhoneList = lazy(() => import('./phone/phone-list.tsx').then((m) => ({ default: m.PhoneList })));
const RecordPeek = lazy(() => import('../detail/record-peek.tsx').then((m) => ({ default: m.RecordPeek })));
const ImportDialog = lazy(() => import('./sheets/import-dialog.tsx').then((m) => ({ default: m.ImportDialog })));

export type ResourceListProps = {
  resource: AnyResource;
  /** Where the derived calls live, when not at the resource's own path. */
  path?: string;
  /** Heading; the resource's label unless given. Nothing for a list inside another page. */
  title?: Text | null;
  /** Grey text beside the heading: what the list covers. */
  scope?: ReactNode;
  columns?: readonly ColumnSpec[];
  filters?: readonly string[];
  savedFilters?: readonly SavedFilter[];
  /** Filters that always hold and nobody sees, such as the parent record. */
  fixed?: Query;
  /** Before the standard buttons at the right of the heading. */
  toolbar?: ReactNode;
  rowActions?: readonly RowAct[];
  batchActions?: readonly BatchAct[];
  /** Names of the standard acts to leave away: create, edit, remove, import, export, peek, and those of the flow. */
  omit?: readonly string[];
  onOpen?: (row: AnyRow) => void;
  /** Address that opens a record, for its link. */
  hrefOf?: (row: AnyRow) => string;
  onEdit?: (row: AnyRow) => void;
  onCreate?: () => void;
  /** Word on the create button: 新建申请. */
  createLabel?: Text;
  /** Loads more within 10 px of the bottom instead of paging. */
  loadMore?: boolean;
  size?: number;
  /** Its first page is kept for when there is no line. */
  kept?: boolean;
  /** Key of a list inside another page: its state stays out of the URL. */
  embedded?: string;
  /** Names the list where a page has several, one at a time in the URL: columns and filters are kept for each. */
  part?: string;
  /** Hears the rows on the screen and where they stand among all that were found, for previous and next of a record's page. */
  onRows?: (rows: readonly AnyRow[], among: { from: number; total: number }) => void;
  /** What the record's page hides and counts; a look at it in passing does the same. */
  detail?: DetailSlots;
};

/** px that selection, actions and borders take of the panel. */
const OTHER_WIDTH = 36 + ACTIONS_WIDTH + 2;

/** A register of one resource: everything of ui.md 6.1, derived from its declaration; each part may be given instead. */
export function ResourceList(props: ResourceListProps) {
  const { path, omit = [], onOpen, onEdit, hrefOf, onRows } = props;
  const resource = seen(props.resource);
  const mobile = useMobile();
  const endless = props.loadMore === true || mobile;
  const { state: asked, change, pageKey } = useListState(resource, props.embedded, props.size, props.part);
  const state = useMemo(() => freeOf(asked, props.fixed), [asked, props.fixed]);
  const [density, setDensity] = useDensity(pageKey);
  const [panel, panelSize] = useSize<HTMLDivElement>(`panel ${pageKey}`);
  const { columns, shown, chosen, choice, choose, reset, widen } = useColumns(
    resource,
    props.columns,
    pageKey,
    (panelSize.width || 1200) - OTHER_WIDTH,
  );
  const rows = useRows({ resource, path, state, fixed: props.fixed, endless, kept: props.kept });
  const views = useViews({
    resource,
    path,
    pageKey,
    state,
    density,
    fixed: props.fixed,
    given: props.savedFilters,
    columns: choice,
  });
  const acts = useActs(resource);
  const keyword = useRef<InputRef>(null);
  const [cell, setCell] = useState<CellPlace>();
  const [peeked, setPeeked] = useState<AnyRow>();
  // A record is looked at in passing where it has a page of its own that can then be opened.
  const peeks = !mobile && props.embedded === undefined && !omit.includes('peek');
  const onPeek = onOpen && hrefOf && peeks ? setPeeked : undefined;
  const [importing, setImporting] = useState(false);
  const [full, setFull] = useState(false);
  const filters = (props.filters ?? filtersOf(resource)).filter((name) => !(name in (props.fixed ?? {})));
  const draft = useFilterDraft(state, change);
  const can = (action: string) =>
    !omit.includes(action === 'add' ? 'create' : action) && hasPermission(permissionOf(resource, action));
  const create = () => {
    setPeeked(undefined);
    props.onCreate?.();
  };
  const onCreate = props.onCreate && can('add') ? create : undefined;
  const current = useListKeys({
    root: panel,
    rows: rows.rows,
    keyOf: idOf,
    onSearch: () => keyword.current?.focus(),
    enabled: !mobile && !props.embedded,
    onCreate,
    onPeek,
    peeked: peeked?.id,
  });
  const from = endless ? 0 : state.page * state.size;
  useEffect(() => onRows?.(rows.rows, { from, total: rows.total }), [onRows, rows.rows, from, rows.total]);

  const name = useCallback((row: AnyRow) => rowName(resource, row), [resource]);
  const rowActs = useRowActs({
    resource,
    path,
    omit,
    own: props.rowActions,
    onOpen,
    onEdit,
    onPeek,
  });
  const query = { ...exportQuery(state), ...props.fixed };
  const batch = useListBatch({
    resource,
    path,
    omit,
    columns,
    shown,
    rows,
    query,
    own: props.batchActions,
    runOwn: acts.runMany,
    refresh: acts.refresh,
  });
  const standard = defaultSort(resource);
  const sort = state.sort ?? `${standard.field},${standard.desc ? 'desc' : 'asc'}`;

  const view = (one: SavedFilter) => {
    change({ q: one.q ?? '', filters: one.filters, ...(one.sort && { sort: one.sort }) });
    if (one.columns) choose(one.columns);
    if (one.density) setDensity(one.density);
  };
  const filtered = state.q !== '' || Object.keys(state.filters).length > 0;
  const actions = (row: AnyRow) => (
    <RowActions row={row} name={name(row)} acts={rowActs.filter((act) => allowed(act, row))} onAct={acts.run} />
  );
  const message = (
    <ListMessage
      resource={resource}
      first={rows.first}
      error={rows.error}
      filtered={filtered}
      onRetry={rows.retry}
      onClear={() => change({ q: '', filters: {} })}
      onCreate={onCreate}
    />
  );
  const search = {
    resource,
    filters,
    state,
    draft,
    views: {
      views: views.views,
      counts: views.counts,
      current: views.current,
      onPick: view,
      onRenew: (kept: ListView) => void views.renew(kept).catch(() => undefined),
      onDrop: (kept: ListView) => void views.drop(kept).catch(() => undefined),
      onShare: views.share,
    },
    onFilters: (next: ListState['filters']) => change({ filters: next }),
    keyword,
  };
  const shared = {
    rows: rows.rows,
    message,
    selection: batch.selection,
    onSelect: batch.setSelection,
    nameOf: name,
    onOpen,
    onMore: rows.more,
  };

  return (
    <div className="list-page" data-full={full} data-mobile={mobile} data-embedded={props.embedded !== undefined}>
      <ListHead
        {...props}
        resource={resource}
        mobile={mobile}
        query={{ ...query, columns: fieldsShown(shown) }}
        total={rows.total}
        can={can}
        onImport={() => setImporting(true)}
        onCreate={onCreate}
      />
      {mobile ? (
        <div ref={panel}>
          <Suspense fallback={rows.rows.length > 0 ? <SkeletonRows /> : message}>
            <PhoneList
              {...search}
              {...shared}
              columns={columns}
              sort={sort}
              onSort={(next) => change({ sort: next })}
              actions={actions}
              batch={batch.bar}
              createLabel={t(props.createLabel ?? LIST.create)}
              onCreate={onCreate}
            />
          </Suspense>
        </div>
      ) : (
        <div className="list-panel" ref={panel}>
          <SearchBand {...search} width={panelSize.width} />
          <ToolBar
            left={batch.bar ?? (rows.first ? '' : t(LIST.count, { n: totalText(rows) }))}
            batch={batch.bar !== null}
            onKeepView={caller().keepsViews ? views.keep : undefined}
            onRefresh={acts.refresh}
            refreshing={rows.loading}
            comfortable={density === 'comfortable'}
            onComfortable={(wide) => setDensity(wide ? 'comfortable' : 'compact')}
            columns={columns}
            shown={chosen.map((column) => column.key)}
            choice={choice}
            onColumns={choose}
            onResetColumns={reset}
            full={full}
            onFull={props.embedded ? undefined : () => setFull(!full)}
          />
          <RecordTable
            {...shared}
            place={pageKey}
            columns={shown}
            onWidth={widen}
            onCellMenu={setCell}
            loading={rows.loading}
            comfortable={density === 'comfortable'}
            sort={sort}
            onSort={(sort) => change({ sort })}
            link={(row, shownName) =>
              onOpen ? (
                <OpenLink href={hrefOf?.(row)} onOpen={() => onOpen(row)}>
                  {shownName}
                </OpenLink>
              ) : (
                shownName
              )
            }
            current={current}
            actions={rowActs.length > 0 ? actions : undefined}
            totals={rows.totals}
            totalText={t(LIST.totalScope, { n: totalText(rows) })}
          />
          <Pager state={state} rows={rows} endless={endless} onChange={change} />
        </div>
      )}
      {cell && (
        <Suspense fallback={null}>
          <CellMenu
            key={`${cell.x} ${cell.y}`}
            resource={resource}
            columns={shown}
            place={cell}
            filters={state.filters}
            onFilters={(next) => change({ filters: next })}
            onClose={() => setCell(undefined)}
          />
        </Suspense>
      )}
      {peeked && onPeek && (
        <Suspense fallback={null}>
          <RecordPeek
            resource={resource}
            path={path}
            slots={props.detail}
            id={peeked.id}
            onOpen={() => onOpen?.(peeked)}
            onClose={() => setPeeked(undefined)}
          />
        </Suspense>
      )}
      {acts.dialog}
      {batch.dialogs}
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} path={path} onClose={() => setImporting(false)} onDone={acts.refresh} />
        </Suspense>
      )}
    </div>
  );
}

/** The declared filters; a list narrows by each of its states in any case. */
function filtersOf(resource: AnyResource): readonly string[] {
  const declared = resource.list?.filters ?? [];
  return [...declared, ...flowsOf(resource).flatMap(({ field }) => (declared.includes(field) ? [] : [field]))];
}

const idOf = (row: AnyRow): number => row.id;

function exportQuery(state: ListState) {
  const { page: _page, size: _size, ...rest } = queryOf(state);
  return rest;
}
