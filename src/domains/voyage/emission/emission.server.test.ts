import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Reply } from '../../../kernel/route.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import type { emissionsCall } from './emission.calls.ts';
import { OVD_COLUMNS, ovdBurnt } from './exports/ovd-log.rules.ts';
import { fuelSums, runSums } from './figures/emission-sums.server.ts';

type Fleet = Reply<typeof emissionsCall>;

let company: Company;
let office: Send;
const year = Number(officeDay(TEST_NOW).slice(0, 4));

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
}, 180_000);
afterAll(() => company.close());

const fleet = async (of = year, send = office): Promise<Fleet> =>
  (await send<Fleet>('GET', `/api/voyage/emissions?year=${of}`)).body;
const day = (from: Date, days: number): string =>
  new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const milli = (text: string | null): number => Math.round(Number(text ?? 0) * 1000);

test('what a ship burnt between two days is the sum of its parts, wherever the span is cut', async () => {
  const ctx = company.ctx();
  const ships = (await fleet()).rows.map(({ shipId }) => shipId);
  const [from, cut, to] = [day(TEST_NOW, -60), day(TEST_NOW, -23), day(TEST_NOW, -2)];
  const tonnes = async (a: string, b: string) =>
    milli(sum((await fuelSums(ctx, ships, a, b)).map((one) => one.tonnes)));
  const miles = async (a: string, b: string) =>
    milli(sum((await runSums(ctx, ships, a, b)).map((one) => one.distance)));
  expect(ships.length).toBeGreaterThan(2);
  expect(await tonnes(from, to)).toBeGreaterThan(0);
  // Each sum is rounded by itself: a kilogram a grade and consumer, a tenth of a mile a ship.
  expect(Math.abs((await tonnes(from, cut)) + (await tonnes(cut, to)) - (await tonnes(from, to)))).toBeLessThan(100);
  expect(Math.abs((await miles(from, cut)) + (await miles(cut, to)) - (await miles(from, to)))).toBeLessThan(500);
});

test('the figures of a ship are those of her confirmed reports, consumer by consumer', async () => {
  const { rows } = await fleet();
  const spans = rows.filter(({ firstReport }) => firstReport && firstReport.slice(0, 4) === String(year));
  const one = spans.find(({ figures }) => Number(figures.distance) > 0)!;
  const [kept] = await company.db.query<{ main: string; all: string; miles: string; n: number }>(
    `select sum(g.value::numeric) filter (where o.row_code in ('ME_CONST', 'ME_MAN'))::text as main, sum(g.value::numeric)::text as all,
       (select sum(ss_dist)::text from voyage_report where ship_name = $1 and confirmed = 'CONFIRMED' and deleted_at is null and rpt_time >= $2) as miles,
       count(distinct r.id)::int as n
     from voyage_report r join voyage_report_oil o on o.parent_id = r.id cross join lateral jsonb_each_text(o.grades) g
     where r.ship_name = $1 and r.confirmed = 'CONFIRMED' and r.deleted_at is null and r.rpt_time >= $2
       and o.row_code in ('ME_CONST', 'ME_MAN', 'GE_SEA', 'GE_DISCH', 'HEATING', 'BOILER_DAILY', 'TANK_CLEAN', 'OTHER')`,
    [one.shipId, one.firstReport],
  );
  const main = sum(one.figures.fuels.map(({ by }) => by.MAIN));
  expect([milli(main), milli(one.figures.tonnes)]).toEqual([milli(kept!.main), milli(kept!.all)]);
  expect(milli(one.figures.distance)).toBe(milli(kept!.miles));
  expect(one.figures.co2).toMatch(/^\d+\.\d{2}$/);
});

test('coastal ships and those below 5 000 GT are internal; the others are rated', async () => {
  for (const { figures, gt } of (await fleet()).rows) {
    if ((gt ?? 0) < 5000) expect(figures.internal).toBe(true);
    if (!figures.internal) expect(figures.rating).toMatch(/^[A-E]$/);
  }
});

