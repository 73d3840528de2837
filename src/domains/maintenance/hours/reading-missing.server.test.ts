import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;

let company: Company;
beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
}, 180_000);
afterAll(() => company.close());

/** The accounts that were told of a counter. */
async function toldOf(id: number): Promise<string[]> {
  await company.runSchedule(TELL_REMINDERS);
  const rows = await company.db.query<{ username: string }>(
    `select distinct u.username from communication_message m join identity_user u on u.id = m.user_id
     where m.kind = 'maintenance.readingMissing' and m.record_id = $1 order by 1`,
    [id],
  );
  await company.db.query(`delete from communication_message where kind = 'maintenance.readingMissing'`);
  return rows.map(({ username }) => username);
}

test('a counter that was not read for five weeks is told to her chief engineer, after sixty days to superintendents', async () => {
  const aboard = await company.signIn('ce.pioneer');
  const { body } = await aboard<{ content: { id: number; lastReading: string }[] }>('GET', '/api/maintenance/counters');
  const row = body.content[0]!;
  const read = await aboard('POST', '/api/maintenance/running-hour-readings/batch', {
    rows: [
      {
        counterId: row.id,
        readTime: new Date(NOON).toISOString(),
        value: String(Number(row.lastReading) + 10),
        confirmReason: '检修后试车',
      },
    ],
  });
  expect(read.body).toEqual({ saved: 1 });
  days = 34;
  expect(await toldOf(row.id)).toEqual([]);
  days = 36;
  expect(await toldOf(row.id)).toContain('ce.pioneer');
  days = 61;
  expect(await toldOf(row.id)).toContain('tech');
});
