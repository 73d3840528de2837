import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Send, type TestServer, testServer } from '../../kernel/testing/server.ts';
import { fleetModule } from '../fleet/public.server.ts';
import { identityModule } from '../identity/public.server.ts';
import { parameterModule } from '../parameter/public.server.ts';
import { materialModule } from './material.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors: { field: string; message: string }[] };

const MATERIALS = '/api/material/materials';
const LIMITS = '/api/material/ship-limits';
const CONVERSIONS = '/api/material/unit-conversions';
const CATEGORIES = '/api/material/categories';

let server: TestServer;
let buyer: Send;
let ids: Record<string, number>;
let pioneer = 0;
let vision = 0;

beforeAll(async () => {
  server = await testServer({
    modules: [identityModule, fleetModule, parameterModule, materialModule],
    now: () => new Date('2026-11-21T04:00:00Z'),
  });
  await server.db.transaction(async (db) => {
    for (const { seed } of [identityModule, materialModule]) await seed!({ ...server.ctx(), db });
  });
  const rows = await server.db.query<{ code: string; id: number }>(
    'select code, id from material_unit union all select code, id from material_category',
  );
  ids = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
  const ships = await server.db.query<{ id: number }>(
    `insert into identity_organization (create_by, create_name, name, code, type, parent_id, status)
     values (0, 't', '先锋', 'PIO', 'SHIP', 1, 'USE'), (0, 't', '远见', 'VIS', 'SHIP', 1, 'USE') returning id`,
  );
  [pioneer, vision] = ships.map(({ id }) => id) as [number, number];
  buyer = server.as({
    permissions: new Set(['*', 'material:price:list']),
    scope: { organization: 'all', vessel: 'all' },
  });
}, 120_000);
afterAll(() => server.close());

const post = (path: string, body: object, send: Send = buyer) => send<Row & Refused>('POST', path, body);
const fieldsOf = (answer: { body: Refused }): string[] => (answer.body.errors ?? []).map(({ field }) => field);

let count = 0;
/** An item of ropes in metres unless said otherwise. */
async function made(more: Record<string, unknown> = {}): Promise<Row> {
  count += 1;
  const answer = await post(MATERIALS, {
    name: `缆绳 ${count}`,
    nameEn: `Rope ${count}`,
    categoryId: ids.ST21,
    baseUnitId: ids.M,
    ...more,
  });
  expect(answer.body).toMatchObject({ usable: expect.any(String) });
  return answer.body;
}

