import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Paper } from '../../paper/paper.ts';
import { choice, computed, decimal, dict, money, quantity, ref, text } from '../../resource/field.ts';
import { type AnyResource, defineResource, lines } from '../../resource/resource.ts';
import { viewOver } from '../../resource/view.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { mul } from '../../value/decimal.ts';
import { unitProblems } from '../check-units.ts';
import { paperEndpoints } from '../paper/endpoints.ts';
import { crudEndpoints } from './endpoints.ts';

const currency = defineResource({
  name: 'trade.currency',
  label: { zh: '币种', en: 'Currency' },
  title: 'code',
  fields: { code: text({ zh: '代码', en: 'Code' }, { required: true, max: 3 }) },
  scope: 'all',
});
const billLine = defineResource({
  name: 'trade.billLine',
  label: { zh: '明细', en: 'Line' },
  fields: {
    goods: text({ zh: '品名', en: 'Goods' }, { required: true }),
    quantity: quantity({ zh: '数量', en: 'Quantity' }, { unit: { field: 'pack' } }),
    pack: choice({ BOX: { zh: '箱', en: 'box' }, DRUM: { zh: '桶', en: 'drum' } }, { zh: '单位', en: 'Unit' }),
    price: money({ zh: '单价', en: 'Price' }, { unit: { record: 'currencyId' } }),
    worth: computed(
      { scale: 2, unit: { record: 'currencyId' } },
      { zh: '金额', en: 'Worth' },
      { from: (row: { quantity: string | null; price: string | null }) => mul(row.quantity, row.price) },
    ),
  },
});
const bill = defineResource({
  name: 'trade.bill',
  label: { zh: '账单', en: 'Bill' },
  title: 'number',
  fields: {
    number: text({ zh: '编号', en: 'Number' }, { required: true }),
    supplier: text({ zh: '供应商', en: 'Supplier' }),
    amount: money({ zh: '应付', en: 'Payable' }, { unit: { field: 'currencyId' } }),
    paid: money({ zh: '已付', en: 'Paid' }, { unit: { field: 'currencyId' } }),
    currencyId: ref('trade.currency', { zh: '币种', en: 'Currency' }),
    weight: decimal({ zh: '重量', en: 'Weight' }, 3, { unit: 't' }),
    lines: lines(billLine, { zh: '明细', en: 'Lines' }),
  },
  list: {
    columns: [
      'number',
      { field: 'amount', total: true },
      { field: 'paid', total: true },
      { field: 'weight', total: true },
    ],
    search: ['number'],
    filters: ['supplier'],
    sort: 'number',
  },
  excel: { export: true, import: true },
  scope: 'all',
});
const kinds: AnyResource[] = [currency, bill];

let t: TestServer;
let as: Send;
let usd: number;
let cny: number;
type Bill = { id: number; amount: string; currencyId: number | null; labels: Record<string, string> };
type Page = {
  content: Bill[];
  totals?: Record<string, string>;
  totalsByUnit?: Record<string, { unit: string | null; total: string }[]>;
};

beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trade',
        label: { zh: '贸易', en: 'Trade' },
        resources: kinds,
        endpoints: kinds.flatMap((kind) => crudEndpoints(kind)),
      },
    ],
    endpoints: [...paperEndpoints],
  });
  as = t.as();
  [usd, cny] = [
    (await as<{ id: number }>('POST', '/api/trade/currencies', { code: 'USD' })).body.id,
    (await as<{ id: number }>('POST', '/api/trade/currencies', { code: 'CNY' })).body.id,
  ];
});
afterAll(() => t.close());
beforeEach(() => t.db.query('truncate trade_bill cascade'));

const add = async (more: object): Promise<Bill> => (await as<Bill>('POST', '/api/trade/bills', more)).body;
const list = async (query = ''): Promise<Page> => (await as<Page>('GET', `/api/trade/bills${query}`)).body;

describe('amounts of a list', () => {
  beforeEach(async () => {
    await add({ number: 'B-1', supplier: '甲', amount: '0.10', paid: '0.05', currencyId: usd, weight: '1' });
    await add({ number: 'B-2', supplier: '甲', amount: '100.00', currencyId: cny, weight: '2' });
    await add({ number: 'B-3', supplier: '乙', amount: '0.20', currencyId: usd, weight: '3' });
    await add({ number: 'B-4', supplier: '乙', amount: '7.00' });
  });

  test('are totalled for each currency and never across; what has none is last', async () => {
    const page = await list();
    expect(page.totals).toEqual({ weight: '6.000' });
    expect(page.totalsByUnit).toEqual({
      amount: [
        { unit: 'CNY', total: '100.00' },
        { unit: 'USD', total: '0.30' },
        { unit: null, total: '7.00' },
      ],
      paid: [{ unit: 'USD', total: '0.05' }],
    });
  });

  test('are totalled over what the filter shows, on every page of it', async () => {
    const page = await list('?supplier=乙&size=1&page=1');
    expect(page.content.map((row) => row.amount)).toEqual(['7.00']);
    expect(page.totalsByUnit?.amount).toEqual([
      { unit: 'USD', total: '0.20' },
      { unit: null, total: '7.00' },
    ]);
    expect((await list('?q=nothing')).totalsByUnit).toEqual({ amount: [], paid: [] });
  });

  test('come with their currency, which is no column of the list', async () => {
    const [first] = (await list('?q=B-1')).content;
    expect(first).toMatchObject({ amount: '0.10', currencyId: usd, labels: { currencyId: 'USD' } });
  });

  test('stand in a sheet with their currency behind them, once, and where it was not asked for too', async () => {
    const heads = async (query: string) => {
      const book = new exceljs.Workbook();
      const { raw } = await as('GET', `/api/trade/bills/export?q=B-1${query}`);
      await book.xlsx.load(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength) as ArrayBuffer);
      const sheet = book.worksheets[0]!;
      return [1, 2].map((row) => (sheet.getRow(row).values as unknown[]).slice(1));
    };
    expect(await heads('')).toEqual([
      ['编号', '应付', '币种', '已付', '重量（t）'],
      ['B-1', 0.1, 'USD', 0.05, 1],
    ]);
    expect(await heads('&columns=currencyId&columns=amount')).toEqual([
      ['币种', '应付'],
      ['USD', 0.1],
    ]);
  });
});

