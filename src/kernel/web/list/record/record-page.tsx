import { LeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnyResource } from '../../../resource/resource.ts';
import { DETAIL } from '../../detail/detail.text.ts';
import { RecordSkeleton } from '../../detail/record-skeleton.tsx';
import { t } from '../../i18n.ts';
import { LeaveContext, useLeaveFrame } from '../../leave/leave.ts';
import type { AnyRow } from '../../records/record-calls.ts';
import { useRecordWays } from '../../records/use-record-ways.ts';
import { useTags } from '../../tabs/tag-store.ts';
import { useMobile } from '../../viewport/use-mobile.ts';
import type { ResourceSlots } from '../resource-page.tsx';
import { useOwnSearch } from '../search/use-own-search.ts';
import { fitsDrawer } from './fits-drawer.ts';
import '../list.css';
import '../../form/form.css';

const ResourceForm = lazy(() => import('../../form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })));
const FormDrawer = lazy(() => import('../../form/form-drawer.tsx').then((m) => ({ default: m.FormDrawer })));
const ResourceDetail = lazy(() =>
  import('../../detail/resource-detail.tsx').then((m) => ({ default: m.ResourceDetail })),
);

type Props = {
  resource: AnyResource;
  /** With what its list derives. */
  seen: AnyResource;
  path?: string;
  slots: ResourceSlots;
  id: number;
  /** The path below which the records stand, and the address of their list. */
  place: string;
  list: string;
};

/** One record's own page, with its form in a drawer or, where that is long, in its place (`?edit=1`). */
export function RecordPage({ resource, seen, path, slots, id, place, list }: Props) {
  const [params, setParams, pathname] = useOwnSearch();
  const mobile = useMobile();
  const ways = useRecordWays(place, id, list);
  const name = useTags().find((tag) => tag.key === pathname)?.title ?? t(resource.label);
  const editing = params.has('edit');
  const drawer = editing && !mobile && !slots.ownForm && fitsDrawer(resource);
  const go = (edit: boolean) => setParams(() => new URLSearchParams(edit ? { edit: '1' } : {}));
  const formProps = {
    id,
    onSaved: (row: AnyRow) => {
      slots.onSaved?.(row);
      go(false);
    },
    onDiscard: () => go(false),
  };
  const title = t(DETAIL.editOf, { name });
  const form = editing && (
    <Suspense fallback={<RecordSkeleton />}>
      {slots.ownForm?.(formProps) ?? (
        <ResourceForm
          whole
          resource={resource}
          path={path}
          initial={slots.initial}
          slots={slots.form}
          onNext={(row) => {
            slots.onSaved?.(row);
            if (ways.standing.next === undefined) go(false);
            else ways.turn(ways.standing.next, '?edit=1');
          }}
          {...formProps}
        />
      )}
    </Suspense>
  );
  const detailProps = { id, ways, onEdit: () => go(true) };
  return (
    <>
      {(!editing || drawer) && (
        <Suspense fallback={<RecordSkeleton />}>
          {slots.ownDetail?.(detailProps) ?? (
            <ResourceDetail resource={seen} path={path} slots={slots.detail} {...detailProps} />
          )}
        </Suspense>
      )}
      {editing && !drawer && (
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

/** A form that takes the whole page. */
export function FormPage({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  const PageTitle = useMobile() ? 'h2' : 'h1';
  const { frame, leave } = useLeaveFrame();
  return (
    <div className="page-pad page-form">
      <header className="detail-head">
        <Button type="text" icon={<LeftOutlined />} aria-label={t(DETAIL.back)} onClick={() => leave(onBack)} />
        <PageTitle className="page-title">{title}</PageTitle>
      </header>
      <LeaveContext value={frame}>{children}</LeaveContext>
    </div>
  );
}
