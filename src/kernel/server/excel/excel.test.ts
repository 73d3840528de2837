import exceljs from 'exceljs';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bool, choice, date, datetime, decimal, dict, int, month, ref, refs, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { dictionaryKeeper } from '../dictionaries.ts';
import { fill } from '../ports.ts';

const agent = defineResource({
  name: 'excel.agent',
  label: { zh: '代理', en: 'Agent' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    code: text({ zh: '代码', en: 'Code' }, { required: true, max: 10 }),
    name: text({ zh: '名称', en: 'Chinese name' }, { required: true }),
    nameEn: text({ zh: '英文名称', en: 'Name' }),
  },
  unique: [['code']],
});
const parcel = defineResource({
  name: 'excel.parcel',
  label: { zh: '货物/提单', en: 'Parcel' },
  title: 'number',
  fields: {
    number: text({ zh: '提单号', en: 'B/L number' }, { required: true, max: 20 }),
    kind: choice(
      { LOAD: { zh: '装货', en: 'Loading' }, DISCHARGE: { zh: '卸货', en: 'Discharging' } },
      { zh: '作业', en: 'Operation' },
      { required: true },
    ),
    grade: dict('cargo_grade', { zh: '货种', en: 'Grade' }),
    agentId: ref('excel.agent', { zh: '代理', en: 'Agent' }, { required: true }),
    otherIds: refs('excel.agent', { zh: '其他代理', en: 'Other agents' }),
    tonnes: decimal({ zh: '数量', en: 'Quantity' }, 3, { min: 0, max: 200_000, unit: 't' }),
    bags: int({ zh: '件数', en: 'Pieces' }),
    billDate: date({ zh: '提单日期', en: 'B/L date' }),
    period: month({ zh: '所属月份', en: 'Month' }),
    startedAt: datetime({ zh: '开始时间', en: 'Started' }),
    clean: bool({ zh: '清洁提单', en: 'Clean' }, { default: true }),
    note: text({ zh: '备注', en: 'Note' }, { variant: 'long' }),
  },
  unique: [['number']],
  list: {
    columns: [
      'number',
      'kind',
      'grade',
      'agentId',
      'otherIds',
      'tonnes',
      'bags',
      'billDate',
      'period',
      'startedAt',
      'clean',
      'note',
    ],
    filters: ['kind'],
    search: ['number'],
    sort: 'number',
  },
  excel: { import: true, export: true },
});
const resources: AnyResource[] = [agent, parcel];

const DICTIONARIES = {
  cargo_grade: [
    { code: 'GAS92', zh: '92号汽油', en: 'Gasoline 92', enabled: true },
    { code: 'HSFO', zh: '高硫燃料油', en: 'HSFO', enabled: false },
  ],
};

let t: TestServer;
let agents: number[];
beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'excel',
        label: { zh: '表格', en: 'Sheets' },
        resources,
        endpoints: resources.flatMap((r) => crudEndpoints(r)),
        fills: [fill(dictionaryKeeper, 'excel', { entries: async () => DICTIONARIES })],
      },
    ],
    now: () => new Date('2026-11-21T04:05:00Z'),
  });
  agents = [];
  for (const [code, name, nameEn] of [
    ['A1', '上海外代', 'Penavico Shanghai'],
    ['A2', '宁波外代', 'Penavico Ningbo'],
    ['A3', '宁波外代', 'Another one'],
  ]) {
    agents.push((await t.as()<{ id: number }>('POST', '/api/excel/agents', { code, name, nameEn })).body.id);
  }
});
afterAll(() => t.close());

const HEADS = [
  '提单号',
  '作业',
  '货种',
  '代理',
  '其他代理',
  '数量（t）',
  '件数',
  '提单日期',
  '所属月份',
  '开始时间',
  '清洁提单',
  '备注',
];
type CellIn = string | number | boolean | Date | null;

async function sheetOf(rows: CellIn[][], heads: string[] = HEADS): Promise<Buffer> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('导入');
  sheet.addRow(heads);
  for (const row of rows) sheet.addRow(row);
  return Buffer.from(await book.xlsx.writeBuffer());
}

type Report = {
  rows: number;
  valid: number;
  imported: number;
  errors: { row: number; field: string; label: string; message: string }[];
};

async function importSheet(file: Buffer, options: { dryRun?: boolean; as?: Send } = {}) {
  const head =
    '--B\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--B--\r\n')]);
  return (options.as ?? t.as())<Report & { code?: string; message?: string; data?: Report }>(
    'POST',
    `/api/excel/parcels/import${options.dryRun ? '?dryRun=true' : ''}`,
    payload,
    { 'content-type': 'multipart/form-data; boundary=B' },
  );
}

async function read(file: Buffer): Promise<exceljs.Workbook> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(file as unknown as Parameters<typeof book.xlsx.load>[0]);
  return book;
}
const valuesOf = (sheet: exceljs.Worksheet, row: number): unknown[] => (sheet.getRow(row).values as unknown[]).slice(1);
const count = async (): Promise<number> =>
  (await t.db.query('select 1 from excel_parcel where deleted_at is null')).length;

