import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { type FormSlots, ResourceForm } from '../form/resource-form.tsx';
import { t } from '../i18n.ts';
import { useAsk } from '../list/acts/ask.tsx';
import { useActs } from '../list/acts/use-acts.ts';
import { LIST } from '../list/list.text.ts';
import { ListMessage } from '../list/list-message.tsx';
import { rowName } from '../list/record/row-name.ts';
import { useRecordPlace } from '../list/record/use-record-place.tsx';
import { useOwnSearch } from '../list/search/use-own-search.ts';
import type { Query } from '../query-string.ts';
import { type AnyRow, records } from '../records/record-calls.ts';
import { hasPermission } from '../session/permission.tsx';
import { useMobile } from '../viewport/use-mobile.ts';
import { DETAIL, TREE } from './detail.text.ts';
import type { DetailSlots } from './detail-slots.ts';
import { ResourceDetail } from './resource-detail.tsx';
import { type Move, type Place, planMove } from './tree-move.ts';
import { TreePage } from './tree-page.tsx';
import { TreeView, type ViewNode } from './tree-view.tsx';
import { useAllRows } from './use-all-rows.ts';
import '../list/list.css';
import '../form/form.css';

type Props = {
  resource: AnyResource;
  title?: string;
  /** What stands in the tree for a row, beside its name and place. */
  nodeOf?: (
    row: AnyRow,
    all: readonly AnyRow[],
  ) => Partial<Pick<ViewNode, 'name' | 'also' | 'count' | 'muted' | 'icon'>>;
  /** Which records stand in the tree, such as those of one ship; and the words of the address that stay while one moves in it. */
  query?: Query;
  stays?: Readonly<Record<string, string>>;
  /** Name of the number that orders siblings. */
  sortField?: string;
  form?: FormSlots;
  detail?: DetailSlots;
  /** Values that a new entry starts with, below the chosen one. */
  initial?: (parent: AnyRow | undefined) => Readonly<Record<string, unknown>>;
  /** Takes the place of the question and the move where the parent changes: a dated change request, for one. */
  onMove?: (move: Move, row: AnyRow) => void;
  /** Buttons before the create button. */
  toolbar?: ReactNode;
  /** What moving an entry means to others, said in the question before it. */
  moveEffect?: (move: Move, row: AnyRow) => string;
  /** Below the detail of the chosen entry. */
  children?: (row: AnyRow) => ReactNode;
};

/** The first entry at the top of a tree. */
function firstOf(rows: readonly AnyRow[], parentField: string, sortField: string): AnyRow | undefined {
  const sort = (row: AnyRow) => Number(row[sortField] ?? 0);
  return rows.filter((row) => !row[parentField]).toSorted((a, b) => sort(a) - sort(b))[0];
}

