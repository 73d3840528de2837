import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { add, type Decimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { ABOARD, EXPECTED } from '../../stock/public.ts';
import { type CountedPart, NEEDS_EXPORT, NEEDS_PERMISSION, type PartNeed } from './part-needs.calls.ts';
import { lastDayAhead, USUAL_LEAD_DAYS } from './part-needs.rules.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { errors?: { field: string }[] };
type Found<R> = { content: R[]; totalElements: number; months: string[] };

const NEEDS = '/api/maintenance/part-needs';
const PARTS = '/api/maintenance/equipment-parts';
const SPECS = '/api/maintenance/equipment-part-specs';
const KEPT = '/api/maintenance/ship-equipment-parts';
const JOBS = '/api/maintenance/jobs';
const ORDERS = '/api/maintenance/work-orders';

const day = (days: number): string => officeDay(daysFrom(days));
const TODAY = day(0);
const MONTH = TODAY.slice(0, 7);
const scope = { vessel: 'all', organization: 'all' } as const;
const permissions = new Set([
  NEEDS_PERMISSION,
  NEEDS_EXPORT,
  ...['equipmentPart', 'equipmentPartSpec'].map((kind) => `maintenance:${kind}:add`),
  ...['list', 'edit'].map((act) => `maintenance:shipEquipmentPart:${act}`),
  ...['add', 'suspend'].map((act) => `maintenance:job:${act}`),
  'maintenance:workOrder:add',
  'maintenance:equipment:list',
]);

let company: Company;
let shore: Send;
let ship: number;
let other: number;
let machine: number;
let otherMachine: number;
/** Lies on board of both ships, and is no part of a machine yet. */
let material: number;
let qty: Decimal;
let otherQty: Decimal;
let spec: Row;

beforeAll(async () => {
  company = await companyServer();
  shore = company.as({ id: 1_000_001, scope, permissions });
  const machineOf = (vessel: string) =>
    `(select min(e.id) from maintenance_equipment e where e.ship_id = ${vessel} and e.node_type = 'EQUIPMENT'
      and e.use_status = 'IN_USE' and e.deleted_at is null)`;
  const [found] = await company.db.query<{
    ship: number;
    other: number;
    machine: number;
    otherMachine: number;
    material: number;
    qty: Decimal;
    otherQty: Decimal;
  }>(
    `select k.vessel_id as ship, o.vessel_id as other, k.material_id as material, trim_scale(k.qty)::text as qty,
       trim_scale(o.qty)::text as "otherQty", ${machineOf('k.vessel_id')} as machine, ${machineOf('o.vessel_id')} as "otherMachine"
     from ${ABOARD} k join ${ABOARD} o on o.material_id = k.material_id and o.vessel_id > k.vessel_id
     where k.qty > 0 and o.qty > 0 and not exists (select from ${EXPECTED} x where x.material_id = k.material_id)
       and not exists (select from maintenance_equipment_part_spec s where s.material_id = k.material_id and s.deleted_at is null)
       and exists (select from maintenance_equipment e where e.ship_id = k.vessel_id and e.node_type = 'EQUIPMENT')
       and exists (select from maintenance_equipment e where e.ship_id = o.vessel_id and e.node_type = 'EQUIPMENT')
     order by k.vessel_id, o.vessel_id, k.material_id limit 1`,
  );
  ({ ship, other, machine, otherMachine, material, qty, otherQty } = found!);
  spec = await kept(machine, material, add(qty, '1'));
}, 180_000);
afterAll(() => company.close());

let no = 0;
/** A part of a machine that is one material, with its minimum on board. */
async function kept(equipmentId: number, materialId: number, minAmount: Decimal): Promise<Row> {
  no += 1;
  const draft = { equipmentId, name: `需求备件 ${no}`, nameEn: `Needed part ${no}`, partNo: `N-${no}` };
  const part = await shore<Row & Refused>('POST', PARTS, draft);
  expect([part.status, part.body.errors]).toEqual([200, undefined]);
  const made = await shore<Row & Refused>('POST', SPECS, { equipmentPartId: part.body.id, spec: 'A', materialId });
  expect([made.status, made.body.errors]).toEqual([200, undefined]);
  const [aboard] = (await shore<Found<Row>>('GET', `${KEPT}?equipmentPartSpecId=${made.body.id}`)).body.content;
  const whole = (await shore<Row>('GET', `${KEPT}/${aboard!.id}`)).body;
  expect((await shore('PUT', KEPT, { ...whole, minAmount })).status).toBe(200);
  return made.body;
}

const needs = async (query = '', by: Send = shore) => by<Found<PartNeed>>('GET', `${NEEDS}?shipId=${ship}${query}`);
const needOf = async (materialId = material): Promise<PartNeed> =>
  (await needs('&only=all&size=50')).body.content.find((one) => one.materialId === materialId)!;
const counted = async (materialId = material) =>
  (await shore<CountedPart[]>('GET', `${NEEDS}/${materialId}/counted?shipId=${ship}`)).body;
const kinds = async (kind: CountedPart['kind']) => (await counted()).filter((one) => one.kind === kind);

describe('what a ship must buy of a part', () => {
  test('is what lacks of the minimum, in this month, to be ordered before it by the lead time', async () => {
    const { months } = (await needs()).body;
    expect([months.length, months[0]]).toEqual([24, MONTH]);
    const orderBy = daysAfter(`${MONTH}-01`, -USUAL_LEAD_DAYS);
    const found = await needOf();
    expect(found).toMatchObject({
      onHand: qty,
      onOrder: '0',
      minimum: add(qty, '1'),
      demand: '0',
      need: '1',
      firstMonth: MONTH,
      spare: null,
    });
    expect(found.orderBy).toBe(
      found.leadDays === USUAL_LEAD_DAYS ? orderBy : daysAfter(`${MONTH}-01`, -found.leadDays),
    );
    expect(found.late).toBe(found.orderBy! < TODAY);
    expect(await kinds('STOCK')).toMatchObject([{ resource: 'maintenance.shipEquipmentPart', qty }]);
  });

  test('grows by what an active job takes each time that it is due, and shrinks as it is suspended', async () => {
    const made = await shore<Row & Refused>('POST', JOBS, {
      shipId: ship,
      equipmentId: machine,
      code: 'T-NEEDS',
      name: '更换需求备件',
      nameEn: 'Replace the part',
      jobType: 'OVERHAUL',
      level: 'E',
      intervalDays: 90,
      lastDoneDate: day(-80),
      parts: [{ equipmentPartSpecId: spec.id, unitId: spec.unitId, plannedQty: '2' }],
    });
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    const last = lastDayAhead(MONTH);
    let times = 0;
    for (let on = day(10); on <= last; on = daysAfter(on, 90)) times += 1;
    expect(await needOf()).toMatchObject({ demand: String(times * 2), need: String(times * 2 + 1) });
    expect(await kinds('JOB')).toMatchObject([
      { resource: 'maintenance.job', recordId: made.body.id, times, first: day(10), qty: String(times * 2) },
    ]);
    const act = { version: made.body.version, reason: '等待备件' };
    expect((await shore('POST', `${JOBS}/${made.body.id}/suspend`, act)).status).toBe(200);
    expect(await needOf()).toMatchObject({ demand: '0', need: '1' });
  });

  test('counts what an open order takes, overdue or not, until it is cancelled', async () => {
    const made = await shore<Row & Refused>('POST', ORDERS, {
      equipmentId: machine,
      workName: '更换需求备件',
      dueDate: day(3),
      parts: [{ equipmentPartSpecId: spec.id, unitId: spec.unitId, usedQty: '3' }],
    });
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    expect(await needOf()).toMatchObject({ demand: '3', need: '4' });
    const [order] = await kinds('ORDER');
    expect(order).toMatchObject({ resource: 'maintenance.workOrder', recordId: made.body.id, qty: '3' });
    await company.db.query('update maintenance_work_order set due_date = $2 where id = $1', [made.body.id, day(-400)]);
    const late = await needOf();
    expect([late.demand, late.needs[0]]).toEqual(['3', '4']);
    await company.db.query(`update maintenance_work_order set wo_status = 'CANCELLED' where id = $1`, [made.body.id]);
    expect(await needOf()).toMatchObject({ demand: '0', need: '1' });
  });

  test('another ship can lessen by what she has above her minimum, most of all shown first', async () => {
    await kept(otherMachine, material, '0');
    const { spare } = await needOf();
    expect(spare).toEqual({ ship: expect.any(String), qty: otherQty });
    expect(await kinds('SISTER')).toMatchObject([{ qty: otherQty, label: spare?.ship }]);
    const own = company.as({ id: 1_000_002, scope: { vessel: [ship], organization: 'all' }, permissions });
    const seen = (await needs('&only=all&size=50', own)).body.content.find((one) => one.materialId === material);
    expect(seen?.spare).toBeNull();
  });

  test('is one row for parts of one material, with the highest of their minimums', async () => {
    await kept(machine, material, add(qty, '5'));
    expect(await needOf()).toMatchObject({ minimum: add(qty, '5'), need: '5' });
  });
});

test('what is on order counts by the month in which it comes, in the base unit of the stock', async () => {
  const [coming] = await company.db.query<{ vessel: number; machine: number; material: number; open: Decimal }>(
    `select x.vessel_id as vessel, x.material_id as material, trim_scale(sum(x.base_qty))::text as open,
       (select min(e.id) from maintenance_equipment e where e.ship_id = x.vessel_id and e.node_type = 'EQUIPMENT'
        and e.deleted_at is null) as machine
     from ${EXPECTED} x where x.open_qty > 0 and coalesce(x.due_date, $1::date) <= $2::date
       and exists (select from maintenance_equipment e where e.ship_id = x.vessel_id and e.node_type = 'EQUIPMENT' and e.deleted_at is null)
     group by x.vessel_id, x.material_id order by x.vessel_id, x.material_id limit 1`,
    [TODAY, lastDayAhead(MONTH)],
  );
  await kept(coming!.machine, coming!.material, '0');
  const found = await shore<Found<PartNeed>>('GET', `${NEEDS}?shipId=${coming!.vessel}&only=all&size=50`);
  const row = found.body.content.find(({ materialId }) => materialId === coming!.material);
  expect(row?.onOrder).toBe(coming!.open);
  const { body } = await shore<CountedPart[]>('GET', `${NEEDS}/${coming!.material}/counted?shipId=${coming!.vessel}`);
  expect(body.some(({ kind, resource }) => kind === 'EXPECTED' && resource === 'stock.expectedLine')).toBe(true);
});

describe('the list', () => {
  test('has what falls short, what is ordered first at the top, a page at a time', async () => {
    const { content, totalElements } = (await needs('&size=50')).body;
    expect(content.every(({ firstMonth, need }) => firstMonth !== null && Number(need) > 0)).toBe(true);
    const days = content.map(({ orderBy }) => orderBy!);
    expect(days).toEqual(days.toSorted());
    expect((await needs('&only=all&size=1')).body.totalElements).toBeGreaterThanOrEqual(totalElements);
    const [second] = (await needs('&size=1&page=1')).body.content;
    expect(second?.materialId).toBe(content[1]?.materialId);
    expect((await needs('&size=51')).status).toBe(400);
  });

  test('is a sheet of the same', async () => {
    const { status } = await shore('GET', `${NEEDS}/sheet?shipId=${ship}`);
    expect(status).toBe(200);
  });

  test('is of nobody who may not see it, and of no ship that is not theirs', async () => {
    const nobody = company.as({ scope, permissions: new Set(['maintenance:shipEquipmentPart:list']) });
    expect((await needs('', nobody)).status).toBe(403);
    const reader = company.as({ scope, permissions: new Set([NEEDS_PERMISSION]) });
    expect((await reader('GET', `${NEEDS}/sheet?shipId=${ship}`)).status).toBe(403);
    const elsewhere = company.as({ scope: { vessel: [other], organization: 'all' }, permissions });
    for (const path of ['?', '/sheet?', `/${material}/counted?`])
      expect((await elsewhere('GET', `${NEEDS}${path}shipId=${ship}`)).status).toBe(404);
  });
});
