import { useMemo, useState } from 'react';
import type { AnyResource } from '../../../resource/resource.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import { useUser } from '../../session/session.ts';
import { useRested } from '../../use-rested.ts';
import { BATCH } from '../batch/batch.text.ts';
import { LIST } from '../list.text.ts';
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
  // A width is drawn by hand and holds at once; what the chooser changes waits until it has rested.
  const rested = useRested(choice, REDRAW_MS);
  const columns = useMemo(() => resolveColumns(resource, given, t), [resource, given]);
  const chosen = useMemo(() => visibleColumns({ columns, choice, room }), [columns, choice, room]);
  const shown = useMemo(() => {
    const drawn = choice && rested ? { ...rested, widths: choice.widths } : choice;
    return visibleColumns({ columns, choice: drawn, room });
  }, [columns, choice, rested, room]);
  const choose = (next: ColumnChoice | undefined) => {
    keepChoice(user.id, pageKey, next);
    setChoice(next);
  };
  return {
    columns,
    shown,
    chosen,
    choice,
    choose,
    /** Back to the columns as they are declared; what was chosen can be had back. */
    reset() {
      if (!choice) return;
      choose(undefined);
      notify.success(t(LIST.columnsReset), { label: t(BATCH.undo), run: () => choose(choice) });
    },
    widen(key: string, width: number | undefined) {
      const { [key]: _old, ...others } = choice?.widths ?? {};
      choose({ order: [], ...choice, widths: width === undefined ? others : { ...others, [key]: width } });
    },
  };
}
