import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown> & { id: number; materialId: number; applyQty: string; approvedQty: string | null };
type Row = Record<string, unknown> & { id: number; version: number; status: string; applyNo: string; lines: Line[] };
type Refused = { code: string; errors?: { field: string }[] };
type Page<R = Row> = { content: R[]; totalElements: number };

const PATH = '/api/purchasing/applications';

let company: Company;
let chief: Send;
let master: Send;
let buyer: Send;
/** A superintendent whose turn it is at the ship of the demo's accounts. */
let tech: Send;
let pioneer = 0;
let vision = 0;
let material: { id: number; unitId: number; name: string };
let packed: { id: number; unitId: number; base: number; factor: string; name: string };

beforeAll(async () => {
  company = await companyServer();
  [chief, master, buyer, tech] = (await Promise.all(
    ['ce.pioneer', 'master.pioneer', 'purchaser', 'tech'].map((name) => company.signIn(name)),
  )) as [Send, Send, Send, Send];
  const ships = await company.db.query<{ id: number; code: string }>(
    `select v.organization_id as id, v.name_en as code from fleet_vessel v where v.name_en in ('HAI YUE PIONEER', 'HE SHUN') order by 2`,
  );
  [pioneer, vision] = ships.map(({ id }) => id) as [number, number];
  [material] = (await company.db.query<typeof material>(
    `select m.id, m.base_unit_id as "unitId", m.name from material_material m join material_category c on c.id = m.category_id
     where c.purchase_type = 'STORES' and m.usable = 'ACTIVE'
       and not exists (select from purchasing_application_line l where l.material_id = m.id) order by m.id limit 1`,
  )) as [typeof material];
  [packed] = (await company.db.query<typeof packed>(
    `select m.id, c.from_unit_id as "unitId", m.base_unit_id as base, c.factor, m.name from material_unit_conversion c
     join material_material m on m.id = c.material_id join material_category g on g.id = m.category_id
     where g.purchase_type = 'STORES' and m.usable = 'ACTIVE' and c.deleted_at is null and m.id <> $1
       and not exists (select from purchasing_application_line l where l.material_id = m.id) order by m.id limit 1`,
    [material.id],
  )) as [typeof packed];
}, 180_000);
afterAll(() => company.close());