describe('a material', () => {
  test('has the next number of its category, which is never given again', async () => {
    const first = await made();
    expect(first).toMatchObject({ code: expect.stringMatching(/^ST21-\d{5}$/), usable: 'ACTIVE' });
    expect((await buyer('DELETE', `${MATERIALS}/${first.id}?version=${first.version}`)).status).toBe(200);
    expect(Number(String((await made()).code).slice(5))).toBe(Number(String(first.code).slice(5)) + 1);
  });

  test('that is sent twice is made once', async () => {
    const key = { 'idempotency-key': 'material-twice-1' };
    const body = { name: '重发', nameEn: 'Sent twice', categoryId: ids.ST23, baseUnitId: ids.PCS };
    const [one, two] = [await buyer<Row>('POST', MATERIALS, body, key), await buyer<Row>('POST', MATERIALS, body, key)];
    expect(two.body.id).toBe(one.body.id);
    expect((await buyer<{ totalElements: number }>('GET', `${MATERIALS}?q=重发`)).body.totalElements).toBe(1);
  });

  test('stands at a leaf, spares with a part number, with what is wrong named by its field', async () => {
    const draft = { name: 'x', nameEn: 'x', baseUnitId: ids.PCS };
    expect(fieldsOf(await post(MATERIALS, { ...draft, categoryId: ids.ST }))).toEqual(['categoryId']);
    expect(fieldsOf(await post(MATERIALS, { ...draft, categoryId: ids.SP }))).toEqual(['partNo']);
    const wrong = { ...draft, categoryId: ids.ST21, impaCode: '12345', unNo: '1263' };
    expect(fieldsOf(await post(MATERIALS, wrong)).toSorted()).toEqual(['impaCode', 'unNo']);
    expect(fieldsOf(await post(MATERIALS, { ...draft, categoryId: ids.ST21, packQty: '2.5' }))).toEqual(['packQty']);
    expect((await post(MATERIALS, { ...draft, categoryId: ids.SP, partNo: '41-201' })).status).toBe(200);
  });

  test('that is dangerous waits for its UN number and data sheet', async () => {
    const paint = await made({ hazardous: true, categoryId: ids.PA25, baseUnitId: ids.L });
    expect(paint.usable).toBe('PENDING');
    const refused = await post(`${MATERIALS}/${paint.id}/activate`, { version: paint.version });
    expect(fieldsOf(refused)).toEqual(['unNo', 'msds']);
  });

  test('that a ship asks for waits for a buyer', async () => {
    const ship = server.as({ permissions: new Set(['material:material:add', 'material:material:list']) });
    const body = { name: '船上新增', nameEn: 'Asked for', categoryId: ids.ST61, baseUnitId: ids.PCS };
    const asked = await post(MATERIALS, body, ship);
    expect(asked.body).toMatchObject({ usable: 'PENDING' });
    const act = { version: asked.body.version };
    expect((await post(`${MATERIALS}/${asked.body.id}/activate`, act, ship)).status).toBe(403);
    expect((await post(`${MATERIALS}/${asked.body.id}/activate`, { version: 99 })).body).toMatchObject({
      code: 'STALE',
    });
    const active = await post(`${MATERIALS}/${asked.body.id}/activate`, act);
    expect(active.body).toMatchObject({ usable: 'ACTIVE' });
    const again = await post(`${MATERIALS}/${asked.body.id}/activate`, { version: active.body.version });
    expect(again.body).toMatchObject({ code: 'WRONG_STATE' });
    const end = `${MATERIALS}/${asked.body.id}/disable`;
    expect((await post(end, { version: active.body.version })).status).toBe(400);
    const done = await post(end, { version: active.body.version, reason: '不再采购' });
    expect(done.body).toMatchObject({ usable: 'DISABLED' });
  });

  test('is changed by whoever saw what stands there', async () => {
    const row = await made();
    const put = (version: number, more: object) =>
      buyer<Row & Refused>('PUT', MATERIALS, { id: row.id, version, ...more });
    expect((await put(row.version, { brand: '锚牌' })).body).toMatchObject({ brand: '锚牌' });
    expect((await put(row.version, { brand: '海牌' })).body).toMatchObject({ code: 'STALE' });
  });

  test('costs what only those ashore are told', async () => {
    const [cny] = await server.db.query<{ id: number }>(
      `insert into parameter_currency (create_by, create_name, code, name, name_en, decimals, unit) values (0, 't', 'CNY', '人民币', 'Yuan', 2, 1) returning id`,
    );
    const row = await made({ refPrice: '12.5', refCurrency: cny!.id });
    expect(row).toMatchObject({ refPrice: '12.500000' });
    const ship = server.as({ permissions: new Set(['*']), scope: { organization: [pioneer] } });
    expect((await ship<Row>('GET', `${MATERIALS}/${row.id}`)).body).not.toHaveProperty('refPrice');
    expect(
      fieldsOf(
        await post(MATERIALS, { name: 'x', nameEn: 'x', categoryId: ids.ST21, baseUnitId: ids.M, refPrice: '1' }),
      ),
    ).toEqual(['refCurrency']);
  });

  test('is superseded neither by itself nor in a ring', async () => {
    const [a, b] = [await made(), await made()];
    const put = (row: Row, by: number) =>
      buyer<Row & Refused>('PUT', MATERIALS, { id: row.id, version: row.version, replacedById: by });
    expect(fieldsOf(await put(a, a.id))).toEqual(['replacedById']);
    expect((await put(a, b.id)).status).toBe(200);
    expect(fieldsOf(await put(b, a.id))).toEqual(['replacedById']);
  });
});

