import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { postMoves } from '../ledger/post-moves.server.ts';

type Line = Record<string, unknown> & {
  id: number;
  materialId: number;
  bookQty: string | null;
  diffQty: string | null;
};
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  takeStatus: string;
  lines: Line[];
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Material = { id: number; critical: boolean };

const PATH = '/api/stock/stocktakes';

let company: Company;
let chief: Send;
let master: Send;
let storeId = 0;
let foreignStore = 0;
let plain: Material[];
let critical: Material[];

/** A location of its own in the ship's store, so that each count is alone. */
async function placeWith(code: string, materials: readonly Material[], qty: string): Promise<number> {
  const all = company.as({ permissions: new Set(['*']), scope: { vessel: 'all', organization: 'all' } });
  const kind = 'BIN';
  const made = await all<{ id: number }>('POST', '/api/stock/locations', {
    storeId,
    code,
    name: code,
    nameEn: code,
    kind,
  });
  expect(made.status).toBe(200);
  const locationId = made.body.id;
  await company.db.transaction((db) =>
    postMoves(
      { ...company.ctx(), db },
      { resource: 'stock.store', id: storeId, no: '期初' },
      storeId,
      materials.map(({ id }) => ({
        materialId: id,
        moveType: 'OPENING',
        move: { kind: 'in', qty, value: '1200' },
        locationId,
      })),
    ),
  );
  return locationId;
}

const plan = (locationIds: number[], more: object = {}, by: Send = chief) =>
  by<Row & Refused>('POST', PATH, {
    storeId,
    takeKind: 'CYCLE',
    plannedOn: officeDay(company.app.now()),
    locationIds,
    ...more,
  });
const act = (name: string, { id, version }: Row, given: object = {}, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...given });
const finds = (row: Row, what: object) => act('found', row, { condition: 'NEW', ...what });
const save = (row: Row, lines: object[], by: Send = chief) => by<Row & Refused>('PUT', PATH, { ...row, lines });
const counts = (row: Row, qtys: readonly string[]) =>
  save(
    row,
    row.lines.map((line, i) => ({ ...line, countedQty: qtys[i] })),
  );
const read = async (id: number): Promise<Row> => (await chief<Row>('GET', `${PATH}/${id}`)).body;

async function begun(locationIds: number[], more: object = {}): Promise<Row> {
  const made = await plan(locationIds, more);
  expect([made.status, made.body]).toEqual([200, made.body]);
  const started = await act('start', made.body);
  expect([started.status, started.body.takeStatus]).toEqual([200, 'COUNTING']);
  return started.body;
}

const lies = async (materialId: number, locationId: number): Promise<number> =>
  Number(
    (
      await company.db.query<{ qty: string }>(
        'select coalesce(sum(qty), 0) as qty from stock_movement where store_id = $1 and material_id = $2 and location_id = $3',
        [storeId, materialId, locationId],
      )
    )[0]!.qty,
  );

const submitted = ({ id, version }: Row) =>
  chief<Run & Refused>('POST', '/api/approval/runs', { resource: 'stock.stocktake', recordId: id, version });

/** Submitted, and agreed to by everybody whose turn it is. */
async function approved(row: Row): Promise<Row> {
  const run = await submitted(row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await chief<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
  return read(row.id);
}

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  master = await company.signIn('master.pioneer');
  const store = async (ship: string) =>
    (
      await company.db.query<{ id: number }>(
        `select s.id from stock_store s join fleet_vessel v on v.id = s.vessel_id where s.store_type = 'SHIP' and v.name_en = $1`,
        [ship],
      )
    )[0]!.id;
  storeId = await store('HAI YUE PIONEER');
  foreignStore = await store('HE SHUN');
  const materials = await company.db.query<Material>(
    `select m.id, m.critical from material_material m join material_category c on c.id = m.category_id
     where c.stockable and not c.batch_tracked and m.usable = 'ACTIVE' and m.deleted_at is null order by m.id`,
  );
  plain = materials.filter((one) => !one.critical);
  critical = materials.filter((one) => one.critical);
}, 180_000);
afterAll(() => company.close());

