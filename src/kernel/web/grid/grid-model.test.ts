import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bool, choice, computed, date, decimal, int, money, ref, text } from '../../resource/field.ts';
import { mul, sum } from '../../value/decimal.ts';
import type { Offer } from './cell-value.ts';
import type { GridColumn, GridRow } from './column.ts';
import { GRID } from './grid.text.ts';
import { gridBlock } from './grid-block.ts';
import { gridKey } from './grid-keys.ts';
import { createGridModel } from './grid-model.ts';
import type { GridGiven } from './grid-rows.ts';
import { sumWords, unitWordOf } from './unit-word.ts';

const label = { zh: '值', en: 'Value' };
type Line = { quantity?: string | null; price?: string | null };
const COLUMNS: readonly GridColumn[] = [
  { name: 'name', field: text(label, { required: true }) },
  { name: 'quantity', field: decimal(label, 3, { unit: 't' }), total: true },
  { name: 'price', field: money(label) },
  {
    name: 'amount',
    field: computed({ scale: 2 }, label, { from: (row: Line) => mul(row.quantity, row.price) }),
    total: true,
  },
  { name: 'due', field: date(label) },
  { name: 'kind', field: choice({ A: { zh: '甲', en: 'First' }, B: { zh: '乙', en: 'Second' } }, label) },
  { name: 'spare', field: bool(label) },
  { name: 'pieces', field: int(label, { min: 0 }) },
  { name: 'portId', field: ref('parameter.port', label) },
];
const COL = Object.fromEntries(COLUMNS.map(({ name }, col) => [name, col]));
const OFFERS: Readonly<Record<string, readonly Offer[]>> = {
  kind: [
    { value: 'A', label: '甲', words: ['A', 'First'] },
    { value: 'B', label: '乙', words: ['B', 'Second'] },
  ],
  spare: [
    { value: true, label: '是', words: ['y'] },
    { value: false, label: '否', words: ['n'] },
  ],
  portId: [{ value: 1, label: '上海' }],
};
const PORTS: Readonly<Record<string, number>> = { 宁波: 2, 舟山: 3 };

/** A grid as a page has it: its owner keeps the rows. */
function grid(rows: readonly GridRow[], given: Partial<GridGiven> = {}) {
  let kept = rows;
  const full: GridGiven = {
    columns: COLUMNS,
    offersOf: ({ name }) => OFFERS[name] ?? [],
    onChange: (next) => {
      kept = next;
    },
    ...given,
  };
  const model = createGridModel({ first: full, start: rows });
  const block = gridBlock(model, async (_column, name) =>
    PORTS[name] ? { value: PORTS[name], label: name } : { wrong: GRID.unknown },
  );
  const key = (name: string, held: { shift?: true; ctrl?: true; alt?: true } = {}): boolean =>
    gridKey(
      { model, block, page: 10 },
      {
        key: name,
        ctrlKey: held.ctrl === true,
        metaKey: false,
        shiftKey: held.shift === true,
        altKey: held.alt === true,
      },
    );
  const goTo = (row: number, name: string) => model.goTo({ row, col: COL[name]! });
  /** As an input does: the first sign opens the cell, each one more is typed on. */
  const typeIn = (row: number, name: string, typed: string) => {
    goTo(row, name);
    for (let i = 1; i <= typed.length; i += 1)
      if (model.editing()) model.type(typed.slice(0, i));
      else model.edit({ row, col: COL[name]! }, typed.slice(0, i));
  };
  return { model, block, key, goTo, typeIn, kept: () => kept, column: (name: string) => kept.map((row) => row[name]) };
}

const three = (): GridRow[] => [
  { id: 1, name: '一', quantity: '1.500', price: '2.00' },
  { id: 2, name: '二', quantity: '2.000', price: '3.00' },
  { id: 3, name: '三', quantity: null, price: null },
];

