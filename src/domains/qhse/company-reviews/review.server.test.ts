import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Row = Line & {
  id: number;
  version: number;
  status: string;
  subStatus: string;
  checklist: Line[];
  findings: Line[];
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/qhse/company-reviews';

let company: Company;
let office: Send;
let master: Send;
let lead: number;
let clerk: number;
let unit: number;
let ship: number;
let shipUnit: number;
let report: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (over: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', PATH, {
    reviewType: 'INTERNAL_OFFICE',
    organizationId: unit,
    planDate: day(10),
    leaderId: lead,
    ...over,
  });
const act = (row: Row, name: string, body: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const save = (row: Row, over: Line) => office<Row & Refused>('PUT', PATH, { ...row, ...over });
const read = async (id: number): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;
const submit = ({ id, version }: Row) =>
  office<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.companyReview', recordId: id, version });

async function approve(run: Run): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    const [next] = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
    if (!next) return;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const deed = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, deed);
  }
}

async function begun(over: Line = {}): Promise<Row> {
  const { body } = await create(over);
  const told = await act(body, 'notify');
  const row = await act(told.body, 'begin', { beginDate: day(-1) });
  expect([row.status, row.body.message]).toEqual([200, undefined]);
  return row.body;
}

const answered = ({ checklist }: Row): Line[] => checklist.map((one) => ({ ...one, result: 'OK' }));
const FINDING = { ncKind: '15', ncLevel: 'OBSERVATION', ncContent: '管理评审记录不完整', dangerLevel: 'LOW' };

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  const people = await company.db.query<{ id: number; username: string; unit: number }>(
    `select id, username, organization_id as unit from identity_user where username in ('qhse', 'crewing')`,
  );
  lead = people.find(({ username }) => username === 'qhse')!.id;
  const crewing = people.find(({ username }) => username === 'crewing')!;
  [clerk, unit] = [crewing.id, crewing.unit];
  const [own] = await company.db.query<{ id: number; unit: number }>(
    `select id, organization_id as unit from fleet_vessel where name_en = 'HAI YUE PIONEER' and deleted_at is null`,
  );
  [ship, shipUnit] = [own!.id, own!.unit];
  const writer = await asPerson(company.ctx(), lead, company.ctx().now);
  const content = Readable.from([Buffer.from('报告')]);
  report = (await storeFile(writer, company.app.files, { name: '报告.txt', content })).id;
}, 180_000);
afterAll(() => company.close());

