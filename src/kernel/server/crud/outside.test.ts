import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { computed, decimal, int, text } from '../../resource/field.ts';
import { faceOf, leavesOf } from '../../resource/leaves.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { route } from '../../route.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { asSystem } from '../context.ts';
import { outsideAct, outsideEndpoints } from './outside.ts';
import { recordsOf } from './records.ts';

const line = defineResource({
  name: 'trial.parcelLine',
  label: { zh: '明细', en: 'Line' },
  fields: {
    what: text({ zh: '品名', en: 'What' }, { max: 20 }),
    price: decimal({ zh: '单价', en: 'Price' }, 2, { private: 'trial:price:list' }),
    target: decimal({ zh: '目标价', en: 'Target' }, 2),
  },
});
const parcel = defineResource({
  name: 'trial.parcel',
  label: { zh: '包裹', en: 'Parcel' },
  title: 'number',
  fields: {
    number: text({ zh: '编号', en: 'Number' }, { max: 20 }),
    firmId: int({ zh: '公司', en: 'Firm' }),
    reckoned: decimal({ zh: '估价', en: 'Estimate' }, 2),
    sentAt: computed('datetime', { zh: '发送', en: 'Sent' }),
    lines: lines(line, { zh: '明细', en: 'Lines' }),
  },
  list: { columns: ['number', 'reckoned'], filters: ['reckoned'] },
  scope: 'all',
});
const face = faceOf(leavesOf(parcel, ['number', 'sentAt', 'lines.what', 'lines.price']), {
  realm: 'vendor',
  scope: { partner: 'firmId' },
  from: 'select b.* from trial_parcel b where b.sent_at is not null',
  lines: { lines: {} },
  list: { columns: ['number', 'sentAt'], sort: 'number' },
});
const parcels = recordsOf(parcel);
const takeCall = route({
  method: 'POST',
  path: '/api/vendor/parcels/:id/take',
  permission: 'signedIn',
  realm: 'vendor',
  summary: { zh: '取走', en: 'Take' },
  params: z.object({ id: z.coerce.number<number>().int() }),
  body: z.object({ version: z.number() }),
});

let server: TestServer;
let own: Send;
let other: Send;
let ids: number[];

const firm = (partnerId: number): Send =>
  server.as({
    id: -partnerId,
    permissions: new Set(),
    scope: { partner: [partnerId] },
    vendor: { userId: partnerId, partnerId, type: 'quote' },
  });

beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: parcel.label,
        resources: [parcel],
        endpoints: [
          ...outsideEndpoints(face, {
            calls: ['list', 'get', 'update'],
            update: async (ctx, { id, version, number }) =>
              parcels.patch(asSystem(ctx, '收件人操作'), id, { number }, { action: 'edit', version }),
          }),
          outsideAct(face, takeCall, async (ctx, { params, body }) => {
            await parcels.patch(asSystem(ctx, '收件人操作'), params.id, {}, { action: 'take', version: body.version });
            return undefined;
          }),
        ],
      },
    ],
  });
  [own, other] = [firm(1), firm(2)];
  const make = async (firmId: number, number: string, sentAt: string | null) => {
    const values = { number, firmId, reckoned: '77.70', lines: [{ what: '缆绳', price: '5.00', target: '88.80' }] };
    return (await parcels.create(server.ctx(), values, { sentAt })).id;
  };
  ids = [
    await make(1, 'P-1', '2026-11-01T00:00:00Z'),
    await make(2, 'P-2', '2026-11-02T00:00:00Z'),
    await make(1, 'P-3', null),
  ];
});
afterAll(() => server.close());

test('an outsider has his own in the list, of what he is told, and nothing of the house in it', async () => {
  const { body } = await own<{ content: Record<string, unknown>[]; totalElements: number }>(
    'GET',
    '/api/vendor/parcels',
  );
  expect(body).toEqual({
    totalElements: 1,
    content: [{ id: ids[0], version: 1, number: 'P-1', sentAt: expect.any(String), labels: {} }],
  });
  for (const query of ['reckoned=77.70', 'sort=reckoned,asc', 'createName=x', 'sort=createName,asc'])
    expect([query, (await own('GET', `/api/vendor/parcels?${query}`)).status]).toEqual([query, 400]);
});

test('he reads it with what is private to a permission of the house, for it is his, and without who made it', async () => {
  const { body } = await own<Record<string, unknown>>('GET', `/api/vendor/parcels/${ids[0]}`);
  expect(body).toEqual({
    id: ids[0],
    version: 1,
    number: 'P-1',
    sentAt: expect.any(String),
    labels: {},
    lines: [{ id: expect.any(Number), what: '缆绳', price: '5.00', labels: {} }],
  });
});

test('another’s, and what is not told yet, is not there for any call, whatever service stands behind', async () => {
  for (const id of [ids[1], ids[2]]) {
    expect((await own('GET', `/api/vendor/parcels/${id}`)).status).toBe(404);
    expect((await own('PUT', '/api/vendor/parcels', { id, version: 1, number: 'X' })).status).toBe(404);
    expect((await own('POST', `/api/vendor/parcels/${id}/take`, { version: 1 })).status).toBe(404);
  }
  expect((await other('GET', `/api/vendor/parcels/${ids[1]}`)).status).toBe(200);
  expect((await server.as()('GET', '/api/vendor/parcels')).status).toBe(403);
});

test('what is stale is told as he sees it, and not who of the house changed it', async () => {
  for (const answer of [
    await own<{ code: string; data: { current: object; changedBy?: string } }>('PUT', '/api/vendor/parcels', {
      id: ids[0],
      version: 9,
      number: 'X',
    }),
    await own<{ code: string; data: { current: object; changedBy?: string } }>(
      'POST',
      `/api/vendor/parcels/${ids[0]}/take`,
      { version: 9 },
    ),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'STALE']);
    expect(answer.body.data).toEqual({
      current: (await own<object>('GET', `/api/vendor/parcels/${ids[0]}`)).body,
    });
  }
});