test('counted blind: 12 in the books, 2 issued before, 9 counted, one is missing; what is issued later changes nothing', async () => {
  const [one] = plain as [Material];
  const place = await placeWith('T-1', [one], '12');
  const row = await begun([place], { recountPct: '50', recountValue: '99999' });
  expect(row.lines).toMatchObject([{ materialId: one.id, bookQty: null, diffQty: null }]);
  const [{ poolId }] = (await company.db.query<{ poolId: number }>(
    'select id as "poolId" from stock_pool where store_id = $1 and material_id = $2 and condition = $3',
    [storeId, one.id, 'NEW'],
  )) as [{ poolId: number }];
  const issue = async (qty: string) => {
    const made = await chief<Row>('POST', '/api/stock/issues', {
      storeId,
      issuedOn: officeDay(company.app.now()),
      purpose: 'REPAIR',
      lines: [{ poolId, qty, locationId: place }],
    });
    const { id, version } = made.body;
    expect((await chief('POST', `/api/stock/issues/${id}/post`, { version })).status).toBe(200);
  };
  await issue('2');
  const counted = await counts(row, ['9']);
  expect([counted.status, counted.body.lines[0]]).toMatchObject([200, { countedQty: '9.0000', bookQty: null }]);
  expect(JSON.stringify(counted.body)).not.toContain('"bookQty":"1');
  await issue('3');
  const done = await act('finish', counted.body);
  expect([done.status, done.body.takeStatus, done.body.lines[0]]).toMatchObject([
    200,
    'REVIEW',
    { bookQty: '10.0000', diffQty: '-1.0000' },
  ]);
  const wordless = await submitted(done.body);
  expect([wordless.status, wordless.body.errors?.[0]?.field]).toEqual([400, 'lines.0.cause']);
  const said = await save(done.body, [{ ...done.body.lines[0], cause: 'LOST' }]);
  expect(said.status).toBe(200);
  const posted = await approved(said.body);
  expect([posted.status, posted.takeStatus, await lies(one.id, place)]).toEqual(['APPROVE', 'POSTED', 6]);
  expect((await act('cancel', posted, { reason: '再来' })).status).toBe(409);
});

test('what differs too much is counted again, by somebody else, and that count stands', async () => {
  const [, two, three] = plain as [Material, Material, Material];
  const place = await placeWith('T-2', [two, three], '10');
  const row = await begun([place]);
  const open = await act('finish', row);
  expect([open.status, open.body.errors?.length]).toEqual([400, 2]);
  const counted = await counts(row, ['10', '7']);
  const again = await act('finish', counted.body);
  expect([again.status, again.body.takeStatus, again.body.lines.map(({ recount }) => recount)]).toEqual([
    200,
    'RECOUNT',
    [false, true],
  ]);
  expect(again.body.lines.map(({ bookQty }) => bookQty)).toEqual([null, null]);
  const second = (lines: Line[]) => lines.map((line) => (line.recount ? { ...line, recountQty: '8' } : line));
  const same = await save(again.body, second(again.body.lines));
  expect([same.status, same.body.errors?.[0]?.field]).toEqual([400, 'lines.1.recountQty']);
  expect((await act('finishRecount', again.body)).status).toBe(400);
  const other = await save(again.body, second(again.body.lines), master);
  expect([other.status, other.body]).toEqual([200, other.body]);
  const done = await act('finishRecount', other.body);
  expect([done.status, done.body.differing, done.body.accuracy, done.body.lines[1]]).toMatchObject([
    200,
    1,
    '0.5000',
    { bookQty: '10.0000', diffQty: '-2.0000' },
  ]);
});

test('a critical spare that differs at all is counted again', async () => {
  const [one] = critical as [Material];
  const place = await placeWith('T-3', [one], '100');
  const row = await begun([place], { recountPct: '100', recountValue: '999999', takeKind: 'CRITICAL' });
  const done = await act('finish', (await counts(row, ['99'])).body);
  expect([done.status, done.body.takeStatus]).toEqual([200, 'RECOUNT']);
});

test('what is found and stands in no line joins the sheet, and is stock once it is approved', async () => {
  const [, , , four, five] = plain as [Material, Material, Material, Material, Material];
  const place = await placeWith('T-4', [four], '5');
  const row = await begun([place], { recountPct: '100', recountValue: '999999' });
  const known = await finds(row, { materialId: four.id, countedQty: '1', locationId: place });
  expect([known.status, known.body.errors?.[0]?.field]).toEqual([400, 'materialId']);
  const elsewhere = await placeWith('T-4B', [five], '3');
  const beside = await finds(row, { materialId: five.id, countedQty: '1', locationId: elsewhere });
  expect([beside.status, beside.body.errors?.[0]?.field]).toEqual([400, 'locationId']);
  const placeless = await finds(row, { materialId: five.id, countedQty: '1' });
  expect([placeless.status, placeless.body.errors?.[0]?.field]).toEqual([400, 'locationId']);
  const nothing = await finds(row, { materialId: five.id, countedQty: '0', locationId: place });
  expect([nothing.status, nothing.body.errors?.[0]?.field]).toEqual([400, 'countedQty']);
  const more = await finds(row, { materialId: five.id, countedQty: '2', locationId: place, note: '柜后' });
  expect([more.status, more.body.lines.length]).toEqual([200, 2]);
  const counted = await save(
    more.body,
    more.body.lines.map((line) => (line.materialId === four.id ? { ...line, countedQty: '5' } : line)),
  );
  const again = await act('finish', counted.body);
  expect([again.status, again.body.takeStatus]).toEqual([200, 'RECOUNT']);
  const twice = again.body.lines.map((line) => (line.recount ? { ...line, recountQty: '2' } : line));
  const done = await act('finishRecount', (await save(again.body, twice, master)).body);
  const lines = done.body.lines.map((line) => (line.materialId === five.id ? { ...line, cause: 'MISPLACED' } : line));
  const posted = await approved((await save(done.body, lines)).body);
  expect([posted.takeStatus, await lies(five.id, place), await lies(four.id, place)]).toEqual(['POSTED', 2, 5]);
});

