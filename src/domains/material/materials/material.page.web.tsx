import { useMemo } from 'react';
import type { DetailSlots } from '../../../kernel/web/detail/detail-slots.ts';
import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { CategoryFrame } from '../categories/category-frame.web.tsx';
import { useBranch } from '../categories/use-branch.web.ts';
import { material } from './material.resource.ts';
import { MATERIAL_TEXT as TEXT } from './material.text.ts';
import { MaterialConversions, MaterialLimits } from './material-parts.web.tsx';
import { materialStanding } from './material-standing.resource.ts';
import { MaterialUnits } from './material-units.web.tsx';

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
        ...(beside && { title: null }),
        ...(branch && { fixed: { categoryId: branch.map(String) } }),
      },
      initial: leaf ? { categoryId: leaf } : undefined,
      detail: { tabs: tabs() },
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
