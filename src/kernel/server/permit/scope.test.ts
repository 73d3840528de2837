import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ref, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import type { Module } from '../module.ts';

const berth = defineResource({
  name: 'sample.berth',
  label: { zh: '泊位', en: 'Berth' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
  scope: { berth: 'id' },
});
const person = defineResource({
  name: 'sample.person',
  label: { zh: '人', en: 'Person' },
  title: 'name',
  fields: { name: text({ zh: '姓名', en: 'Name' }, { required: true }) },
  scope: 'all',
});
/** What one asked for oneself, what concerns one's berths, and what concerns none. */
const wish = defineResource({
  name: 'sample.wish',
  label: { zh: '申请', en: 'Wish' },
  title: 'word',
  fields: {
    word: text({ zh: '事由', en: 'Word' }, { required: true }),
    berthId: ref('sample.berth', { zh: '泊位', en: 'Berth' }),
    askerId: ref('sample.person', { zh: '申请人', en: 'Asker' }),
  },
  scope: { anyOf: [{ berth: 'berthId' }, { own: 'askerId' }, { empty: 'berthId' }] },
});
const answer = defineResource({
  name: 'sample.answer',
  label: { zh: '答复', en: 'Answer' },
  title: 'word',
  fields: {
    word: text({ zh: '内容', en: 'Word' }, { required: true }),
    wishId: ref('sample.wish', { zh: '申请', en: 'Wish' }, { required: true }),
  },
  scope: { through: 'wishId', of: wish },
});
const kinds = [berth, person, wish, answer];
const sample: Module = {
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources: kinds,
  endpoints: kinds.flatMap((kind) => crudEndpoints(kind)),
};

type Row = { id: number; version: number; word: string };
let t: TestServer;
let berths: number[];
let asker: number;
let one: Send;
let other: Send;
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [sample] });
  const make = async (path: string, body: object) => (await t.as()<Row>('POST', `/api/sample/${path}`, body)).body.id;
  berths = [await make('berths', { name: '一号' }), await make('berths', { name: '二号' })];
  asker = await make('persons', { name: '甲' });
  const all = ['wish', 'answer'].flatMap((kind) =>
    ['list', 'add', 'edit', 'del'].map((act) => `sample:${kind}:${act}`),
  );
  const permissions = new Set(all);
  one = t.as({ id: asker, permissions, scope: { berth: [berths[0]!] } });
  other = t.as({ permissions, scope: { berth: [berths[1]!] } });
  for (const [word, berthId, askerId] of [
    ['一号的', berths[0], null],
    ['二号的', berths[1], null],
    ['自己的', berths[1], asker],
    ['无泊位', null, null],
  ])
    await make('answers', { word, wishId: await make('wishes', { word, berthId, askerId }) });
});
afterAll(() => t.close());

const words = async (as: Send, path: string): Promise<string[]> =>
  (await as<{ content: Row[] }>('GET', `/api/sample/${path}?sort=id,asc`)).body.content.map(({ word }) => word);

describe('a scope of several parts', () => {
  test('shows what any of them shows', async () => {
    expect(await words(one, 'wishes')).toEqual(['一号的', '自己的', '无泊位']);
    expect(await words(other, 'wishes')).toEqual(['二号的', '自己的', '无泊位']);
  });

  test('passes on to what refers to its records', async () => {
    expect(await words(one, 'answers')).toEqual(['一号的', '自己的', '无泊位']);
    const hidden = (await t.as()<{ content: Row[] }>('GET', '/api/sample/answers?word=二号')).body.content[0]!;
    expect((await one('GET', `/api/sample/answers/${hidden.id}`)).status).toBe(404);
    expect((await one('PUT', '/api/sample/answers', { ...hidden, word: '改' })).status).toBe(404);
  });

  test('takes nothing that its writer would not see', async () => {
    const write = (berthId: number | null) => one('POST', '/api/sample/wishes', { word: '新', berthId });
    expect((await write(berths[0]!)).status).toBe(200);
    expect((await write(null)).status).toBe(200);
    expect((await write(berths[1]!)).status).toBe(400);
    expect(await words(other, 'wishes')).toEqual(['二号的', '自己的', '无泊位', '新']);
  });

  test('shows of who sees only own records those alone', async () => {
    const alone = t.as({ permissions: new Set(['sample:wish:list']), scope: { berth: 'all' }, ownOnly: true });
    expect(await words(alone, 'wishes')).toEqual([]);
  });
});
