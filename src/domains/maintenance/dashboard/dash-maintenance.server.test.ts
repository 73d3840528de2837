import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { postponement } from '../postponements/postponement.resource.ts';
import { workOrder } from '../work-orders/work-order.resource.ts';
import { DASH_PERMISSION, METRICS, type Metric } from './dash-maintenance.calls.ts';
import { monthSpan } from './month-span.rules.ts';

type Counted = { shipId: number; shipName: string; department: 'DECK' | 'ENGINE' } & Record<Metric, number>;
type Behind = { id: number; workName: string };

const CALL = '/api/maintenanceCountByDate';
const today = officeDay(daysFrom(0));
/** Half a year ago, of which the company itself has no orders. */
const MONTH = monthsAfter(today.slice(0, 7), -6);
const NEXT = monthsAfter(MONTH, 1);
const PREVIOUS = monthsAfter(MONTH, -1);

let company: Company;
let seen: Send;
let ship: number;
let machine: number;

beforeAll(async () => {
  company = await companyServer();
  seen = company.as({ permissions: new Set([DASH_PERMISSION]), scope: { vessel: 'all', organization: 'all' } });
  const [found] = await company.db.query<{ ship: number; machine: number }>(
    `select ship_id as ship, min(id) as machine from maintenance_equipment where department = 'ENGINE' and node_type = 'EQUIPMENT'
     and use_status = 'IN_USE' and deleted_at is null group by ship_id order by ship_id limit 1`,
  );
  ({ ship, machine } = found!);
}, 180_000);
afterAll(() => company.close());

type Fact = {
  name: string;
  due: string;
  department?: 'DECK';
  orderType?: 'CORRECTIVE';
  key?: boolean;
  done?: string;
  cancelled?: string;
  window?: number;
  moved?: { to: string; on: string };
};

/** The ten orders of maintenance 5.3. */
const FACTS: readonly Fact[] = [
  { name: 'W1', due: `${MONTH}-05`, done: `${MONTH}-04` },
  { name: 'W2', due: `${MONTH}-10`, key: true, done: `${NEXT}-02` },
  { name: 'W3', due: `${MONTH}-20`, moved: { to: `${NEXT}-20`, on: `${MONTH}-15` } },
  { name: 'W4', due: `${PREVIOUS}-25`, done: `${MONTH}-03` },
  { name: 'W5', due: `${PREVIOUS}-10` },
  { name: 'W6', due: `${MONTH}-28`, done: `${PREVIOUS}-28` },
  { name: 'W7', due: `${MONTH}-27`, cancelled: `${MONTH}-12` },
  { name: 'W8', due: `${NEXT}-01` },
  { name: 'W9', due: `${MONTH}-15`, window: 20 },
  { name: 'W10', due: `${MONTH}-18`, moved: { to: `${NEXT}-28`, on: `${NEXT}-05` } },
];

async function plant(facts: readonly Fact[]): Promise<void> {
  const ctx = company.ctx({ reason: '试验' });
  const ids = await recordsOf(workOrder).createMany(
    ctx,
    facts.map(({ name, due, department, orderType, key = false, done, cancelled, window = 0, moved }) => ({
      draft: {
        orderType: orderType ?? 'PLANNED',
        shipId: ship,
        equipmentId: machine,
        workName: name,
        department: department ?? 'ENGINE',
        dueDate: moved?.to ?? due,
      },
      server: {
        orderNo: `WO-TEST-${name}`,
        keyFlag: key,
        originalDueDate: due,
        windowDays: window,
        delays: moved ? 1 : 0,
        doneDate: done ?? null,
        cancelledOn: cancelled ?? null,
        woStatus: done ? 'FINISHED' : cancelled ? 'CANCELLED' : 'ISSUED',
      },
    })),
  );
  await recordsOf(postponement).createMany(
    ctx,
    facts.flatMap(({ name, due, moved }, i) =>
      moved
        ? [
            {
              draft: {
                workOrderId: ids[i],
                shipId: ship,
                equipmentId: machine,
                newDueDate: moved.to,
                reasonType: 'PORT',
                reason: '试验',
              },
              server: {
                postponeNo: `PP-TEST-${name}`,
                originalDueDate: due,
                oldDueDate: due,
                status: 'APPROVE',
                approvedTime: `${moved.on}T06:00:00.000Z`,
              },
            },
          ]
        : [],
    ),
  );
}

const rowOf = async (month: string): Promise<Counted | undefined> =>
  (await seen<Counted[]>('GET', `${CALL}?month=${month}`)).body.find(
    ({ shipId, department }) => shipId === ship && department === 'ENGINE',
  );
const behind = async (metric: Metric): Promise<string[]> => {
  const query = new URLSearchParams({ month: MONTH, shipId: String(ship), department: 'ENGINE', metric });
  const { body } = await seen<Behind[]>('GET', `/api/maintenance/count-detail?${query}`);
  return body.map(({ workName }) => workName);
};

test('the ten orders of the blueprint give 8, 3, 5, 3, 1, 1, and each figure opens its orders', async () => {
  expect(await rowOf(MONTH)).toBeUndefined();
  await plant(FACTS);
  expect(await rowOf(MONTH)).toEqual({
    shipId: ship,
    shipName: expect.any(String),
    department: 'ENGINE',
    total: 8,
    finish: 3,
    unFinish: 5,
    overDue: 3,
    keyOverDue: 1,
    delay: 1,
  });
  const opened = await Promise.all(METRICS.map(async (metric) => [metric, (await behind(metric)).toSorted()]));
  expect(Object.fromEntries(opened)).toEqual({
    total: ['W1', 'W10', 'W2', 'W3', 'W4', 'W5', 'W6', 'W9'],
    finish: ['W1', 'W4', 'W6'],
    unFinish: ['W10', 'W2', 'W3', 'W5', 'W9'],
    overDue: ['W10', 'W2', 'W5'],
    keyOverDue: ['W2'],
    delay: ['W3'],
  });
});

