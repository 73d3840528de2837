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
let row: { id: number; endsOn: string };

beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
  // Of insurance no survey is told of beside its end.
  const [found] = await company.db.query<{ id: number; endsOn: string }>(
    `select b.id, b.expiry_date as "endsOn" from qhse_ship_certificate b join qhse_certificate_type t on t.id = b.type_id
      join fleet_vessel v on v.id = b.ship_id
     where t.code = 'BCLC' and b.standing = 'CURRENT' and v.name_en = 'HAI YUE PIONEER'`,
  );
  row = found!;
}, 180_000);
afterAll(() => company.close());

/** Who was told of the certificate, each kind of message once. */
async function told(): Promise<string[]> {
  await company.runSchedule(TELL_REMINDERS);
  const rows = await company.db.query<{ who: string }>(
    `select distinct u.username as who from communication_message m join identity_user u on u.id = m.user_id
     where m.kind = 'qhse.certificateEnds' and m.record_id = $1 order by 1`,
    [row.id],
  );
  await company.db.query(`delete from communication_message where kind like 'qhse.%'`);
  return rows.map(({ who }) => who);
}

const setDay = (before: number): void => {
  days = Math.round((Date.parse(daysAfter(row.endsOn, -before)) - Date.parse(officeDay(new Date(NOON)))) / 86_400_000);
};

test('each threshold before the end of a certificate is told once; from thirty days on also those above', async () => {
  await told();
  setDay(60);
  const first = await told();
  expect(first).toContain('master.pioneer');
  expect(first).not.toContain('qhse');
  expect(await told()).toEqual([]);
  setDay(31);
  expect(await told()).toEqual([]);
  setDay(30);
  expect(await told()).toContain('qhse');
  expect(await told()).toEqual([]);
  await company.db.query(`update qhse_ship_certificate set standing = 'WITHDRAWN' where id = $1`, [row.id]);
  setDay(7);
  expect(await told()).toEqual([]);
});
