import { shownText } from './cell-value.ts';
import { type GridColumn, unitColumn } from './column.ts';
import type { GridModel } from './grid-model.ts';

/** A unit as the column that tells it would show it; nothing where there is no such column, or no unit. */
export function unitWordOf(model: GridModel, { name }: GridColumn, unit: unknown): string {
  const { columns, offersOf } = model.given();
  const by = unitColumn(columns, name);
  return by ? shownText(by, unit, undefined, offersOf(by)) : '';
}

/** The sums of a column as words, one for each unit, in the order of their words, what has none last: `1,200.00 CNY`. */
export function sumWords(model: GridModel, column: GridColumn): string[] {
  const mixed = unitColumn(model.given().columns, column.name) !== undefined;
  return model.rows
    .totalsOf(column.name)
    .map(({ unit, total }) => ({
      word: unitWordOf(model, column, unit),
      text: shownText(column, total, undefined, []),
    }))
    .sort((a, b) => Number(a.word === '') - Number(b.word === '') || a.word.localeCompare(b.word))
    .map(({ word, text }) => (mixed ? `${text} ${word || '—'}` : text));
}
