import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from '../kernel/testing/clock.ts';
import { type Company, companyServer } from './testing/company.ts';

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 240_000);
afterAll(() => company.close());

const rows = <T extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  company.db.query<T>(sql, values);

test('no confirmed report has an open error, so that every voyage can be closed', async () => {
  const open = await rows(
    `select v.name_en as ship, f.rule_code as code, r.rpt_time as at, f.message from voyage_finding f
     join voyage_report r on r.id = f.report_id join fleet_vessel v on v.id = r.ship_name
     where r.confirmed = 'CONFIRMED' and r.deleted_at is null and f.level = 'E' and f.finding_state = 'OPEN'`,
  );
  expect(open).toEqual([]);
  const counted = await rows(
    `select id from voyage_report where confirmed = 'CONFIRMED' and deleted_at is null and error_count > 0`,
  );
  expect(counted).toEqual([]);
});

test('two errors are planted, in reports that wait to be confirmed', async () => {
  const errors = await rows<{ code: string; confirmed: string }>(
    `select f.rule_code as code, r.confirmed from voyage_finding f join voyage_report r on r.id = f.report_id
     where f.level = 'E' and r.deleted_at is null order by 1`,
  );
  expect(errors).toEqual([
    { code: 'R08', confirmed: 'UNCONFIRMED' },
    { code: 'R33', confirmed: 'UNCONFIRMED' },
  ]);
});

/** What nodes tell each other, when the schema was made and the keys of a database, is by the database's clock. */
const BETWEEN_NODES = /^(kernel_node|kernel_live_event|kernel_live_presence|kernel_migration|identity_key)$/;

test('everything in the company was made by the clock of the product, nothing by that of the computer', async () => {
  const columns = await rows<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'`,
  );
  const checked = columns.filter(
    ({ table, column }) => !BETWEEN_NODES.test(table) && !PLANNED.test(`${table}.${column}`),
  );
  const ahead = await rows<{ place: string; n: number }>(
    checked
      .map(
        ({ table, column }) =>
          `select '${table}.${column}' as place, count(*)::int as n from ${table} where "${column}" > $1`,
      )
      .join(' union all '),
    [daysFrom(1 / 12).toISOString()],
  );
  expect(ahead.length).toBeGreaterThan(100);
  // The computer's clock is later than that of the tests: what it had stamped would lie in the company's future.
  expect(ahead.filter(({ n }) => n > 0)).toEqual([]);
});

/** Moments that lie ahead of the company by intent: arrivals and departures to come, due dates, deadlines, ends of validity. */
const PLANNED =
  /\.(et[abcd]\w*|ending_time|expires_at|due_at|remind_at|to|to_at|from_at|valid_to|deadline|sta\w*_time|keep_until)$/;