const parcelRow = (number: string, more: Partial<Record<number, CellIn>> = {}): CellIn[] =>
  [
    number,
    '装货',
    '92号汽油',
    '上海外代',
    'A1、A2',
    12_345.678,
    10,
    new Date('2026-11-03T00:00:00Z'),
    '2026-11',
    new Date('2026-11-03T08:30:00Z'),
    '是',
    '含=公式 & <符号>',
  ].map((cell, at) => (at in more ? (more[at] ?? null) : cell));

describe('an import', () => {
  test('brings back codes, ids, numbers, dates and times of the head office', async () => {
    const { status, body } = await importSheet(
      await sheetOf([parcelRow('BL-1'), [], parcelRow('BL-2', { 1: 'Discharging', 10: '否', 4: null })]),
    );
    expect(body).toMatchObject({ rows: 2, valid: 2, imported: 2, errors: [] });
    expect(status).toBe(200);
    const { body: list } = await t.as()<{ content: Record<string, unknown>[] }>('GET', '/api/excel/parcels?q=BL-');
    expect(list.content[0]).toMatchObject({
      number: 'BL-1',
      kind: 'LOAD',
      grade: 'GAS92',
      agentId: agents[0],
      otherIds: [agents[0], agents[1]],
      tonnes: '12345.678',
      bags: 10,
      billDate: '2026-11-03',
      period: '2026-11',
      startedAt: '2026-11-03T00:30:00.000Z',
      clean: true,
      note: '含=公式 & <符号>',
    });
    expect(list.content[1]).toMatchObject({ number: 'BL-2', kind: 'DISCHARGE', clean: false, otherIds: null });
  });

  test('of 1,000 rows with three bad ones changes nothing and names the three', async () => {
    const before = await count();
    const rows = Array.from({ length: 1000 }, (_, at) => parcelRow(`N-${at}`));
    rows[9] = parcelRow('N-9', { 1: '转运' });
    rows[499] = parcelRow('BL-1'); // already in the table
    rows[999] = parcelRow('N-0', { 5: -3, 3: '宁波外代' });
    const file = await sheetOf(rows);
    const dry = await importSheet(file, { dryRun: true });
    expect(dry.status).toBe(200);
    expect(dry.body).toMatchObject({ rows: 1000, valid: 997, imported: 0 });
    expect(dry.body.errors).toEqual([
      { row: 11, field: 'kind', label: '作业', message: '作业：没有“转运”这个选项' },
      { row: 501, field: 'number', label: '提单号', message: '提单号已存在，不能重复' },
      { row: 1001, field: 'agentId', label: '代理', message: '代理：有 2 条“宁波外代”，须改填唯一的编号' },
      { row: 1001, field: 'tonnes', label: '数量', message: '数量不能小于 0' },
    ]);
    const real = await importSheet(file);
    expect(real.status).toBe(400);
    expect(real.body.message).toBe('有 3 行不正确，没有导入任何数据');
    expect(real.body.data?.errors).toEqual(dry.body.errors);
    expect(await count()).toBe(before);
  });

  test('a dry run of a good file stores nothing', async () => {
    const before = await count();
    const { body } = await importSheet(await sheetOf([parcelRow('DRY-1')]), { dryRun: true });
    expect(body).toMatchObject({ rows: 1, valid: 1, imported: 0, errors: [] });
    expect(await count()).toBe(before);
  });

  test('names rows that repeat each other, disabled dictionary entries and unknown references', async () => {
    const { body } = await importSheet(
      await sheetOf([parcelRow('D-1'), parcelRow('D-1'), parcelRow('D-2', { 2: 'HSFO', 3: '青岛外代' })]),
      { dryRun: true },
    );
    expect(body.errors.map((e) => [e.row, e.field, e.message])).toEqual([
      [3, 'number', '与第 2 行重复'],
      [4, 'grade', '货种：字典项“HSFO”已停用'],
      [4, 'agentId', '代理：“青岛外代”不存在或不在您的数据范围内（代理）'],
    ]);
  });

  test('knows its columns by either language in any order, and refuses columns that nobody knows', async () => {
    const good = await sheetOf([['Penavico Shanghai', 'E-1', 'loading']], ['Agent *', 'B/L number', ' Operation ']);
    expect((await importSheet(good, { dryRun: true })).body).toMatchObject({ valid: 1, errors: [] });
    const bad = await importSheet(await sheetOf([['E-2', 'x']], ['提单号', '颜色']), { dryRun: true });
    expect(bad.body.errors.map((e) => e.message)).toEqual(['没有名为“颜色”的列', '缺少列“作业”', '缺少列“代理”']);
  });

  test('says what is wrong with a file that is no workbook', async () => {
    const { status, body } = await importSheet(Buffer.from('提单号,作业\n'));
    expect(status).toBe(415);
    expect(body.message).toContain('.xlsx');
  });
});