const lineOf = (more: object = {}) => ({
  materialId: material.id,
  itemName: material.name,
  unitId: material.unitId,
  applyQty: '6',
  ...more,
});
const draftOf = (more: object = {}) => ({
  title: '甲板物料',
  organizationId: pioneer,
  department: 'DECK',
  purchaseType: 'STORES',
  applyKind: 'NORMAL',
  requiredDate: '2099-01-01',
  duplicateReason: '备用',
  lines: [lineOf()],
  ...more,
});
const create = async (more: object = {}, by: Send = chief) => by<Row & Refused>('POST', PATH, draftOf(more));
async function made(more: object = {}, by: Send = chief): Promise<Row> {
  const { status, body } = await create(more, by);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const read = async (id: number, by: Send = buyer): Promise<Row> => (await by<Row>('GET', `${PATH}/${id}`)).body;
const submit = ({ id, version }: Row, by: Send = chief) =>
  by<Refused & { id: number }>('POST', '/api/approval/runs', {
    resource: 'purchasing.application',
    recordId: id,
    version,
  });

/** Agrees in the name of whoever it is, at the step at which the document stands. */
async function approve(runId: number, by: Send) {
  const run = (await by<{ mine: { taskId: number }[] }>('GET', `/api/approval/runs/${runId}`)).body;
  return by<Refused>('POST', `/api/approval/runs/${runId}/act`, {
    act: 'approve',
    taskId: run.mine[0]?.taskId ?? 0,
    opinion: '同意',
  });
}

describe('an application of a ship', () => {
  test('is numbered by her code, and seen by her and the office, not by another ship', async () => {
    const row = await made({ applyKind: undefined });
    expect([row.applyNo, row.applyKind]).toEqual([expect.stringMatching(/^PR-\w+-\d{4}-\d{4}$/), 'NORMAL']);
    expect((await read(row.id)).title).toBe('甲板物料');
    const other = await create({ organizationId: vision });
    expect([other.status, other.body.code]).toEqual([403, 'FORBIDDEN']);
    const theirs = await made({ organizationId: vision }, buyer);
    expect((await chief('GET', `${PATH}/${theirs.id}`)).status).toBe(404);
    expect((await chief<Page>('GET', `${PATH}?organizationId=${vision}`)).body.totalElements).toBe(0);
  });

  test('tells no price to anybody on board, in no answer, list, sheet or history', async () => {
    const row = await made({}, buyer);
    expect((await read(row.id)).estimateAmount).toMatch(/^\d+\.\d\d$/);
    const seen = await read(row.id, chief);
    expect([seen.estimateAmount, seen.unpriced, seen.lines[0]!.refPrice]).toEqual([undefined, undefined, undefined]);
    const list = JSON.stringify((await chief('GET', PATH)).body);
    const history = JSON.stringify((await chief('GET', `${PATH}/${row.id}/history`)).body);
    for (const word of ['estimateAmount', 'refPrice', 'lastPrice', 'lastPartnerId', 'unpriced'])
      expect([word, list.includes(word), history.includes(word)]).toEqual([word, false, false]);
    expect((await chief('GET', `${PATH}?estimateAmountFrom=1`)).status).toBe(400);
    const typed = { organizationId: pioneer, lines: [{ materialId: material.id, unitId: material.unitId }] };
    const derived = await chief<{ values: { lines: Record<string, unknown>[] } }>('POST', `${PATH}/derive`, typed);
    expect(Object.keys(derived.body.values)).not.toContain('estimateAmount');
    expect(Object.keys(derived.body.values.lines[0]!)).toContain('baseFactor');
    expect(Object.keys(derived.body.values.lines[0]!)).not.toContain('refPrice');
  });

  test('tells beside a line what lies on board, was used in a year, and was paid last', async () => {
    const [known] = await company.db.query<{ id: number; unitId: number; onHand: string }>(
      `select p.material_id as id, m.base_unit_id as "unitId", sum(p.qty) as "onHand" from stock_pool p join material_material m on m.id = p.material_id
       where p.organization_id = $1 and p.qty > 0 and exists (
         select from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
         where l.material_id = p.material_id and l.unit_id = m.base_unit_id and o.status = 'APPROVE' and o.order_status <> 'CANCELLED' and o.deleted_at is null)
       group by 1, 2 order by 1 limit 1`,
      [pioneer],
    );
    const [bought] = await company.db.query<{ partnerId: number; on: string; net: string }>(
      `select o.partner_id as "partnerId", coalesce(o.rate_date, o.create_time::date)::text as "on",
         (l.unit_price * (1 - coalesce(l.discount_pct, 0) / 100) / (case when l.tax_included then 1 + coalesce(l.tax_rate, 0) else 1 end) * o.rate)::text as net
       from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
       where l.material_id = $1 and o.status = 'APPROVE' and o.order_status <> 'CANCELLED' and o.deleted_at is null order by l.id desc limit 1`,
      [known!.id],
    );
    const [used] = await company.db.query<{ qty: string }>(
      `select coalesce(-sum(m.qty), 0)::text as qty from stock_movement m left join stock_movement r on r.id = m.reversal_of_id
       where m.organization_id = $1 and m.material_id = $2 and coalesce(r.move_type, m.move_type) in ('ISSUE', 'RETURN_STORE')
         and m.occurred_on > $3::date - interval '1 year'`,
      [pioneer, known!.id, officeDay(TEST_NOW)],
    );
    const typed = { organizationId: pioneer, lines: [{ materialId: known!.id, unitId: known!.unitId }] };
    type Facts = Record<'stockQty' | 'yearUse' | 'lastPrice' | 'lastDate', string> & { lastPartnerId: number };
    const told = await buyer<{ values: { lines: Facts[] } }>('POST', `${PATH}/derive`, typed);
    const [line] = told.body.values.lines as [Facts];
    expect([Number(line.stockQty), Number(line.yearUse)]).toEqual([Number(known!.onHand), Number(used!.qty)]);
    expect([line.lastPartnerId, line.lastDate]).toEqual([bought!.partnerId, bought!.on]);
    expect(Number(line.lastPrice)).toBeCloseTo(Number(bought!.net), 5);
  });

  test('is refused, naming the field, what cannot be counted, is finer than its unit, or belongs to another type', async () => {
    const [litre] = await company.db.query<{ id: number }>(`select id from material_unit where code = 'HR'`);
    const wrong = [
      lineOf({ unitId: litre!.id }),
      lineOf({ materialId: null, applyQty: '0' }),
      lineOf({ applyQty: '1.23456' }),
    ];
    const fields = async (more: object) =>
      ((await create(more)).body.errors ?? []).map(({ field }: { field: string }) => field);
    expect(await fields({ lines: [wrong[1]] })).toEqual(['lines.0.applyQty']);
    expect(await fields({ lines: [lineOf(), wrong[0]] })).toEqual(['lines.1.unitId']);
    expect(await fields({ purchaseType: 'SPARES' })).toEqual(['lines.0.materialId']);
    expect(await fields({ applyKind: 'URGENT' })).toEqual(['reason']);
    expect(await fields({ purchaseType: 'LUBE', lines: [lineOf({ materialId: null })] })).toEqual([
      'lines.0.materialId',
    ]);
  });

  test('says why where the same is on its way to the ship', async () => {
    const first = await submit(await made({ lines: [lineOf({ applyQty: '1' })] }));
    expect(first.status).toBe(200);
    const again = await made({ duplicateReason: null, lines: [lineOf({ applyQty: '1' })] });
    expect(again.lines[0]!.onOrderQty).toBe('1.0000');
    const refused = await submit(again);
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['duplicateReason']]);
    const said = await chief<Row>('PUT', PATH, { id: again.id, version: again.version, duplicateReason: '备用一件' });
    expect((await submit(said.body)).status).toBe(200);
  });

  test('of the past, or of nothing, is not submitted', async () => {
    const late = await submit(await made({ requiredDate: '2020-01-01' }));
    expect(late.body.errors?.map(({ field }) => field)).toEqual(['requiredDate']);
    const empty = await submit(await made({ lines: [] }));
    expect(empty.body.errors?.map(({ field }) => field)).toEqual(['lines']);
  });

  test('is copied into a new draft that asks for the same', async () => {
    const row = await made({ lines: [lineOf({ remark: '左舷' }), lineOf({ applyQty: '2' })] });
    const copy = await chief<Row>('POST', `${PATH}/${row.id}/copy`, {});
    expect([copy.status, copy.body.status, copy.body.applyNo === row.applyNo]).toEqual([200, 'USE', false]);
    expect(copy.body.lines.map(({ applyQty, remark }) => [applyQty, remark])).toEqual([
      ['6.0000', '左舷'],
      ['2.0000', null],
    ]);
  });
});

