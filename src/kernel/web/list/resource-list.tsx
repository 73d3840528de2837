import type { InputRef } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { defaultSort } from '../../resource/describe.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { t } from '../i18n.ts';
import type { Query } from '../query-string.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { hasPermission } from '../session/permission.tsx';
import { useMobile } from '../shell/use-mobile.ts';
import { useDensity } from '../theme/use-theme.ts';
import { BatchBar } from './batch-bar.tsx';
import type { ColumnSpec } from './column-set.ts';
import { LIST } from './list.text.ts';
import { ListHead } from './list-head.tsx';
import { ListMessage } from './list-message.tsx';
import { type ListState, queryOf } from './list-state.ts';
import { OpenLink } from './open-link.tsx';
import { Pager, totalText } from './pager.tsx';
import { ACTIONS_WIDTH, RecordTable } from './record-table.tsx';
import type { BatchAct, RowAct } from './row-act.ts';
import { RowActions } from './row-actions.tsx';
import { rowName } from './row-name.ts';
import type { SavedFilter } from './saved-filters.ts';
import { SearchBand } from './search-band.tsx';
import { ToolBar } from './tool-bar.tsx';
import { allowed, useActs } from './use-acts.ts';
import { useColumns } from './use-columns.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useBatchActs, useRowActs } from './use-row-acts.ts';
import { useRows } from './use-rows.ts';
import { useSize } from './use-size.ts';
import { useViews } from './use-views.ts';
import './list.css';
import '../fields/fields.css';

const PhoneList = lazy(() => import('./phone-list.tsx').then((m) => ({ default: m.PhoneList })));
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((m) => ({ default: m.ImportDialog })));

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
  /** Names of the standard acts to leave away: create, edit, remove, import, export, and those of the flow. */
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
  /** Key of a list inside another page: its state stays out of the URL. */
  embedded?: string;
  /** Names the list where a page has several, one at a time in the URL: columns and filters are kept for each. */
  part?: string;
  /** Hears the rows on the screen, for previous and next in a detail. */
  onRows?: (rows: readonly AnyRow[]) => void;
};

/** px that selection, actions and borders take of the panel. */
const OTHER_WIDTH = 36 + ACTIONS_WIDTH + 2;

/** A register of one resource: everything of ui.md 6.1, derived from its declaration; each part may be given instead. */
export function ResourceList(props: ResourceListProps) {
  const { resource, path, omit = [], onOpen, onEdit, hrefOf } = props;
  const mobile = useMobile();
  const endless = props.loadMore === true || mobile;
  const { state, change, pageKey } = useListState(resource, props.embedded, props.size, props.part);
  const [density, setDensity] = useDensity(pageKey);
  const [panel, panelSize] = useSize<HTMLDivElement>();
  const { columns, shown, chosen, choose } = useColumns(
    resource,
    props.columns,
    pageKey,
    (panelSize.width || 1200) - OTHER_WIDTH,
  );
  const rows = useRows({ resource, path, state, fixed: props.fixed, endless });
  const views = useViews({ resource, path, fixed: props.fixed, pageKey, given: props.savedFilters });
  const acts = useActs(resource);
  const keyword = useRef<InputRef>(null);
  const [selected, setSelected] = useState<ReadonlyMap<number, AnyRow>>(new Map());
  const [importing, setImporting] = useState(false);
  const [full, setFull] = useState(false);
  const filters = props.filters ?? resource.list?.filters ?? [];
  const draft = useFilterDraft(state, change);
  const can = (action: string) =>
    !omit.includes(action === 'add' ? 'create' : action) && hasPermission(permissionOf(resource, action));
  const onCreate = can('add') ? props.onCreate : undefined;
  const current = useListKeys({ root: panel, rows: rows.rows, keyword, enabled: !mobile && !props.embedded, onCreate });
  const { onRows } = props;
  useEffect(() => onRows?.(rows.rows), [onRows, rows.rows]);

  const name = useCallback((row: AnyRow) => rowName(resource, row), [resource]);
  const rowActs = useRowActs({ resource, path, omit, own: props.rowActions, onOpen, onEdit });
  const batchActs = useBatchActs({ resource, path, omit, own: props.batchActions, rows: [...selected.values()] });
  const select = (chosen: readonly AnyRow[]) => setSelected(new Map(chosen.map((row) => [row.id, row])));
  const clearSelection = () => setSelected(new Map());
  const mayBatch = batchActs.length > 0 || selected.size > 0;
  const standard = defaultSort(resource);

  const view = (one: SavedFilter) =>
    change({ q: one.q ?? '', filters: one.filters, ...(one.sort && { sort: one.sort }) });
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
    views: views.views,
    counts: views.counts,
    onView: view,
    onDropView: views.drop,
    onFilters: (next: ListState['filters']) => change({ filters: next }),
    keyword,
  };
  const batch =
    selected.size > 0 ? (
      <BatchBar
        rows={[...selected.values()]}
        columns={columns}
        acts={batchActs}
        onAct={(act) => acts.runMany(act, [...selected.values()], clearSelection)}
        onClear={clearSelection}
      />
    ) : null;
  const shared = {
    rows: rows.rows,
    message,
    selected,
    onSelect: mayBatch ? select : undefined,
    nameOf: name,
    onOpen,
    onMore: rows.more,
  };

  return (
    <div className="list-page" data-full={full} data-mobile={mobile} data-embedded={props.embedded !== undefined}>
      <ListHead
        {...props}
        mobile={mobile}
        query={{ ...exportQuery(state), ...props.fixed, columns: shown.filter((c) => c.field).map((c) => c.key) }}
        total={rows.total}
        can={can}
        onImport={() => setImporting(true)}
        onCreate={onCreate}
      />
      {mobile ? (
        <div ref={panel}>
          <Suspense fallback={message}>
            <PhoneList
              {...search}
              {...shared}
              columns={columns}
              actions={actions}
              batch={batch}
              createLabel={t(props.createLabel ?? LIST.create)}
              onCreate={onCreate}
            />
          </Suspense>
        </div>
      ) : (
        <div className="list-panel" ref={panel}>
          <SearchBand {...search} width={panelSize.width} />
          <ToolBar
            left={batch ?? (rows.first ? '' : t(LIST.count, { n: totalText(rows) }))}
            batch={batch !== null}
            onKeepFilter={filtered ? (kept) => views.keep(kept, state) : undefined}
            onRefresh={acts.refresh}
            refreshing={rows.loading}
            comfortable={density === 'comfortable'}
            onComfortable={(wide) => setDensity(wide ? 'comfortable' : 'compact')}
            columns={columns}
            shown={chosen.map((column) => column.key)}
            onColumns={choose}
            full={full}
            onFull={props.embedded ? undefined : () => setFull(!full)}
          />
          <RecordTable
            {...shared}
            columns={shown}
            loading={rows.loading}
            comfortable={density === 'comfortable'}
            sort={state.sort ?? `${standard.field},${standard.desc ? 'desc' : 'asc'}`}
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
      {acts.dialog}
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} path={path} onClose={() => setImporting(false)} onDone={acts.refresh} />
        </Suspense>
      )}
    </div>
  );
}

function exportQuery(state: ListState) {
  const { page: _page, size: _size, ...rest } = queryOf(state);
  return rest;
}
