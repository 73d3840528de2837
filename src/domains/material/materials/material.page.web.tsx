import { useMemo } from 'react';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { RowAct } from '../../../kernel/web/list/row-act.ts';
import type { SavedFilter } from '../../../kernel/web/list/saved-filters.ts';
import { useOwnSearch } from '../../../kernel/web/list/use-own-search.ts';
import { useRecordPlace } from '../../../kernel/web/list/use-record-place.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { CategoryFrame } from '../categories/category-frame.web.tsx';
import { useBranch } from '../categories/use-branch.web.ts';
import { mergeCall, mergeForm } from './material.calls.ts';
import { material } from './material.resource.ts';
import { MATERIAL_TEXT as TEXT } from './material.text.ts';
import { MaterialConversions, MaterialLimits } from './material-parts.web.tsx';
import { materialStanding } from './material-standing.resource.ts';
import { MaterialUnits } from './material-units.web.tsx';

const MERGE: RowAct = {
  key: 'merge',
  label: mergeForm.label,
  permission: mergeCall.permission,
  when: (row) => row.usable !== 'DISABLED',
  form: mergeForm,
  run: async ({ id, version }, { values, refresh }) => {
    await call(mergeCall, { params: { id }, body: { ...values, version }, quiet: true });
    notify.success(t(TEXT.merged));
    await refresh();
  },
};

/** What hangs on a material, as far as one may see it. */
const tabs = (): NonNullable<DetailSlots['tabs']> => [
  { key: 'units', label: TEXT.units, content: (row) => <MaterialUnits id={row.id} /> },
  ...(hasPermission('material:unitConversion:list')
    ? [{ key: 'conversions', label: TEXT.conversions, content: (row: AnyRow) => <MaterialConversions row={row} /> }]
    : []),
  ...(hasPermission('material:shipLimit:list')
    ? [{ key: 'limits', label: TEXT.limits, content: (row: AnyRow) => <MaterialLimits row={row} /> }]
    : []),
];

const SAVED: readonly SavedFilter[] = [
  { key: 'active', label: TEXT.active, filters: { usable: ['ACTIVE'] } },
  { key: 'pending', label: TEXT.pending, filters: { usable: ['PENDING'] } },
  { key: 'critical', label: TEXT.critical, filters: { critical: ['true'] } },
];

type Props = {
  /** The page around it has the heading. */
  beside?: boolean;
  branch?: readonly number[];
  leaf?: number;
};

function Materials({ beside, branch, leaf }: Props) {
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        savedFilters: SAVED,
        rowActions: [MERGE],
        ...(beside && { title: null }),
        ...(branch && { fixed: { categoryId: branch.map(String) } }),
      },
      initial: leaf ? { categoryId: leaf } : undefined,
      detail: { acts: [MERGE], tabs: tabs() },
    }),
    [beside, branch, leaf],
  );
  return <ResourcePage resource={material} listed={materialStanding} slots={slots} />;
}

/** A new one begins in the category that was chosen. */
function Single() {
  const { leaf } = useBranch();
  return <Materials leaf={leaf} />;
}

/** The materials beside the tree of their categories; a record and a new one have the whole page. */
export function Page() {
  const { id } = useRecordPlace();
  const [params] = useOwnSearch();
  if (id !== undefined || params.has('new')) return <Single />;
  return <CategoryFrame>{(branch) => <Materials beside branch={branch} />}</CategoryFrame>;
}
