import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { writeBook } from '../../../kernel/server/excel/workbook.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; inspectionNo: string; findings: Line[] };
type Report = { rows: number; valid: number; imported: number; mistakes: number };
type Refused = { code: string; errors?: { field: string }[] };

const PATH = '/api/qhse/finding-sheets';
const HEADS = ['检查', '缺陷类别', '性质', '缺陷描述', '缺陷代码', '处理代码', '危害等级'];

let company: Company;
let master: Send;
let quality: Send;
let ship: number;
let other: number;

const inspect = async (over: Line = {}, by: Send = master): Promise<Row> =>
  (
    await by<Row>('POST', '/api/qhse/inspections', {
      inspectionType: 'PSC',
      shipId: ship,
      ncInspectDate: officeDay(daysFrom(-3)),
      ...over,
    })
  ).body;
const read = async (id: number): Promise<Row> => (await quality<Row>('GET', `/api/qhse/inspections/${id}`)).body;
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

async function upload(rows: readonly (readonly string[])[], tail = '', by: Send = master) {
  const columns = HEADS.map((header) => ({ header, width: 20 }));
  const book = await writeBook([{ name: '检查发现', columns, rows }]);
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="f.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), book, Buffer.from('\r\n--b--\r\n')]);
  return by<Report & Refused>('POST', `${PATH}/import${tail}`, payload, {
    'content-type': 'multipart/form-data; boundary=b',
  });
}

beforeAll(async () => {
  company = await companyServer();
  master = await company.signIn('master.pioneer');
  quality = await company.signIn('qhse');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
}, 180_000);
afterAll(() => company.close());

test('findings of a sheet join those of their inspections, after a look that writes nothing', async () => {
  const [one, two] = [await inspect(), await inspect()];
  const rows = [
    [one.inspectionNo, '消防安全', '缺陷', '防火门不能自闭', '07105', '开航前纠正', '一般'],
    [one.inspectionNo, '11', '观察项', '救生衣灯失效', '', '', '较大'],
    [two.inspectionNo, '10', '', '海图未改正', '', '', ''],
  ];
  const tried = await upload(rows, '?dryRun=true');
  expect([tried.status, tried.body]).toMatchObject([200, { rows: 3, valid: 3, imported: 0, mistakes: 0 }]);
  expect((await read(one.id)).findings).toEqual([]);
  const done = await upload(rows);
  expect([done.status, done.body]).toMatchObject([200, { imported: 3 }]);
  expect((await read(one.id)).findings).toMatchObject([
    { ncKind: '07', ncLevel: 'DEFICIENCY', ncContent: '防火门不能自闭', actionCode: '17', dangerLevel: 'LOW' },
    { ncKind: '11', ncLevel: 'OBSERVATION', ncContent: '救生衣灯失效', dangerLevel: 'MEDIUM' },
  ]);
  expect((await read(two.id)).findings).toMatchObject([
    { ncKind: '10', ncLevel: 'DEFICIENCY', ncContent: '海图未改正', dangerLevel: 'LOW' },
  ]);
});

test('one wrong row imports none, and each is named with its column', async () => {
  const own = await inspect();
  const foreign = await inspect({ shipId: other }, quality);
  const refused = await upload([
    [own.inspectionNo, '07', '缺陷', '防火门不能自闭', '', '', '一般'],
    [foreign.inspectionNo, '07', '缺陷', '他船的检查', '', '', '一般'],
    [own.inspectionNo, '没有的类别', '缺陷', '类别写错', '', '', '一般'],
    [own.inspectionNo, '07', '缺陷', '', '', '', '一般'],
    [own.inspectionNo, '07', '缺陷', '滞留须为特别重大', '', '30', '一般'],
  ]);
  expect(refused.status).toBe(400);
  expect(fields(refused.body)).toEqual(['3.inspectionId', '4.ncKind', '5.ncContent', '6.dangerLevel']);
  expect((await read(own.id)).findings).toEqual([]);
});

test('one that was submitted takes none, and nobody imports without the permission', async () => {
  const sent = await inspect();
  const row = [sent.inspectionNo, '07', '缺陷', '防火门不能自闭', '', '', '一般'];
  expect((await upload([row], '', await company.signIn('cashier'))).status).toBe(403);
  await company.db.query(`update qhse_inspection set status = 'IN_AUDIT' where id = $1`, [sent.id]);
  const refused = await upload([row]);
  expect([refused.status, fields(refused.body)]).toEqual([400, ['2.inspectionId']]);
});

test('there is a template whose heads are those of the import', async () => {
  const given = await master('GET', `${PATH}/template`);
  expect([given.status, given.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
});