describe('typing', () => {
  test('what is typed counts at once, in sums and computed cells too, and is one act', () => {
    const { model, typeIn, key, kept } = grid(three());
    typeIn(2, 'quantity', '12.5');
    expect(kept()[2]!.quantity).toBe('12.500');
    expect(model.rows.totalsOf('quantity')).toEqual([{ unit: undefined, total: '16' }]);
    expect(key('Enter')).toBe(true);
    expect(model.active()).toEqual({ row: 2, col: COL.quantity });
    typeIn(2, 'price', '2');
    expect(model.rows.valueAt({ row: 2, col: COL.amount! })).toBe('25');
    expect(model.rows.totalsOf('amount')).toEqual([{ unit: undefined, total: '34' }]);
    key('Enter');
    key('z', { ctrl: true });
    key('z', { ctrl: true });
    expect(kept()).toEqual(three());
    key('y', { ctrl: true });
    expect(kept()[2]!.quantity).toBe('12.500');
  });
  test('what is no value is refused on leaving, with the reason, and the cell has its value again', () => {
    const { model, typeIn, key, kept } = grid(three());
    typeIn(0, 'quantity', '7x');
    expect(model.editing()?.wrong).toBe(GRID.notNumber);
    key('Enter');
    expect(kept()[0]!.quantity).toBe('1.500');
    expect(model.note()).toEqual({ text: GRID.refused, values: { text: '7x', reason: GRID.notNumber } });
    expect(model.active()).toEqual({ row: 1, col: COL.quantity });
  });
  test('Esc restores; with nothing to restore it lets the next Tab out of the grid', () => {
    const { model, typeIn, key, kept } = grid(three());
    typeIn(0, 'name', '新');
    expect(kept()[0]!.name).toBe('新');
    key('Escape');
    expect(kept()[0]!.name).toBe('一');
    expect(key('Tab')).toBe(true);
    key('Escape');
    expect(key('Tab')).toBe(false);
    expect(model.editing()).toBeNull();
  });
  test.each([
    ['quantity', '1,234.5 t', '1234.500'],
    ['quantity', '（１２）', undefined],
    ['price', '(1,200)', '-1200.00'],
    ['pieces', '12', 12],
    ['pieces', '1.5', undefined],
    ['due', '2026/3/9', '2026-03-09'],
    ['due', '31.2.2026', undefined],
    ['kind', 'second', 'B'],
    ['kind', '乙', 'B'],
    ['kind', '丙', undefined],
    ['spare', 'y', true],
    ['portId', '上海', 1],
  ])('in %s the text %s is %j', async (name, typed, value) => {
    const { block, goTo, kept } = grid([{ id: 1 }]);
    goTo(0, name);
    await block.paste(typed);
    expect(kept()[0]![name]).toEqual(value);
  });
  test('a list takes what is pointed at, by Enter; emptied it clears the cell', () => {
    const { model, typeIn, key, goTo, kept } = grid([{ id: 1, kind: 'A' }]);
    goTo(0, 'kind');
    key('F2');
    expect(model.editing()?.at).toBe(0);
    key('ArrowDown');
    key('Enter');
    expect(kept()[0]!.kind).toBe('B');
    key('F2');
    key('Enter');
    expect(kept()[0]!.kind).toBe('B');
    typeIn(0, 'kind', '甲');
    model.type('');
    key('Enter');
    expect(kept()[0]!.kind).toBeNull();
  });
  test('Space turns yes and no round', () => {
    const { key, goTo, kept } = grid([{ id: 1, spare: true }]);
    goTo(0, 'spare');
    key(' ');
    expect(kept()[0]!.spare).toBe(false);
  });
});

