import exceljs from 'exceljs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportAnswer } from '../../report/answer.ts';
import { cellFilters } from '../../report/cell-filters.ts';
import { chosenOf, readChoice } from '../../report/choice.ts';
import { dimensionsOf } from '../../report/dimension.ts';
import { defineReport, type Report } from '../../report/report.ts';
import { bool, choice, date, datetime, decimal, int, money, month, ref, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { eq, sum } from '../../value/decimal.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { reportProblems } from './check-report.ts';
import { reportEndpoints } from './endpoints.ts';

const COST = 'shop:cost:view';
const named = (name: string) =>
  defineResource({
    name: `shop.${name}`,
    label: { zh: name, en: name },
    title: 'name',
    fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
    scope: 'all',
  });
const ship = named('ship');
const currency = named('currency');
const sale = defineResource({
  name: 'shop.sale',
  label: { zh: '销售', en: 'Sale' },
  title: 'note',
  fields: {
    shipId: ref('shop.ship', { zh: '船舶', en: 'Ship' }),
    kind: choice({ OIL: { zh: '油料', en: 'Oil' }, GEAR: { zh: '索具', en: 'Gear' } }, { zh: '类别', en: 'Kind' }),
    note: text({ zh: '备注', en: 'Note' }),
    soldOn: date({ zh: '销售日期', en: 'Sold on' }),
    period: month({ zh: '账期', en: 'Period' }),
    at: datetime({ zh: '时间', en: 'Time' }),
    urgent: bool({ zh: '紧急', en: 'Urgent' }),
    pieces: int({ zh: '件数', en: 'Pieces' }),
    currencyId: ref('shop.currency', { zh: '币种', en: 'Currency' }),
    amount: money({ zh: '金额', en: 'Amount' }, { unit: { field: 'currencyId' } }),
    cost: decimal({ zh: '成本', en: 'Cost' }, 2, { private: COST }),
  },
  list: {
    columns: ['shipId', 'kind', 'amount', 'pieces', 'currencyId'],
    filters: ['kind', 'soldOn'],
    search: ['note'],
    sort: '-id',
  },
  scope: { ship: 'shipId' },
  excel: { export: true },
});
const report = defineReport({
  name: 'shop.sales',
  label: { zh: '销售报表', en: 'Sales report' },
  view: sale,
  dimensions: ['shipId', 'kind', 'note', 'soldOn', 'period', 'at', 'urgent', 'pieces', 'currencyId', 'cost'],
  measures: {
    sales: { of: 'count', label: { zh: '笔数', en: 'Sales' } },
    urgent: { of: 'count', when: { urgent: ['true'] }, label: { zh: '紧急笔数', en: 'Urgent sales' } },
    urgentShare: { of: 'ratio', over: 'urgent', under: 'sales', label: { zh: '紧急占比', en: 'Share urgent' } },
    ships: { of: 'distinct', field: 'shipId', label: { zh: '船数', en: 'Ships' } },
    amount: { of: 'sum', field: 'amount' },
    most: { of: 'max', field: 'amount', label: { zh: '最大一笔', en: 'Largest' } },
    pieces: { of: 'sum', field: 'pieces' },
    median: { of: 'median', field: 'pieces', label: { zh: '件数中位', en: 'Median pieces' } },
    cost: { of: 'sum', field: 'cost' },
    sizes: { of: 'once', field: 'pieces', by: 'pieces', label: { zh: '各种件数', en: 'Pieces, each number once' } },
  },
  shown: { rows: ['shipId', 'kind'], figures: ['sales', 'amount', 'cost'] },
});
// A cost is no group: nothing is put together by money.
const fitting: Report = { ...report, dimensions: report.dimensions.filter((name) => name !== 'cost') };

let t: TestServer;
let all: Send;
const ids: Record<string, number> = {};

beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'shop',
        label: { zh: '商店', en: 'Shop' },
        resources: [ship, currency, sale],
        permissions: { [COST]: { zh: '查看成本', en: 'See costs' } },
        endpoints: [...[ship, currency, sale].flatMap((kind) => crudEndpoints(kind)), ...reportEndpoints(fitting)],
      },
    ],
  });
  all = t.as({ permissions: new Set(['*', COST]) });
  const made = async (kind: string, name: string): Promise<number> =>
    (await all<{ id: number }>('POST', `/api/shop/${kind}`, { name })).body.id;
  Object.assign(ids, { FAR: await made('ships', '远航'), WIDE: await made('ships', '远望') });
  Object.assign(ids, { CNY: await made('currencies', 'CNY'), USD: await made('currencies', 'USD') });
  // Every mixture of the values, some unknown; days at the ends of months, and moments that are another day in the office.
  const of = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
  const rows = Array.from({ length: 90 }, (_, i) => ({
    shipId: of([ids.FAR, ids.WIDE, ids.FAR], i),
    kind: of(['OIL', 'GEAR', null, 'OIL'], i),
    note: of(['油', '滑油', null], Math.floor(i / 2)),
    soldOn: of(['2026-01-31', '2026-02-01', '2025-12-31', null, '2026-03-31'], i),
    period: of(['2026-01', '2026-04', null], Math.floor(i / 3)),
    at: of(['2026-01-31T15:59:59.999Z', '2026-01-31T16:00:00Z', '2026-06-30T23:30:00Z'], Math.floor(i / 4)),
    urgent: of([true, false, null], Math.floor(i / 5)),
    pieces: of([1, 2, 3, 5, 8], Math.floor(i / 7)),
    currencyId: of([ids.CNY, ids.USD, null], Math.floor(i / 6)),
    amount: of(['0.10', '100.05', null, '7.35'], Math.floor(i / 2)),
    cost: '1.00',
  }));
  for (const row of rows) await all('POST', '/api/shop/sales', row);
});
afterAll(() => t.close());

