import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineMake } from '../../flow/make-from.ts';
import { date, quantity, ref, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { isPositive } from '../../value/decimal.ts';
import { crudEndpoints } from './endpoints.ts';
import { serveMake } from './make-endpoint.ts';
import { recordsOf } from './records.ts';

const ship = defineResource({
  name: 'trial.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
  scope: 'all',
});
const need = defineResource({
  name: 'trial.need',
  label: { zh: '需求', en: 'Need' },
  title: 'what',
  fields: {
    vesselId: ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    what: text({ zh: '品名', en: 'What' }, { required: true }),
    qty: quantity({ zh: '数量', en: 'Quantity' }),
  },
  scope: { vessel: 'vesselId' },
});
const order = defineResource({
  name: 'trial.order',
  label: { zh: '订单', en: 'Order' },
  title: 'what',
  fields: {
    vesselId: ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    what: text({ zh: '内容', en: 'What' }, { required: true }),
    day: date({ zh: '交期', en: 'Due' }),
  },
  scope: { vessel: 'vesselId' },
});
const dayForm = defineResource({
  name: 'trial.orderDay',
  label: { zh: '生成订单', en: 'Make an order' },
  fields: { day: date({ zh: '交期', en: 'Due' }, { required: true }) },
});
const orderOfNeeds = defineMake({
  name: 'make',
  label: dayForm.label,
  from: need,
  to: order,
  tail: 'from-needs',
  same: { by: ['vesselId'], else: { zh: '一张订单只含一条船的需求', en: 'an order is of one ship' } },
  against: ({ qty }) => (isPositive(qty) ? undefined : { zh: '已全部安排', en: 'all of it has been taken' }),
  ask: dayForm,
  done: { zh: '已生成订单', en: 'The order was made' },
});
const orders = recordsOf(order);
const needs = recordsOf(need);
const needOrders = serveMake(orderOfNeeds, async (ctx, { rows, first, values }) => {
  for (const { id } of rows) await needs.patch(ctx, id, { qty: '0' }, { action: 'order' });
  const what = rows.map((row) => row.what).join('、');
  return orders.create(ctx, { vesselId: first.vesselId, what, day: values.day });
});

let server: TestServer;
let as: Send;
beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: ship.label,
        resources: [ship, need, order],
        endpoints: [...crudEndpoints(ship), ...crudEndpoints(need), ...crudEndpoints(order), needOrders.endpoint],
      },
    ],
  });
  as = server.as();
  for (const name of ['海宁', '海平']) await as('POST', '/api/trial/ships', { name });
});
afterAll(() => server.close());

type Answer = { id: number; what: string; day: string; code?: string; message?: string; errors?: { field: string }[] };

const needed = async (vesselId: number, what: string, qty = '2'): Promise<number> =>
  (await as<{ id: number }>('POST', '/api/trial/needs', { vesselId, what, qty })).body.id;
const make = (ids: readonly number[], given: object = { day: '2026-04-01' }, by: Send = as) =>
  by<Answer>('POST', '/api/trial/orders/from-needs', { ids, ...given });
const ordered = async () => (await as<{ totalElements: number }>('GET', '/api/trial/orders')).body.totalElements;

test('records that go together become one, with what the form asked for', async () => {
  const ids = [await needed(1, '缆绳'), await needed(1, '油漆')];
  const made = await make([...ids, ids[0]!]);
  expect([made.status, made.body.what, made.body.day]).toEqual([200, '缆绳、油漆', '2026-04-01']);
});

test('one that differs, and one of which nothing can be made, are named; nothing is made', async () => {
  const before = await ordered();
  const [own, other, taken] = [await needed(1, '缆绳'), await needed(2, '砂纸'), await needed(1, '螺栓', '0')];
  const differs = await make([own, other]);
  expect([differs.status, differs.body.code, differs.body.message]).toEqual([
    400,
    'RULE',
    '砂纸：一张订单只含一条船的需求',
  ]);
  const nothing = await make([own, taken]);
  expect([nothing.status, nothing.body.code, nothing.body.message]).toEqual([409, 'WRONG_STATE', '螺栓：已全部安排']);
  const english = await as<Answer>(
    'POST',
    '/api/trial/orders/from-needs',
    { ids: [taken], day: '2026-04-01' },
    { 'accept-language': 'en' },
  );
  expect(english.body.message).toBe('螺栓: all of it has been taken');
  expect(await ordered()).toBe(before);
});

test('what the form refuses is told at its field, and made of what was taken meanwhile nothing is', async () => {
  const id = await needed(1, '滤芯');
  const wrong = await make([id], {});
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'day']);
  const both = await Promise.all([make([id]), make([id])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('another ship’s records, what is not there, and whoever may not write what is made', async () => {
  const [own, other] = [await needed(1, '扳手'), await needed(2, '钳子')];
  const master = server.as({ scope: { vessel: [1] } });
  expect((await make([own, other], undefined, master)).status).toBe(404);
  expect((await make([own, 999_999])).status).toBe(404);
  expect((await make([])).status).toBe(400);
  const reader = server.as({ permissions: new Set(['trial:need:list']) });
  expect((await make([own], undefined, reader)).status).toBe(403);
  expect((await make([own], undefined, master)).status).toBe(200);
});
