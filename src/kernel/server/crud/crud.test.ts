import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListQuery } from '../../list-query.ts';
import { choice, computed, date, decimal, ref, serial, text } from '../../resource/field.ts';
import { type AnyResource, defineResource, lines } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from './endpoints.ts';
import { filterConditions } from './filters.ts';

const berth = defineResource({
  name: 'sample.berth',
  label: { zh: '泊位', en: 'Berth' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true, max: 20 }) },
  scope: { berth: 'id' },
});
const callLine = defineResource({
  name: 'sample.callLine',
  label: { zh: '货物', en: 'Parcel' },
  fields: {
    cargo: text({ zh: '货名', en: 'Cargo' }, { required: true }),
    tonnes: decimal({ zh: '吨数', en: 'Tonnes' }, 3, { min: 0 }),
  },
});
const call = defineResource({
  name: 'sample.call',
  label: { zh: '靠泊', en: 'Port call' },
  title: 'number',
  fields: {
    number: serial('PC-{yyyy}-{000}', { zh: '编号', en: 'Number' }),
    ship: text({ zh: '船名', en: 'Ship' }, { required: true }),
    berthId: ref('sample.berth', { zh: '泊位', en: 'Berth' }, { required: true }),
    kind: choice(
      { LOAD: { zh: '装', en: 'Load' }, WAIT: { zh: '等', en: 'Wait' } },
      { zh: '类别', en: 'Kind' },
      { required: true },
    ),
    waitUntil: date({ zh: '等到', en: 'Waits until' }),
    draft: decimal({ zh: '吃水', en: 'Draft' }, 2, { min: 0, max: 30, unit: 'm' }),
    parcels: lines(callLine, { zh: '货物', en: 'Parcels' }),
    title: computed(
      'text',
      { zh: '标题', en: 'Title' },
      { from: (r: { ship: string; kind: string }) => `${r.ship}/${r.kind}` },
    ),
  },
  unique: [['ship', 'waitUntil']],
  requiredIf: { waitUntil: (r) => r.kind === 'WAIT' },
  list: {
    columns: ['number', 'ship', 'berthId', 'kind', { field: 'draft', total: true }],
    search: ['ship'],
    sort: '-number',
  },
  scope: { berth: 'berthId' },
});
const tide = defineResource({
  name: 'sample.tide',
  label: { zh: '潮汐', en: 'Tide' },
  title: ['height'],
  fields: { height: decimal({ zh: '潮高', en: 'Height' }, 2, { unit: 'm' }) },
  list: { columns: ['height'], sort: '-height' },
});
const resources: AnyResource[] = [berth, callLine, call, tide];

let t: TestServer;
let berths: number[];
beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'sample',
        label: { zh: '样例', en: 'Sample' },
        resources: [resources[0]!, resources[2]!, resources[3]!],
        endpoints: [resources[0]!, resources[2]!, resources[3]!].flatMap((resource) => crudEndpoints(resource)),
      },
    ],
  });
  berths = [];
  for (const name of ['一号泊位', '二号泊位'])
    berths.push((await t.as()<{ id: number }>('POST', '/api/sample/berths', { name })).body.id);
});
afterAll(() => t.close());

const draftCall = (more: object = {}) => ({
  ship: '海岳1',
  berthId: berths[0],
  kind: 'LOAD',
  draft: '7.5',
  parcels: [{ cargo: '汽油', tonnes: '120.5' }],
  ...more,
});
type Call = {
  id: number;
  version: number;
  number: string;
  draft: string;
  title: string;
  parcels: { id: number; cargo: string; tonnes: string }[];
  labels: { berthId: string };
};
type Refused = { code: string; message: string; errors: { field: string; message: string }[]; data: { current: Call } };

