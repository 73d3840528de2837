import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { ReportAnswer, ReportLine } from '../../../kernel/report/answer.ts';
import { add, eq, sub } from '../../../kernel/value/decimal.ts';

const STATISTICS = '/api/stock/reports/statistics';

let company: Company;
beforeAll(async () => {
  company = await companyServer();
});
afterAll(() => company.close());

const valuesOf = ({ figures }: ReportLine): string[] => figures.at(-1)!.map(([figure]) => figure?.value ?? '0');

test('what came less what went is what the ledger changed by, in every line', async () => {
  const buyer = await company.signIn('purchaser');
  const query = '?rows=storeId&rows=categoryId&across=occurredOn.month&figures=inValue&figures=outValue&figures=change';
  const { body } = await buyer<ReportAnswer>('GET', STATISTICS + query);
  expect(body.lines.length).toBeGreaterThan(3);
  for (const line of body.lines) {
    const [came = '0', went = '0', change = '0'] = valuesOf(line);
    expect(eq(sub(came, went), change)).toBe(true);
  }
  const [{ value }] = (await company.db.query<{ value: string }>(
    'select sum(value) as value from stock_movement where deleted_at is null',
  )) as [{ value: string }];
  expect(eq(valuesOf(body.lines.at(-1)!)[2], value)).toBe(true);
});

test('a reversal takes back what it reverses, and is no movement the other way', async () => {
  const all = company.as({ permissions: new Set(['*', 'stock:value:list']) });
  const read = async () =>
    valuesOf((await all<ReportAnswer>('GET', `${STATISTICS}?rows=-&figures=inValue&figures=outValue`)).body.lines[0]!);
  const [came = '0', went = '0'] = await read();
  const [reversed] = await company.db.query<{ id: number; value: string }>(
    `select id, value from stock_movement where move_type = 'RECEIPT' and value > 0 order by id limit 1`,
  );
  await company.db.query(
    `insert into stock_movement (version, create_by, create_name, create_time, occurred_on, pool_id, seq, store_id, organization_id, vessel_id,
       material_id, condition, move_type, unit_id, qty, value, reversal_of_id)
     select 1, create_by, create_name, create_time, occurred_on, pool_id, seq + 100000, store_id, organization_id, vessel_id,
       material_id, condition, 'REVERSAL', unit_id, -qty, -value, id from stock_movement where id = $1`,
    [reversed!.id],
  );
  const [after = '0', gone = '0'] = await read();
  expect([eq(add(after, reversed!.value), came), eq(gone, went)]).toEqual([true, true]);
});

test('on board nobody is told what stock is worth', async () => {
  const chief = await company.signIn('ce.pioneer');
  const { body } = await chief<ReportAnswer>('GET', STATISTICS);
  expect(body.lines.at(-1)!.figures.at(-1)!.length).toBe(1);
  const [{ n }] = (await company.db.query<{ n: number }>(
    `select count(*)::int as n from stock_movement m join fleet_vessel v on v.id = m.vessel_id where v.name_en = 'HAI YUE PIONEER'`,
  )) as [{ n: number }];
  expect(body.counted).toBe(n);
});