type Row = Record<string, unknown>;
type Words = Readonly<Record<string, readonly string[]>>;
const queryOf = (words: Words): string =>
  new URLSearchParams(
    Object.entries(words).flatMap(([name, list]) => list.map((word): [string, string] => [name, word])),
  ).toString();
const read = async (words: Words, as: Send = all) =>
  as<ReportAnswer & { code: string }>('GET', `/api/shop/reports/sales?${queryOf(words)}`);
const listed = async (words: Words, as: Send = all): Promise<Row[]> =>
  (await as<{ content: Row[] }>('GET', `/api/shop/sales?size=200&${queryOf(words)}`)).body.content;
const total = (rows: readonly Row[], name: string): string | null => sum(rows.map((row) => row[name] as string | null));

const filters = fc.record(
  {
    kind: fc.subarray(['OIL', 'GEAR'], { minLength: 1 }),
    soldOnFrom: fc.constantFrom('2025-12-31', '2026-01-31', '2026-02-10').map((day) => [day]),
    soldOnTo: fc.constantFrom('2026-02-01', '2026-03-31').map((day) => [day]),
    note: fc.constantFrom(['油'], ['滑']),
    urgent: fc.constantFrom(['true'], ['false']),
    q: fc.constant(['油']),
    atFrom: fc.constant(['2026-01-31T16:00:00Z']),
  },
  { requiredKeys: [] },
);
const keys = dimensionsOf(sale, fitting.dimensions).map(({ key }) => key);
const shown = fc
  .record({ rows: fc.shuffledSubarray(keys, { maxLength: 3 }), across: fc.option(fc.constantFrom(...keys)) })
  .map(({ rows, across }) => ({ rows, across: across !== null && rows.includes(across) ? null : across }));