test('a view over records totals its own columns for each currency too', async () => {
  const open = viewOver(bill, {
    name: 'trade.openBill',
    fields: { open: money({ zh: '未付', en: 'Open' }, { unit: { field: 'currencyId' } }) },
    from: 'select b.*, b.amount - coalesce(b.paid, 0) as open from trade_bill b',
    list: { columns: ['number', { field: 'open', total: true }], sort: 'number' },
    listed: true,
  });
  const other = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trade',
        label: { zh: '贸易', en: 'Trade' },
        resources: kinds,
        views: [open],
        endpoints: kinds.flatMap((kind) => crudEndpoints(kind)),
      },
    ],
  });
  try {
    const send = other.as();
    const { id } = (await send<{ id: number }>('POST', '/api/trade/currencies', { code: 'USD' })).body;
    await send('POST', '/api/trade/bills', { number: 'V-1', amount: '5.00', paid: '2.00', currencyId: id });
    await send('POST', '/api/trade/bills', { number: 'V-2', amount: '1.50' });
    expect((await send<Page>('GET', '/api/trade/bills')).body).toMatchObject({
      totalsByUnit: {
        open: [
          { unit: 'USD', total: '3.00' },
          { unit: null, total: '1.50' },
        ],
      },
    });
  } finally {
    await other.close();
  }
});

test('on paper each figure has its unit, those of lines that of their record, in the language of the paper', async () => {
  const { id } = await add({
    number: 'B-9',
    amount: '1200.00',
    currencyId: usd,
    weight: '2.5',
    lines: [
      { goods: '滤芯', quantity: '3', pack: 'BOX', price: '100.00' },
      { goods: '油漆', quantity: '9', pack: 'DRUM', price: '100.00' },
      { goods: '运费', price: null },
    ],
  });
  const { body } = await as<Paper>('GET', `/api/papers/trade.bill/${id}?language=both`);
  const [, facts, , table] = body.blocks;
  expect(facts).toMatchObject({
    facts: expect.arrayContaining([
      expect.objectContaining({
        label: { zh: '应付', en: 'Payable' },
        value: { zh: '1,200.00 USD', en: '1,200.00 USD' },
      }),
      expect.objectContaining({ label: { zh: '已付', en: 'Paid' }, value: { zh: '—', en: '—' } }),
      expect.objectContaining({ label: { zh: '重量（t）', en: 'Weight (t)' }, value: { zh: '2.500', en: '2.500' } }),
    ]),
  });
  expect(table).toMatchObject({
    columns: [{}, {}, { head: { zh: '数量' } }, {}, { head: { zh: '单价' } }, { head: { zh: '金额' } }],
    rows: [
      ['1', {}, { zh: '3 箱', en: '3 box' }, {}, { zh: '100.00 USD' }, { zh: '300.00 USD' }],
      ['2', {}, { zh: '9 桶', en: '9 drum' }, {}, { zh: '100.00 USD' }, { zh: '900.00 USD' }],
      ['3', {}, { zh: '—' }, {}, { zh: '—' }, { zh: '—' }],
    ],
  });
});

describe('the start is refused by a unit', () => {
  const label = { zh: '项', en: 'Item' };
  const kind = (fields: AnyResource['fields']): AnyResource =>
    defineResource({ name: 'sample.item', label, title: 'name', fields: { name: text(label), ...fields } });
  test.each<[string, AnyResource['fields'], string[]]>([
    [
      'of a field that is not there',
      { amount: money(label, { unit: { field: 'currencyId' } }) },
      ['sample.item.amount: takes its unit from currencyId, which is no field of sample.item'],
    ],
    [
      'of a record, outside of lines',
      { amount: money(label, { unit: { record: 'name' } }) },
      ['sample.item.amount: takes its unit from a record, and is in no line of one'],
    ],
    [
      'of a field of the record that is not there, in lines',
      {
        lines: lines(
          defineResource({ name: 'sample.line', label, fields: { price: money(label, { unit: { record: 'unit' } }) } }),
          label,
        ),
      },
      ['sample.line.price: takes its unit from unit, which is no field of sample.item'],
    ],
    [
      'that a dictionary says',
      { unit: dict('unit', label), amount: money(label, { unit: { field: 'unit' } }) },
      ['sample.item.amount: takes its unit from unit, which is neither one record, a choice nor a line of text'],
    ],
    [
      'that is private where the figure is not',
      {
        unit: text(label, { private: 'sample:unit:view' }),
        amount: money(label, { unit: { field: 'unit' } }),
        secret: money(label, { unit: { field: 'unit' }, private: 'sample:unit:view' }),
      },
      ['sample.item.amount: takes its unit from unit, which is private'],
    ],
    [
      'of a computed text',
      { unit: text(label), word: { ...computed('text', label), unit: { field: 'unit' } } },
      ['sample.item.word: has a unit and is no figure'],
    ],
  ])('%s', (_, fields, wanted) => {
    expect(unitProblems([kind(fields)])).toEqual(wanted);
  });

  test('and not by those that rows, choices, texts and records say', () => {
    expect(unitProblems(kinds)).toEqual([]);
  });
});
