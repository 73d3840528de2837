import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;

let company: Company;
beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
}, 180_000);
afterAll(() => company.close());

test('a reply is reminded of by number alone: the handler in time, a week late the level above and the designated person', async () => {
  const master = await company.signIn('master.pioneer');
  const [ship] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  const { body } = await master<{ complaintNo: string }>('POST', '/api/qhse/complaint-inspections/lodge', {
    complaintSource: 'SEAFARER_ONBOARD',
    subject: 'HARASSMENT',
    complaintLevel: 'DEPT_HEAD',
    shipId: ship!.id,
    shipDepartment: 'ENGINE',
    content: '值班时被辱骂',
    nameless: true,
  });
  const told = async (): Promise<{ username: string; said: string }[]> => {
    await company.runSchedule(TELL_REMINDERS);
    return company.db.query(
      `with told as (delete from communication_message where kind = 'qhse.complaintDue' returning user_id, record_id,
          concat_ws(' ', title_zh, title_en, text_zh, text_en) as said)
        select u.username, said from told join identity_user u on u.id = user_id
        where record_id = (select id from qhse_complaint_inspection where complaint_no = $1) order by 1`,
      [body.complaintNo],
    );
  };
  expect(await told()).toEqual([]);
  const due = daysAfter(officeDay(new Date(NOON)), 14);
  const at: [number, string[]][] = [];
  for (days of [11, 14, 21]) {
    const all = await told();
    at.push([days, all.map(({ username }) => username)]);
    for (const { said } of all) {
      expect(said).toContain(body.complaintNo);
      expect(said).toContain(due);
      for (const secret of ['辱骂', '骚扰', 'Harassment', 'PIONEER']) expect(said).not.toContain(secret);
    }
  }
  expect(at).toEqual([
    [11, ['ce.pioneer']],
    [14, ['ce.pioneer']],
    [21, ['ce.pioneer', 'master.pioneer', 'qhse']],
  ]);
});
