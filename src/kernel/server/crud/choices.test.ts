import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choice, decimal, ref, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { Module } from '../module.ts';
import { crudEndpoints } from './endpoints.ts';

const depot = defineResource({
  name: 'sample.depot',
  label: { zh: '仓库', en: 'Depot' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
});
const good = defineResource({
  name: 'sample.good',
  label: { zh: '物品', en: 'Good' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    depotId: ref('sample.depot', { zh: '仓库', en: 'Depot' }, { required: true }),
    standing: choice(
      { OPEN: { zh: '可用', en: 'Open' }, SHUT: { zh: '停用', en: 'Shut' } },
      { zh: '状态', en: 'Standing' },
      { required: true, default: 'OPEN' },
    ),
    price: decimal({ zh: '单价', en: 'Price' }, 2),
  },
});
const wantLine = defineResource({
  name: 'sample.wantLine',
  label: { zh: '明细', en: 'Line' },
  fields: {
    goodId: ref(
      'sample.good',
      { zh: '物品', en: 'Good' },
      {
        required: true,
        where: { depotId: { record: 'depotId' }, standing: ['OPEN'] },
        brings: { price: 'price' },
      },
    ),
    price: decimal({ zh: '单价', en: 'Price' }, 2),
  },
});
const want = defineResource({
  name: 'sample.want',
  label: { zh: '申请', en: 'Want' },
  title: 'word',
  fields: {
    word: text({ zh: '事由', en: 'Word' }, { required: true }),
    depotId: ref('sample.depot', { zh: '仓库', en: 'Depot' }),
    wants: lines(wantLine, { zh: '明细', en: 'Lines' }),
  },
});
const sample: Module = {
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources: [depot, good, want],
  endpoints: [depot, good, want].flatMap((kind) => crudEndpoints(kind)),
};

type Row = Record<string, unknown> & { id: number; version: number; wants: Record<string, unknown>[] };
type Option = { id: number; label: string; brings?: unknown };
type Refusal = { errors: { field: string; message: string }[] };

let t: TestServer;
let depots: number[];
const goods = new Map<string, Row>();
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [sample] });
  const make = async (path: string, body: object) => (await t.as()<Row>('POST', `/api/sample/${path}`, body)).body;
  depots = [];
  for (const name of ['东库', '西库']) depots.push((await make('depots', { name })).id);
  for (const [name, depot, standing, price] of [
    ['缆绳', 0, 'OPEN', '12.50'],
    ['油漆', 0, 'SHUT', '3.00'],
    ['滤器', 1, 'OPEN', null],
  ] as const)
    goods.set(name, await make('goods', { name, depotId: depots[depot], standing, price }));
});
afterAll(() => t.close());

const idOf = (name: string): number => goods.get(name)!.id;
const options = (query: string) => t.as()<Option[]>('GET', `/api/sample/goods/options?${query}`);
const ask = (depot: number | null, ...names: string[]) =>
  t.as()<Row & Refusal>('POST', '/api/sample/wants', {
    word: '备品',
    depotId: depot === null ? null : depots[depot],
    wants: names.map((name) => ({ goodId: idOf(name) })),
  });

describe('the choices of a reference', () => {
  test('are narrowed by the words and the fields that it declares', async () => {
    const { body } = await options(`among=depotId:${depots[0]}&among=standing:OPEN`);
    expect(body.map(({ label }) => label)).toEqual(['缆绳']);
    expect((await options('among=standing:OPEN')).body.map(({ label }) => label).sort()).toEqual(['滤器', '缆绳']);
  });

  test('bring what a row takes over, decimals as text', async () => {
    expect((await options(`among=depotId:${depots[0]}&among=standing:OPEN`)).body[0]?.brings).toEqual({
      price: '12.50',
    });
  });

  test('are narrowed by no field that no reference names, which would be told word by word', async () => {
    for (const name of ['price:12.50', 'constructor:1', 'createName:a'])
      expect((await options(`among=${name}`)).status).toBe(400);
  });

  test('are those alone that a save takes; the refusal names the line', async () => {
    const refused = await ask(0, '缆绳', '滤器', '油漆');
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }) => field)).toEqual(['wants.1.goodId', 'wants.2.goodId']);
    expect((await ask(0, '缆绳')).status).toBe(200);
  });

  test('are not narrowed by what is not filled yet', async () => {
    expect((await ask(null, '缆绳', '滤器')).status).toBe(200);
  });

  test('a line stays as it was when its record can no longer be chosen, until one changes it', async () => {
    const { body } = await ask(0, '缆绳');
    const good = goods.get('缆绳')!;
    const shut = await t.as()<Row>('PUT', '/api/sample/goods', { ...good, standing: 'SHUT' });
    const kept = await t.as()<Row>('PUT', '/api/sample/wants', { ...body, word: '备件' });
    expect(kept.status).toBe(200);
    const moved = await t.as()<Refusal>('PUT', '/api/sample/wants', { ...kept.body, depotId: depots[1] });
    expect(moved.body.errors.map(({ field }) => field)).toEqual(['wants.0.goodId']);
    goods.set('缆绳', (await t.as()<Row>('PUT', '/api/sample/goods', { ...shut.body, standing: 'OPEN' })).body);
  });
});