test('a workbook made to burst is refused, and others are answered meanwhile', async () => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('A');
  sheet.addRow(HEADS);
  // One cell in the last column that Excel knows: ten thousand such rows are 80 kB, and unpack to 164 million cells.
  sheet.getCell(2, 16_384).value = 'x';
  const file = Buffer.from(await book.xlsx.writeBuffer());
  const importing = importSheet(file);
  expect((await t.as()('GET', '/api/excel/parcels?size=1')).status).toBe(200);
  expect(await importing).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  expect((await importSheet(await sheetOf([parcelRow('AFTER')]), { dryRun: true })).body.valid).toBe(1);
});

describe('an export', () => {
  test('shows what the filter shows, in the language of the call, with typed cells', async () => {
    const answer = await t.as()('GET', '/api/excel/parcels/export?kind=LOAD&q=BL-');
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('货物_提单-20261121-1205.xlsx'));
    const sheet = (await read(answer.raw)).worksheets[0]!;
    expect(sheet.name).toBe('货物 提单');
    expect(valuesOf(sheet, 1)).toEqual(HEADS);
    expect(valuesOf(sheet, 2)).toEqual([
      'BL-1',
      '装货',
      '92号汽油',
      '上海外代',
      '上海外代、宁波外代',
      12_345.678,
      10,
      new Date('2026-11-03T00:00:00Z'),
      '2026-11',
      new Date('2026-11-03T08:30:00Z'),
      '是',
      '含=公式 & <符号>',
    ]);
    expect(sheet.getRow(2).getCell(6).numFmt).toBe('#,##0.000');
    expect(sheet.rowCount).toBe(2);
  });

  test('has the columns that are asked for, in their order, and in English', async () => {
    const en = { 'accept-language': 'en' };
    const { raw } = await t.as()(
      'GET',
      '/api/excel/parcels/export?columns=agentId&columns=number&columns=createTime&q=BL-1',
      undefined,
      en,
    );
    const sheet = (await read(raw)).worksheets[0]!;
    expect(valuesOf(sheet, 1)).toEqual(['Agent', 'B/L number', 'Created']);
    expect(valuesOf(sheet, 2)).toEqual(['Penavico Shanghai', 'BL-1', new Date('2026-11-21T12:05:00Z')]);
  });

  test('can be imported again as it is', async () => {
    const { raw } = await t.as()('GET', '/api/excel/parcels/export?q=BL-2');
    await t.db.query("update excel_parcel set deleted_at = create_time where number = 'BL-2'");
    expect((await importSheet(raw)).body).toMatchObject({ rows: 1, imported: 1 });
  });

  test('needs its permission, and keeps to the scope of the list', async () => {
    expect(
      (await t.as({ permissions: new Set(['excel:parcel:list']) })('GET', '/api/excel/parcels/export')).status,
    ).toBe(403);
  });
});

test('the template explains its columns and offers the fixed values', async () => {
  const book = await read((await t.as()('GET', '/api/excel/parcels/template')).raw);
  const [sheet, guide, lists] = book.worksheets as [exceljs.Worksheet, exceljs.Worksheet, exceljs.Worksheet];
  expect(sheet.getRow(1).getCell(1).value).toBe('提单号 *');
  expect(guide.name).toBe('填写说明');
  expect(lists.state).toBe('hidden');
  expect(sheet.getCell('B2').dataValidation).toMatchObject({ type: 'list', formulae: ["'选项'!$A$2:$A$3"] });
  expect(valuesOf(lists, 2)).toEqual(['装货', '92号汽油', '是']);
});

/** How many rows a sheet has, read one after the other: what the other cases read as a whole costs as much again as its export. */
async function rowsOf(file: Buffer): Promise<number> {
  let rows = 0;
  for await (const row of streamXlsxRows(file)) rows = row.index + 1;
  return rows;
}

describe('20,000 rows', () => {
  test('are exported whole, and others are answered meanwhile', async () => {
    await t.db.query(
      `insert into excel_parcel (number, kind, grade, agent_id, other_ids, tonnes, bags, bill_date, period, started_at, clean, note, create_by, create_name)
       select 'L-' || n, 'LOAD', 'GAS92', $1, array[$1]::bigint[], n * 1.5, n, '2026-11-03', '2026-11', '2026-11-03T08:00:00Z', true, '第 ' || n || ' 票货物，船舱清洁', 1, '张三'
       from generate_series(1, 20000) n`,
      [agents[0]],
    );
    let answered = 0;
    const others = setInterval(() => {
      answered += 1;
    }, 5);
    const { raw } = await t.as()('GET', '/api/excel/parcels/export');
    clearInterval(others);
    expect(await rowsOf(raw)).toBe(1 + (await count()));
    // How long and how heavy an export is, the benchmark measures; here others must have their turn at all.
    expect(answered).toBeGreaterThan(10);
  });
});
