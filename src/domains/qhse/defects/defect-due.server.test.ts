import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { settleDue } from '../inspections/inspection.server.ts';

type Told = { kind: string; title: string };

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;
const dayIn = (count: number): string => officeDay(daysFrom(count, new Date(NOON)));

let company: Company;
beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
}, 180_000);
afterAll(() => company.close());

/** What was told of a record, each kind once whoever got it. */
async function toldOf(kinds: string, id: number): Promise<Told[]> {
  await company.runSchedule(TELL_REMINDERS);
  return company.db.query<Told>(
    `with told as (delete from communication_message where kind like $1 returning kind, title_zh as title, record_id)
      select distinct kind, title from told where record_id = $2 order by kind`,
    [kinds, id],
  );
}

test('the planned day of a defect is told a week before, on the day, and to the designated person a day late where it is grave', async () => {
  const quality = await company.signIn('qhse');
  const [ship] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  const { body: row } = await quality<{ id: number; serialNo: string; planPutRightDate: string }>(
    'POST',
    '/api/qhse/defects',
    {
      sourceType: 'SHIP_SELF',
      shipId: ship!.id,
      ncInspectDate: dayIn(0),
      ncKind: '07',
      ncLevel: 'DEFICIENCY',
      ncContent: '防火门',
      dangerLevel: 'HIGH',
    },
  );
  expect(row.planPutRightDate).toBe(dayIn(14));
  expect(await toldOf('qhse.%efect%', row.id)).toEqual([]);
  days = 7;
  expect(await toldOf('qhse.%efect%', row.id)).toEqual([
    { kind: 'qhse.defectDue', title: `缺陷关闭到期：${row.serialNo}，还有 7 天（${dayIn(14)}）` },
  ]);
  days = 14;
  expect((await toldOf('qhse.%efect%', row.id)).map(({ kind }) => kind)).toEqual(['qhse.defectDue']);
  days = 15;
  expect((await toldOf('qhse.%efect%', row.id)).map(({ kind }) => kind)).toEqual([
    'qhse.defectDue',
    'qhse.graveDefectOverdue',
  ]);
  await company.db.query(`update qhse_defect set nc_status = 'CLOSED' where id = $1`, [row.id]);
  days = 30;
  expect(await toldOf('qhse.%efect%', row.id)).toEqual([]);
});

test('the next inspection is told of by the latest that was held, and by no other', async () => {
  const [latest] = await company.db.query<{ id: number; due: string; ship: number; type: 'COMPANY' }>(
    `select id, next_due_date::text as due, ship_id as ship, inspection_type as type from qhse_inspection
      where next_due_date > $1 and inspection_type = 'COMPANY' and deleted_at is null order by next_due_date desc limit 1`,
    [dayIn(40)],
  );
  days = (Date.parse(latest!.due) - Date.parse(dayIn(0))) / 86_400_000 - 7;
  expect((await toldOf('qhse.inspectionDue', latest!.id)).map(({ title }) => title)).toEqual([
    expect.stringContaining('还有 7 天'),
  ]);
  await company.db.query(
    `insert into qhse_inspection (inspection_type, ship_id, nc_inspect_date, inspection_name, status, create_by, create_name)
      values ('COMPANY', $1, $2, '复检', 'APPROVE', 1, '测试')`,
    [latest!.ship, dayIn(30)],
  );
  await settleDue(company.ctx(), latest!.ship, latest!.type);
  days += 7;
  expect(await toldOf('qhse.inspectionDue', latest!.id)).toEqual([]);
});
