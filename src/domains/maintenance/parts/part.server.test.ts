import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { ABOARD } from '../../stock/public.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[]; data?: { reason?: string } };
type Found = { content: Row[]; totalElements: number };

const PARTS = '/api/maintenance/equipment-parts';
const SPECS = '/api/maintenance/equipment-part-specs';
const KEPT = '/api/maintenance/ship-equipment-parts';
const ORDERS = '/api/maintenance/work-orders';
const WORKS = '/api/maintenanceWorksCountByDate';
const VALUE = 'stock:value:list';
const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

const scope = { vessel: 'all', organization: 'all' } as const;
const HELD = [
  ...['list', 'add', 'edit', 'issue', 'start', 'report', 'confirm', 'confirmEngine', 'confirmDeck'].map(
    (act) => `maintenance:workOrder:${act}`,
  ),
  ...['list', 'add', 'edit', 'del'].map((act) => `maintenance:equipmentPart:${act}`),
  ...['list', 'add', 'edit', 'del'].map((act) => `maintenance:equipmentPartSpec:${act}`),
  ...['list', 'edit', 'approve', 'refuse'].map((act) => `maintenance:shipEquipmentPart:${act}`),
  'maintenance:equipment:list',
  'maintenance:dashboard:show',
];

let company: Company;
let shore: Send;
/** Knows what stock is worth, and confirms what the other reports. */
let worth: Send;
let ship: number;
let machine: number;
/** A specification of which something lies on board, and its material. */
let spec: number;
let material: number;

beforeAll(async () => {
  company = await companyServer();
  shore = company.as({ id: 1_000_001, scope, permissions: new Set(HELD) });
  worth = company.as({ id: 1_000_002, scope, permissions: new Set([...HELD, VALUE]) });
  const [found] = await company.db.query<{ ship: number; machine: number; spec: number; material: number }>(
    `select s.ship_id as ship, p.equipment_id as machine, s.id as spec, s.material_id as material
     from maintenance_equipment_part_spec s join maintenance_equipment_part p on p.id = s.equipment_part_id
     join ${ABOARD} k on k.vessel_id = s.ship_id and k.material_id = s.material_id
     where s.deleted_at is null order by k.qty desc, s.id limit 1`,
  );
  ({ ship, machine, spec, material } = found!);
}, 180_000);
afterAll(() => company.close());

const keptOf = async (specId: number, by: Send = shore): Promise<Row> =>
  (await by<Found>('GET', `${KEPT}?equipmentPartSpecId=${specId}`)).body.content[0]!;
const onHand = async (): Promise<string> => String((await keptOf(spec)).onHand);

let no = 0;
async function partOf(over: Line = {}) {
  no += 1;
  const draft = { equipmentId: machine, name: `试验备件 ${no}`, nameEn: `Test part ${no}`, partNo: `T-${no}`, ...over };
  return shore<Row & Refused>('POST', PARTS, draft);
}

