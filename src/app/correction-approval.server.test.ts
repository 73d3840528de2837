import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvalModule } from '../domains/approval/public.server.ts';
import { user } from '../domains/identity/public.ts';
import { parameterModule } from '../domains/parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../domains/voyage/testing/voyage-fixture.demo.ts';
import { recordsOf } from '../kernel/server/crud/records.ts';
import { type Answer, type Send, type TestServer, testServer } from '../kernel/testing/server.ts';
import { modules } from './domains.server.ts';

type Wire = Record<string, unknown>;
type Line = { rowCode: string; grades: Record<string, string> | null };
type Report = Wire & { id: number; oil: Line[] };
type Correction = Wire & { id: number; version: number; status: string };
type Run = { id: number; waiting: { taskId: number; person: { name: string } }[]; mine?: { taskId: number }[] };
type Refused = { code: string; message: string };

const now = new Date('2026-03-08T04:00:00.000Z');
const REPORTS = '/api/voyage/reports';
const CORRECTIONS = '/api/voyage/report-corrections';
const PEOPLE = {
  operator: ['周敏', 'OPERATOR'],
  superintendent: ['韩立群', 'SUPT_MARINE'],
  second: ['孙海', 'SUPT_MARINE'],
  clerk: ['李燃', 'FUEL_CLERK'],
} as const;
type Name = keyof typeof PEOPLE;

let t: TestServer;
let office: Send;
const people = {} as Record<Name, Send>;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  office = t.as({ name: '系统管理员' });
  await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now }), db: tx };
    await parameterModule.seed!(ctx);
    await approvalModule.seed?.(ctx);
  });
  const { body: root } = await office<{ id: number }>('POST', '/api/organization', {
    name: '样板集团',
    code: 'ROOT',
    type: 'PARENT_COMPANY',
  });
  for (const [username, [name, role]] of Object.entries(PEOPLE) as [Name, (typeof PEOPLE)[Name]][]) {
    const [made] = await t.db.query<{ id: number }>(
      "insert into identity_role (create_by, create_name, name, code, level, data_scope) values (0, '系统', $1, $1, 40, 'all') on conflict do nothing returning id",
      [role],
    );
    const [known] = await t.db.query<{ id: number }>('select id from identity_role where code = $1', [role]);
    const roleIds = [made?.id ?? known!.id];
    const row = await t.db.transaction((tx) =>
      recordsOf(user).create({ ...t.ctx({ now }), db: tx }, { username, name, organizationId: root.id, roleIds }),
    );
    const list = ['voyage:report:list', 'voyage:reportCorrection:list', 'fleet:vessel:list'];
    const draft = ['add', 'edit', 'submit'].map((act) => `voyage:reportCorrection:${act}`);
    const permissions = new Set([...list, ...(username === 'operator' ? draft : [])]);
    people[username] = t.as({ id: row.id, username, name, roles: [role], permissions, scope: { vessel: 'all' } });
  }
}, 60_000);
afterAll(() => t.close());

const ok = <T>({ status, body }: Answer<T>): T => {
  expect([status, body]).toEqual([200, body]);
  return body;
};
const read = async (id: number): Promise<Report> => ok(await office<Report>('GET', `${REPORTS}/${id}`));
const lastStock = async (id: number): Promise<string | undefined> =>
  (await read(id)).oil.find((row) => row.rowCode === 'LAST_STOCK')?.grades?.VLSFO;

/** A confirmed report with one behind it that begins with 512.400 t. */
async function twoReports(code: string): Promise<[number, number]> {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  const ids: number[] = [];
  for (const report of [first, second]) ids.push(ok(await office<{ row: Report }>('POST', REPORTS, report)).row.id);
  for (const id of ids) ok(await office('POST', `${REPORTS}/${id}/confirm`, {}));
  expect(await lastStock(ids[1]!)).toBe('512.400');
  return ids as [number, number];
}