describe('an application under approval', () => {
  test('is granted line by line by whose turn it is; what is granted becomes demand, in base units', async () => {
    const row = await made({
      lines: [
        lineOf(),
        lineOf({ materialId: packed.id, itemName: packed.name, unitId: packed.unitId, applyQty: '3' }),
        lineOf({ materialId: null, itemName: '特制吊环', applyQty: '1' }),
      ],
    });
    const { body: run } = await submit(row);
    const asked = await read(row.id);
    expect(asked.lines.map(({ approvedQty }) => approvedQty)).toEqual(['6.0000', '3.0000', '1.0000']);

    // Not whose turn it is, not this field, not this many lines.
    const change = (lines: Partial<Line>[], by: Send, more: object = {}) =>
      by<Row & Refused>('PUT', PATH, { id: row.id, version: asked.version, lines, ...more });
    const granted = [
      { ...asked.lines[0]!, approvedQty: '4', auditRemark: '减半' },
      asked.lines[1]!,
      { ...asked.lines[2]!, approvedQty: '0', auditRemark: '船上自制' },
    ];
    expect((await change(granted, tech)).body.code).toBe('WRONG_STATE');
    expect((await change(granted, chief)).body.code).toBe('WRONG_STATE');
    expect((await approve(run.id, master)).status).toBe(200);
    const standing = await read(row.id);
    const grant = (lines: Partial<Line>[], more: object = {}) =>
      tech<Row & Refused>('PUT', PATH, { id: row.id, version: standing.version, lines, ...more });
    expect((await grant([{ ...granted[0]!, applyQty: '9' }, granted[1]!, granted[2]!])).status).toBe(409);
    expect((await grant(granted.slice(1))).status).toBe(409);
    expect((await grant(granted, { title: '别的' })).status).toBe(409);
    expect((await grant([{ ...granted[0]!, approvedQty: '7' }, granted[1]!, granted[2]!])).body.errors).toMatchObject([
      { field: 'lines.0.approvedQty' },
    ]);
    const saved = await grant(granted);
    expect([saved.status, saved.body.lines.map(({ approvedQty }) => approvedQty)]).toEqual([
      200,
      ['4.0000', '3.0000', '0.0000'],
    ]);
    expect((await grant(granted)).status).toBe(409);
    expect((await approve(run.id, tech)).status).toBe(200);

    const done = await read(row.id);
    expect([done.status, done.lines.map(({ lineStatus }) => lineStatus)]).toEqual([
      'APPROVE',
      ['POOLED', 'POOLED', 'REJECTED'],
    ]);
    const demand = (await buyer<Page>('GET', `/api/purchasing/demand-lines?applicationId=${row.id}&sort=id,asc`)).body;
    const inBase = String(3 * Number(packed.factor));
    expect(demand.content.map(({ demandQty, unitId }) => [Number(demandQty), unitId])).toEqual([
      [4, material.unitId],
      [Number(inBase), packed.base],
    ]);
    const history = await buyer<{ changes: { field: string }[] }[]>('GET', `${PATH}/${row.id}/history`);
    expect(JSON.stringify(history.body)).toContain('lines.approvedQty');
    expect((await grant(granted)).status).toBe(409);
  });

  test('of which nothing is granted is rejected, not approved', async () => {
    const row = await made();
    const { body: run } = await submit(row);
    await approve(run.id, master);
    const asked = await read(row.id);
    const none = asked.lines.map((line) => ({ ...line, approvedQty: '0', auditRemark: '不需要' }));
    expect((await tech('PUT', PATH, { id: row.id, version: asked.version, lines: none })).status).toBe(200);
    expect((await approve(run.id, tech)).body.code).toBe('RULE');
    expect((await read(row.id)).status).toBe('IN_AUDIT');
  });

  test('stands in the list of whoever it waits for', async () => {
    const row = await made();
    const { body: run } = await submit(row);
    const mine = async (by: Send) =>
      (await by<Page>('GET', `${PATH}?waiting=me&ids=${row.id}`)).body.content.map(({ id }) => id);
    expect([await mine(master), await mine(tech)]).toEqual([[row.id], []]);
    await approve(run.id, master);
    expect([await mine(master), await mine(tech)]).toEqual([[], [row.id]]);
  });
});

