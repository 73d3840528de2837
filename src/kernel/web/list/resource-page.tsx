import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyMake } from '../../flow/make-from.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { seenBy } from '../../resource/view.ts';
import { DETAIL } from '../detail/detail.text.ts';
import type { DetailSlots } from '../detail/detail-slots.ts';
import type { FormSlots } from '../form/resource-form.tsx';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { useKeptOrder } from '../records/use-kept-order.ts';
import type { RecordWays } from '../records/use-record-ways.ts';
import { changeTag } from '../tabs/tag-store.ts';
import { useMobile } from '../viewport/use-mobile.ts';
import { makeActs } from './acts/make-acts.ts';
import { SkeletonRows } from './list-message.tsx';
import { fitsDrawer } from './record/fits-drawer.ts';
import { FormPage, RecordPage } from './record/record-page.tsx';
import { useRecordPlace } from './record/use-record-place.tsx';
import { ResourceList, type ResourceListProps } from './resource-list.tsx';
import { useOwnSearch } from './search/use-own-search.ts';
import './list.css';

const ResourceForm = lazy(() => import('../form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })));
const FormDrawer = lazy(() => import('../form/form-drawer.tsx').then((m) => ({ default: m.FormDrawer })));

type ListSlots = Partial<
  Omit<ResourceListProps, 'resource' | 'path' | 'onOpen' | 'onEdit' | 'onCreate' | 'hrefOf' | 'onRows' | 'detail'>
>;

export type ResourceSlots = {
  /** What its records become: a button on each and for a selection. */
  makes?: readonly AnyMake[];
  /** Props of the list, over those derived from the resource. */
  list?: ListSlots;
  form?: FormSlots;
  detail?: DetailSlots;
  /** Values that a new record starts with. */
  initial?: Readonly<Record<string, unknown>>;
  /** Replaces the derived form or detail; the page around it stays. */
  ownForm?: (given: { id?: number; onSaved: (row: AnyRow) => void; onDiscard: () => void }) => ReactNode;
  ownDetail?: (given: { id: number; ways: RecordWays; onEdit: () => void }) => ReactNode;
  /** After every save in the derived form. */
  onSaved?: (row: AnyRow) => void;
  /** Creating happens elsewhere. */
  onCreate?: () => void;
};

type Props = {
  resource: AnyResource;
  /** The view from which the list is read, where one stands in its place. */
  listed?: AnyResource;
  path?: string;
  slots?: ResourceSlots;
  /** On a page that holds several kinds: the part of the address before a record's number, and the query of the kind's list. */
  part?: { below: string; query: string };
};

/** The list of one resource, and below its address the page of each record. */
export function ResourcePage({ resource, listed, path, slots: given = {}, part }: Props) {
  const slots = useMemo(() => withMakes(given), [given]);
  const seen = useMemo(() => (listed ? seenBy(resource, listed) : resource), [resource, listed]);
  const { id, place, moved } = useRecordPlace({ below: part?.below });
  if (id !== undefined) {
    const list = part ? place.slice(0, -part.below.length - 1) + part.query : place;
    return <RecordPage resource={resource} seen={seen} path={path} slots={slots} id={id} place={place} list={list} />;
  }
  if (moved) return moved;
  return <ListPage resource={resource} seen={seen} path={path} slots={slots} place={place} />;
}

/** The page's own acts, and behind them what can be made of its records. */
function withMakes(slots: ResourceSlots): ResourceSlots {
  if (!slots.makes?.length) return slots;
  const { row, batch } = makeActs(slots.makes);
  const { list, detail } = slots;
  return {
    ...slots,
    list: {
      ...list,
      rowActions: [...(list?.rowActions ?? []), ...row],
      batchActions: [...(list?.batchActions ?? []), ...batch],
    },
    detail: { ...detail, acts: [...(detail?.acts ?? []), ...row] },
  };
}

type ListProps = { resource: AnyResource; seen: AnyResource; path?: string; slots: ResourceSlots; place: string };

function ListPage({ resource, seen, path, slots, place }: ListProps) {
  const [params, setParams, pathname] = useOwnSearch();
  const navigate = useNavigate();
  const mobile = useMobile();
  const creating = params.has('new');
  const drawer = creating && !mobile && !slots.ownForm && fitsDrawer(resource);
  const without = new URLSearchParams(params);
  without.delete('new');
  const search = without.size > 0 ? `?${without}` : '';
  const hrefOf = useCallback((row: { id: number }) => `${place}/${row.id}`, [place]);
  const onOpen = useCallback(
    (row: AnyRow) => navigate(hrefOf(row), { state: { from: pathname + search } }),
    [navigate, hrefOf, pathname, search],
  );
  const onEdit = useCallback((row: AnyRow) => navigate(`${hrefOf(row)}?edit=1`), [navigate, hrefOf]);

  const onRows = useKeptOrder(place);
  // One new record after another: each begins with an empty form.
  const [fresh, setFresh] = useState(0);

  const formProps = {
    onSaved: (row: AnyRow) => {
      slots.onSaved?.(row);
      // Back from the new record leads to the list without its form.
      changeTag(pathname, { search });
      navigate(pathname + search, { replace: true });
      navigate(hrefOf(row));
    },
    onDiscard: () => setParams(() => without),
  };
  const title = t(DETAIL.newOf, { what: t(resource.label) });
  const form = creating && (
    <Suspense fallback={<SkeletonRows />}>
      {slots.ownForm?.(formProps) ?? (
        <ResourceForm
          key={fresh}
          resource={resource}
          path={path}
          initial={slots.initial}
          slots={slots.form}
          onNext={(row) => {
            slots.onSaved?.(row);
            setFresh((n) => n + 1);
          }}
          {...formProps}
        />
      )}
    </Suspense>
  );
  return (
    <>
      <div className="page-list" hidden={creating && !drawer}>
        <ResourceList
          {...slots.list}
          resource={seen}
          path={path}
          onOpen={onOpen}
          onEdit={onEdit}
          onCreate={slots.onCreate ?? (() => setParams((now) => withNew(now)))}
          hrefOf={hrefOf}
          detail={slots.detail}
          onRows={onRows}
        />
      </div>
      {creating && !drawer && (
        <FormPage title={title} onBack={formProps.onDiscard}>
          {form}
        </FormPage>
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

function withNew(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('new', '1');
  return next;
}
