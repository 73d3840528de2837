import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { ReportAnswer } from '../../../kernel/report/answer.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { div, eq, isPositive, round } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { errorReport } from '../error-reports/error-report.resource.ts';
import { counter } from '../hours/counter.resource.ts';
import { runningHourReading } from '../hours/reading.resource.ts';
import { daysBetween } from '../postponements/postponement.rules.ts';

type Row = { modelKind: string; equipmentId: number; serviceDays: number | null; cost?: string | null };
type Page = { content: Row[]; totalElements: number };

const REPORT = '/api/maintenance/reports/failures';
const ROWS = '/api/maintenance/model-records';
const MAKER = '试验厂';
const HELD = ['maintenance:modelRecord:list', 'maintenance:modelRecord:export'];

let company: Company;
let fleet: Send;
let own: number;
let sister: number;
let ship: number;
let other: number;
/** Two whole months that have passed, and the first day after them. */
let first: string;
let second: string;
let after: string;

const figuresOf = ({ lines }: ReportAnswer): (string | null)[] =>
  lines
    .at(-1)!
    .figures.at(-1)!
    .map(([figure]) => figure?.value ?? null);

const asked = (more = ''): string =>
  `makerIs=${encodeURIComponent(MAKER)}&onDayFrom=${first}&onDayTo=${daysAfter(after, -1)}${more}`;
const report = async (names: readonly string[], by: Send = fleet, more = ''): Promise<(string | null)[]> =>
  figuresOf(
    (
      await by<ReportAnswer>(
        'GET',
        `${REPORT}?rows=model${names.map((name) => `&figures=${name}`).join('')}&${asked(more)}`,
      )
    ).body,
  );

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx({ reason: '试验' });
  const month = monthsAfter(officeDay(ctx.now).slice(0, 7), -2);
  [first, second, after] = [`${month}-01`, `${monthsAfter(month, 1)}-01`, `${monthsAfter(month, 2)}-01`];
  fleet = company.as({ permissions: new Set(HELD), scope: { vessel: 'all', organization: 'all' } });
  const found = await company.db.query<{ id: number; ship: number }>(
    `select min(e.id) as id, e.ship_id as ship from maintenance_equipment e
     where e.node_type = 'EQUIPMENT' and e.use_status = 'IN_USE' and e.deleted_at is null
       and not exists (select from maintenance_error_report r where r.equipment_id = e.id)
       and not exists (select from maintenance_counter c where c.equipment_id = e.id) group by e.ship_id order by e.ship_id limit 2`,
  );
  [own, sister] = [found[0]!.id, found[1]!.id];
  [ship, other] = [found[0]!.ship, found[1]!.ship];
  await company.db.query(
    `update maintenance_equipment set maker = $3, model = 'RX-9', commission_date = case when id = $1 then $4::date else $5::date end
     where id in ($1, $2)`,
    [own, sister, MAKER, first, second],
  );
  const [meter] = await recordsOf(counter).createMany(ctx, [
    {
      draft: {
        shipId: ship,
        equipmentId: own,
        name: '试验',
        nameEn: 'Test',
        unit: 'H',
        defaultDaily: '12.00',
        sortNum: 1,
      },
      server: { meterOffset: '0.0', averageDaily: '12.00' },
    },
  ]);
  const readings: readonly (readonly [string, string])[] = [
    [daysAfter(first, -3), '1000.0'],
    [daysAfter(first, 9), '1200.0'],
    [daysAfter(second, 9), '1500.0'],
    [daysAfter(after, 2), '1900.0'],
  ];
  await recordsOf(runningHourReading).createMany(
    ctx,
    readings.map(([day, total]) => ({
      draft: { counterId: meter, readTime: `${day}T04:00:00.000Z`, reading: total, source: 'MANUAL' },
      server: { shipId: ship, total },
    })),
  );
  const faults: readonly (readonly [number, string, string | null, string])[] = [
    [own, daysAfter(first, 4), '6.0', 'CLOSED'],
    [own, daysAfter(second, 4), '1.5', 'HANDLING'],
    [own, daysAfter(second, 5), '90.0', 'DRAFT'],
    [sister, daysAfter(second, 6), null, 'SUBMITTED'],
    [sister, daysAfter(after, 1), '40.0', 'CLOSED'],
  ];
  await recordsOf(errorReport).createMany(
    ctx,
    faults.map(([on, day, downHours, state], no) => ({
      draft: {
        equipmentId: on,
        shipId: on === own ? ship : other,
        occurTime: `${day}T04:00:00.000Z`,
        severity: 'MINOR',
        impact: 'REDUCED',
        phenomenon: '试验',
        downHours,
      },
      server: { reportNo: `T-${no}`, reportStatus: state },
    })),
  );
}, 180_000);
afterAll(() => company.close());

