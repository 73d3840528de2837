import type { Field } from '../../../resource/field.ts';
import { lazyControl } from '../../fields/lazy-control.tsx';
import type { ListState } from '../list-state.ts';

export type Filters = ListState['filters'];

export type FilterProps = {
  id: string;
  name: string;
  field: Field;
  filters: Filters;
  /** `now`: a choice was made and holds at once; a typed text waits for Enter or 查询. */
  onChange: (part: Filters, now: boolean) => void;
};

/** Comes beside the rows: they do not wait for it. */
export const FilterControl = lazyControl<FilterProps>(() => import('./filter-control.tsx'));

/** px of a filter's natural width in the search band. */
export function filterWidth(field: Field): number {
  const spans =
    ['number', 'date', 'datetime'].includes(field.kind) || (field.kind === 'computed' && field.variant !== 'text');
  return spans ? 252 : field.kind === 'bool' ? 96 : 136;
}