describe('a record', () => {
  test('is created with its lines, its number, its formula and the names of what it refers to', async () => {
    const { status, body } = await t.as()<Call>('POST', '/api/sample/calls', draftCall());
    expect(status).toBe(200);
    expect(body.number).toMatch(/^PC-\d{4}-001$/);
    expect(body).toMatchObject({
      version: 1,
      draft: '7.50',
      title: '海岳1/LOAD',
      labels: { berthId: '一号泊位' },
      parcels: [{ cargo: '汽油', tonnes: '120.500' }],
    });
  });

  test('is refused with every wrong field named in the language of the call, and nothing is stored', async () => {
    const before = await t.db.query('select 1 from sample_call');
    const bad = { berthId: 9_999, kind: 'WAIT', draft: '31', parcels: [{ tonnes: '-1' }] };
    const { status, body } = await t.as()<Refused>('POST', '/api/sample/calls', bad);
    expect(status).toBe(400);
    expect(body.errors.map((e) => e.field).sort()).toEqual([
      'draft',
      'parcels.0.cargo',
      'parcels.0.tonnes',
      'ship',
      'waitUntil',
    ]);
    expect(body.errors.find((e) => e.field === 'draft')?.message).toBe('吃水不能大于 30');
    const missing = await t.as()<Refused>('POST', '/api/sample/calls', draftCall({ berthId: 9_999 }));
    expect(missing.body.errors.map((e) => e.field)).toEqual(['berthId']);
    expect(await t.db.query('select 1 from sample_call')).toHaveLength(before.length);
  });

  test('keeps its lines by id: changed, added and removed ones', async () => {
    const made = (
      await t.as()<Call>(
        'POST',
        '/api/sample/calls',
        draftCall({ ship: '海岳2', parcels: [{ cargo: 'A' }, { cargo: 'B' }] }),
      )
    ).body;
    const parcels = [
      { ...made.parcels[1], cargo: 'B2' },
      { cargo: 'C', tonnes: '1' },
    ];
    const saved = (await t.as()<Call>('PUT', '/api/sample/calls', { ...made, parcels })).body;
    expect(saved.parcels.map((p) => p.cargo)).toEqual(['B2', 'C']);
    expect(saved.parcels[0]!.id).toBe(made.parcels[1]!.id);
    const history = (
      await t.as()<{ action: string; changes: { field: string }[] }[]>('GET', `/api/sample/calls/${made.id}/history`)
    ).body;
    expect(history.map((h) => h.action)).toEqual(['edit', 'add']);
    const [gone, stays] = made.parcels.map((parcel) => parcel.id);
    expect(history[0]!.changes).toEqual([
      { field: 'parcels', line: { id: gone, no: 1 }, old: { id: gone, cargo: 'A' }, new: null },
      { field: 'parcels.cargo', line: { id: stays, no: 1 }, old: 'B', new: 'B2' },
      { field: 'parcels', line: { no: 2 }, old: null, new: { cargo: 'C', tonnes: '1.000' } },
    ]);
  });

  test('of which one line of two hundred changed writes that line alone, and so does its history', async () => {
    const parcels = Array.from({ length: 200 }, (_, i) => ({ cargo: `货 ${i + 1}`, tonnes: '5' }));
    const made = (await t.as()<Call>('POST', '/api/sample/calls', draftCall({ ship: '海岳200', parcels }))).body;
    const before = await t.db.query<{ id: number; at: string }>(
      'select id, xmin::text as at from sample_call_line where parent_id = $1 order by seq',
      [made.id],
    );
    const changed = made.parcels.map((parcel, i) => (i === 119 ? { ...parcel, tonnes: '7.5' } : parcel));
    const saved = await t.as()<Call>('PUT', '/api/sample/calls', { ...made, parcels: changed });
    expect(saved.status).toBe(200);
    const after = await t.db.query<{ id: number; at: string }>(
      'select id, xmin::text as at from sample_call_line where parent_id = $1 order by seq',
      [made.id],
    );
    expect(after.filter(({ at }, i) => at !== before[i]!.at).map(({ id }) => id)).toEqual([made.parcels[119]!.id]);
    const { body } = await t.as()<{ changes: unknown[] }[]>('GET', `/api/sample/calls/${made.id}/history`);
    expect(body[0]!.changes).toEqual([
      { field: 'parcels.tonnes', line: { id: made.parcels[119]!.id, no: 120 }, old: '5.000', new: '7.500' },
    ]);
  });

  test('whose lines were only moved keeps the numbers that they had', async () => {
    const parcels = [{ cargo: 'A' }, { cargo: 'B' }, { cargo: 'C' }];
    const made = (await t.as()<Call>('POST', '/api/sample/calls', draftCall({ ship: '海岳移', parcels }))).body;
    const [a, b, c] = made.parcels;
    const saved = await t.as()<Call>('PUT', '/api/sample/calls', { ...made, parcels: [c, a, b] });
    expect(saved.body.parcels.map((one) => one.cargo)).toEqual(['C', 'A', 'B']);
    const { body } = await t.as()<{ changes: unknown[] }[]>('GET', `/api/sample/calls/${made.id}/history`);
    expect(body[0]!.changes).toEqual([{ field: 'parcels', old: [1, 2, 3], new: [3, 1, 2] }]);
  });

  test('of a stale version is refused with the present values; the later save loses nothing', async () => {
    const made = (await t.as()<Call>('POST', '/api/sample/calls', draftCall({ ship: '海岳3' }))).body;
    await t.as({ name: '甲' })('PUT', '/api/sample/calls', { ...made, draft: '8' });
    const { status, body } = await t.as({ name: '乙' })<Refused>('PUT', '/api/sample/calls', { ...made, draft: '9' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STALE', data: { current: { draft: '8.00', version: 2 }, changedBy: '甲' } });
    const after = (await t.as()<Call>('GET', `/api/sample/calls/${made.id}`)).body;
    expect(after.draft).toBe('8.00');
  });

  test('sent twice is made once; the same key with another content is refused', async () => {
    const send = t.as();
    const key = { 'idempotency-key': 'key-12345678' };
    const twice = await Promise.all(
      [1, 2].map(() => send<Call>('POST', '/api/sample/calls', draftCall({ ship: '海岳5' }), key)),
    );
    expect(twice[0]!.body.id).toBe(twice[1]!.body.id);
    const other = await send<Refused>('POST', '/api/sample/calls', draftCall({ ship: '海岳6' }), key);
    expect(other.status).toBe(409);
    expect((await send<{ totalElements: number }>('GET', '/api/sample/calls?ship=海岳5')).body.totalElements).toBe(1);
  });

  test('that clashes with a unique rule is refused, naming the fields', async () => {
    await t.as()('POST', '/api/sample/calls', draftCall({ ship: '润达8', waitUntil: '2026-11-21' }));
    const { status, body } = await t.as()<Refused>(
      'POST',
      '/api/sample/calls',
      draftCall({ ship: '润达8', waitUntil: '2026-11-21' }),
    );
    expect(status).toBe(409);
    expect(body.errors.map((e) => e.field)).toEqual(['ship', 'waitUntil']);
    expect(body.message).toBe('船名、等到已存在，不能重复');
  });

  test('cannot be deleted while another refers to it, and is gone from lists after', async () => {
    const refused = await t.as()<Refused>('DELETE', `/api/sample/berths/${berths[0]}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('靠泊');
    const spare = (await t.as()<{ id: number }>('POST', '/api/sample/berths', { name: '备用' })).body;
    expect((await t.as()('DELETE', `/api/sample/berths/${spare.id}`)).body).toEqual({ restorable: true });
    expect((await t.as()('GET', `/api/sample/berths/${spare.id}`)).status).toBe(404);
  });
});

describe('permission and scope', () => {
  const operator = (ids: number[] | 'all', permissions: string[]) => ({
    permissions: new Set(permissions),
    scope: { berth: ids },
  });

  test('without the permission each call answers 403 and names what is missing', async () => {
    const nobody = t.as(operator('all', []));
    for (const [method, url] of [
      ['GET', ''],
      ['GET', '/1'],
      ['POST', ''],
      ['PUT', ''],
      ['DELETE', '/1'],
      ['GET', '/1/history'],
      ['GET', '/options'],
    ] as const) {
      const { status, body } = await nobody<Refused>(
        method,
        `/api/sample/calls${url}`,
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      expect([method, url, status]).toEqual([method, url, 403]);
      expect(body.message).toContain('sample:call:');
    }
  });

  test("another scope's record is invisible: not listed, not read, not changed, not referred to", async () => {
    const made = (await t.as()<Call>('POST', '/api/sample/calls', draftCall({ ship: '和顺', berthId: berths[1] })))
      .body;
    const own = t.as(
      operator(
        [berths[0]!],
        ['sample:call:list', 'sample:call:edit', 'sample:call:add', 'sample:call:del', 'sample:berth:pick'],
      ),
    );
    const list = (await own<{ content: Call[] }>('GET', '/api/sample/calls?size=200')).body.content;
    expect(list.some((row) => row.id === made.id)).toBe(false);
    expect((await own('GET', `/api/sample/calls/${made.id}`)).status).toBe(404);
    expect((await own('PUT', '/api/sample/calls', { ...made, draft: '1' })).status).toBe(404);
    expect((await own('DELETE', `/api/sample/calls/${made.id}`)).status).toBe(404);
    expect((await own('POST', '/api/sample/calls', draftCall({ ship: '他船', berthId: berths[1] }))).status).toBe(400);
    expect((await own<{ id: number }[]>('GET', '/api/sample/berths/options')).body.map((o) => o.id)).toEqual([
      berths[0],
    ]);
  });
});

describe('a list', () => {
  test('filters, searches, sorts, pages and sums over everything filtered', async () => {
    const send = t.as();
    for (let i = 1; i <= 5; i += 1)
      await send('POST', '/api/sample/calls', draftCall({ ship: `测试${i}`, draft: `${i}` }));
    const get = async (query: string) =>
      (
        await send<{ content: Call[]; totalElements: number; totals: { draft: string } }>(
          'GET',
          `/api/sample/calls?${query}`,
        )
      ).body;
    const page = await get('q=测试&sort=draft,desc&size=2&page=1');
    expect(page.content.map((r) => r.draft)).toEqual(['3.00', '2.00']);
    expect(page).toMatchObject({ totalElements: 5, totals: { draft: '15.00' } });
    expect((await get('q=测试&draftFrom=2&draftTo=4')).totalElements).toBe(3);
    expect((await get('q=测试&kind=WAIT&kind=LOAD')).totalElements).toBe(5);
    expect((await get('q=%25')).totalElements).toBe(0);
  });

  test('refuses an unknown filter or sort, and sizes beyond 200', async () => {
    const words = (query: string, count: number): string => Array(count).fill(query).join('&');
    for (const query of [
      'colour=red',
      'sort=colour',
      'size=201',
      'page=-1',
      'kind=HEAVE',
      'waitUntilFrom=2026-01-01&waitUntilFrom=2027-01-01',
      words('ship=a', 51),
      words('berthId=1', 51),
      words('sort=ship', 11),
      `ship=${'a'.repeat(201)}`,
      `ids=${Array(2001).fill(1).join('&ids=')}`,
      `${words('x=1', 1)}&${[...Array(250).keys()].map((n) => `n${n}=1`).join('&')}`,
    ]) {
      expect([query, (await t.as()('GET', `/api/sample/calls?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

test('a list without search refuses a keyword, and does not offer it to other programs', async () => {
  const answer = await t.as()<Refused>('GET', '/api/sample/tides?q=x');
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'q', message: '此列表没有关键字查询' }] } });
  expect((await t.as()('GET', '/api/sample/tides?q=')).status).toBe(200);
  expect((await t.as()('GET', '/api/sample/tides/options?q=x')).status).toBe(200);
  type Parameter = { name: string; schema: { maximum?: number } };
  const { body } = await t.as()<{ paths: Record<string, { get: { parameters: Parameter[] } }> }>(
    'GET',
    '/api/docs/openapi.json',
  );
  const parameters = (path: string): Parameter[] => body.paths[path]!.get.parameters;
  expect(parameters('/api/sample/tides').map(({ name }) => name)).toEqual(['page', 'size', 'sort']);
  expect(parameters('/api/sample/calls').map(({ name }) => name)).toContain('q');
  expect(parameters('/api/sample/calls').find(({ name }) => name === 'size')?.schema.maximum).toBe(200);
});

test('a filter is one statement, however many words it has: the database prepares it once', () => {
  const shape = (query: ListQuery): string => filterConditions(resources[2]!, t.ctx(), query).where;
  for (const [field, [a, b, c]] of Object.entries({ ship: ['x', 'y', 'z'], title: ['x', 'y', 'z'] }))
    expect(new Set([shape({ [field]: a }), shape({ [field]: [a!, b!] }), shape({ [field]: [a!, b!, c!] })]).size).toBe(
      1,
    );
  for (const [field, [a, b, c]] of Object.entries({
    berthId: ['1', '2', '3'],
    draft: ['1', '2.5', '3'],
    waitUntil: ['2026-01-01', '2026-01-02', '2026-01-03'],
    ids: ['1', '2', '3'],
  }))
    expect(shape({ [field]: [a!, b!] })).toBe(shape({ [field]: [a!, b!, c!] }));
});

test('several words of a filter find what has one of them, whatever the kind of field', async () => {
  const send = t.as();
  const ships = ['甲轮', '乙轮', '丙轮'];
  for (const [i, ship] of ships.entries())
    await send('POST', '/api/sample/calls', draftCall({ ship, draft: `${i + 11}.25`, waitUntil: `2031-01-0${i + 1}` }));
  const found = async (query: string): Promise<string[]> =>
    (
      await send<{ content: { ship: string }[] }>('GET', `/api/sample/calls?sort=draft&draftFrom=11&${query}`)
    ).body.content.map(({ ship }) => ship);
  expect(await found('ship=甲&ship=丙')).toEqual(['甲轮', '丙轮']);
  expect(await found('draft=11.25&draft=12.25')).toEqual(['甲轮', '乙轮']);
  expect(await found('waitUntil=2031-01-02&waitUntil=2031-01-03')).toEqual(['乙轮', '丙轮']);
  expect(await found('title=乙轮&title=丙轮')).toEqual(['乙轮', '丙轮']);
  expect(await found(`berthId=${berths[0]}&berthId=${berths[1]}&kind=LOAD&kind=WAIT`)).toEqual(ships);
});

test('what a filter excludes is compared as a whole, by one statement; what is not filled in stays unless it is excluded too', async () => {
  const send = t.as();
  for (const [ship, draft] of [
    ['一', '21.25'],
    ['一一', '22.25'],
    ['二', null],
  ])
    await send('POST', '/api/sample/calls', draftCall({ ship, draft, waitUntil: '2032-01-01' }));
  const found = async (query: string): Promise<string[]> =>
    (
      await send<{ content: { ship: string }[] }>(
        'GET',
        `/api/sample/calls?sort=number&waitUntilFrom=2032-01-01&${query}`,
      )
    ).body.content.map(({ ship }) => ship);
  expect(await found('shipNot=一')).toEqual(['一一', '二']);
  expect(await found('shipNot=一&shipNot=二')).toEqual(['一一']);
  expect(await found('ship=一&shipNot=一一')).toEqual(['一']);
  expect(await found('draftNot=21.25')).toEqual(['一一', '二']);
  expect(await found('draftNot=21.25&draftNot=null')).toEqual(['一一']);
  expect(await found('draftNot=null')).toEqual(['一', '一一']);
  expect(await found(`berthIdNot=${berths[0]}&berthIdNot=${berths[1]}`)).toEqual([]);
  const shape = (query: ListQuery): string => filterConditions(resources[2]!, t.ctx(), query).where;
  expect(shape({ kindNot: 'LOAD' })).toBe(shape({ kindNot: ['LOAD', 'WAIT'] }));
  expect((await send('GET', '/api/sample/calls?kindNot=LOST')).status).toBe(400);
  expect((await send('GET', `/api/sample/calls?${'shipNot=x&'.repeat(51)}`)).status).toBe(400);
});

test('every call stands in the OpenAPI document with its permission', async () => {
  const { body } = await t.as()<{ openapi: string; paths: Record<string, Record<string, { 'x-permission': string }>> }>(
    'GET',
    '/api/docs/openapi.json',
  );
  expect(body.openapi).toBe('3.1.0');
  expect(body.paths['/api/sample/calls']!.post!['x-permission']).toBe('sample:call:add');
});