describe('units', () => {
  const units = async (id: number): Promise<Record<string, string>> => {
    const { body } = await buyer<{ units: { code: string; factor: string }[] }>('GET', `${MATERIALS}/${id}/units`);
    return Object.fromEntries(body.units.map(({ code, factor }) => [code, factor]));
  };
  const oil = (more: object = {}) => made({ categoryId: ids.LU, baseUnitId: ids.L, ...more });

  test('a purchase unit needs its factor, unless a conversion tells it already', async () => {
    const draft = { name: 'x', nameEn: 'x', categoryId: ids.LU, baseUnitId: ids.L };
    expect(fieldsOf(await post(MATERIALS, { ...draft, purchaseUnitId: ids.DRUM }))).toEqual(['purchaseFactor']);
    const twice = { ...draft, purchaseUnitId: ids.M3, purchaseFactor: '1000' };
    expect(fieldsOf(await post(MATERIALS, twice))).toEqual(['purchaseFactor']);
    const { id } = await oil({ purchaseUnitId: ids.DRUM, purchaseFactor: '209' });
    expect(await units(id)).toEqual({ L: '1.00000000', M3: '1000.00000000', DRUM: '209.00000000' });
    expect(await units((await oil({ purchaseUnitId: ids.M3 })).id)).toMatchObject({ M3: '1000.00000000' });
  });

  test('a packaging is counted in the base unit whatever was sent, once a unit, and what the material says stands', async () => {
    const { id } = await oil({ purchaseUnitId: ids.DRUM, purchaseFactor: '209' });
    const can = { materialId: id, fromUnitId: ids.CAN, factor: '4.5' };
    expect((await post(CONVERSIONS, { ...can, toUnitId: ids.KG })).body).toMatchObject({ toUnitId: ids.L });
    expect((await post(CONVERSIONS, can)).body).toMatchObject({ code: 'DUPLICATE' });
    expect(fieldsOf(await post(CONVERSIONS, { ...can, fromUnitId: ids.DRUM }))).toEqual(['fromUnitId']);
    expect(fieldsOf(await post(CONVERSIONS, { ...can, fromUnitId: ids.M3 }))).toEqual(['fromUnitId']);
    expect(fieldsOf(await post(CONVERSIONS, { ...can, fromUnitId: ids.BOX, factor: '0' }))).toEqual(['factor']);
    expect(await units(id)).toMatchObject({ CAN: '4.50000000', DRUM: '209.00000000' });
  });

  test('what holds for all stays in a dimension, makes no ring, and contradicts no packaging', async () => {
    const general = (fromUnitId?: number, toUnitId?: number) =>
      post(CONVERSIONS, { fromUnitId, toUnitId, factor: '10' });
    expect(fieldsOf(await general(ids.KG, ids.L))).toEqual(['toUnitId']);
    expect(fieldsOf(await general(ids.KG, ids.TON))).toEqual(['toUnitId']);
    expect(fieldsOf(await general(ids.TON, ids.KG))).toEqual(['fromUnitId']);
    const { id } = await made({ categoryId: ids.ST85, baseUnitId: ids.PCS });
    await post(CONVERSIONS, { materialId: id, fromUnitId: ids.ROLL, factor: '12' });
    expect(fieldsOf(await general(ids.ROLL, ids.PCS))).toEqual(['toUnitId']);
  });

  test('of a conversion only the factor changes, and one that a purchase unit relies on stays', async () => {
    const { id } = await oil();
    const { body: row } = await post(CONVERSIONS, { materialId: id, fromUnitId: ids.BTL, factor: '0.5' });
    const put = (more: object) =>
      buyer<Row & Refused>('PUT', CONVERSIONS, { id: row.id, version: row.version, factor: '0.75', ...more });
    expect(fieldsOf(await put({ fromUnitId: ids.CAN }))).toEqual(['fromUnitId']);
    expect((await put({ version: 9 })).body).toMatchObject({ code: 'STALE' });
    expect((await put({})).body).toMatchObject({ factor: '0.75000000' });
    const { body: before } = await buyer<Row>('GET', `${MATERIALS}/${id}`);
    await buyer('PUT', MATERIALS, { id, version: before.version, purchaseUnitId: ids.BTL });
    expect((await buyer<Refused>('DELETE', `${CONVERSIONS}/${row.id}`)).body).toMatchObject({ code: 'RULE' });
  });

  test('the base unit stays once something is counted in it', async () => {
    const row = await oil();
    await post(CONVERSIONS, { materialId: row.id, fromUnitId: ids.CAN, factor: '4' });
    const put = await buyer<Refused>('PUT', MATERIALS, { id: row.id, version: row.version, baseUnitId: ids.KG });
    expect(fieldsOf(put)).toEqual(['baseUnitId']);
  });
});

