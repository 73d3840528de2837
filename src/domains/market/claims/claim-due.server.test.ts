import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Told = { title: string; titleEn: string };

/** Noon in the office, the day after the company was built. */
const NOON = Date.parse(`${officeDay(daysFrom(1))}T04:00:00Z`);
let days = 0;
const dayIn = (count: number): string => officeDay(daysFrom(count, new Date(NOON)));

let company: Company;
beforeAll(async () => {
  company = await companyServer({ now: () => new Date(NOON + days * 86_400_000) });
}, 180_000);
afterAll(() => company.close());

/** What was told of a claim, each title once whoever got it. */
async function toldOf(id: number): Promise<Told[]> {
  await company.runSchedule(TELL_REMINDERS);
  const rows = await company.db.query<Told>(
    `select distinct title_zh as title, title_en as "titleEn" from communication_message where kind = 'market.claimDue' and record_id = $1`,
    [id],
  );
  await company.db.query(`delete from communication_message where kind = 'market.claimDue'`);
  return rows;
}

test('the last day of a claim is told a month, a fortnight, a week and a day before; a submitted one needs no word', async () => {
  const office = await company.signIn('chartering');
  const [voyage] = await company.db.query<{ id: number }>(
    `select id from voyage_voyage where voyage_status = 'CLOSED' and voyage_kind = 'TRADE' order by id limit 1`,
  );
  const [usd] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'USD'`);
  const { body: row } = await office<{ id: number; claimNo: string }>('POST', '/api/market/claims', {
    kind: 'OTHER',
    direction: 'WE_CLAIM',
    voyageId: voyage!.id,
    counterpartyName: '东岸石化贸易有限公司',
    currencyId: usd!.id,
    amount: '1000.00',
    completedOn: dayIn(0),
    claimDays: 31,
  });
  expect(await toldOf(row.id)).toEqual([]);
  for (const [at, left] of [
    [1, 30],
    [17, 14],
    [24, 7],
  ] as const) {
    days = at;
    expect(await toldOf(row.id)).toEqual([
      {
        title: `索赔时限：${row.claimNo}，还有 ${left} 天（${dayIn(31)}）`,
        titleEn: `Time to claim: ${row.claimNo}, in ${left} days (${dayIn(31)})`,
      },
    ]);
  }
  await company.db.query(`update market_claim set claim_status = 'SUBMITTED' where id = $1`, [row.id]);
  days = 30;
  expect(await toldOf(row.id)).toEqual([]);
});