describe('a figure of a report', () => {
  test('is what the rows of the list come to that it opens, under any filters and groups', async () => {
    await fc.assert(
      fc.asyncProperty(filters, shown, fc.nat(), async (held, { rows, across }, spot) => {
        const words = {
          ...(held as Words),
          rows: rows.length > 0 ? rows : ['-'],
          ...(across !== null && { across: [across] }),
          figures: ['sales', 'urgent', 'amount', 'pieces', 'sizes'],
        };
        const { status, body } = await read(words);
        expect([status, body.code]).toEqual([200, undefined]);
        const under = await listed(held as Words);
        expect(body.counted).toBe(under.length);
        if (body.counted === 0) return;
        const chosen = chosenOf(sale, readChoice(fitting, words));
        const line = body.lines[spot % body.lines.length]!;
        for (const [at, part] of line.figures.entries()) {
          const place = { members: line.members, ...(body.across[at] && { across: body.across[at] }) };
          const open = (measure: string, figure?: { key: string | null }) =>
            listed(cellFilters(fitting, chosen, held as Words, { ...place, measure, ...(figure && { figure }) }));
          const [sales, urgent, amounts, pieces, sizes] = part;
          const counted = await open('sales');
          expect(counted.length).toBe(Number(sales?.[0]?.value ?? 0));
          // Nothing opens a zero.
          const urgentRows = Number(urgent?.[0]?.value ?? 0);
          if (urgentRows > 0) expect((await open('urgent')).length).toBe(urgentRows);
          expect(counted.reduce((n, row) => n + Number(row.pieces), 0)).toBe(Number(pieces?.[0]?.value ?? 0));
          const onceEach = new Set(counted.map((row) => Number(row.pieces)));
          expect([...onceEach].reduce((n, one) => n + one, 0)).toBe(Number(sizes?.[0]?.value ?? 0));
          for (const figure of amounts ?? []) {
            const own = await open('amount', figure);
            expect(new Set(own.map((row) => row.currencyId)).size).toBe(1);
            expect(eq(total(own, 'amount'), figure.value)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of money stands beside that of another currency, in subtotals and the total too', async () => {
    const { body } = await read({ rows: ['kind'], figures: ['amount', 'most'] });
    const units = body.lines.map(({ figures }) => figures[0]![0]!.map(({ unit }) => unit));
    expect(units).toEqual([
      ['CNY', 'USD', null],
      ['CNY', 'USD', null],
      ['CNY', 'USD', null],
      ['CNY', 'USD', null],
    ]);
    const last = body.lines.at(-1)!;
    const parts = body.lines.slice(0, -1).map(({ figures }) => figures[0]![0]!);
    for (const [at, figure] of last.figures[0]![0]!.entries())
      expect(eq(sum(parts.map((part) => part[at]!.value)), figure.value)).toBe(true);
  });

  test('counts no row of another ship', async () => {
    const own = t.as({
      permissions: new Set(['shop:sale:list']),
      scope: { ship: [ids.WIDE!] },
    });
    const { body } = await read({ rows: ['shipId'], figures: ['sales'] }, own);
    expect(body.lines.map(({ members }) => members.map(({ label }) => label))).toEqual([['远望'], []]);
    expect(body.counted).toBe((await listed({}, own)).length);
    expect((await read({ rows: ['shipId'], figures: ['sales'] })).body.counted).toBe(90);
  });

  test('over another is that of the sums, not the mean of the shares', async () => {
    const { body } = await read({ rows: ['urgent'], figures: ['urgent', 'urgentShare'] });
    expect(
      body.lines.map(({ members, figures }) => [members[0]?.value, ...figures[0]!.map(([one]) => one?.value)]),
    ).toEqual([
      ['true', '30', '100.0'],
      ['false', '0', '0.0'],
      [null, '0', '0.0'],
      [undefined, '30', '33.3'],
    ]);
  });
});

describe('what somebody asks for', () => {
  const noCost = () => t.as({ permissions: new Set(['shop:sale:list']), scope: { ship: 'all' } });

  test('is refused by the name of what they may not know, and left out where they asked for nothing', async () => {
    const refused = await read({ figures: ['cost'] }, noCost());
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const { body } = await read({}, noCost());
    expect(body.lines[0]!.figures[0]!.length).toBe(2);
    expect((await read({})).body.lines[0]!.figures[0]!.length).toBe(3);
  });

  test('by a number tells no name of a record that they may not choose', async () => {
    const aboutOf = async (as?: Send) => (await read({ shipId: [String(ids.WIDE)], rows: ['-'] }, as)).body.about;
    expect(await aboutOf()).toBe('船舶：远望');
    expect(await aboutOf(noCost())).toBe(`船舶：#${ids.WIDE}`);
  });

  test('needs the permission of the list, and that of its export for a sheet', async () => {
    expect((await read({}, t.as({ permissions: new Set() }))).status).toBe(403);
    expect((await noCost()('GET', '/api/shop/reports/sales/export')).status).toBe(403);
  });

  test('has to be there, once each, and little enough to be read', async () => {
    const asked: Words[] = [
      { rows: ['nothing'] },
      { rows: ['amount'] },
      { rows: ['kind.month'] },
      { rows: ['kind', 'kind'] },
      { rows: ['kind'], across: ['kind'] },
      { rows: ['kind', 'note', 'urgent', 'shipId'] },
      { figures: ['constructor'] },
      { rank: ['nothing'] },
      { colour: ['red'] },
    ];
    const codes = await Promise.all(asked.map(async (words) => (await read(words)).body.code));
    expect(codes).toEqual(codes.map(() => 'VALIDATION'));
    await t.db.query(
      `insert into shop_sale (version, create_by, create_name, create_time, ship_id, note, sold_on)
       select 1, 1, 'x', $2, $1, 'n' || n, date '1990-01-01' + n from generate_series(1, 5001) n`,
      [ids.WIDE, t.app.now().toISOString()],
    );
    expect((await read({ rows: ['note'], figures: ['sales'] })).body.code).toBe('TOO_LARGE');
    await t.db.query(`delete from shop_sale where sold_on < '2010-01-01'`);
  });

  test('may rank: the largest first, in the first currency of the total', async () => {
    const values = async (words: Words) =>
      (await read({ rows: ['kind'], figures: ['amount'], ...words })).body.lines
        .slice(0, -1)
        .map(({ figures }) => Number(figures[0]![0]![0]!.value));
    const ranked = await values({ rank: ['amount'] });
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
    expect(await values({})).not.toEqual(ranked);
  });
});

test('a sheet has its title, merged heads and a number for each currency', async () => {
  const words = { rows: ['kind'], across: ['shipId'], figures: ['sales', 'amount'], note: ['油'] };
  const { raw, status } = await all('GET', `/api/shop/reports/sales/export?${queryOf(words)}`);
  expect(status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength) as ArrayBuffer);
  const sheet = book.worksheets[0]!;
  expect(sheet.getCell('A1').value).toBe('销售报表');
  expect(String(sheet.getCell('A2').value)).toMatch(/^备注：油 {2}制表 \d{4}-\d\d-\d\d$/);
  const heads = [3, 4].map((row) => (sheet.getRow(row).values as unknown[]).slice(1));
  const below = ['笔数', '金额 CNY', '金额 USD', '金额'];
  expect(heads[1]).toEqual(['类别', ...below, ...below, ...below]);
  expect(heads[0]!.filter((head, at, row) => head !== row[at - 1])).toEqual(['类别', '远航', '远望', '合计']);
  const { body } = await read(words);
  const last = sheet.getRow(4 + body.lines.length).values as unknown[];
  const [sales, amounts] = body.lines.at(-1)!.figures.at(-1)!;
  expect(last.slice(-4)).toEqual([Number(sales![0]!.value), ...amounts!.map(({ value }) => Number(value))]);
});

test('a report that does not fit its view is told', () => {
  const shownWrong = { rows: ['shipId', 'cost'], figures: ['sales', 'gone'] };
  const wrong: Report = {
    ...report,
    dimensions: ['shipId', 'gone'],
    measures: {
      ...report.measures,
      far: { of: 'sum', field: 'gone' },
      word: { of: 'sum', field: 'note' },
      share: { of: 'ratio', over: 'most', under: 'gone', label: { zh: '占比', en: 'Share' } },
      mixed: { of: 'ratio', over: 'pieces', under: 'amount', label: { zh: '占比', en: '' } },
    },
    shown: shownWrong,
  };
  expect(reportProblems(reportEndpoints(wrong))).toEqual([
    'report shop.sales: nothing can be put together by gone of shop.sale',
    'report shop.sales: far: names gone, which is no field of shop.sale',
    'report shop.sales: word: note is no figure',
    'report shop.sales: share: names gone, which is no measure',
    'report shop.sales: mixed: a language of the label is missing',
    'report shop.sales: mixed: stands over what is counted in another unit',
    'report shop.sales: shows cost, which is none of its dimensions',
    'report shop.sales: shows gone, which is none of its measures',
  ]);
  expect(reportProblems(reportEndpoints(fitting))).toEqual([]);
});