describe('a part', () => {
  test('is of the ship of its equipment, numbered once there', async () => {
    const made = await partOf({ partNo: 'T-TWICE' });
    expect(made.body).toMatchObject({ shipId: ship, critical: 'DESIRABLE' });
    expect((await partOf({ partNo: 'T-TWICE' })).status).toBe(409);
  });

  test('hangs on a machine, never on a group of them', async () => {
    const [group] = (await shore<Found>('GET', `/api/maintenance/equipments?shipId=${ship}&nodeType=GROUP&size=1`)).body
      .content;
    expect(fields((await partOf({ equipmentId: group?.id })).body)).toEqual(['equipmentId']);
  });

  test('is kept by the ship from its first specification on, without a minimum and to be approved', async () => {
    const part = await partOf();
    const made = await shore<Row & Refused>('POST', SPECS, {
      equipmentPartId: part.body.id,
      spec: 'A',
      materialId: material,
    });
    expect(made.body).toMatchObject({ shipId: ship, unitId: expect.any(Number) });
    const kept = await keptOf(made.body.id);
    expect(kept).toMatchObject({
      shipId: ship,
      equipmentId: machine,
      frequencyType: 'HOURS',
      auditStatus: 'PENDING',
      nextCheckDate: null,
      onHand: await onHand(),
    });
    expect(Number(kept.minAmount)).toBe(0);

    const whole = (await shore<Row>('GET', `${KEPT}/${kept.id}`)).body;
    const edited = { ...whole, minAmount: '99999', lastCheckDate: '2026-08-31', checkPeriod: 6, shipId: ship + 1 };
    const saved = await shore<Row>('PUT', KEPT, edited);
    expect(saved.body).toMatchObject({ nextCheckDate: '2027-02-28', shipId: ship });
    expect((await shore('PUT', KEPT, edited)).status).toBe(409);
    const low = await shore<Found>('GET', `${KEPT}?equipmentPartSpecId=${made.body.id}&low=true`);
    expect(low.body.content).toMatchObject([{ id: kept.id }]);
    const late = { ...saved.body, lastCheckDate: day(1) };
    expect(fields((await shore<Refused>('PUT', KEPT, late)).body)).toEqual(['lastCheckDate']);

    const removed = await shore('DELETE', `${SPECS}/${made.body.id}?version=${made.body.version}`);
    expect(removed.status).toBe(204);
    expect((await shore('GET', `${KEPT}/${kept.id}`)).status).toBe(404);
  });

  test('may be bought once that is approved, by whom and when is told', async () => {
    const [waiting] = (await shore<Found>('GET', `${KEPT}?auditStatus=PENDING&size=1`)).body.content;
    const { id, version } = waiting!;
    const approved = await shore<Row>('POST', `${KEPT}/${id}/approve`, { version });
    expect(approved.body).toMatchObject({ auditStatus: 'APPROVED', auditTime: expect.any(String) });
    expect((await shore('POST', `${KEPT}/${id}/approve`, { version })).status).toBe(409);
    const refused = await shore<Row>('POST', `${KEPT}/${id}/refuse`, {
      version: approved.body.version,
      reason: '改用新型号',
    });
    expect(refused.body).toMatchObject({ auditStatus: 'REFUSED' });
  });

  test('of another ship is not seen, and its decision is not everybody’s', async () => {
    const other = company.as({ scope: { vessel: [ship + 1_000_000] }, permissions: new Set(HELD) });
    expect((await other('GET', `${SPECS}/${spec}`)).status).toBe(404);
    const aboard = await company.signIn('ce.pioneer');
    const own = (await aboard<Found>('GET', `${KEPT}?size=1`)).body.content[0];
    expect((await aboard('POST', `${KEPT}/${own?.id}/approve`, { version: own?.version })).status).toBe(403);
  });
});

/** An order on the machine that used so much, reported. */
async function reported(parts: readonly Line[]): Promise<Row> {
  const made = await shore<Row & Refused>('POST', ORDERS, {
    equipmentId: machine,
    workName: '更换备件',
    dueDate: day(3),
    parts,
  });
  expect([made.status, made.body.errors]).toEqual([200, undefined]);
  const issued = await shore<Row>('POST', `${ORDERS}/${made.body.id}/issue`, { version: made.body.version });
  const told = await shore<Row>('POST', `${ORDERS}/${made.body.id}/report`, {
    version: issued.body.version,
    doneDate: day(0),
    result: 'OK',
  });
  expect(told.body).toMatchObject({ woStatus: 'REPORTED' });
  return told.body;
}
const confirm = ({ id, version }: Row, by: Send = worth) =>
  by<Row & Refused>('POST', `${ORDERS}/${id}/confirm`, { version });
const worked = async () =>
  (await worth<{ shipId: number; partNum: string; moneyTotal: string }[]>('GET', WORKS)).body.find(
    ({ shipId }) => shipId === ship,
  )!;