describe('many cells', () => {
  test('one paste is one act, may reach below the end, and says what it skipped', async () => {
    let made = 0;
    const { model, block, key, goTo, kept } = grid(three(), { newRow: () => ({ _key: `new-${made++}`, pieces: 1 }) });
    goTo(2, 'name');
    await block.paste('甲\t1.2345\t10\t99\n"乙\t丙"\tx\t20\t99');
    expect(kept()).toHaveLength(4);
    expect(kept()[3]).toMatchObject({ _key: 'new-0', name: '乙\t丙', price: '20.00', pieces: 1 });
    expect(kept()[2]).toMatchObject({ name: '甲', quantity: '1.235', price: '10.00' });
    expect(model.note()?.values).toMatchObject({ n: 5, skipped: 3, rows: 1 });
    key('z', { ctrl: true });
    expect(kept()).toEqual(three());
  });
  test('names of records that nobody knows here are looked up, once each, and written with the rest', async () => {
    const { block, goTo, kept, key, column } = grid([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
    goTo(0, 'portId');
    await block.paste('上海\n宁波\n舟山\n火星');
    expect(column('portId')).toEqual([1, 2, 3, undefined]);
    expect(kept()[1]!.labels).toEqual({ portId: '宁波' });
    key('z', { ctrl: true });
    expect(column('portId')).toEqual([undefined, undefined, undefined, undefined]);
  });
  test('what is copied are the chosen cells, figures plain and choices in words', () => {
    const { model, block } = grid([
      { id: 1, name: '舱\n一', quantity: '1500.000', kind: 'B', spare: false, portId: 9, labels: { portId: '大连' } },
    ]);
    model.choose({ from: { row: 0, col: 8 }, to: { row: 0, col: 0 } });
    expect(block.copied()).toBe('"舱\n一"\t1500.000\t\t\t\t乙\t否\t\t大连');
  });
  test('the fill handle goes on with a series, down, up and into cells alike, and leaves others alone', () => {
    const rows = () => ['10.000', '20.000', null, null].map((quantity, i) => ({ id: i + 1, quantity, pieces: null }));
    const { model, block, column } = grid(rows());
    model.choose({ from: { row: 0, col: COL.quantity! }, to: { row: 1, col: COL.quantity! } });
    block.fillTo({ row: 3, col: COL.quantity! });
    expect(column('quantity')).toEqual(['10.000', '20.000', '30.000', '40.000']);
    model.choose({ from: { row: 2, col: COL.quantity! }, to: { row: 3, col: COL.quantity! } });
    block.fillTo({ row: 0, col: COL.quantity! });
    expect(column('quantity')).toEqual(['10.000', '20.000', '30.000', '40.000']);
    model.goTo({ row: 0, col: COL.quantity! });
    block.fillTo({ row: 0, col: COL.pieces! });
    expect(column('pieces')).toEqual([null, null, null, null]);
  });
  test('Ctrl+D, Delete, Ctrl+Enter and the sum of what is chosen', () => {
    const { model, block, key, column } = grid(three());
    model.choose({ from: { row: 0, col: COL.quantity! }, to: { row: 2, col: COL.quantity! } });
    expect(block.figures()).toEqual({ n: 3, sum: '3.5', mean: '1.75' });
    key('d', { ctrl: true });
    expect(column('quantity')).toEqual(['1.500', '1.500', '1.500']);
    model.edit({ row: 2, col: COL.quantity! }, '9');
    key('Enter', { ctrl: true });
    expect(column('quantity')).toEqual(['9.000', '9.000', '9.000']);
    key('Delete');
    expect(column('quantity')).toEqual([null, null, null]);
    key('z', { ctrl: true });
    key('z', { ctrl: true });
    expect(column('quantity')).toEqual(['1.500', '1.500', '1.500']);
  });
  test('a duplicated row is a new one; removed rows come back', () => {
    const { model, block, key, kept } = grid(three(), { newRow: () => ({}) });
    model.goTo({ row: 1, col: 0 });
    block.duplicate();
    expect(kept().map(({ name }) => name)).toEqual(['一', '二', '二', '三']);
    expect(kept()[2]!.id).toBeUndefined();
    model.choose({ from: { row: 0, col: 0 }, to: { row: 2, col: 0 } });
    block.remove();
    expect(kept().map(({ name }) => name)).toEqual(['三']);
    key('z', { ctrl: true });
    expect(kept()).toHaveLength(4);
  });
  test('typing into the blank row at the end makes a row of it', () => {
    const { model, typeIn, key, kept } = grid([], { newRow: () => ({ _key: 'k', pieces: 1 }) });
    expect(model.active()).toEqual({ row: 0, col: 0 });
    typeIn(0, 'name', '货舱');
    expect(kept()).toEqual([{ _key: 'k', pieces: 1, name: '货舱' }]);
    expect(model.rows.count()).toBe(2);
    key('Escape');
    expect(kept()).toEqual([]);
  });
});

describe('closed cells', () => {
  test('cells that role or state closes are shown and copied, and neither typed, pasted nor cleared', async () => {
    const { model, block, key, goTo, typeIn, kept } = grid(three(), {
      modeAt: ({ id }, name) => (id === 1 && name === 'quantity' ? 'read' : 'edit'),
    });
    typeIn(0, 'quantity', '5');
    expect(model.note()).toEqual({ text: GRID.locked });
    goTo(0, 'quantity');
    await block.paste('5');
    key('Delete');
    expect(kept()).toEqual(three());
    typeIn(0, 'amount', '5');
    expect(kept()).toEqual(three());
  });
});

describe('a tree', () => {
  const COLUMNS_OF_TREE = [
    { name: 'name', field: text(label) },
    { name: 'jan', field: money(label), total: true },
  ];
  const rows = (): GridRow[] => [
    { id: 'a', name: '费用', above: null },
    { id: 'a1', name: '油', above: 'a', jan: '0.10' },
    { id: 'a2', name: '水', above: 'a', jan: '0.20' },
    { id: 'b', name: '收入', above: null, jan: '5.00' },
  ];
  test('a row above others has their sum, is not typed, and opens and closes by Alt and arrows', () => {
    const { model, key, kept } = grid(rows(), {
      columns: COLUMNS_OF_TREE,
      parentOf: ({ above }) => above as string | null,
    });
    expect(model.rows.valueAt({ row: 0, col: 1 })).toBe('0.3');
    expect(model.rows.totalsOf('jan')).toEqual([{ unit: undefined, total: '5.3' }]);
    expect(model.rows.modeAt({ row: 0, col: 1 })).toBe('read');
    model.edit({ row: 1, col: 1 }, '1');
    key('Enter');
    expect(model.rows.valueAt({ row: 0, col: 1 })).toBe('1.2');
    model.goTo({ row: 0, col: 0 });
    expect(key('ArrowLeft', { alt: true })).toBe(true);
    expect(model.rows.count()).toBe(2);
    model.edit({ row: 1, col: 1 }, '6');
    key('Enter');
    expect(kept()[3]!.jan).toBe('6.00');
    expect(model.rows.totalsOf('jan')).toEqual([{ unit: undefined, total: '7.2' }]);
  });
});

test('sums that follow by difference are the sums added anew, whatever is written, added, removed and taken back', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), row: fc.nat(6), value: fc.integer({ min: -999, max: 999 }) }),
    fc.record({
      kind: fc.constantFrom('remove' as const, 'duplicate' as const, 'clear' as const),
      row: fc.nat(6),
      value: fc.constant(0),
    }),
    fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), row: fc.constant(0), value: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const { model, block, key, column } = grid(three(), { newRow: () => ({}) });
      for (const { kind, row, value } of acts) {
        const spot = { row: Math.min(row, model.rows.count() - 1), col: COL.quantity! };
        model.goTo(spot);
        if (kind === 'type') {
          model.edit(spot, `${value / 8}`);
          key('Enter');
        } else if (kind === 'undo' || kind === 'redo') key(kind === 'undo' ? 'z' : 'y', { ctrl: true });
        else block[kind]();
      }
      const added = sum(column('quantity') as (string | null)[]);
      expect(model.rows.totalsOf('quantity')).toEqual(added === null ? [] : [{ unit: undefined, total: added }]);
    }),
  );
});