test('two do not count the same at once; what is being counted keeps its range; another ship’s is not there', async () => {
  const [, , , , , six] = plain as [Material, Material, Material, Material, Material, Material];
  const place = await placeWith('T-5', [six], '5');
  const row = await begun([place]);
  const second = await plan([place]);
  const refused = await act('start', second.body);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(String(row.takeNo))]);
  const wider = await chief<Refused>('PUT', PATH, { ...row, locationIds: [] });
  expect([wider.status, wider.body.errors?.[0]?.field]).toEqual([400, 'locationIds']);
  const looser = await chief<Refused>('PUT', PATH, { ...row, recountPct: '100', recountValue: '9999999' });
  expect([looser.status, looser.body.errors?.map(({ field }) => field)]).toEqual([400, ['recountPct', 'recountValue']]);
  const all = company.as({ permissions: new Set(['*']), scope: { vessel: 'all', organization: 'all' } });
  expect((await all('DELETE', `${PATH}/${row.id}?version=${row.version}`)).status).toBe(404);
  expect((await plan([], { storeId: foreignStore })).status).toBe(400);
  const stranger = company.as({ permissions: new Set(['*']), scope: { vessel: [], organization: [] } });
  expect((await stranger('GET', `${PATH}/${row.id}`)).status).toBe(404);
  expect((await counts({ ...row, version: row.version + 5 }, ['5'])).status).toBe(409);
  const cancelled = await act('cancel', row, { reason: '改期' });
  expect([cancelled.status, cancelled.body.takeStatus]).toEqual([200, 'CANCELLED']);
  expect((await act('start', second.body)).status).toBe(200);
});

test('what is found of what the ship never had is approved at what it last cost, and posted at that', async () => {
  const [never] = await company.db.query<{ id: number; cost: string }>(
    `select distinct on (m.material_id) m.material_id as id, m.value / m.qty as cost from stock_movement m
     where m.move_type in ('OPENING', 'RECEIPT') and m.qty > 0 and m.value > 0 and m.material_id = any($2::bigint[])
       and not exists (select from stock_pool p where p.store_id = $1 and p.material_id = m.material_id)
     order by m.material_id, m.id desc`,
    [storeId, plain.map(({ id }) => id)],
  );
  const place = await placeWith('T-7', [plain[7]!], '5');
  const row = await begun([place]);
  const more = await finds(row, { materialId: never!.id, countedQty: '3', locationId: place });
  const counted = await save(
    more.body,
    more.body.lines.map((line) => (line.materialId === never!.id ? line : { ...line, countedQty: '5' })),
  );
  const again = await act('finish', counted.body);
  const twice = again.body.lines.map((line) => (line.recount ? { ...line, recountQty: '3' } : line));
  const done = await act('finishRecount', (await save(again.body, twice, master)).body);
  const net = async (): Promise<number> =>
    Number(
      (
        await company.db.query<{ net: string }>('select net_value as net from stock_stocktake where id = $1', [row.id])
      )[0]!.net,
    );
  expect([done.status, await net()]).toEqual([200, Number((Number(never!.cost) * 3).toFixed(2))]);
  await approved(
    (
      await save(
        done.body,
        done.body.lines.map((line) => (line.materialId === never!.id ? { ...line, cause: 'UNBOOKED_RECEIPT' } : line)),
      )
    ).body,
  );
  const [booked] = await company.db.query<{ value: string }>(
    `select sum(value) as value from stock_movement where source = 'stock.stocktake' and source_id = $1`,
    [row.id],
  );
  expect(Number(booked!.value)).toBe(await net());
});

test('the count sheet is a paper without what the books say', async () => {
  const [, , , , , , seven] = plain as [Material, Material, Material, Material, Material, Material, Material];
  const place = await placeWith('T-6', [seven], '4321');
  const row = await begun([place]);
  const paper = await chief('GET', `/api/papers/stock.stocktake/${row.id}/pdf?language=zh`);
  expect(paper.status).toBe(200);
  const said = pdfPages(paper.raw).flat().join('\n');
  expect([said.includes('T-6'), said.includes('4321'), said.includes('4,321')]).toEqual([true, false, false]);
});
