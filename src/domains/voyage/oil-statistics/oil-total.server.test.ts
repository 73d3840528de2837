import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { sampleVoyage } from '../testing/voyage-fixture.demo.ts';

type Figure = { value: string };
type Answer = { lines: { members: { value: string | null }[]; figures: Figure[][][] }[] };

let company: Company;
let office: Send;

/** Each line by the values of its groups, its figures in their order. */
async function figures(query: string): Promise<Record<string, string[]>> {
  const { status, body } = await office<Answer>('GET', `/api/voyage/oil-statistics?${query}`);
  expect([status, body]).toEqual([200, body]);
  return Object.fromEntries(
    body.lines.map(({ members, figures: across }) => [
      members.map(({ value }) => value).join(' '),
      (across.at(-1) ?? []).map(([figure]) => figure?.value ?? ''),
    ]),
  );
}

/** A bare report of a ship: its time, what it consumed, and how far it went. */
async function report(
  of: { shipId: number; voyageId: number },
  given: {
    at: string;
    zone?: number;
    distance?: string;
    burnt: Record<string, Record<string, string>>;
    confirmed?: boolean;
  },
): Promise<number> {
  const { at, zone = 8, distance = '299.0', burnt, confirmed = true } = given;
  const [made] = await company.db.query<{ id: number }>(
    `insert into voyage_report (version, create_by, create_name, create_time, ship_name, voyage_no, report_no, rpt_time, rpt_type, zone, ss_time, ss_dist, confirmed, source)
     values (1, 0, 'x', $3, $1, $2, $4, $3, 'NOON', $5, $8, $6, $7, 'LAND') returning id`,
    [
      of.shipId,
      of.voyageId,
      at,
      `N${at}`.slice(0, 30),
      zone,
      distance,
      confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
      distance === '0' ? 0 : 23,
    ],
  );
  for (const [row, grades] of Object.entries(burnt))
    await company.db.query(
      `insert into voyage_report_oil (parent_id, seq, row_code, grades, running_hour) values ($1, 0, $2, $3, 23)`,
      [made!.id, row, JSON.stringify(grades)],
    );
  return made!.id;
}

async function ship(code: string) {
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...company.ctx(), db: tx }, code));
  return { shipId, voyageId: Number(voyage.id) };
}

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
}, 900_000);
afterAll(() => company.close());

test('21.600 t over 299.0 nm are 72.24 kg a mile, over 23.0 h 22.54 t a day', async () => {
  const of = await ship('OA');
  await report(of, { at: '2026-03-05T04:00:00Z', burnt: {}, distance: '0' });
  await report(of, { at: '2026-03-06T03:00:00Z', zone: 9, burnt: { ME_CONST: { VLSFO: '21.600' } } });
  const found = await figures(
    `shipName=${of.shipId}&rows=consumer&figures=tonnes&figures=perMile&figures=perDay&figures=hours`,
  );
  expect(found.ME_CONST).toEqual(['21.600', '72.24', '22.54', '23.00']);
});

test('hours and miles count once, whatever consumed in them and whichever grades', async () => {
  const of = await ship('OB');
  await report(of, { at: '2026-03-05T04:00:00Z', burnt: {}, distance: '0' });
  const burnt = { ME_CONST: { VLSFO: '20.000', MGO: '1.600' }, GE_SEA: { MGO: '2.400' } };
  await report(of, { at: '2026-03-06T04:00:00Z', burnt, distance: '300.0' });
  const asked = 'figures=tonnes&figures=hours&figures=distance&figures=runningHours&figures=perMile';
  const found = await figures(`shipName=${of.shipId}&rows=consumer&${asked}`);
  expect(found['']).toEqual(['24.000', '24.00', '300.0', '46.00', '80.00']);
  expect(found.ME_CONST).toEqual(['21.600', '24.00', '300.0', '23.00', '72.00']);
});

test('noon 31 March to noon 1 April: 24.000 t are 12.000 and 12.000', async () => {
  const of = await ship('OC');
  await report(of, { at: '2026-03-31T04:00:00Z', burnt: {}, distance: '0' });
  await report(of, { at: '2026-04-01T04:00:00Z', burnt: { ME_CONST: { VLSFO: '24.000' } }, distance: '300.0' });
  const found = await figures(`shipName=${of.shipId}&rows=month.month&figures=tonnes&figures=hours&figures=distance`);
  expect(found['2026-03']).toEqual(['12.000', '12.00', '150.0']);
  expect(found['2026-04']).toEqual(['12.000', '12.00', '150.0']);
  const quarters = await figures(`shipName=${of.shipId}&rows=month.quarter&figures=tonnes`);
  expect(quarters).toMatchObject({ '2026-Q1': ['12.000'], '2026-Q2': ['12.000'] });
});

test('totals follow confirming, undoing, another time and removal in the same transaction', async () => {
  const of = await ship('OD');
  await report(of, { at: '2026-03-05T04:00:00Z', burnt: {}, distance: '0' });
  const id = await report(of, {
    at: '2026-03-06T04:00:00Z',
    burnt: { ME_CONST: { VLSFO: '24.000' } },
    confirmed: false,
  });
  const tonnes = async (confirmed: string) =>
    (await figures(`shipName=${of.shipId}&confirmed=${confirmed}&rows=month.month&figures=tonnes&figures=hours`))[
      '2026-03'
    ];
  expect([await tonnes('true'), await tonnes('false')]).toEqual([undefined, ['24.000', '24.00']]);
  await company.db.query(`update voyage_report set confirmed = 'CONFIRMED' where id = $1`, [id]);
  expect([await tonnes('true'), await tonnes('false')]).toEqual([['24.000', '24.00'], undefined]);
  // The report before it now ends two hours later: what follows is shorter.
  await company.db.query(
    `update voyage_report set rpt_time = rpt_time + interval '2 hours' where ship_name = $1 and id <> $2`,
    [of.shipId, id],
  );
  expect(await tonnes('true')).toEqual(['24.000', '22.00']);
  await company.db.query(`update voyage_report_oil set grades = '{"VLSFO": "20.000"}' where parent_id = $1`, [id]);
  expect(await tonnes('true')).toEqual(['20.000', '22.00']);
  await company.db.query('update voyage_report set deleted_at = rpt_time where id = $1', [id]);
  expect(await tonnes('true')).toBeUndefined();
});

test('the totals of the company are what its confirmed reports come to', async () => {
  const [said] = await company.db.query<{ tonnes: string }>(
    `select sum(g.value::numeric)::numeric(20, 3) as tonnes from voyage_report r join voyage_report_oil o on o.parent_id = r.id
     cross join lateral jsonb_each_text(o.grades) g where r.deleted_at is null and r.confirmed = 'CONFIRMED'
       and o.row_code in ('ME_CONST', 'ME_MAN', 'GE_SEA', 'GE_DISCH', 'HEATING', 'BOILER_DAILY', 'TANK_CLEAN', 'OTHER')`,
  );
  const found = await figures('confirmed=true&rows=tradeMode&figures=tonnes');
  expect(found['']).toEqual([said!.tonnes]);
});