test('what is typed stands, and can be taken back, while its owner still says the rows from before', () => {
  const begun = three();
  const { model, typeIn, key, kept } = grid(begun);
  typeIn(0, 'name', '新');
  model.take(model.given(), begun);
  key('Enter');
  model.take(model.given(), kept());
  expect(kept()[0]!.name).toBe('新');
  expect(model.rows.undo()).toBe(true);
  expect(kept()[0]!.name).toBe('一');
});

test('rows that somebody else changed are shown, and cannot be gone back behind', () => {
  const { model, typeIn, key, kept } = grid(three());
  typeIn(0, 'name', '新');
  key('Enter');
  const given = model.given();
  model.take(
    given,
    kept().map((row) => ({ ...row })),
  );
  key('z', { ctrl: true });
  expect(kept()[0]!.name).toBe('一');
  typeIn(0, 'name', '又');
  key('Enter');
  model.take(given, [{ id: 9, name: '别人' }]);
  expect(model.rows.undo()).toBe(false);
  expect(model.active()).toEqual({ row: 0, col: 0 });
});

test('a chosen record brings its fields into its row, by choice and by paste, in one act that is taken back whole', async () => {
  const brought = grid([{ _key: 'a' }, { _key: 'b' }], {
    offersOf: ({ name }) => (name === 'portId' ? [{ value: 1, label: '上海', brings: { fee: '8.00' } }] : []),
    follows: (_row, written) => Object.assign({}, ...written.map(({ brings }) => brings && { price: brings.fee })),
  });
  brought.goTo(0, 'portId');
  await brought.block.paste('上海');
  expect(brought.kept()).toMatchObject([{ portId: 1, price: '8.00', labels: { portId: '上海' } }, { _key: 'b' }]);
  brought.goTo(0, 'price');
  brought.block.clear();
  expect(brought.kept()[0]).toMatchObject({ portId: 1, price: null });
  brought.key('z', { ctrl: true });
  brought.key('z', { ctrl: true });
  expect(brought.kept()[0]!.portId ?? null).toBeNull();
  expect(brought.kept()[0]!.price ?? null).toBeNull();
});

