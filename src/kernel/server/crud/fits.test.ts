import { afterAll, beforeAll, expect, test } from 'vitest';
import { computed, decimal } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { type MaybeDecimal, mul, round } from '../../value/decimal.ts';
import { crudEndpoints } from './endpoints.ts';

type Priced = { readonly qty?: MaybeDecimal; readonly price?: MaybeDecimal };

const worth = computed(
  { scale: 2 },
  { zh: '金额', en: 'Worth' },
  { from: ({ qty, price }: Priced) => round(mul(qty, price), 2) },
);
const figures = {
  qty: decimal({ zh: '数量', en: 'Quantity' }, 3),
  price: decimal({ zh: '单价', en: 'Price' }, 2),
  worth,
};
const cask = defineResource({ name: 'sample.cask', label: { zh: '分桶', en: 'Cask' }, fields: figures });
const barrel = defineResource({
  name: 'sample.barrel',
  label: { zh: '油桶', en: 'Barrel' },
  title: ['qty'],
  fields: { ...figures, casks: lines(cask, { zh: '分桶', en: 'Casks' }) },
  scope: 'all',
});

let t: TestServer;

beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'sample',
        label: { zh: '样例', en: 'Sample' },
        resources: [barrel],
        endpoints: crudEndpoints(barrel),
      },
    ],
  });
}, 120_000);
afterAll(() => t.close());

type Barrel = { id: number; version: number; qty: string; errors?: { field: string; message: string }[] };

test('what comes to more than its column holds is refused at that field, in the record and in its lines, and changes nothing', async () => {
  const as = t.as();
  const most = { qty: '99999999999999', price: '99999999999999' };
  const made = await as<Barrel>('POST', '/api/sample/barrels', most);
  expect([made.status, made.body.errors?.map(({ field }) => field)]).toEqual([400, ['worth']]);
  const { body: kept } = await as<Barrel>('POST', '/api/sample/barrels', { qty: '1', price: '2' });
  const line = await as<Barrel>('PUT', '/api/sample/barrels', { ...kept, casks: [{ qty: '1', price: '2' }, most] });
  expect([line.status, line.body.errors?.map(({ field }) => field)]).toEqual([400, ['casks.1.worth']]);
  const grown = await as<Barrel>('PUT', '/api/sample/barrels', { ...kept, ...most });
  expect([grown.status, grown.body.errors?.map(({ field }) => field)]).toEqual([400, ['worth']]);
  expect((await as<Barrel>('GET', `/api/sample/barrels/${kept.id}`)).body).toMatchObject({ qty: '1.000', version: 1 });
});