describe('the tree of categories', () => {
  test('hands down how something is bought, which is fixed once used', async () => {
    const child = await post(CATEGORIES, {
      parentId: ids.CH,
      code: 'CHX',
      name: '试验',
      nameEn: 'Trial',
      purchaseType: 'STORES',
    });
    expect(child.body).toMatchObject({ purchaseType: 'CHEMICAL' });
    const top = (await buyer<Row>('GET', `${CATEGORIES}/${ids.CH}`)).body;
    const put = await buyer<Refused>('PUT', CATEGORIES, { id: top.id, version: top.version, purchaseType: 'OTHER' });
    expect(fieldsOf(put)).toEqual(['purchaseType']);
  });

  test('has no ring, no fifth level, no code that leaves its branch, and nothing below materials', async () => {
    await made();
    const draft = { name: '试验', nameEn: 'Trial' };
    expect(fieldsOf(await post(CATEGORIES, { ...draft, parentId: ids.ST21, code: 'ST21A' }))).toEqual(['parentId']);
    expect(fieldsOf(await post(CATEGORIES, { ...draft, parentId: ids.ST15, code: 'XX1' }))).toEqual(['code']);
    const row = (await buyer<Row>('GET', `${CATEGORIES}/${ids.ST}`)).body;
    const put = await buyer<Refused>('PUT', CATEGORIES, { id: row.id, version: row.version, parentId: ids.ST15 });
    expect(fieldsOf(put)).toEqual(['parentId']);
    expect((await buyer('DELETE', `${CATEGORIES}/${ids.ST21}`)).status).toBe(409);
  });
});

