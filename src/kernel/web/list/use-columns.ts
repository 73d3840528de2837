import { useMemo, useState } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import { t } from '../i18n.ts';
import { useUser } from '../session/session.ts';
import { useRested } from '../use-rested.ts';
import { type ColumnChoice, type ColumnSpec, resolveColumns, visibleColumns } from './column-set.ts';
import { keepChoice, loadChoice } from './column-store.ts';

/** The table is drawn anew once the chooser has rested (specification, section 9, column re-render debounce). */
const REDRAW_MS = 500;

/** All columns of a list, those to show in `room` px, and the user's choice of them for this page. */
export function useColumns(
  resource: AnyResource,
  given: readonly ColumnSpec[] | undefined,
  pageKey: string,
  room: number,
) {
  const user = useUser();
  const [choice, setChoice] = useState(() => loadChoice(user.id, pageKey));
  const drawn = useRested(choice, REDRAW_MS);
  const columns = useMemo(() => resolveColumns(resource, given, t), [resource, given]);
  const chosen = useMemo(() => visibleColumns({ columns, choice, room }), [columns, choice, room]);
  const shown = useMemo(() => visibleColumns({ columns, choice: drawn, room }), [columns, drawn, room]);
  const choose = (next: ColumnChoice | undefined) => {
    keepChoice(user.id, pageKey, next);
    setChoice(next);
  };
  return { columns, shown, chosen, choose };
}