const NAMES = ['components', 'failures', 'serviceDays', 'daysBetween', 'runHours', 'hoursBetween', 'downHours'];

test('two components that served two months and one, and failed three times', async () => {
  const days = String(daysBetween(first, after) + daysBetween(second, after));
  expect(await report(NAMES)).toEqual([
    '2',
    '3',
    days,
    round(div(days, '3'), 1),
    // 200 until the second reading, 300 until the third; the sister has no counter, so that two failures count by hours.
    '500.0',
    '250.0',
    '7.5',
  ]);
});

test('each figure opens the rows that it counts', async () => {
  const { body } = await fleet<Page>('GET', `${ROWS}?modelKind=FAULT&${asked()}`);
  expect(body.content.map(({ equipmentId }) => equipmentId).toSorted()).toEqual([own, own, sister].toSorted());
  const service = await fleet<Page>('GET', `${ROWS}?modelKind=SERVICE&${asked()}`);
  expect(service.body.totalElements).toBe(3);
  expect(service.body.content.every(({ cost }) => cost === undefined)).toBe(true);
});

test('whoever sees one ship is told of her alone, and whoever may not look of none', async () => {
  const aboard = company.as({ permissions: new Set(HELD), scope: { vessel: [ship], organization: 'all' } });
  expect(await report(['components', 'failures'], aboard)).toEqual(['1', '2']);
  const nobody = company.as({ permissions: new Set(['maintenance:errorReport:list']), scope: { vessel: 'all' } });
  expect((await nobody('GET', REPORT)).status).toBe(403);
  expect((await nobody('GET', ROWS)).status).toBe(403);
});

test('what is laid up serves no more, and its failures are not counted', async () => {
  await company.db.query(`update maintenance_equipment set use_status = 'LAID_UP' where id = $1`, [sister]);
  const counted = await report(['components', 'failures']);
  await company.db.query(`update maintenance_equipment set use_status = 'IN_USE' where id = $1`, [sister]);
  expect(counted).toEqual(['1', '2']);
});

test('orders cost what they took out of the stock, told to those who may know what it is worth', async () => {
  const knows = company.as({
    permissions: new Set([...HELD, 'stock:value:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  await company.db.query(`update maintenance_equipment set model = '其他' where model is null`);
  const [cost] = figuresOf((await knows<ReportAnswer>('GET', `${REPORT}?rows=-&figures=cost`)).body);
  const [ledger] = await company.db.query<{ value: string }>(
    `select -sum(m.value) as value from stock_movement m join maintenance_work_order w on w.id = m.source_id
       join maintenance_equipment e on e.id = w.equipment_id
     where m.source = 'maintenance.workOrder' and m.deleted_at is null and e.deleted_at is null and e.use_status in ('IN_USE', 'STANDBY')`,
  );
  expect([isPositive(cost), eq(cost, ledger!.value)]).toEqual([true, true]);
  expect((await fleet('GET', `${REPORT}?rows=-&figures=cost`)).status).toBe(403);
});