describe('demand', () => {
  const POOL = '/api/purchasing/demand-lines';
  type Demand = Row & { itemKey: string; buyerId: number | null; route: string; togetherCount: number };
  let first: Demand;

  beforeAll(async () => {
    for (const organizationId of [pioneer, vision]) {
      const row = await made({ organizationId, applyKind: 'EMERGENCY', reason: '急用' }, buyer);
      const { body: run } = await submit(row, buyer);
      await company.db.query('select 1');
      const open = (
        await buyer<{ waiting: { person: { username?: string; id: number } }[] }>('GET', `/api/approval/runs/${run.id}`)
      ).body;
      const [who] = await company.db.query<{ username: string }>('select username from identity_user where id = $1', [
        open.waiting[0]!.person.id,
      ]);
      const by = await company.signIn(who!.username).catch(() => undefined);
      if (by) await approve(run.id, by);
    }
    [first] = (await buyer<Page<Demand>>('GET', `${POOL}?materialId=${material.id}&status=OPEN`)).body.content as [
      Demand,
    ];
  });

  test('of one key is counted together, whichever ship asks', () => {
    expect(first.togetherCount).toBeGreaterThan(0);
    expect(first.itemKey).toBeUndefined();
  });

  test('is taken by a buyer, and neither made nor removed by hand', async () => {
    const [who] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'purchaser'`);
    const taken = await buyer<Demand>('PUT', POOL, {
      id: first.id,
      version: first.version,
      buyerId: who!.id,
      route: 'RFQ',
      demandQty: '999',
      itemName: '别的',
    });
    expect([taken.status, taken.body.status, taken.body.route]).toEqual([200, 'ASSIGNED', 'RFQ']);
    expect([taken.body.demandQty, taken.body.itemName]).toEqual([
      first.demandQty ?? taken.body.demandQty,
      first.itemName,
    ]);
    expect((await buyer('POST', POOL, {})).status).toBe(404);
    expect((await buyer('DELETE', `${POOL}/${first.id}`)).status).toBe(404);
    expect((await chief('GET', POOL)).status).toBe(403);
  });

  test('that nobody can serve goes back to who asked, with the reason, once', async () => {
    const { body: standing } = await buyer<Demand>('GET', `${POOL}/${first.id}`);
    const back = () =>
      buyer<Demand & Refused>('POST', `${POOL}/${first.id}/return`, { version: standing.version, reason: '已停产' });
    expect([(await back()).status, (await back()).status]).toEqual([200, 409]);
    const row = await read(Number(standing.applicationId));
    expect(row.lines.map(({ lineStatus }) => lineStatus)).toContain('REJECTED');
    const told = await company.db.query<{ n: number }>(
      `select count(*)::int as n from communication_message where kind = 'purchasing.demandReturned' and record_id = $1`,
      [row.id],
    );
    expect(told[0]!.n).toBe(1);
  });
});
