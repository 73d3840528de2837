import { uuid } from '../uuid.ts';
import type { GridRow } from './column.ts';
import type { GridModel } from './grid-model.ts';
import { MOST_ROWS } from './grid-rows.ts';
import { boxOf } from './spot.rules.ts';

/** What is done with whole rows of a grid that may grow; each is one act that is taken back as one. */
export function rowActs(model: GridModel) {
  const { rows } = model;

  /** The chosen rows by their place among all; the blank one at the end is none of them. */
  function chosenRows(): number[] {
    const range = model.range();
    if (!range) return [];
    const { top, bottom } = boxOf(range);
    const all = Array.from({ length: bottom - top + 1 }, (_, i) => rows.branchAt(top + i)?.row);
    return all.filter((row) => row !== undefined).toSorted((a, b) => a - b);
  }

  return {
    addRow(): void {
      const { newRow } = model.given();
      if (!newRow || !rows.grows()) return;
      const before = rows.all();
      rows.put([...before, newRow()], null);
      rows.keep(before);
      model.goTo({ row: before.length, col: model.active()?.col ?? 0 });
    },
    addRows(values: readonly GridRow[]): void {
      const before = rows.all();
      rows.put([...before, ...values].slice(0, MOST_ROWS), null);
      rows.keep(before);
      model.tell();
    },
    /** The chosen rows once more, below the last of them. */
    duplicate(): void {
      const chosen = chosenRows();
      const last = chosen.at(-1);
      if (last === undefined) return;
      const before = rows.all();
      const copies = chosen.map((at) => ({ ...before[at]!, id: undefined, version: undefined, _key: uuid() }));
      rows.put(before.toSpliced(last + 1, 0, ...copies).slice(0, MOST_ROWS), null);
      rows.keep(before);
      model.goTo({ row: last + 1, col: model.active()?.col ?? 0 });
    },
    remove(): void {
      const chosen = new Set(chosenRows());
      if (chosen.size === 0) return;
      const before = rows.all();
      rows.put(
        before.filter((_, at) => !chosen.has(at)),
        null,
      );
      rows.keep(before);
      const top = Math.min(...chosen);
      model.goTo({ row: Math.min(top, Math.max(0, rows.count() - 1)), col: model.active()?.col ?? 0 });
    },
    chosenRows,
  };
}
