import { afterAll, beforeAll, expect, test } from 'vitest';
import { money, ref, text } from '../../resource/field.ts';
import { type AnyResource, defineResource, lines } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { declarationProblems } from '../check.ts';
import { crudEndpoints } from './endpoints.ts';

const supplier = defineResource({
  name: 'sample.supplier',
  label: { zh: '供应商', en: 'Supplier' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    nameEn: text({ zh: '英文名称', en: 'In English' }, { required: true }),
  },
  scope: 'all',
});
const orderLine = defineResource({
  name: 'sample.orderLine',
  label: { zh: '明细', en: 'Line' },
  title: 'item',
  fields: {
    item: text({ zh: '品名', en: 'Item' }, { required: true }),
    secret: text({ zh: '密', en: 'Secret' }, { private: 'sample:order:secret' }),
  },
});
const order = defineResource({
  name: 'sample.order',
  label: { zh: '订单', en: 'Order' },
  title: 'number',
  fields: {
    number: text({ zh: '编号', en: 'Number' }, { required: true }),
    supplierId: ref('sample.supplier', { zh: '供应商', en: 'Supplier' }),
    amount: money({ zh: '金额', en: 'Amount' }),
    lines: lines(orderLine, { zh: '明细', en: 'Lines' }),
  },
  list: { columns: ['number', 'supplierId'], search: ['number', 'supplierId', 'lines'], sort: 'number' },
  scope: 'all',
});
const module = (resources: readonly AnyResource[]) => ({
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources,
  permissions: { 'sample:order:secret': { zh: '看密', en: 'See it' } },
  endpoints: resources.flatMap((resource) => crudEndpoints(resource)),
});

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [module([supplier, order])] });
  const send = t.as();
  const ids: number[] = [];
  for (const [name, nameEn] of [
    ['宁波海联船舶用品', 'Ningbo Hailian'],
    ['舟山港达', 'Zhoushan Gangda'],
  ])
    ids.push((await send<{ id: number }>('POST', '/api/sample/suppliers', { name, nameEn })).body.id);
  for (const [number, at, item] of [
    ['A-1', 0, '尼龙缆'],
    ['A-2', 1, '尼龙缆'],
    ['A-3', 1, '活塞环'],
  ] as const)
    await send('POST', '/api/sample/orders', { number, supplierId: ids[at], lines: [{ item, secret: '一百二十元' }] });
});
afterAll(() => t.close());

async function found(q: string): Promise<string[]> {
  const { status, body } = await t.as()<{ content: { number: string }[] }>(
    'GET',
    `/api/sample/orders?q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  return body.content.map(({ number }) => number);
}

test('a list finds a document by its number, by whom it is of in either language, and by what stands on its lines', async () => {
  expect(await found('A-2')).toEqual(['A-2']);
  expect(await found('海联')).toEqual(['A-1']);
  expect(await found('gangda')).toEqual(['A-2', 'A-3']);
  expect(await found('活塞')).toEqual(['A-3']);
  expect(await found('缆')).toEqual(['A-1', 'A-2']);
  expect(await found('一百')).toEqual([]);
});

test('so do the choices, for whoever may list them', async () => {
  const send = t.as({ permissions: new Set(['sample:order:list']) });
  const { body } = await send<{ label: string }[]>('GET', '/api/sample/orders/options?q=活塞');
  expect(body.map(({ label }) => label)).toEqual(['A-3']);
});

test('the start refuses a list that is to find words where there are none', () => {
  const wrong = { ...order, list: { ...order.list, search: ['amount'] } } as AnyResource;
  expect(declarationProblems([module([supplier, wrong])], [])).toContain(
    'sample.order: list.search names amount, in which there are no words',
  );
});