test('nobody audits the own department, and a ship is named where she is audited', async () => {
  expect(fields((await create({ leaderId: clerk })).body)).toEqual(['leaderId']);
  expect(fields((await create({ auditorIds: [clerk] })).body)).toEqual(['auditorIds']);
  expect(fields((await create({ reviewType: 'SMC_INITIAL' })).body)).toEqual(['shipId']);
  expect(fields((await create({ shipId: ship })).body)).toEqual(['shipId']);
  const board = { reviewType: 'INTERNAL_SHIP', shipId: ship };
  expect(fields((await create(board)).body)).toEqual(['organizationId']);
  expect((await create({}, master)).status).toBe(403);
  const { body } = await create();
  expect(body).toMatchObject({ reviewNo: expect.stringMatching(/^AR-\d{4}-\d{3}$/), subStatus: 'cr_plan' });
  expect(body.checklist.map(({ clause }) => clause)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
});

test('the company as a whole is audited by those of its departments', async () => {
  const [root] = await company.db.query<{ id: number }>(
    'select id from identity_organization where parent_id is null and deleted_at is null order by id limit 1',
  );
  const { status, body } = await create({ reviewType: 'DOC_ANNUAL', organizationId: root!.id, auditorIds: [clerk] });
  expect([status, body.message]).toEqual([200, undefined]);
});

test('it is notified a week before, and then stays what it is', async () => {
  const late = await create({ planDate: day(6) });
  expect((await act(late.body, 'notify')).body.code).toBe('RULE');
  const told = await act((await create()).body, 'notify');
  expect(told.body.subStatus).toBe('cr_notified');
  expect((await act(told.body, 'notify')).body.code).toBe('WRONG_STATE');
  expect(fields((await save(told.body, { planDate: day(20) })).body)).toEqual(['planDate']);
  expect(fields((await act(told.body, 'begin', { beginDate: day(1) })).body)).toEqual(['beginDate']);
});

test('the office: findings become defects, once, and it closes when they are closed', async () => {
  const row = await begun();
  expect(fields((await submit(row)).body)).toEqual(['endDate', 'conclusion', 'checklist']);
  const whole = await save(row, {
    endDate: day(0),
    conclusion: '体系运行有效。',
    reportFiles: [report],
    checklist: answered(row),
    findings: [FINDING],
  });
  expect([whole.status, whole.body.message]).toEqual([200, undefined]);
  const failed = whole.body.checklist.map((one, i) => ({ ...one, result: i === 8 ? 'NC' : 'OK' }));
  const unfound = await save(whole.body, { checklist: failed, findings: [] });
  expect(fields((await submit(unfound.body)).body)).toEqual(['findings']);
  const found = await save(unfound.body, { findings: [FINDING] });
  const sent = await submit(found.body);
  const waiting = await read(row.id);
  expect(waiting).toMatchObject({ subStatus: 'cr_report', status: 'IN_AUDIT' });
  const serialNo = String(waiting.findings[0]!.serialNo);
  await approve(sent.body);
  const followed = await read(row.id);
  expect(followed).toMatchObject({ subStatus: 'cr_follow', nextDueDate: monthsFrom(day(0), 12) });
  expect((await act(followed, 'close')).body.code).toBe('RULE');
  const [made] = await company.db.query<{ id: number; version: number }>(
    `update qhse_defect set source_type = 'SHIP_SELF' where serial_no = $1 returning id, version`,
    [serialNo],
  );
  const removed = await office<Refused>('DELETE', `/api/qhse/defects/${made!.id}?version=${made!.version}`);
  expect(removed.body.code).toBe('RULE');
  const extended = await act(followed, 'extend', { extendReason: '主要审核员因病缺席' });
  expect(extended.body).toMatchObject({ dueLimit: monthsFrom(monthsFrom(day(0), 12), 3) });
  expect((await act(extended.body, 'extend', { extendReason: '再延' })).body.code).toBe('RULE');
  const [cancelled] = await company.db.query<{ n: number }>(
    `update qhse_defect set nc_status = 'CANCELLED' where serial_no = $1 returning land_dept_id as n`,
    [serialNo],
  );
  expect(cancelled!.n).toBe(unit);
  expect((await act(extended.body, 'close')).body.subStatus).toBe('cr_closed');
});

test('on board it makes an inspection, on which findings hang, and which is submitted before it closes', async () => {
  const row = await begun({ reviewType: 'INTERNAL_SHIP', organizationId: shipUnit, shipId: ship });
  const inspectionId = Number(row.inspectionId);
  const made = (await office<Row>('GET', `/api/qhse/inspections/${inspectionId}`)).body;
  expect(made).toMatchObject({ inspectionType: 'ISM_INTERNAL', shipId: ship, status: 'USE' });
  const checklist = row.checklist.map((one) => ({ ...one, result: 'NC' }));
  const given = { endDate: day(0), conclusion: '有效', reportFiles: [report], checklist };
  const wrong = await save(row, { ...given, findings: [FINDING] });
  expect(fields((await submit(wrong.body)).body)).toEqual(['findings']);
  const whole = await save(wrong.body, { findings: [] });
  await approve((await submit(whole.body)).body);
  const followed = await read(row.id);
  expect(followed.subStatus).toBe('cr_follow');
  expect((await act(followed, 'close')).body.message).toContain('尚未提交');
  await company.db.query(`update qhse_inspection set status = 'IN_AUDIT' where id = $1`, [inspectionId]);
  expect((await act(followed, 'close')).body.message).toContain('尚无缺陷');
});

test('of one kind of a unit the latest alone says when the next is due', async () => {
  const given = (row: Row) => ({
    endDate: day(0),
    conclusion: '有效',
    reportFiles: [report],
    checklist: answered(row),
  });
  const kinds = { reviewType: 'INTERNAL_OFFICE', organizationId: unit };
  const ends: Row[] = [];
  for (let i = 0; i < 2; i += 1) {
    const row = await begun(kinds);
    await approve((await submit((await save(row, given(row))).body)).body);
    ends.push(row);
  }
  expect((await read(ends[0]!.id)).nextDueDate).toBeNull();
  expect((await read(ends[1]!.id)).nextDueDate).toBe(monthsFrom(day(0), 12));
});
