import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { heldBy } from '../../finance/public.server.ts';
import { expectedOf, expectedReceipts } from '../../stock/public.server.ts';

type Line = Record<string, unknown> & {
  id: number;
  qty: string;
  acceptedQty: string | null;
  closedQty: string | null;
  demandLineId: number | null;
};
type Row = Record<string, unknown> & { id: number; version: number; orderStatus: string; lines: Line[] };
type Refused = { code: string; errors?: { field: string }[] };
type Need = { openQty: string; status: string; applicationId: number; sourceLineId: number };

const PATH = '/api/purchasing/purchase-orders';

let company: Company;
let buyer: Send;
let short: Row[];

const read = async (id: number) => (await buyer<Row>('GET', `${PATH}/${id}`)).body;
const needOf = async (id: number) => (await buyer<Need>('GET', `/api/purchasing/demand-lines/${id}`)).body;
const close = (row: Row, body: object, by: Send = buyer) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/short-close`, { version: row.version, ...body });
const committed = async (id: number): Promise<number> => {
  const held = await heldBy(company.ctx(), { resource: 'purchasing.purchaseOrder', id }, ['COMMIT']);
  return held.reduce((sum, { amount }) => sum + Number(amount), 0);
};
const missing = ({ qty, acceptedQty }: Line): number => Number(qty) - Number(acceptedQty ?? 0);
const lineOf = (row: Row): Line => row.lines.find((line) => missing(line) > 0 && line.demandLineId)!;

beforeAll(async () => {
  company = await companyServer();
  buyer = await company.signIn('purchaser');
  const { content } = (await buyer<{ content: Row[] }>('GET', `${PATH}?orderStatus=PART_DELIVERED&size=50`)).body;
  short = await Promise.all(content.map(({ id }) => read(id)));
}, 180_000);
afterAll(() => company.close());

test('what did not come goes back to the pool; its budget is free, and nothing more of it is received', async () => {
  const [row] = short as [Row];
  const line = lineOf(row);
  const [need, bound] = [await needOf(line.demandLineId!), await committed(row.id)];
  const [stillExpected] = await expectedOf(company.ctx(), { source: 'purchasing.purchaseOrder', sourceId: row.id });
  const draft = await company.db.transaction((db) => expectedReceipts.make({ ...company.ctx(), db }, [stillExpected!]));

  const nameless = await close(row, { remaining: 'POOL' });
  expect([nameless.status, nameless.body.errors?.[0]?.field]).toEqual([400, 'reason']);
  const chief = await company.signIn('ce.pioneer');
  expect((await close(row, { remaining: 'POOL', reason: '断货' }, chief)).status).toBe(403);
  const closed = await close(row, { remaining: 'POOL', reason: '供应商停产' });
  expect([closed.status, closed.body.orderStatus]).toEqual([200, 'DELIVERED']);
  const own = closed.body.lines.find(({ id }) => id === line.id)!;
  expect(Number(own.closedQty)).toBe(missing(line));
  const after = await needOf(line.demandLineId!);
  expect(Number(after.openQty) - Number(need.openQty)).toBe(missing(line));
  expect(await committed(row.id)).toBeLessThan(bound);
  expect(await expectedOf(company.ctx(), { source: 'purchasing.purchaseOrder', sourceId: row.id })).toEqual([]);

  const late = await buyer<Refused>('POST', `/api/stock/receipts/${draft.id}/post`, { version: draft.version });
  expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await close(closed.body, { remaining: 'POOL', reason: '再次' })).status).toBe(409);
  expect((await close(row, { remaining: 'POOL', reason: '旧版本' })).body.code).toBe('STALE');
});

test('what is not needed any more nobody buys again', async () => {
  const [, row] = short as [Row, Row];
  const line = lineOf(row);
  const need = await needOf(line.demandLineId!);
  const closed = await close(row, { remaining: 'DROP', reason: '船舶已就地修复' });
  expect([closed.status, closed.body]).toEqual([200, closed.body]);
  const after = await needOf(line.demandLineId!);
  expect([after.openQty, after.status]).toEqual([need.openQty, need.status]);
  const application = (await buyer<Row>('GET', `/api/purchasing/applications/${need.applicationId}`)).body;
  const asked = application.lines.find(({ id }) => id === need.sourceLineId)!;
  expect(Number(asked.cancelledQty)).toBeGreaterThan(0);
});