/** A resource whose records form a tree: choose, add below, change, move by drag after a question. */
export function ResourceTreePage(props: Props) {
  const { resource, sortField = 'sortNum' } = props;
  const parentField = resource.tree ?? 'parentId';
  const loaded = useAllRows(resource, { sort: sortField, ...props.query });
  const rows = loaded.data ?? [];
  const [params, setParams] = useOwnSearch();
  const { id: asRecord, place } = useRecordPlace();
  const acts = useActs(resource);
  const [dialog, ask] = useAsk();
  const mobile = useMobile();
  const asked = Number(params.get('open')) || undefined;
  const adding = params.has('new');
  const editing = params.has('edit');
  // Beside the tree stands a record from the start; on a phone the tree is a page of its own.
  const open = asked ?? (mobile || adding ? undefined : firstOf(rows, parentField, sortField)?.id);
  const chosen = rows.find((row) => row.id === open);
  const may = (action: string) => hasPermission(permissionOf(resource, action));

  const go = (view: { open?: number; word?: 'edit' | 'new' }) =>
    setParams(() => {
      const next = new URLSearchParams(props.stays);
      if (view.open) next.set('open', String(view.open));
      if (view.word) next.set(view.word, '1');
      return next;
    });

  // A record of a tree has its place beside the tree.
  if (asRecord !== undefined) {
    return <Navigate to={`${place}?open=${asRecord}`} replace state={{ turnedFrom: `${place}/${asRecord}` }} />;
  }

  const nodes = rows.map(
    (row): ViewNode => ({
      id: row.id,
      parentId: (row[parentField] as number | null) ?? null,
      sort: Number(row[sortField] ?? 0),
      name: rowName(resource, row),
      ...props.nodeOf?.(row, rows),
    }),
  );

  async function carryOut(move: Move): Promise<void> {
    for (const [id, sort] of Object.entries(move.sorts)) {
      const one = rows.find((other) => other.id === Number(id));
      if (!one) continue;
      const parent = one.id === move.id ? { [parentField]: move.parentId } : {};
      await records.change(resource, { id: one.id, version: one.version, [sortField]: sort, ...parent });
    }
    await acts.refresh();
  }

  function askMove(id: number, target: number, place: Place): void {
    const move = planMove(nodes, id, target, place);
    const row = rows.find((one) => one.id === id);
    if (!move || !row || move.samePlace) return;
    const name = rowName(resource, row);
    const to = rows.find((one) => one.id === move.parentId);
    const stays = move.parentId === ((row[parentField] as number | null) ?? null);
    if (!stays && props.onMove) {
      props.onMove(move, row);
      return;
    }
    ask({
      title: stays
        ? t(TREE.sortTitle, { name })
        : to
          ? t(TREE.moveTitle, { name, to: rowName(resource, to) })
          : t(TREE.moveTop, { name }),
      effect:
        [!stays && move.below > 0 && t(TREE.moveEffect, { n: move.below }), !stays && props.moveEffect?.(move, row)]
          .filter(Boolean)
          .join(t({ zh: '；', en: '; ' })) || undefined,
      act: t(TREE.move),
      run: () => carryOut(move),
    });
  }

  const tree =
    loaded.data && !loaded.error ? (
      <TreeView
        label={t(resource.label)}
        nodes={nodes}
        selected={open}
        onSelect={(id) => go({ open: id })}
        onMove={may('edit') ? askMove : undefined}
      />
    ) : (
      <ListMessage
        resource={resource}
        first={!loaded.error}
        error={loaded.error}
        filtered={false}
        onRetry={() => void loaded.refetch()}
        onClear={() => undefined}
      />
    );

  return (
    <TreePage
      title={props.title ?? t(resource.label)}
      tree={tree}
      onBack={() => go({})}
      acts={
        (props.toolbar || may('add')) && (
          <>
            {props.toolbar}
            {may('add') && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ open: asked, word: 'new' })}>
                {t(LIST.create)}
              </Button>
            )}
          </>
        )
      }
    >
      {content()}
    </TreePage>
  );

  function content(): ReactNode {
    if (adding || (editing && open)) {
      const title = adding
        ? t(DETAIL.newOf, { what: t(resource.label) })
        : t(DETAIL.editOf, { name: chosen ? rowName(resource, chosen) : '' });
      return (
        <div className="page-form">
          <h2 className="page-title">{title}</h2>
          <ResourceForm
            key={adding ? `new ${open}` : open}
            resource={resource}
            id={adding ? undefined : open}
            initial={adding ? { ...(open && { [parentField]: open }), ...props.initial?.(chosen) } : undefined}
            slots={props.form}
            onSaved={(row) => go({ open: row.id })}
            onDiscard={() => go({ open })}
          />
          {dialog}
        </div>
      );
    }
    if (!open) return dialog;
    return (
      <>
        <ResourceDetail
          key={open}
          resource={resource}
          id={open}
          slots={props.detail}
          level={2}
          onEdit={() => go({ open, word: 'edit' })}
          ways={{ leave: () => go({}) }}
        />
        {chosen && props.children?.(chosen)}
        {dialog}
      </>
    );
  }
}
