import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTable, parseTable, planFillDown, planPaste } from './clipboard.rules.ts';
import { continued } from './fill.rules.ts';
import { edgeTo, enterTo, firstStop, moveTo, pageTo, tabTo } from './move.rules.ts';
import { type CellMode, type Layout, type Spot, spotsOf } from './spot.rules.ts';
import { treeOf } from './tree.rules.ts';
import { noPast, redo, remember, undo } from './undo.rules.ts';
import { colSpan, leftsOf, rowSpan, scrolledTo, widthsOf } from './window.rules.ts';

/** `e` typed, `r` read, `-` none; a text a row. */
function layoutOf(...rows: string[]): Layout {
  const modes: Readonly<Record<string, CellMode>> = { e: 'edit', r: 'read', '-': 'none' };
  return { rows: rows.length, cols: rows[0]!.length, modeAt: ({ row, col }) => modes[rows[row]![col]!]! };
}
const at = (row: number, col: number): Spot => ({ row, col });

describe('moving', () => {
  const layout = layoutOf('re-e', 'r-ee', 're-e');
  test('arrows pass over cells that do not apply and stay at the edge', () => {
    expect(moveTo(layout, at(0, 1), 'right')).toEqual(at(0, 3));
    expect(moveTo(layout, at(0, 1), 'down')).toEqual(at(2, 1));
    expect(moveTo(layout, at(0, 3), 'right')).toEqual(at(0, 3));
    expect(edgeTo(layout, at(2, 3), 'left')).toEqual(at(2, 0));
  });
  test('Tab goes along the row and then to the next, over what is only read, and ends behind the last', () => {
    expect(tabTo(layout, at(0, 3))).toEqual(at(1, 2));
    expect(tabTo(layout, at(1, 2), true)).toEqual(at(0, 3));
    expect(tabTo(layout, at(2, 3))).toBeNull();
    expect(enterTo(layout, at(2, 1))).toEqual(at(1, 2));
  });
  test('the Tab stop into a grid is the first cell to type, or the first at all where nothing is', () => {
    expect(firstStop(layout)).toEqual(at(0, 1));
    expect(firstStop(layoutOf('-r', 'rr'))).toEqual(at(0, 1));
    expect(firstStop({ ...layout, rows: 0 })).toBeNull();
  });
  test('a page up or down stays within the rows and lands where a cell applies', () => {
    expect(pageTo(layout, at(0, 1), 10)).toEqual(at(2, 1));
    expect(pageTo(layout, at(2, 1), -1)).toEqual(at(2, 1));
    expect(pageTo(layout, at(2, 3), -5)).toEqual(at(0, 3));
  });
});

describe('to and from a sheet', () => {
  test('what is copied is read back as it was, whatever stands in the cells', () => {
    const cell = fc.string({ maxLength: 8, unit: fc.constantFrom('a', '"', '\t', '\n', '中', ' ', ',') });
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(table, (cells) => {
        // A last row without anything is the end of the text to a sheet, and is to us.
        fc.pre(cells.at(-1)!.join('') !== '' || cells.at(-1)!.length > 1);
        expect(parseTable(formatTable(cells))).toEqual(cells);
      }),
    );
  });
  test('a paste is laid from the corner of the range; closed cells and refused texts are counted', () => {
    const layout = layoutOf('ere', 'eee');
    const plan = planPaste({
      table: parseTable('1\t2\tx\n4\t5\t6\n7'),
      range: { from: at(0, 0), to: at(0, 0) },
      layout,
      read: (text) => (/^\d*$/.test(text) ? text : undefined),
    });
    expect(plan.writes.map(({ spot, value }) => [spot.row, spot.col, value])).toEqual([
      [0, 0, '1'],
      [1, 0, '4'],
      [1, 1, '5'],
      [1, 2, '6'],
    ]);
    expect(plan.skipped).toBe(3);
  });
  test('fill down repeats the top of the range, or the value above a single row', () => {
    const layout = layoutOf('e', 'r', 'e');
    const read = ({ row }: Spot) => row;
    expect(planFillDown({ range: { from: at(0, 0), to: at(2, 0) }, layout, read })).toEqual([
      { spot: at(2, 0), value: 0 },
    ]);
    expect(planFillDown({ range: { from: at(2, 0), to: at(2, 0) }, layout, read })[0]!.value).toBe(1);
    expect(planFillDown({ range: { from: at(0, 0), to: at(0, 0) }, layout, read })).toEqual([]);
  });
});