describe('what an order used', () => {
  test('leaves the stock of its ship as the order is confirmed, once, and the month counts it', async () => {
    const [before, month] = [await onHand(), await worked()];
    const order = await reported([{ equipmentPartSpecId: spec, usedQty: '1' }]);
    expect(await onHand()).toBe(before);
    const finished = await confirm(order);
    expect(finished.body).toMatchObject({ woStatus: 'FINISHED' });
    const [line] = finished.body.parts as Line[];
    expect(line).toMatchObject({ unitCost: expect.any(String), amount: expect.any(String) });
    expect((await confirm(order)).status).toBe(409);
    expect(Number(await onHand())).toBe(Number(sub(before, '1')));
    const now = await worked();
    expect(Number(now.partNum)).toBe(Number(month.partNum) + 1);
    expect(Number(now.moneyTotal)).toBe(Number(add(month.moneyTotal, String(line?.amount))));
    const hidden = (await shore<Row>('GET', `${ORDERS}/${order.id}`)).body.parts as Line[];
    expect(hidden[0]).not.toHaveProperty('amount');
    expect(hidden[0]).not.toHaveProperty('unitCost');
  });

  test('and is not there leaves the order to be confirmed, names the line, and takes nothing', async () => {
    const before = await onHand();
    const order = await reported([
      { equipmentPartSpecId: spec, usedQty: null },
      { equipmentPartSpecId: spec, usedQty: add(before, '1') },
    ]);
    const refused = await confirm(order);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ data: { reason: 'INSUFFICIENT_STOCK' } });
    expect(fields(refused.body)).toEqual(['parts.1.usedQty']);
    expect((await shore<Row>('GET', `${ORDERS}/${order.id}`)).body).toMatchObject({ woStatus: 'REPORTED' });
    expect(await onHand()).toBe(before);
  });

  test('is of its own ship', async () => {
    const [foreign] = await company.db.query<{ id: number }>(
      'select id from maintenance_equipment_part_spec where ship_id <> $1 order by id limit 1',
      [ship],
    );
    const made = await shore<Refused>('POST', ORDERS, {
      equipmentId: machine,
      workName: '更换备件',
      dueDate: day(3),
      parts: [{ equipmentPartSpecId: foreign?.id, usedQty: '1' }],
    });
    expect([made.status, fields(made.body)]).toEqual([400, ['parts.0.equipmentPartSpecId']]);
  });

  test('is counted in the unit of the part', async () => {
    const [other] = await company.db.query<{ id: number }>(
      `select u.id from material_unit u where u.deleted_at is null
         and u.id <> (select s.unit_id from maintenance_equipment_part_spec s where s.id = $1) order by u.id limit 1`,
      [spec],
    );
    const made = await shore<Refused>('POST', ORDERS, {
      equipmentId: machine,
      workName: '更换备件',
      dueDate: day(3),
      parts: [{ equipmentPartSpecId: spec, unitId: other?.id, usedQty: '1' }],
    });
    expect([made.status, fields(made.body)]).toEqual([400, ['parts.0.unitId']]);
  });

  test('confirmed by two at once leaves the stock once', async () => {
    const before = await onHand();
    const order = await reported([{ equipmentPartSpecId: spec, usedQty: '1' }]);
    const both = await Promise.all([confirm(order), confirm(order)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(Number(await onHand())).toBe(Number(sub(before, '1')));
  });

  test('is corrected after the report where the stock has not so much, and what it cost stays untyped', async () => {
    const before = await onHand();
    const order = await reported([{ equipmentPartSpecId: spec, usedQty: add(before, '1') }]);
    expect((await confirm(order)).status).toBe(409);
    const whole = (await worth<Row>('GET', `${ORDERS}/${order.id}`)).body;
    const [line] = whole.parts as Line[];
    const saved = await worth<Row>('PUT', ORDERS, {
      ...whole,
      parts: [{ ...line, usedQty: '1', amount: '0.01', unitCost: '0.01' }],
    });
    expect(saved.status).toBe(200);
    const finished = await confirm(saved.body);
    const [used] = finished.body.parts as Line[];
    expect(Number(used?.amount)).toBeGreaterThan(0.01);
    expect(Number(await onHand())).toBe(Number(sub(before, '1')));
    const { body } = await worth<Row>('GET', `${ORDERS}/${order.id}`);
    expect((await worth('PUT', ORDERS, { ...body, parts: [] })).status).toBe(409);
  });

  test('was planned by its job', async () => {
    const all = company.as();
    const job = await all<Row & Refused>('POST', '/api/maintenance/jobs', {
      shipId: ship,
      equipmentId: machine,
      code: 'T-PARTS',
      name: '更换备件',
      nameEn: 'Replace parts',
      jobType: 'REPLACE',
      level: 'C',
      intervalMonths: 1,
      leadDays: 7,
      windowDays: 0,
      lastDoneDate: day(-30),
      parts: [{ equipmentPartSpecId: spec, plannedQty: '2' }],
    });
    expect([job.status, job.body.errors]).toEqual([200, undefined]);
    await all('POST', '/api/maintenance/jobs/generate', { shipId: ship });
    const [order] = (await all<Found>('GET', `${ORDERS}?jobId=${job.body.id}`)).body.content;
    const { parts } = (await all<Row>('GET', `${ORDERS}/${order?.id}`)).body;
    expect(parts).toMatchObject([{ equipmentPartSpecId: spec, usedQty: null }]);
    expect(Number((parts as Line[])[0]?.planned)).toBe(2);
  });
});
