import { type ChangeEvent, lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { t } from '../i18n.ts';
import { shownText } from './cell-value.ts';
import { ChooseList } from './choose-list.tsx';
import { type GridColumn, kindOf, wayOf } from './column.ts';
import type { Editing } from './editing.ts';
import { GRID } from './grid.text.ts';
import { useGrid } from './grid-context.ts';
import type { CellMode, Spot } from './spot.rules.ts';

const OpenControl = lazy(() => import('./open-control.tsx').then((m) => ({ default: m.OpenControl })));

type Props = {
  column: GridColumn;
  spot: Spot;
  mode: CellMode;
  editing: Editing | null;
  /** Ids of what says the value and what is wrong with it. */
  describedBy: string;
  invalid: boolean;
};

/**
 * The text field that the active cell always holds, seen once something is typed: so the first key finds it, whether it comes from a
 * keyboard or from an input method.
 */
export function CellInput({ column, spot, mode, editing, describedBy, invalid }: Props) {
  const { model, id, held } = useGrid();
  const input = useRef<HTMLInputElement>(null);
  const way = wayOf(column);
  const chooses = way === 'choose' && mode === 'edit';
  const open = chooses && editing !== null;
  const list = `${id}-list`;
  useLayoutEffect(() => {
    if (held.current) input.current?.focus({ preventScroll: true });
  }, [held]);
  const began = editing !== null && !editing.touched;
  useLayoutEffect(() => {
    if (!began || editing?.way !== 'text') return;
    const { length } = input.current!.value;
    input.current!.setSelectionRange(length, length);
  }, [began, editing?.way]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    if (model.editing()) model.type(value);
    else model.edit(spot, value);
  };

  return (
    <>
      <input
        ref={input}
        className="grid-input"
        data-editing={editing !== null && editing.way !== 'open'}
        {...(chooses && { ...COMBOBOX, 'aria-expanded': open })}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open ? `${list}-${editing.at}` : undefined}
        aria-label={t(GRID.cell, { label: column.label ?? t(column.field.label), n: spot.row + 1 })}
        aria-describedby={describedBy}
        aria-invalid={invalid || editing?.wrong !== undefined || undefined}
        aria-required={column.field.required || undefined}
        readOnly={mode !== 'edit' || way === 'open' || editing?.way === 'open'}
        value={editing?.text ?? ''}
        placeholder={
          open ? shownText(column, model.rows.valueAt(spot), model.rows.labelAt(spot), editing.offers) : undefined
        }
        inputMode={kindOf(column.field) === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={type}
      />
      {open && <ChooseList id={list} column={column} editing={editing} anchor={input} />}
      {editing?.way === 'open' && (
        <Suspense fallback={null}>
          <OpenControl column={column} spot={spot} anchor={input} />
        </Suspense>
      )}
    </>
  );
}

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' } as const;
