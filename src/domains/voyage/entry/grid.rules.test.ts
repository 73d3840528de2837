import { expect, test } from 'vitest';
import { formatTable, parseTable, planFillDown, planPaste } from '../../../kernel/web/grid/clipboard.rules.ts';
import { enterTo, firstTyped, moveTo, tabTo } from '../../../kernel/web/grid/move.rules.ts';
import { inRange } from '../../../kernel/web/grid/spot.rules.ts';
import { noPast, redo, remember, undo } from '../../../kernel/web/grid/undo.rules.ts';
import { requirementsOf } from '../reports/requirement.rules.ts';
import { cleanNoon, previousNoon, sampleShip, withOil } from '../reports/sample-report.demo.ts';
import { readFigure } from './figure.rules.ts';
import { cellMode, cellPath, cellValue, gridColumns, gridRows, keysOnBoard, onlyKey } from './oil-grid.rules.ts';
import { layoutOf } from './oil-layout.web.ts';

const ship = sampleShip();
const report = cleanNoon();
const previous = previousNoon();
const requirements = requirementsOf({ report, previous, movementState: 'AT_SEA', ship });
const rows = gridRows((row) => requirements[`oil.${row}`]);
const columns = gridColumns({ ship, reports: [previous, report] });
const layout = layoutOf(rows.map((row) => columns.map((column) => cellMode({ row, column, oil: report.oil }))));
const at = (row: string, column: string) => ({
  row: (rows as readonly string[]).indexOf(row),
  col: columns.findIndex(({ id }) => id === column),
});

test('a ship with one grade a group has one column a group, between running hours and lubricants', () => {
  expect(columns.map(({ id }) => id)).toEqual([
    'runningHour',
    'FO',
    'DO',
    'meSystemOil',
    'aeSystemOil',
    'cylinderOil',
    'turbineOil',
    'hydraulicOil',
    'gearOil',
  ]);
  expect(rows).not.toContain('GE_DISCH');
  expect(rows.slice(-5)).toEqual(['TOTAL', 'BUNKERING', 'LAST_STOCK', 'CURRENT_STOCK', 'ADJUST']);
});

test('bonded stock splits its group: the cell shows the sum and is typed grade by grade', () => {
  const split = withOil(report, { ME_CONST: { 'VLSFO:B': '4.400' } });
  const [, fuel] = gridColumns({ ship, reports: [previous, split] });
  expect(fuel?.keys).toEqual(['VLSFO', 'VLSFO:B']);
  expect(cellMode({ row: 'ME_CONST', column: fuel!, oil: split.oil })).toBe('split');
  expect(cellValue(split.oil[0], fuel!)).toBe('26');
});

test('a figure typed into a split cell goes to the grade in question; a stock is always divided', () => {
  const two = { id: 'FO', kind: 'fuel', keys: ['VLSFO', 'ULSFO'] } as const;
  const before = withOil(previous, { TOTAL: { VLSFO: '24.000', ULSFO: '0.000' } }).oil;
  const stocked = withOil(report, { LAST_STOCK: { ULSFO: '80' } });
  const empty = withOil(stocked, { HEATING: { VLSFO: undefined as never } }).oil;
  expect(onlyKey({ row: 'HEATING', column: two, oil: empty, before })).toBe('VLSFO');
  expect(onlyKey({ row: 'HEATING', column: two, oil: empty, before: [] })).toBeNull();
  const entered = withOil(stocked, { HEATING: { VLSFO: undefined as never, ULSFO: '0.4' } }).oil;
  expect(onlyKey({ row: 'HEATING', column: two, oil: entered, before })).toBe('ULSFO');
  expect(onlyKey({ row: 'CURRENT_STOCK', column: two, oil: empty, before })).toBeNull();
});

test('only the grades on board are written to, those that she burns first; a grade that is bunkered comes on board', () => {
  const group = { id: 'FO', kind: 'fuel', keys: ['VLSFO', 'VLSFO:B', 'ULSFO'] } as const;
  const two = withOil(report, { LAST_STOCK: { 'VLSFO:B': '300', ULSFO: '0' } }).oil;
  const bonded = withOil(previous, { TOTAL: { VLSFO: '0', 'VLSFO:B': '24' } }).oil;
  expect(keysOnBoard({ column: group, oil: two, before: bonded })).toEqual(['VLSFO:B', 'VLSFO']);
  expect(onlyKey({ row: 'ME_CONST', column: group, oil: emptied(two), before: bonded })).toBe('VLSFO:B');
  const taken = withOil({ ...report, oil: two }, { BUNKERING: { ULSFO: '150' } }).oil;
  expect(keysOnBoard({ column: group, oil: taken })).toEqual(['VLSFO', 'VLSFO:B', 'ULSFO']);
  expect(keysOnBoard({ column: group, oil: [] })).toEqual(['VLSFO']);
});

const emptied = (oil: typeof report.oil) =>
  oil.map((row) => (row.rowCode === 'ME_CONST' ? { ...row, grades: {} } : row));

