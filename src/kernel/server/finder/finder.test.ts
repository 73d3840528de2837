import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundGroup } from '../../finder.calls.ts';
import { namesDocument } from '../../resource/document.ts';
import { int, ref, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { User } from '../context.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { finderEndpoints } from './endpoints.ts';
import { rebuildFinder } from './write.ts';

const ship = defineResource({
  name: 'sample.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  titleEn: 'nameEn',
  fields: {
    name: text({ zh: '船名', en: 'Name' }, { required: true }),
    nameEn: text({ zh: '英文船名', en: 'English name' }),
    imo: text({ zh: 'IMO', en: 'IMO' }),
  },
  list: { columns: ['name', 'nameEn', 'imo'], search: ['name', 'nameEn', 'imo'] },
  scope: { vessel: 'id' },
});
const report = defineResource({
  name: 'sample.report',
  label: { zh: '报告', en: 'Report' },
  title: 'number',
  fields: {
    number: text({ zh: '编号', en: 'Number' }, { required: true }),
    shipId: ref('sample.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
  },
  list: { columns: ['number', 'shipId'], search: ['number'] },
  scope: { vessel: 'shipId' },
});
const seafarer = defineResource({
  name: 'sample.seafarer',
  label: { zh: '船员', en: 'Seafarer' },
  title: 'name',
  fields: {
    name: text({ zh: '姓名', en: 'Name' }, { required: true }),
    phone: text({ zh: '电话', en: 'Phone' }),
    bankAccount: text({ zh: '银行账号', en: 'Bank account' }),
    nickname: text({ zh: '别名', en: 'Other name' }),
  },
  list: { columns: ['name', 'phone'], search: ['name', 'phone', 'nickname'] },
});
const notice = defineResource({
  name: 'sample.notice',
  label: { zh: '通知', en: 'Notice' },
  title: 'subject',
  fields: { subject: text({ zh: '主题', en: 'Subject' }, { required: true }) },
  list: { columns: ['subject'], search: ['subject'] },
});
const entry = defineResource({
  name: 'sample.entry',
  label: { zh: '台账', en: 'Entry' },
  title: 'ofNo',
  fields: {
    ofNo: namesDocument(text({ zh: '单据', en: 'Document' }), { kind: 'ofKind', id: 'ofId' }),
    ofKind: text({ zh: '单据类型', en: 'Kind' }),
    ofId: int({ zh: '单据编号', en: 'Record' }),
  },
  list: { columns: ['ofNo'], search: ['ofNo'] },
});
const resources: AnyResource[] = [ship, report, seafarer, notice, entry];

let t: TestServer;
let pioneer: number;
let other: number;
const announced = new Set<number>();

const create = async (path: string, body: object): Promise<number> =>
  (await t.as()<{ id: number }>('POST', `/api/sample/${path}`, body)).body.id;

beforeAll(async () => {
  t = await testServer({
    createTables: true,
    endpoints: finderEndpoints,
    modules: [
      {
        name: 'sample',
        label: { zh: '样例', en: 'Sample' },
        resources,
        endpoints: resources.flatMap((one) => [...crudEndpoints(one)]),
        finder: {
          'sample.seafarer': { hidden: ['nickname'] },
          'sample.notice': { visible: async (_ctx, ids) => new Set(ids.filter((id) => announced.has(id))) },
        },
      },
    ],
  });
  pioneer = await create('ships', { name: '海岳先锋', nameEn: 'HAI YUE PIONEER', imo: '9991056' });
  other = await create('ships', { name: '海岳泰山', nameEn: 'HAI YUE TAISHAN', imo: '9991068' });
  for (const [number, shipId] of [
    ['HYPI2026-00485', pioneer],
    ['HYPI2026-00486', pioneer],
    ['HYTS2026-00486', other],
  ] as const)
    await create('reports', { number, shipId });
  await create('seafarers', {
    name: '徐帆',
    phone: '138-0013-8000',
    bankAccount: '6222020200112233',
    nickname: '大副候补',
  });
});
afterAll(() => t.close());

const everything: Partial<User> | undefined = undefined;
/** An account of one ship, with the right to the lists of its ship's records. */
const onBoard = (vessel: number): Partial<User> => ({
  id: 7,
  permissions: new Set(['sample:ship:list', 'sample:report:list']),
  scope: { vessel: [vessel] },
});

async function find(q: string, as: Partial<User> | undefined = everything, kind?: string): Promise<FoundGroup[]> {
  const query = new URLSearchParams({ q, ...(kind && { kind }) });
  const { status, body } = await t.as(as)<{ groups: FoundGroup[] }>('GET', `/api/finder?${query}`);
  expect(status).toBe(200);
  return body.groups;
}
const titles = async (q: string, as?: Partial<User>, kind?: string): Promise<string[]> =>
  (await find(q, as, kind)).flatMap((group) => group.items.map((item) => item.title));

describe('a record is found', () => {
  test.each([
    ['its name', '海岳先锋'],
    ['a part of its name', '先锋'],
    ['its English name', 'pioneer'],
    ['the initials of its name', 'hyxf'],
    ['initials from within', 'xf'],
    ['its pinyin', 'xianfeng'],
    ['its IMO number', '9991056'],
    ['two words', '海岳 pion'],
  ])('by %s', async (_, q) => {
    expect((await titles(q))[0]).toBe('海岳先锋');
  });

  test('by the beginning of its number, the newest first', async () => {
    expect(await titles('HYPI2026')).toEqual(['HYPI2026-00486', 'HYPI2026-00485']);
  });

  test('by its whole number before all others', async () => {
    expect(await titles('hypi202600485')).toEqual(['HYPI2026-00485']);
    expect(await titles('486')).toEqual(['HYTS2026-00486', 'HYPI2026-00486']);
  });

  test('by a phone number typed with or without signs', async () => {
    expect(await titles('13800138000')).toEqual(['徐帆']);
    expect(await titles('138 0013')).toEqual(['徐帆']);
    expect(await titles('138-0013-80')).toEqual(['徐帆']);
  });

  test('by what it refers to: the ship first, then its reports', async () => {
    const groups = await find('先锋');
    expect(groups.map((group) => [group.kind, group.count])).toEqual([
      ['sample.ship', 1],
      ['sample.report', 2],
    ]);
    expect(groups[1]?.items[0]).toMatchObject({ title: 'HYPI2026-00486', detail: '海岳先锋' });
    expect(await titles('pioneer 486')).toEqual(['HYPI2026-00486']);
  });

  test('in one kind alone when that is asked for', async () => {
    expect((await find('先锋', everything, 'sample.report')).map((group) => group.kind)).toEqual(['sample.report']);
  });
});

describe('nobody finds', () => {
  test('a record of another ship, nor records that name it', async () => {
    expect(await titles('海岳', onBoard(other))).toEqual(['海岳泰山', 'HYTS2026-00486']);
    expect(await titles('HYPI2026', onBoard(other))).toEqual([]);
    expect(await titles('先锋', onBoard(other))).toEqual([]);
    expect(await titles('9991056', onBoard(other))).toEqual([]);
  });

  test('a kind without the right to its list', async () => {
    expect(await titles('徐帆', onBoard(other))).toEqual([]);
    expect(await titles('徐帆', onBoard(other), 'sample.seafarer')).toEqual([]);
  });

  test('anything by a private field, or by one that is not looked in', async () => {
    expect(await titles('6222020200112233')).toEqual([]);
    expect(await titles('大副候补')).toEqual([]);
  });

  test('what somebody else has made, when only the own is seen', async () => {
    const own: Partial<User> = { id: 9, permissions: new Set(['*']), scope: { vessel: 'all' }, ownOnly: true };
    expect(await titles('HYPI2026', own)).toEqual([]);
  });

  test('what is announced to others', async () => {
    const id = await create('notices', { subject: '防台通知' });
    const reader: Partial<User> = { id: 8, permissions: new Set(), scope: {} };
    expect(await titles('防台', reader)).toEqual([]);
    announced.add(id);
    expect(await titles('防台', reader)).toEqual(['防台通知']);
  });

  test('anything by the signs that stand before what is not a word', async () => {
    for (const q of ['=vessel:1', `>sample.ship:${pioneer}`, '@0', '^', "'", "\\':* | 'a", '%'])
      expect(await titles(q, onBoard(999))).toEqual([]);
  });
});

describe('the finder knows', () => {
  test('a changed name at once, and the former one no more', async () => {
    const id = await create('seafarers', { name: '许放' });
    const { body } = await t.as()<{ version: number }>('GET', `/api/sample/seafarers/${id}`);
    await t.as()('PUT', '/api/sample/seafarers', { id, version: body.version, name: '许方舟' });
    expect(await titles('许放')).toEqual([]);
    expect(await titles('xfz')).toEqual(['许方舟']);
    await t.as()('DELETE', `/api/sample/seafarers/${id}`);
    expect(await titles('许方舟')).toEqual([]);
  });

  test('nothing of a record whose creation was undone', async () => {
    await expect(
      t.db.transaction(async (tx) => {
        const { createRow } = await import('../crud/write.ts');
        await createRow(resources[2]!, { ...t.ctx({ reason: 'test' }), db: tx }, { name: '未保存' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await titles('未保存')).toEqual([]);
  });

  test('rows that came without the record service after its lines were made anew, and forgets those that are gone', async () => {
    await t.db.query(
      `insert into sample_seafarer (name, create_by, create_name, create_time) values ('阮明', 0, '系统', $1)`,
      [t.app.now().toISOString()],
    );
    await t.db.query(`delete from sample_seafarer where name = '徐帆'`);
    expect(await titles('阮明')).toEqual([]);
    expect(await t.db.transaction((tx) => rebuildFinder(tx))).toBeGreaterThan(5);
    expect(await titles('rm')).toEqual(['阮明']);
    expect(await titles('徐帆')).toEqual([]);
  });
});

test('a word longer than anybody types, or of one letter, is not looked for', async () => {
  const { status } = await t.as()('GET', `/api/finder?q=${'x'.repeat(101)}`);
  expect(status).toBe(400);
  expect(await titles('h')).toEqual([]);
  expect(await titles(`${'船 '.repeat(49)}`)).toEqual([]);
});

test('what goes by the number of a document does not stand before it: the document is found', async () => {
  const [known] = (await find('HYPI2026-00485'))[0]!.items;
  for (let i = 0; i < 3; i += 1)
    await create('entries', { ofNo: 'HYPI2026-00485', ofKind: 'sample.report', ofId: known!.id });
  expect(await titles('HYPI2026-00485')).toEqual(['HYPI2026-00485']);
  await t.db.transaction((tx) => rebuildFinder(tx));
  expect(await titles('HYPI2026-00485')).toEqual(['HYPI2026-00485']);
});
