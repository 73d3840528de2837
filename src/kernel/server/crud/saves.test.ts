import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineFlow } from '../../flow/flow.ts';
import { computed, money, quantity, ref, state, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { mul, orZero, round, sum } from '../../value/decimal.ts';
import { crudEndpoints } from './endpoints.ts';
import { recordsOf } from './records.ts';
import { savesOf } from './saves.ts';

const COST = 'trial:cost:list';
const flow = defineFlow({
  states: { DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' }, SENT: { zh: '已发送', en: 'Sent', tone: 'blue' } },
  initial: 'DRAFT',
  transitions: {},
});
const vessel = defineResource({
  name: 'trial.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
  scope: 'all',
});
const line = defineResource({
  name: 'trial.billLine',
  label: { zh: '明细', en: 'Line' },
  fields: {
    what: text({ zh: '品名', en: 'What' }, { required: true, max: 20 }),
    qty: quantity({ zh: '数量', en: 'Quantity' }, { required: true }),
    price: computed({ scale: 2 }, { zh: '单价', en: 'Price' }, { private: COST }),
  },
});
const bill = defineResource({
  name: 'trial.bill',
  label: { zh: '单据', en: 'Bill' },
  title: 'title',
  fields: {
    vesselId: ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    title: text({ zh: '标题', en: 'Title' }, { required: true, max: 20 }),
    limit: money({ zh: '限额', en: 'Limit' }),
    lines: lines(line, { zh: '明细', en: 'Lines' }),
    total: computed({ scale: 2 }, { zh: '合计', en: 'Total' }),
    kind: computed('text', { zh: '由来', en: 'Kind' }),
    status: state(flow),
  },
  // What a bill is called is settled when it is made.
  open: { DRAFT: ['limit', 'lines'], SENT: ['limit'] },
  scope: { vessel: 'vesselId' },
});
const PRICES: Readonly<Record<string, string>> = { 缆绳: '12.50', 油漆: '80.00' };
const saves = savesOf(bill, {
  needs: ['vesselId'],
  async served(_ctx, { row, wrong }) {
    const priced = row.lines.map((one) => ({ ...one, price: PRICES[one.what] ?? null }));
    for (const [i, { price }] of priced.entries()) if (!price) wrong(`lines.${i}.what`, '没有价格', 'It has no price');
    return { lines: priced, total: round(sum(priced.map(({ qty, price }) => mul(qty, orZero(price)))) ?? '0', 2) };
  },
  made: async (_ctx, _row, { kind = 'typed' }) => ({ kind }),
  later: async (_ctx, { before: { total } }) => ({ total }),
});

let server: TestServer;
let as: Send;
beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: vessel.label,
        resources: [vessel, bill],
        endpoints: [...crudEndpoints(vessel), ...crudEndpoints(bill, saves)],
        guarded: [COST],
      },
    ],
  });
  as = server.as();
  for (const name of ['海宁', '海平']) await as('POST', '/api/trial/ships', { name });
});
afterAll(() => server.close());

type Line = { id: number; what: string; qty: string; price?: string | null };
type Bill = { id: number; version: number; total: string; kind: string; lines: Line[] };
type Refused = { code?: string; errors?: { field: string; message: string }[] };
const PATH = '/api/trial/bills';
const lined = (what: string, qty = '2') => ({ what, qty });
const create = async (more: object = {}) =>
  as<Bill & Refused>('POST', PATH, { vesselId: 1, title: '单', lines: [lined('缆绳')], ...more });
type Derived = { values: Partial<Bill>; errors: { field: string; message: string }[] };
const derive = (draft: object, by: Send = as) => by<Derived & Refused>('POST', `${PATH}/derive`, draft);

test('the same function serves whoever creates, changes and only asks', async () => {
  const made = await create();
  expect([made.status, made.body.total, made.body.kind]).toEqual([200, '25.00', 'typed']);
  const { id, version } = made.body;
  const asked = await derive({ id, version, lines: [lined('油漆', '1'), lined('缆绳', '4')] });
  expect([asked.body.values.total, asked.body.errors]).toEqual(['130.00', []]);
  expect((await as<Bill>('GET', `${PATH}/${id}`)).body).toMatchObject({ version, total: '25.00' });
  const changed = await as<Bill>('PUT', PATH, { id, version, lines: [lined('油漆', '1')] });
  expect([changed.status, changed.body.total]).toEqual([200, '80.00']);
});

test('a half-written draft is answered as far as it goes, and what is wrong stands at its field', async () => {
  expect((await derive({ title: '单' })).body).toEqual({ values: {}, errors: [] });
  const half = await derive({ vesselId: 1, lines: [{ what: '缆绳' }, lined('螺栓')] });
  expect(half.body.errors).toEqual([{ field: 'lines.1.what', message: '没有价格' }]);
  const refused = await create({ lines: [lined('螺栓'), lined('垫片')] });
  expect(refused.body.errors?.map(({ field }) => field)).toEqual(['lines.0.what', 'lines.1.what']);
});

test('what a service passes on is written once, and never by whoever calls', async () => {
  const made = await saves.create(server.ctx(), { vesselId: 1, title: '单', lines: [] }, { kind: 'award' });
  expect(made.kind).toBe('award');
  expect((await create({ kind: 'award' })).body.kind).toBe('typed');
});

test('the first state closes what it does not name, the next ones all but what they name', async () => {
  const { id, version } = (await create()).body;
  const renamed = await as<Refused>('PUT', PATH, { id, version, title: '另一' });
  expect([renamed.status, renamed.body.code]).toEqual([409, 'WRONG_STATE']);
  const limited = await as<Bill>('PUT', PATH, { id, version, limit: '9' });
  expect(limited.status).toBe(200);
  const { row } = await recordsOf(bill).patch(server.ctx(), id, { status: 'SENT' }, { action: 'send' });
  const late = await as<Refused>('PUT', PATH, { id, version: row.version, lines: [lined('油漆')] });
  expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
  const again = await as<Bill>('PUT', PATH, { id, version: row.version, limit: '10' });
  expect([again.status, again.body.total]).toEqual([200, '25.00']);
});

test('who may not change it, another ship’s, and what is private are told nothing', async () => {
  const own = server.as({ scope: { vessel: [1] } });
  expect((await derive({ vesselId: 2, lines: [lined('缆绳')] }, own)).body.errors?.[0]?.field).toBe('vesselId');
  const { id } = (await create({ vesselId: 2 })).body;
  expect((await derive({ id, lines: [] }, own)).status).toBe(404);
  const reader = server.as({ permissions: new Set(['trial:bill:list']) });
  expect((await derive({ vesselId: 1 }, reader)).status).toBe(403);
  const told = (await derive({ vesselId: 1, lines: [lined('缆绳')] }, own)).body.values;
  expect(told.total).toBe('25.00');
  expect(Object.keys(told.lines![0]!)).not.toContain('price');
});

test('over what somebody changed meanwhile nothing is saved', async () => {
  const { id, version } = (await create()).body;
  await as('PUT', PATH, { id, version, limit: '1' });
  const late = await as<Refused>('PUT', PATH, { id, version, limit: '2' });
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
});
