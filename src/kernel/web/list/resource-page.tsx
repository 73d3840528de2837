import { LeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type AnyResource, sectionsOf } from '../../resource/resource.ts';
import { DETAIL } from '../detail/detail.text.ts';
import type { DetailSlots } from '../detail/detail-slots.ts';
import type { FormSlots } from '../form/resource-form.tsx';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { useMobile } from '../shell/use-mobile.ts';
import { SkeletonRows } from './list-message.tsx';
import { ResourceList, type ResourceListProps } from './resource-list.tsx';
import { rowName } from './row-name.ts';
import { useOwnSearch } from './use-own-search.ts';

const ResourceForm = lazy(() => import('../form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })));
const FormDrawer = lazy(() => import('../form/form-drawer.tsx').then((m) => ({ default: m.FormDrawer })));
const ResourceDetail = lazy(() => import('../detail/resource-detail.tsx').then((m) => ({ default: m.ResourceDetail })));

export type ResourceSlots = {
  /** Props of the list, over those derived from the resource. */
  list?: Partial<Omit<ResourceListProps, 'resource' | 'path' | 'onOpen' | 'onEdit' | 'onCreate' | 'hrefOf' | 'onRows'>>;
  form?: FormSlots;
  detail?: DetailSlots;
  /** Values that a new record starts with. */
  initial?: Readonly<Record<string, unknown>>;
  /** Replaces the derived form or detail; the page around it stays. */
  ownForm?: (given: { id?: number; onSaved: (row: AnyRow) => void; onDiscard: () => void }) => ReactNode;
  ownDetail?: (given: {
    id: number;
    onBack: () => void;
    onEdit: (row: AnyRow) => void;
    onPrevious?: () => void;
    onNext?: () => void;
  }) => ReactNode;
  /** After every save in the derived form. */
  onSaved?: (row: AnyRow) => void;
  /** Creating happens elsewhere. */
  onCreate?: () => void;
};

type Props = { resource: AnyResource; path?: string; slots?: ResourceSlots };

/** A form of more fields, or with lines, takes the whole page; a smaller one a drawer beside the list. */
const DRAWER_FIELDS = 16;

function fitsDrawer(resource: AnyResource): boolean {
  const names = sectionsOf(resource).flatMap((section) => section.rows.flat());
  const heavy = names.some((name) => {
    const field = resource.fields[name];
    return field?.kind === 'lines' || field?.kind === 'json' || field?.variant === 'rich';
  });
  return !heavy && names.length <= DRAWER_FIELDS;
}

type View = { open?: number; edit: boolean; create: boolean };

function readView(params: URLSearchParams): View {
  const open = Number(params.get('open'));
  return {
    open: Number.isSafeInteger(open) && open > 0 ? open : undefined,
    edit: params.has('edit'),
    create: params.has('new'),
  };
}

function withView(params: URLSearchParams, view: Partial<View>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const word of ['open', 'edit', 'new']) next.delete(word);
  if (view.open) next.set('open', String(view.open));
  if (view.edit) next.set('edit', '1');
  if (view.create) next.set('new', '1');
  return next;
}

/** List, form and detail of one resource on one page; the open record stands in the URL. */
export function ResourcePage({ resource, path, slots = {} }: Props) {
  const [params, setParams, pathname] = useOwnSearch();
  const mobile = useMobile();
  const [rows, setRows] = useState<readonly AnyRow[]>([]);
  const view = readView(params);
  const PageTitle = mobile ? 'h2' : 'h1';
  const go = useCallback((next: Partial<View>) => setParams((now) => withView(now, next)), [setParams]);
  const onOpen = useCallback((row: AnyRow) => go({ open: row.id }), [go]);
  const onEdit = useCallback((row: AnyRow) => go({ open: row.id, edit: true }), [go]);
  const back = useCallback(() => go({}), [go]);

  const editing = view.create || (view.open !== undefined && view.edit);
  const drawer = editing && !mobile && !slots.ownForm && fitsDrawer(resource);
  const shown = rows.find((row) => row.id === view.open);
  const title = view.create
    ? t(DETAIL.newOf, { what: t(resource.label) })
    : t(DETAIL.editOf, { name: shown ? rowName(resource, shown) : t(resource.label) });

  const formProps = {
    id: view.create ? undefined : view.open,
    onSaved: (row: AnyRow) => {
      slots.onSaved?.(row);
      go({ open: row.id });
    },
    onDiscard: () => go(view.create ? {} : { open: view.open }),
  };
  const form = editing && (
    <Suspense fallback={<SkeletonRows />}>
      {slots.ownForm?.(formProps) ?? (
        <ResourceForm
          key={view.open ?? 'new'}
          resource={resource}
          path={path}
          initial={slots.initial}
          slots={slots.form}
          {...formProps}
        />
      )}
    </Suspense>
  );

  const at = rows.findIndex((row) => row.id === view.open);
  const neighbour = (step: number) => {
    const row = at < 0 ? undefined : rows[at + step];
    return row && (() => setParams((now) => withView(now, { open: row.id }), { replace: true }));
  };
  const detailProps = {
    id: view.open ?? 0,
    onBack: back,
    onEdit,
    onPrevious: neighbour(-1),
    onNext: neighbour(1),
  };
  const covered = (view.open !== undefined && !(drawer && view.create)) || (editing && !drawer);

  return (
    <>
      <div className="page-list" hidden={covered}>
        <ResourceList
          {...slots.list}
          resource={resource}
          path={path}
          onOpen={onOpen}
          onEdit={onEdit}
          onCreate={slots.onCreate ?? (() => go({ create: true }))}
          hrefOf={(row) => `${pathname}?${withView(params, { open: row.id })}`}
          onRows={setRows}
        />
      </div>
      {view.open !== undefined && (!editing || drawer) && (
        <div className="page-pad">
          <Suspense fallback={<SkeletonRows />}>
            {slots.ownDetail?.(detailProps) ?? (
              <ResourceDetail key={view.open} resource={resource} path={path} slots={slots.detail} {...detailProps} />
            )}
          </Suspense>
        </div>
      )}
      {editing && !drawer && (
        <div className="page-pad page-form">
          <header className="detail-head">
            <Button type="text" icon={<LeftOutlined />} aria-label={t(DETAIL.back)} onClick={formProps.onDiscard} />
            <PageTitle className="page-title">{title}</PageTitle>
          </header>
          {form}
        </div>
      )}
      {drawer && (
        <Suspense fallback={null}>
          <FormDrawer title={title} onClose={formProps.onDiscard}>
            {form}
          </FormDrawer>
        </Suspense>
      )}
    </>
  );
}
