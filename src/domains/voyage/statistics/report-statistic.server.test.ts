import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';

let company: Company;
let office: Send;

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
}, 180_000);
afterAll(() => company.close());

const total = async (query: string): Promise<number> =>
  (await office<{ totalElements: number }>('GET', `/api/voyage/reporteds?size=1${query}`)).body.totalElements;

test('a noon report is in time by 14:00 of its ship; the late one of the company is not', async () => {
  const [counts] = await company.db.query<{ noons: number; late: number }>(
    `select count(*)::int as noons, count(*) filter (where submit_time > date_trunc('day', rpt_time + zone * interval '1 hour') + interval '14 hours' - zone * interval '1 hour')::int as late
     from voyage_report where rpt_type = 'NOON' and deleted_at is null`,
  );
  expect(counts!.late).toBeGreaterThan(0);
  expect(await total('&isNoon=true')).toBe(counts!.noons);
  expect(await total('&inTime=true')).toBe(counts!.noons - counts!.late);
  expect(await total('&inTime=false&isNoon=true')).toBe(counts!.late);
});

test('the report counts what its list shows, and what was returned or corrected', async () => {
  const answer = await office<{ rows: unknown[] }>(
    'GET',
    '/api/voyage/report-statistic?rows=rptType&figures=reports&figures=returned',
  );
  expect(answer.status).toBe(200);
  const [returned] = await company.db.query<{ n: number }>(
    "select count(*)::int as n from voyage_report r where r.deleted_at is null and (r.returned or exists (select from kernel_history h where h.resource = 'voyage.report' and h.record_id = r.id and h.action = 'return'))",
  );
  expect(await total('&wasReturned=true')).toBe(returned!.n);
  expect(returned!.n).toBeGreaterThan(0);
});

test('findings are counted by rule, each leading to its rows; whoever may not see them is refused', async () => {
  const answer = await office('GET', '/api/voyage/finding-statistic?rows=ruleCode&figures=findings');
  expect(answer.status).toBe(200);
  const nobody = company.as({ permissions: new Set(['voyage:report:list']) });
  expect((await nobody('GET', '/api/voyage/finding-statistic?rows=ruleCode&figures=findings')).status).toBe(403);
});