describe('limits of ships', () => {
  const keeper = () =>
    server.as({
      permissions: new Set(['list', 'add', 'edit', 'del'].map((act) => `material:shipLimit:${act}`)),
      scope: { organization: [pioneer] },
    });

  test('are of one ship or one type, in whole units, the least not above the most', async () => {
    const { id: materialId } = await made({ baseUnitId: ids.PCS });
    const limit = { materialId, minQty: '2', maxQty: '10' };
    expect(fieldsOf(await post(LIMITS, limit))).toEqual(['organizationId']);
    expect(fieldsOf(await post(LIMITS, { ...limit, organizationId: pioneer, shipType: 'OIL_TANKER' }))).toEqual([
      'shipType',
    ]);
    expect(fieldsOf(await post(LIMITS, { ...limit, organizationId: pioneer, minQty: '11' }))).toEqual(['maxQty']);
    expect(fieldsOf(await post(LIMITS, { ...limit, organizationId: pioneer, minQty: '1.5' }))).toEqual(['minQty']);
    expect((await post(LIMITS, { ...limit, organizationId: pioneer })).status).toBe(200);
    expect((await post(LIMITS, { ...limit, organizationId: pioneer })).body).toMatchObject({ code: 'DUPLICATE' });
  });

  test('a critical item never runs out', async () => {
    const { id: materialId, version } = await made({ baseUnitId: ids.PCS });
    const none = { materialId, organizationId: pioneer, minQty: '0', maxQty: '10' };
    expect((await post(LIMITS, none)).status).toBe(200);
    const critical = await buyer<Refused>('PUT', MATERIALS, { id: materialId, version, critical: true });
    expect(fieldsOf(critical)).toEqual(['critical']);
    const { id } = await made({ baseUnitId: ids.PCS, critical: true });
    expect(fieldsOf(await post(LIMITS, { ...none, materialId: id }))).toEqual(['minQty']);
  });

  test('of another ship are not seen; those of a type are seen by all and decided ashore', async () => {
    const { id: materialId } = await made({ baseUnitId: ids.PCS });
    const limit = { materialId, minQty: '2', maxQty: '10' };
    const [own, other, type] = [
      (await post(LIMITS, { ...limit, organizationId: pioneer })).body,
      (await post(LIMITS, { ...limit, organizationId: vision })).body,
      (await post(LIMITS, { ...limit, shipType: 'OIL_TANKER' })).body,
    ];
    const ship = keeper();
    const seen = await ship<{ content: Row[] }>('GET', `${LIMITS}?materialId=${materialId}`);
    expect(seen.body.content.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([own.id, type.id]);
    expect((await ship('GET', `${LIMITS}/${other.id}`)).status).toBe(404);
    const put = (row: Row) => ship('PUT', LIMITS, { id: row.id, version: row.version, maxQty: '12' });
    expect([(await put(own)).status, (await put(other)).status, (await put(type)).status]).toEqual([200, 404, 403]);
    expect((await ship('DELETE', `${LIMITS}/${type.id}`)).status).toBe(403);
    const { id: another } = await made({ baseUnitId: ids.PCS });
    expect((await post(LIMITS, { ...limit, materialId: another, shipType: 'OIL_TANKER' }, ship)).status).toBe(403);
    expect((await post(LIMITS, { ...limit, materialId: another, organizationId: vision }, ship)).status).not.toBe(200);
    expect((await post(LIMITS, { ...limit, materialId: another }, server.as({ permissions: new Set() }))).status).toBe(
      403,
    );
  });

  test('go with what is found: her own before those of her type, none of another ship', async () => {
    const { id: materialId, code } = await made({ baseUnitId: ids.PCS, impaCode: '990001' });
    const [vessel] = await server.db.query<{ id: number }>(
      `insert into fleet_vessel (create_by, create_name, name, name_en, ship_code, imo, type, trade_area, ownership, status, organization_id)
       values (0, 't', '先锋', 'PIONEER', 'PIO', '9991056', 'OIL_TANKER', 'UNLIMITED', 'OWN', 'ACTIVE', $1) returning id`,
      [pioneer],
    );
    await post(LIMITS, { materialId, shipType: 'OIL_TANKER', minQty: '2', maxQty: '10' });
    const find = async (send: Send, q: string, ship = vessel!.id) =>
      send<{ content: Row[] }>('GET', `${MATERIALS}/search?q=${encodeURIComponent(q)}&shipId=${ship}`);
    expect((await find(buyer, '990001')).body.content).toMatchObject([{ code, minQty: '2.0000', maxQty: '10.0000' }]);
    await post(LIMITS, { materialId, organizationId: pioneer, minQty: '4', maxQty: '6' });
    expect((await find(buyer, String(code))).body.content).toMatchObject([{ minQty: '4.0000', maxQty: '6.0000' }]);
    const other = server.as({ permissions: new Set(['material:material:list']), scope: { vessel: [] } });
    expect((await find(other, '990001')).status).toBe(404);
  });
});

describe('merging', () => {
  test('moves what the target has none of, lets the target stand, and names the successor', async () => {
    const [old, kept, before] = [await made(), await made(), await made()];
    await buyer('PUT', MATERIALS, { id: before.id, version: before.version, replacedById: old.id });
    const limit = (materialId: number, organizationId: number, maxQty: string) =>
      post(LIMITS, { materialId, organizationId, minQty: '1', maxQty });
    await limit(old.id, pioneer, '10');
    await limit(old.id, vision, '20');
    await limit(kept.id, pioneer, '5');
    await post(CONVERSIONS, { materialId: old.id, fromUnitId: ids.COIL, factor: '220' });
    const merge = (send: Send, body: object) => post(`${MATERIALS}/${old.id}/merge`, body, send);
    const reader = server.as({ permissions: new Set(['material:material:list']) });
    expect((await merge(reader, { version: 1, targetId: kept.id })).status).toBe(403);
    expect((await merge(buyer, { version: 9, targetId: kept.id })).body).toMatchObject({ code: 'STALE' });
    expect(fieldsOf(await merge(buyer, { version: old.version, targetId: old.id }))).toEqual(['targetId']);
    const merged = await merge(buyer, { version: old.version, targetId: kept.id });
    expect(merged.body).toMatchObject({ usable: 'DISABLED', replacedById: kept.id });
    const { body } = await buyer<{ content: Row[] }>('GET', `${LIMITS}?materialId=${kept.id}`);
    expect(body.content.map(({ organizationId, maxQty }) => [organizationId, maxQty]).toSorted()).toEqual([
      [pioneer, '5.0000'],
      [vision, '20.0000'],
    ]);
    const moved = await buyer<{ totalElements: number }>('GET', `${CONVERSIONS}?materialId=${kept.id}`);
    expect(moved.body.totalElements).toBe(1);
    expect((await buyer<Row>('GET', `${MATERIALS}/${before.id}`)).body).toMatchObject({ replacedById: kept.id });
  });

  test('is of one base unit, and never into what the item replaced', async () => {
    const [row, pieces, later] = [await made(), await made({ baseUnitId: ids.PCS }), await made()];
    const into = (targetId: number) => post(`${MATERIALS}/${row.id}/merge`, { version: row.version, targetId });
    expect(fieldsOf(await into(pieces.id))).toEqual(['targetId']);
    await buyer('PUT', MATERIALS, { id: later.id, version: later.version, replacedById: row.id });
    expect(fieldsOf(await into(later.id))).toEqual(['targetId']);
  });
});

describe('a sheet of 1,000 items', () => {
  const HEADS = ['名称', '英文名称', '类别', '基本单位', '采购单位', '采购换算', 'IMPA 码'];
  async function send(rows: (string | null)[][]) {
    const book = new exceljs.Workbook();
    book.addWorksheet('物料').addRows([HEADS, ...rows]);
    const head = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    const file = Buffer.from(await book.xlsx.writeBuffer());
    return buyer<Refused & { imported: number }>(
      'POST',
      `${MATERIALS}/import`,
      Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--B--\r\n')]),
      { 'content-type': 'multipart/form-data; boundary=B' },
    );
  }
  const items = Array.from({ length: 1000 }, (_, at) => [
    `导入 ${at}`,
    `Imported ${at}`,
    'ST69',
    'PCS',
    'BOX',
    '100',
    '990002',
  ]);
  const stored = async () => (await server.db.query(`select from material_material where name like '导入 %'`)).length;

  test('with three bad rows changes nothing and names row and column', async () => {
    const bad = items.map((row) => [...row]);
    bad[9]![2] = 'ST';
    bad[499]![5] = '';
    bad[998]![6] = '99';
    const answer = await send(bad);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer).toSorted()).toEqual(['1000.impaCode', '11.categoryId', '501.purchaseFactor']);
    expect(await stored()).toBe(0);
  }, 60_000);

  test('corrected, brings them all in', async () => {
    expect((await send(items)).status).toBe(200);
    expect(await stored()).toBe(1000);
  }, 60_000);
});