type Worked = { shipId: number; total: number; finish: number; partNum: string; moneyTotal: string | null };

const worksOf = async (month: string, by: Send = seen): Promise<Worked | undefined> =>
  (await by<Worked[]>('GET', `/api/maintenanceWorksCountByDate?month=${month}`)).body.find(
    ({ shipId }) => shipId === ship,
  );

test('with four orders of the deck and two repairs the month comes to 14 orders, 8 of them finished', async () => {
  await plant([
    ...[1, 2, 3, 4].map(
      (no): Fact => ({ name: `D${no}`, due: `${MONTH}-0${no}`, done: `${MONTH}-0${no}`, department: 'DECK' }),
    ),
    { name: 'C1', due: `${MONTH}-10`, done: `${MONTH}-09`, orderType: 'CORRECTIVE' },
    { name: 'C2', due: `${MONTH}-12`, orderType: 'CORRECTIVE' },
  ]);
  expect(await worksOf(MONTH)).toEqual({
    shipId: ship,
    shipName: expect.any(String),
    total: 14,
    finish: 8,
    partNum: '0',
    moneyTotal: null,
  });
  const knows = company.as({
    permissions: new Set([DASH_PERMISSION, 'stock:value:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  expect(await worksOf(MONTH, knows)).toMatchObject({ total: 14, moneyTotal: '0.00' });
});

type Raw = {
  id: number;
  shipId: number;
  department: string | null;
  key: boolean | null;
  original: string;
  window: number | null;
  done: string | null;
  cancelled: string | null;
  state: string;
};
type Move = { of: number; from: string; to: string; on: string };

/** The same by a plain loop over all orders and moves. */
async function byLoop(month: string): Promise<Omit<Counted, 'shipName'>[]> {
  const { from, to, asOf, before, future } = monthSpan(month, today);
  const orders = await company.db.query<Raw>(
    `select id, ship_id as "shipId", department, key_flag as key, original_due_date::text as original, window_days as window,
       done_date::text as done, cancelled_on::text as cancelled, wo_status as state
     from maintenance_work_order where order_type in ('PLANNED', 'CLASS') and deleted_at is null`,
  );
  const moves = await company.db.query<Move>(
    `select work_order_id as of, old_due_date::text as from, new_due_date::text as to, approved_time as on
     from maintenance_postponement where status = 'APPROVE' and deleted_at is null order by approved_time, id`,
  );
  const rows = new Map<string, Omit<Counted, 'shipName'>>();
  for (const one of orders) {
    if (one.cancelled !== null && one.cancelled <= asOf) continue;
    const own = moves.filter(({ of, on }) => of === one.id && Date.parse(on) < Date.parse(before));
    const due = own.at(-1)?.to ?? one.original;
    const within = (on: string): boolean => on >= from && on <= to;
    const carried = due > to && own.some((move) => within(move.from));
    const isFinished = one.state === 'FINISHED';
    const backlog = !future && due < from && !(isFinished && one.done! < from);
    if (!within(due) && !carried && !backlog) continue;
    const department = one.department === 'DECK' ? 'DECK' : 'ENGINE';
    const key = `${String(one.shipId).padStart(9, '0')} ${department}`;
    const row = rows.get(key) ?? {
      shipId: one.shipId,
      department,
      total: 0,
      finish: 0,
      unFinish: 0,
      overDue: 0,
      keyOverDue: 0,
      delay: 0,
    };
    rows.set(key, row);
    const finished = isFinished && one.done! <= asOf;
    const late = !finished && daysAfter(due, one.window ?? 0) < asOf;
    row.total += 1;
    row.finish += finished ? 1 : 0;
    row.unFinish += finished ? 0 : 1;
    row.overDue += late ? 1 : 0;
    row.keyOverDue += late && one.key === true ? 1 : 0;
    row.delay += !finished && carried ? 1 : 0;
  }
  return [...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
}

test('the figures of every month are those of a plain loop, in the order of the fleet, the deck first', async () => {
  for (const back of [-7, -6, -5, -2, -1, 0, 1]) {
    const month = monthsAfter(today.slice(0, 7), back);
    const { body } = await seen<Counted[]>('GET', `${CALL}?month=${month}`);
    expect(body.map(({ shipName: _name, ...row }) => row)).toEqual(await byLoop(month));
    for (const row of body) {
      expect(row.keyOverDue).toBeLessThanOrEqual(row.overDue);
      expect(row.overDue + row.delay).toBeLessThanOrEqual(row.unFinish);
      expect(row.finish + row.unFinish).toBe(row.total);
    }
  }
});

test('without a month it is the present one; a month that is none is refused', async () => {
  const { body } = await seen<Counted[]>('GET', CALL);
  expect(body).toEqual((await seen<Counted[]>('GET', `${CALL}?month=${today.slice(0, 7)}`)).body);
  expect((await seen('GET', `${CALL}?month=2026-13`)).status).toBe(400);
});

test('whoever sees one ship is told of her alone, and whoever may not look of none', async () => {
  const own = company.as({ permissions: new Set([DASH_PERMISSION]), scope: { vessel: [ship] } });
  const { body } = await own<Counted[]>('GET', `${CALL}?month=${MONTH}`);
  expect(new Set(body.map(({ shipId }) => shipId))).toEqual(new Set([ship]));
  expect((await company.as({ permissions: new Set(), scope: { vessel: 'all' } })('GET', CALL)).status).toBe(403);
});
