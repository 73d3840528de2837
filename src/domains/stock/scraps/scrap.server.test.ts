import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, identityOf } from '../../identity/public.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; scrapStatus: string; status: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Pool = { id: number; qty: string; value: string; storeId: number };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/stock/scraps';

let company: Company;
let chief: Send;
let items: Pool[];
let foreign: Pool;
let photo = 0;

const pools = (ship: string): Promise<Pool[]> =>
  company.db.query<Pool>(
    `select p.id, p.qty, p.value, p.store_id as "storeId" from stock_pool p join fleet_vessel v on v.id = p.vessel_id
     where v.name_en = $1 and p.qty > 2 order by p.id limit 6`,
    [ship],
  );
const now = async (id: number): Promise<Pool> =>
  (
    await company.db.query<Pool>('select id, qty, value, store_id as "storeId" from stock_pool where id = $1', [id])
  )[0]!;

const fromItems = (ids: readonly number[], by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/from-items`, { ids });
const line = (poolId: number, qty = '1') => ({ poolId, qty, cause: 'WORN' });
const create = (lines: object[], by: Send = chief) =>
  by<Row & Refused>('POST', PATH, { storeId: items[0]!.storeId, reason: '磨损', photos: [photo], lines });
const read = async (id: number): Promise<Row> => (await chief<Row>('GET', `${PATH}/${id}`)).body;
const act = (name: string, row: Row, given: object, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...given });

/** Submitted, and agreed to by everybody whose turn it is. */
async function approved({ id, version }: Row): Promise<Row> {
  const run = await chief<Run & Refused>('POST', '/api/approval/runs', {
    resource: 'stock.scrap',
    recordId: id,
    version,
  });
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await chief<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
  return read(id);
}

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  items = await pools('HAI YUE PIONEER');
  [foreign] = (await pools('HE SHUN')) as [Pool];
  const content = Readable.from([Buffer.from('现场')]);
  const ctx = company.ctx();
  const [own] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'ce.pioneer'`);
  const writer = await asPerson(ctx, own!.id, ctx.now);
  photo = (await storeFile(writer, company.app.files, { name: '现场.txt', content })).id;
}, 180_000);
afterAll(() => company.close());

test('items of one store become a draft; of two, or of nothing there, they are named', async () => {
  const [one, two] = items as [Pool, Pool];
  const made = await fromItems([one.id, two.id]);
  expect([made.status, made.body.scrapNo]).toEqual([200, expect.stringMatching(/^SC-\w+-\d{4}-\d{4}$/)]);
  expect((await fromItems([one.id, foreign.id])).status).toBe(404);
  const differs = await fromItems([one.id, foreign.id], company.as());
  expect([differs.status, differs.body.message]).toEqual([400, expect.stringContaining('一个仓库')]);
});

test('more than is there, and what lies elsewhere, is told at its line', async () => {
  const [one] = items as [Pool];
  const wrong = await create([line(one.id, String(Number(one.qty) + 1)), line(foreign.id)], company.as());
  expect(wrong.body.errors?.map(({ field }) => field)).toEqual(['lines.0.qty', 'lines.1.poolId']);
});

test('approved it leaves at the average cost; disposed of with a day that can be, it is done', async () => {
  const [, , three] = items as [Pool, Pool, Pool];
  const bare = await create([line(three.id)]);
  expect([bare.status, bare.body]).toEqual([200, bare.body]);
  const without = await chief<Row & Refused>('PUT', PATH, { ...bare.body, photos: [] });
  const refused = await chief<Refused>('POST', '/api/approval/runs', {
    resource: 'stock.scrap',
    recordId: without.body.id,
    version: without.body.version,
  });
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'photos']);
  const row = await approved((await chief<Row>('PUT', PATH, { ...without.body, photos: [photo] })).body);
  expect([row.status, row.scrapStatus]).toEqual(['APPROVE', 'POSTED']);
  const left = await now(three.id);
  expect(Number(left.qty)).toBe(Number(three.qty) - 1);
  expect(Number(left.value)).toBeCloseTo(Number(three.value) * (1 - 1 / Number(three.qty)), 1);
  const early = await act('dispose', row, { method: 'RECEPTION', disposedOn: '2020-01-01' });
  expect([early.status, early.body.errors?.[0]?.field]).toEqual([400, 'disposedOn']);
  const today = officeDay(company.app.now());
  const done = await act('dispose', row, { method: 'RECEPTION', disposedOn: today });
  expect([done.status, done.body.scrapStatus, done.body.method]).toEqual([200, 'DISPOSED', 'RECEPTION']);
  expect((await act('reverse', done.body, { reason: '误报' })).status).toBe(409);
});

test('taken back it lies there at what it was worth, once', async () => {
  const [, , , four] = items as [Pool, Pool, Pool, Pool];
  const row = await approved((await create([line(four.id, '2')])).body);
  const back = await act('reverse', row, { reason: '仍可使用' });
  expect([back.status, back.body.scrapStatus, await now(four.id)]).toEqual([200, 'REVERSED', four]);
  expect((await act('reverse', back.body, { reason: '再来' })).status).toBe(409);
});