test('a cell that does not apply is hatched; computed rows are read only; lubricants received are typed', () => {
  const mode = (row: 'ME_CONST' | 'TOTAL' | 'BUNKERING' | 'CURRENT_STOCK', id: string) =>
    cellMode({ row, column: columns.find((column) => column.id === id)!, oil: report.oil });
  expect(mode('ME_CONST', 'gearOil')).toBe('none');
  expect(mode('ME_CONST', 'cylinderOil')).toBe('edit');
  expect(mode('TOTAL', 'FO')).toBe('read');
  expect(mode('TOTAL', 'runningHour')).toBe('none');
  expect(mode('BUNKERING', 'FO')).toBe('read');
  expect(mode('BUNKERING', 'cylinderOil')).toBe('edit');
  expect(mode('CURRENT_STOCK', 'DO')).toBe('edit');
});

test('a figure has one path, whatever its column', () => {
  expect(cellPath('ME_CONST', 'runningHour')).toBe('oil.0.runningHour');
  expect(cellPath('CURRENT_STOCK', 'VLSFO:B')).toBe('oil.12.grades.VLSFO:B');
  expect(cellPath('OTHER', 'gearOil')).toBe('oil.7.lubes.gearOil');
});

test('arrows pass over hatched cells and stay at the edge', () => {
  expect(moveTo(layout, at('ME_CONST', 'meSystemOil'), 'right')).toEqual(at('ME_CONST', 'cylinderOil'));
  expect(moveTo(layout, at('OTHER', 'runningHour'), 'down')).toEqual(at('OTHER', 'runningHour'));
  expect(moveTo(layout, at('ME_CONST', 'runningHour'), 'left')).toEqual(at('ME_CONST', 'runningHour'));
});

test('Tab goes along the row and then to the next one, and leaves the grid behind the last cell', () => {
  expect(firstTyped(layout)).toEqual(at('ME_CONST', 'runningHour'));
  expect(tabTo(layout, at('ME_CONST', 'cylinderOil'))).toEqual(at('ME_MAN', 'runningHour'));
  expect(tabTo(layout, at('CURRENT_STOCK', 'gearOil'))).toBeNull();
  expect(tabTo(layout, at('ME_MAN', 'runningHour'), true)).toEqual(at('ME_CONST', 'cylinderOil'));
});

test('Enter goes down the column over computed rows, then to the top of the next column', () => {
  expect(enterTo(layout, at('OTHER', 'FO'))).toEqual(at('CURRENT_STOCK', 'FO'));
  expect(enterTo(layout, at('CURRENT_STOCK', 'FO'))).toEqual(at('ME_CONST', 'DO'));
  expect(enterTo(layout, at('ME_CONST', 'DO'), true)).toEqual(at('CURRENT_STOCK', 'FO'));
});

test('a range from Excel may carry tabs, quotes, thousands separators and full-width digits', () => {
  expect(parseTable('24.00\t1,021.48\r\n\t"0.5"\r\n')).toEqual([
    ['24.00', '1,021.48'],
    ['', '0.5'],
  ]);
  expect(readFigure('1,021.4805', 3)).toBe('1021.481');
  expect(readFigure('１２．５ t', 3)).toBe('12.500');
  expect(readFigure('', 3)).toBeNull();
  expect(readFigure('-3', 3)).toBeUndefined();
  expect(readFigure('n/a', 3)).toBeUndefined();
  expect(
    formatTable([
      ['1.0', null],
      [null, '2'],
    ]),
  ).toBe('1.0\t\n\t2');
});

test('a pasted range is laid from its corner; what is computed, hatched or no figure is skipped and counted', () => {
  const from = at('GE_SEA', 'runningHour');
  const plan = planPaste({
    table: [
      ['24', '2.76', '0', '9'],
      ['x', '1.85'],
    ],
    range: { from, to: from },
    layout,
    read: (text, { col }) => readFigure(text, col === 0 ? 2 : 3),
  });
  expect(plan.writes).toEqual([
    { spot: from, value: '24.00' },
    { spot: { row: from.row, col: 1 }, value: '2.760' },
    { spot: { row: from.row, col: 2 }, value: '0.000' },
    { spot: { row: from.row + 1, col: 1 }, value: '1.850' },
  ]);
  expect(plan.skipped).toBe(2);
});

test('one pasted value fills the chosen range', () => {
  const range = { from: at('ME_CONST', 'DO'), to: at('OTHER', 'DO') };
  const { writes } = planPaste({ table: [['0']], range, layout, read: (text) => readFigure(text, 3) });
  expect(writes).toHaveLength(7);
  expect(inRange(range, at('HEATING', 'DO'))).toBe(true);
});

test('fill down repeats the top of the range, or the figure above a single cell', () => {
  const read = ({ row }: { row: number }) => `${row}`;
  const top = at('ME_CONST', 'FO');
  const range = { from: top, to: { row: top.row + 2, col: top.col } };
  expect(planFillDown({ range, layout, read }).map(({ value }) => value)).toEqual(['0', '0']);
  const one = { from: { row: 2, col: 1 }, to: { row: 2, col: 1 } };
  expect(planFillDown({ range: one, layout, read })).toEqual([{ spot: { row: 2, col: 1 }, value: '1' }]);
  const first = { from: { row: 0, col: 1 }, to: { row: 0, col: 1 } };
  expect(planFillDown({ range: first, layout, read })).toEqual([]);
});

test('a step taken back can be done again until something new is typed', () => {
  const step = { before: { a: null }, after: { a: '1' } };
  const past = remember(noPast(), step);
  const back = undo(past);
  expect(back.step).toBe(step);
  expect(redo(back.past).step).toBe(step);
  expect(redo(remember(back.past, step)).step).toBeUndefined();
});