test('a ship sees herself alone, and whoever may not see the figures sees none', async () => {
  const { rows } = await fleet();
  const own = rows[0]!.shipId;
  const seen = await fleet(year, company.as({ scope: { vessel: [own], organization: 'all' } }));
  expect(seen.rows.map(({ shipId }) => shipId)).toEqual([own]);
  const nobody = company.as({ permissions: new Set(['voyage:report:list']) });
  expect((await nobody('GET', `/api/voyage/emissions?year=${year}`)).status).toBe(403);
});

test('a year that is not over cannot be submitted; a draft follows the reports until then', async () => {
  const { rows } = await fleet();
  const { shipId } = rows.find(({ record }) => !record)!;
  const made = await office<{ id: number; co2: string; rating: string | null }>('POST', '/api/voyage/emission-years', {
    shipName: shipId,
    year,
  });
  expect(made).toMatchObject({
    status: 200,
    body: { status: 'USE', co2: rows.find((one) => one.shipId === shipId)!.figures.co2 },
  });
  expect(await actOn(office, `/api/voyage/emission-years/${made.body.id}/recalculate`)).toMatchObject({ status: 200 });
  const sent = await office<{ code: string }>('POST', '/api/approval/runs', {
    resource: 'voyage.emissionYear',
    recordId: made.body.id,
  });
  expect(sent.status).toBe(409);
  expect(await office('POST', '/api/voyage/emission-years', { shipName: shipId, year })).toMatchObject({ status: 409 });
  expect(await office('POST', '/api/voyage/emission-years', { shipName: shipId, year: 2019 })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'year' }] },
  });
});

test.each(['DCS', 'MRV', 'MSA', 'FLEET'])('the sheet %s tells the year', async (format) => {
  const { status, raw } = await office('GET', `/api/voyage/emissions/${year}/export?format=${format}`);
  expect(status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw as unknown as Parameters<typeof book.xlsx.load>[0]);
  const words = book.worksheets[0]!.getSheetValues().flat().map(String);
  expect(words.some((word) => word.includes(String(year)))).toBe(true);
  expect(words).toContain('IMO 编号');
});

test('the log of operational vessel data tells every tonne of a ship once, and a ship is told her own', async () => {
  const { rows } = await fleet();
  const { shipId, imo } = rows.find(({ figures }) => Number(figures.distance) > 0)!;
  const log = async (send = office): Promise<string[][]> => {
    const { status, raw } = await send('GET', `/api/voyage/emissions/${year}/export?format=OVD`);
    expect(status).toBe(200);
    return raw
      .toString('utf8')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
  };
  const [head, ...lines] = await log();
  expect(head).toEqual(OVD_COLUMNS);
  const own = lines.filter(([of]) => of === imo);
  const [kept] = await company.db.query<{ tonnes: string }>(
    `with events as (select rpt_time as at from voyage_report where ship_name = $1 and deleted_at is null and confirmed = 'CONFIRMED'
       and rpt_type in ('NOON', 'DEPARTURE', 'ARRIVAL'))
     select sum(g.value::numeric)::text as tonnes
     from voyage_report r join voyage_report_oil o on o.parent_id = r.id cross join lateral jsonb_each_text(o.grades) g
     where r.ship_name = $1 and r.deleted_at is null and r.confirmed = 'CONFIRMED'
       and o.row_code in ('ME_CONST', 'ME_MAN', 'GE_SEA', 'GE_DISCH', 'HEATING', 'BOILER_DAILY', 'TANK_CLEAN', 'OTHER')
       and r.rpt_time > coalesce((select max(at) from events where at < $2), 'epoch') and r.rpt_time <= (select max(at) from events)`,
    [shipId, `${year}-01-01T00:00:00Z`],
  );
  expect([own.length > 20, milli(ovdBurnt(own))]).toEqual([true, milli(kept!.tonnes)]);
  const seen = await log(company.as({ scope: { vessel: [shipId], organization: 'all' } }));
  expect(seen.slice(1)).toEqual(own);
});