/** Drafted and sent by the operator: the first report was sounded 0.300 t less, or only its position was wrong. */
async function submitted(reportId: number, what: 'oil' | 'position'): Promise<{ run: Run; row: Correction }> {
  const report = await read(reportId);
  const oil = report.oil.map((line) =>
    line.rowCode === 'CURRENT_STOCK' ? { ...line, grades: { ...line.grades, VLSFO: '512.100' } } : line,
  );
  const corrected = what === 'oil' ? { ...report, oil } : { ...report, windForce: '5' };
  const draft = { reportId, reasonKind: 'MEASURING', reason: '测深读数更正', report: corrected };
  const row = ok(await people.operator<Correction>('POST', CORRECTIONS, draft));
  const given = { resource: 'voyage.reportCorrection', recordId: row.id };
  return { run: ok(await people.operator<Run>('POST', '/api/approval/runs', given)), row };
}

const view = async (run: Run, by: Name): Promise<Run> =>
  ok(await people[by]<Run>('GET', `/api/approval/runs/${run.id}`));

async function act(run: Run, by: Name, given: Wire): Promise<Answer<{ run: Run } & Refused>> {
  const taskId = (await view(run, by)).mine?.[0]?.taskId;
  return people[by]('POST', `/api/approval/runs/${run.id}/act`, { ...given, taskId });
}

const status = async ({ id }: Correction): Promise<string> =>
  ok(await office<Correction>('GET', `${CORRECTIONS}/${id}`)).status;
const waiting = (run: Run): string[] => run.waiting.map(({ person }) => person.name).sort();

describe('a correction of a confirmed report', () => {
  test('that changes oil goes operator, superintendent, fuel clerk, and shifts the following last stock only then', async () => {
    const [first, second] = await twoReports('QA');
    const { run, row } = await submitted(first, 'oil');
    expect(waiting(run)).toEqual(['孙海', '韩立群']);
    const next = ok(await act(run, 'superintendent', { act: 'approve', opinion: '属实' })).run;
    expect(waiting(next)).toEqual(['李燃']);
    expect([await status(row), await lastStock(second)]).toEqual(['IN_AUDIT', '512.400']);
    ok(await act(next, 'clerk', { act: 'approve' }));
    expect([await status(row), await lastStock(second)]).toEqual(['APPROVE', '512.100']);
    expect((await read(second)).confirmed).toBe('CONFIRMED');
  });

  test('without oil asks the superintendent alone', async () => {
    const [first] = await twoReports('QB');
    const { run, row } = await submitted(first, 'position');
    ok(await act(run, 'second', { act: 'approve' }));
    expect([await status(row), (await read(first)).windForce]).toEqual(['APPROVE', '5']);
  });

  test('rejected changes nothing', async () => {
    const [first, second] = await twoReports('QC');
    const before = [await read(first), await read(second)];
    const { run, row } = await submitted(first, 'oil');
    ok(await act(run, 'superintendent', { act: 'reject', opinion: '依据不足' }));
    expect(await status(row)).toBe('REJECT');
    expect([await read(first), await read(second)]).toEqual(before);
  });

  test('pressed by both superintendents at once is one act and one 409', async () => {
    const [first] = await twoReports('QD');
    const { run } = await submitted(first, 'position');
    const answers = await Promise.all([
      act(run, 'superintendent', { act: 'approve' }),
      act(run, 'second', { act: 'approve' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('drafted from figures that have changed is refused with words at the last act, and nothing is half done', async () => {
    const [first, second] = await twoReports('QE');
    const { run, row } = await submitted(first, 'oil');
    const other = await submitted(first, 'oil');
    for (const by of ['superintendent', 'clerk'] as const) ok(await act(other.run, by, { act: 'approve' }));
    ok(await act(run, 'superintendent', { act: 'approve' }));
    const refused = await act(run, 'clerk', { act: 'approve' });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('重新起草');
    expect([await status(row), await lastStock(second)]).toEqual(['IN_AUDIT', '512.100']);
  });

  test('is not sent by whoever may not', async () => {
    const [first] = await twoReports('QF');
    const { row } = await submitted(first, 'position');
    const given = { resource: 'voyage.reportCorrection', recordId: row.id };
    expect((await people.clerk<Refused>('POST', '/api/approval/runs', given)).status).toBe(403);
  });
});