describe('figures whose rows say their unit', () => {
  const CURRENCIES: readonly Offer[] = [
    { value: 1, label: 'USD' },
    { value: 2, label: 'CNY' },
  ];
  const columns: readonly GridColumn[] = [
    { name: 'price', field: money(label, { unit: { field: 'currencyId' } }), total: true },
    { name: 'currencyId', field: ref('parameter.currency', label) },
  ];
  const given: Partial<GridGiven> = {
    columns,
    offersOf: ({ name }) => (name === 'currencyId' ? CURRENCIES : []),
  };
  const rows = (): GridRow[] => [
    { id: 1, price: '0.10', currencyId: 1 },
    { id: 2, price: '5.00', currencyId: 2 },
    { id: 3, price: '0.20', currencyId: 1 },
    { id: 4, price: null, currencyId: null },
  ];

  test('have one sum for each unit, which follows when an amount or its currency is changed', () => {
    const { model, block } = grid(rows(), given);
    expect(sumWords(model, columns[0]!)).toEqual(['5.00 CNY', '0.30 USD']);
    model.edit({ row: 3, col: 0 }, '2');
    expect(sumWords(model, columns[0]!)).toEqual(['5.00 CNY', '0.30 USD', '2.00 —']);
    model.goTo({ row: 2, col: 1 });
    block.clear();
    expect(sumWords(model, columns[0]!)).toEqual(['5.00 CNY', '0.10 USD', '2.20 —']);
  });

  test('show it beside each of them, and not the one of another row', () => {
    const { model } = grid(rows(), given);
    const shown = [0, 1, 3].map((row) => unitWordOf(model, columns[0]!, model.rows.unitAt({ row, col: 0 })));
    expect(shown).toEqual(['USD', 'CNY', '']);
    expect(model.rows.unitAt({ row: 0, col: 1 })).toBeNull();
  });

  test('a row above others in a tree has the sum of one unit, and none of several', () => {
    const tree = (second: number): GridRow[] => [
      { id: 'a', above: null, currencyId: 2 },
      { id: 'a1', above: 'a', price: '1.00', currencyId: 1 },
      { id: 'a2', above: 'a', price: '2.00', currencyId: second },
    ];
    const parentOf = ({ above }: GridRow) => above as string | null;
    const one = grid(tree(1), { ...given, parentOf }).model;
    expect([one.rows.valueAt({ row: 0, col: 0 }), one.rows.unitAt({ row: 0, col: 0 })]).toEqual(['3', 1]);
    const several = grid(tree(2), { ...given, parentOf }).model;
    expect([several.rows.valueAt({ row: 0, col: 0 }), several.rows.unitAt({ row: 0, col: 0 })]).toEqual([null, null]);
  });
});