describe('a series', () => {
  test.each([
    ['number', ['10', '20'], ['30', '40']],
    ['number', [1, 3], [5, 7]],
    ['number', ['0.1', '0.2'], ['0.3', '0.4']],
    ['number', ['5'], ['5', '5']],
    ['number', ['1', '2', '4'], ['1', '2', '4']],
    ['number', ['1', null], ['1', null]],
    ['date', ['2026-11-29', '2026-11-30'], ['2026-12-01', '2026-12-02']],
    ['date', ['2026-11-30', '2026-12-30'], ['2027-01-30', '2027-02-28']],
    ['date', ['2026-11', '2026-12'], ['2027-01', '2027-02']],
    ['date', ['2026-11-29'], ['2026-11-29']],
    ['text', ['舱 08', '舱 09'], ['舱 10', '舱 11']],
    ['text', ['a', 'b'], ['a', 'b', 'a']],
    ['text', ['第2', '第1'], ['第0']],
    ['other', [7, 8], [7, 8]],
  ] as const)('%s %j goes on as %j', (series, values, next) => {
    expect(continued(series, values, next.length)).toEqual(next);
  });
});

describe('a tree', () => {
  const keys = [1, 2, 3, 4, 5];
  const parents = [null, 1, 1, 2, 99];
  test('rows stand below their parents; a closed one hides what is below it, at any depth', () => {
    const open = treeOf({ keys, parents, closed: new Set() });
    expect(open.map(({ row, level, place, of, open: isOpen }) => [row, level, place, of, isOpen])).toEqual([
      [0, 1, 1, 2, true],
      [1, 2, 1, 2, true],
      [3, 3, 1, 1, undefined],
      [2, 2, 2, 2, undefined],
      [4, 1, 2, 2, undefined],
    ]);
    expect(treeOf({ keys, parents, closed: new Set([1]) }).map(({ row }) => row)).toEqual([0, 4]);
  });
  test('no row is lost, even where rows are each other’s parents', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(8)), { maxLength: 8 }), (above) => {
        const all = treeOf({ keys: above.map((_, i) => i), parents: above, closed: new Set() });
        expect(all.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(above.map((_, i) => i));
      }),
    );
  });
});

test('a step taken back can be done again until something new is done', () => {
  const step = { before: 'a', after: 'b' };
  const back = undo(remember(noPast<string>(), step));
  expect(back.step).toBe(step);
  expect(redo(back.past).step).toBe(step);
  expect(redo(remember(back.past, step)).step).toBeUndefined();
});

describe('what is seen', () => {
  test('room that is left goes to the columns that can use it', () => {
    const columns = [
      { width: 100, grows: true },
      { width: 50, grows: false },
    ];
    expect(widthsOf(columns, 250)).toEqual([200, 50]);
    expect(widthsOf(columns, 120)).toEqual([100, 50]);
    expect(leftsOf([100, 50])).toEqual([0, 100, 150]);
  });
  test('only the rows and columns in sight are drawn, and a little more', () => {
    expect(rowSpan({ top: 2400, height: 240, rowHeight: 24, count: 1000 })).toEqual({ from: 96, to: 114 });
    expect(rowSpan({ top: 0, height: 240, rowHeight: 24, count: 3 })).toEqual({ from: 0, to: 3 });
    const lefts = leftsOf(Array.from({ length: 40 }, () => 100));
    expect(colSpan({ left: 1000, width: 800, lefts, frozen: 2 })).toEqual({ from: 9, to: 21 });
  });
  test('a cell comes into sight by the least way, clear of what sticks', () => {
    const box = { room: 240, before: 24, behind: 0 };
    expect(scrolledTo({ ...box, scroll: 100, from: 110, to: 134 })).toBe(86);
    expect(scrolledTo({ ...box, scroll: 0, from: 480, to: 504 })).toBe(264);
    expect(scrolledTo({ ...box, scroll: 0, from: 48, to: 72 })).toBe(0);
  });
  test('every spot of a range is told once, in whichever direction it was drawn', () => {
    expect(spotsOf({ from: at(1, 1), to: at(0, 0) })).toEqual([
      [at(0, 0), at(0, 1)],
      [at(1, 0), at(1, 1)],
    ]);
  });
});
