import { optionTone } from '../../resource/describe.ts';
import { OptionWord } from '../fields/option-select.tsx';
import { kitOf } from '../fields/registry.ts';
import { shownText } from './cell-value.ts';
import { type GridColumn, type GridRow, kindOf } from './column.ts';
import { useGrid } from './grid-context.ts';
import { unitWordOf } from './unit-word.ts';

type Props = {
  column: GridColumn;
  row: GridRow;
  value: unknown;
  /** What its column of units has beside it. */
  unit: unknown;
};

/** A value as its column shows it, in one line. Words are plain text: a grid draws some hundred of them at once. */
export function CellContent({ column, row, value, ...props }: Props) {
  const { model } = useGrid();
  const { field, Cell } = column;
  if (Cell) return <Cell row={row} value={value} />;
  const label = row.labels?.[column.name];
  const kind = kindOf(field);
  if (kind === 'json' || kind === 'lines' || (kind === 'datetime' && value)) {
    const { Display } = kitOf(field);
    return <Display field={field} value={value} label={label} mode="cell" />;
  }
  const text = shownText(column, value, label, model.given().offersOf(column));
  const tone = optionTone(field, value);
  if (tone && text) return <OptionWord word={text} tone={tone} />;
  const unit = text && unitWordOf(model, column, props.unit);
  return unit ? `${text} ${unit}` : text;
}
