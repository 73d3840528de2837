import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { stockLedger } from './stock-ledger.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; month: string; periodStatus: string };
type Refused = { code: string; message: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Page = { content: Row[]; totalElements: number };

const PERIODS = '/api/stock/periods';
const ISSUES = '/api/stock/issues';

let company: Company;
let keeper: Send;
let manager: Send;
let chief: Send;
let storeId = 0;
let poolId = 0;
let thisMonth = '';

const months = async (by: Send = manager): Promise<Row[]> =>
  (await by<Page>('GET', `${PERIODS}?storeId=${storeId}&size=200&sort=month,desc`)).body.content;
const act = (verb: 'close' | 'reopen', { id, version }: Row, by: Send = manager) =>
  by<Row & Refused>('POST', `${PERIODS}/${id}/${verb}`, { version, ...(verb === 'reopen' && { reason: '补记收货' }) });
const lastClosed = async (): Promise<Row> => (await months()).find(({ periodStatus }) => periodStatus === 'CLOSED')!;

/** An issue of one piece on a day, booked. */
async function issueOn(issuedOn: string) {
  const lines = [{ poolId, qty: '1' }];
  const made = await chief<Row & Refused>('POST', ISSUES, { storeId, issuedOn, purpose: 'REPAIR', lines });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const { id, version } = made.body;
  return { made: made.body, posted: await chief<Row & Refused>('POST', `${ISSUES}/${id}/post`, { version }) };
}

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  manager = await company.signIn('finance');
  const closer = ['stock:period:list', 'stock:period:close'];
  keeper = company.as({ permissions: new Set(closer), scope: { vessel: 'all', organization: 'all' } });
  const [pool] = await company.db.query<{ id: number; storeId: number }>(
    `select p.id, p.store_id as "storeId" from stock_pool p join fleet_vessel v on v.id = p.vessel_id
     where v.name_en = 'HAI YUE PIONEER' and p.qty > 4 order by p.id limit 1`,
  );
  [poolId, storeId] = [pool!.id, pool!.storeId];
  thisMonth = officeDay(company.ctx().now).slice(0, 7);
}, 180_000);
afterAll(() => company.close());

test('all months but the last two are closed; nothing is posted into a closed one, at the day of its document', async () => {
  const { month } = await lastClosed();
  expect(month < monthsAfter(thisMonth, -1)).toBe(true);
  const { made, posted } = await issueOn(`${month}-15`);
  expect([posted.status, posted.body.data, posted.body.errors?.[0]?.field]).toMatchObject([
    409,
    { reason: 'PERIOD_CLOSED', month },
    'issuedOn',
  ]);
  expect(posted.body.message).toContain(`${month} 已结账`);
  await chief('DELETE', `${ISSUES}/${made.id}?version=${made.version}`);
});

test('the database itself holds back who changes a movement, or posts into a closed month', async () => {
  const { month } = await lastClosed();
  const held = (sql: string, values: unknown[]) => expect(company.db.query(sql, values)).rejects;
  await held('update stock_movement set value = value + 1 where store_id = $1', [storeId]).toThrow(/never changed/);
  await held('delete from stock_movement where store_id = $1', [storeId]).toThrow(/never changed/);
  await held('truncate stock_movement cascade', []).toThrow(/never changed/);
  await held(
    `insert into stock_movement (version, create_by, create_name, create_time, occurred_on, store_id, material_id, condition, move_type)
     select 1, 0, 'x', $2::date, $2::date, store_id, material_id, condition, 'RECEIPT' from stock_movement where store_id = $1 limit 1`,
    [storeId, `${month}-02`],
  ).toThrow(/is closed/);
});

test('months reopen by a reason from the last closed one on, and close again in their order', async () => {
  const [last, before] = (await months()).filter(({ periodStatus }) => periodStatus === 'CLOSED') as [Row, Row];
  expect((await act('reopen', before)).status).toBe(400);
  expect((await act('reopen', last, keeper)).status).toBe(403);
  expect((await manager('POST', `${PERIODS}/${last.id}/reopen`, { version: last.version })).status).toBe(400);
  const opened = await act('reopen', last);
  expect([opened.status, opened.body.periodStatus]).toEqual([200, 'OPEN']);
  const { posted } = await issueOn(`${last.month}-15`);
  expect(posted.status).toBe(200);
  const later = (await months()).find(({ month }) => month > last.month && month < thisMonth)!;
  expect((await act('close', later)).body.message).toContain(last.month);
  const closed = await act('close', (await months()).find(({ id }) => id === last.id)!, keeper);
  expect([closed.status, closed.body.periodStatus, Number(closed.body.entries) > 0]).toEqual([200, 'CLOSED', true]);
  // What was posted there is taken back today.
  const back = await chief<Row>('POST', `${ISSUES}/${posted.body.id}/reverse`, {
    version: posted.body.version,
    reason: '领错',
  });
  expect(back.status).toBe(200);
});

test('a month with drafts, or one that has not ended, is not closed; another ship’s is not seen', async () => {
  const last = await lastClosed();
  const opened = await act('reopen', last);
  const lines = [{ poolId, qty: '1' }];
  const draft = await chief<Row>('POST', ISSUES, { storeId, issuedOn: `${last.month}-16`, purpose: 'REPAIR', lines });
  const refused = await act('close', opened.body);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(String(draft.body.issueNo))]);
  await chief('DELETE', `${ISSUES}/${draft.body.id}?version=${draft.body.version}`);
  expect((await act('close', opened.body)).status).toBe(200);
  const now = (await months()).find(({ month }) => month === thisMonth)!;
  expect((await act('close', now)).status).toBe(400);
  const elsewhere = company.as({
    permissions: new Set(['stock:period:list']),
    scope: { vessel: [], organization: [] },
  });
  expect(await months(elsewhere)).toEqual([]);
});

test('what stock says is what its movements come to; a difference is told once, and no month closes over it', async () => {
  const schedule = () => company.runSchedule('stock.proof');
  const proofs = async () =>
    (await manager<Page>('GET', '/api/stock/proofs?sort=id,desc')).body.content as (Row & { result: string })[];
  const told = () =>
    company.db.query<{ n: number }>(`select count(*)::int as n from communication_message where kind = 'stock.proof'`);
  await schedule();
  expect((await proofs())[0]).toMatchObject({ result: 'AGREES', different: 0 });
  await company.db.query('update stock_pool set qty = qty + 1 where id = $1', [poolId]);
  await schedule();
  const [found] = await proofs();
  expect(found).toMatchObject({ result: 'DIFFERS', different: 1 });
  const { body } = await manager<{ differences: Row[] }>('GET', `/api/stock/proofs/${found!.id}`);
  expect(body.differences).toMatchObject([{ poolId, figure: 'QTY' }]);
  const [first] = await told();
  await schedule();
  expect([first!.n > 0, await told()]).toEqual([true, [first]]);
  const open = (await months()).find(({ month, periodStatus }) => periodStatus === 'OPEN' && month < thisMonth)!;
  expect((await act('close', open)).body.message).toContain('不符');
  await company.db.query('update stock_pool set qty = qty - 1 where id = $1', [poolId]);
  expect((await stockLedger.prove(company.ctx())).differences).toEqual([]);
});
