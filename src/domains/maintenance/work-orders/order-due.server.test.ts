import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { workOrder } from './work-order.resource.ts';

type Told = { kind: string; person: string };

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;
const dayIn = (count: number): string => officeDay(daysFrom(count, new Date(NOON)));

let company: Company;
beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
}, 180_000);
afterAll(() => company.close());

async function orderOf(key: boolean): Promise<number> {
  const [machine] = await company.db.query<{ id: number; ship: number }>(
    `select id, ship_id as ship from maintenance_equipment where use_status = 'IN_USE' and node_type = 'EQUIPMENT' and deleted_at is null order by id limit 1`,
  );
  const [id] = await recordsOf(workOrder).createMany(company.ctx({ reason: '试验' }), [
    {
      draft: {
        orderType: 'PLANNED',
        shipId: machine!.ship,
        equipmentId: machine!.id,
        workName: '试验',
        dueDate: dayIn(2),
      },
      server: { orderNo: `WO-DUE-${key}`, keyFlag: key, originalDueDate: dayIn(2), windowDays: 0, woStatus: 'ISSUED' },
    },
  ]);
  return id!;
}

/** What was told of an order, to whom; each time anew. */
async function toldOf(id: number): Promise<Told[]> {
  await company.runSchedule(TELL_REMINDERS);
  const rows = await company.db.query<Told>(
    `select distinct m.kind, u.username as person from communication_message m join identity_user u on u.id = m.user_id
     where m.record_id = $1 and m.kind like 'maintenance.%' order by 1, 2`,
    [id],
  );
  await company.db.query(`delete from communication_message where kind like 'maintenance.%'`);
  return rows;
}

test('of critical equipment the technical manager and the designated person hear as soon as it is overdue', async () => {
  const order = await orderOf(true);
  const early = await toldOf(order);
  expect(early.every(({ kind }) => kind === 'maintenance.keyOrderDue')).toBe(true);
  expect(early.map(({ person }) => person)).not.toContain('qhse');
  days = 3;
  const late = (await toldOf(order)).map(({ person }) => person);
  expect(late).toEqual(expect.arrayContaining(['qhse', 'techmanager']));
});

test('of other equipment they are not asked in the first week, and of what is finished nobody is', async () => {
  days = 0;
  const order = await orderOf(false);
  days = 3;
  const late = await toldOf(order);
  expect(late.every(({ kind }) => kind === 'maintenance.orderDue')).toBe(true);
  expect(late.map(({ person }) => person)).not.toContain('qhse');
  await company.db.query(`update maintenance_work_order set wo_status = 'FINISHED', done_date = $2 where id = $1`, [
    order,
    dayIn(0),
  ]);
  days = 12;
  expect(await toldOf(order)).toEqual([]);
});
