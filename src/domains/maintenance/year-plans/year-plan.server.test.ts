import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { pdfPages } from '../../../kernel/testing/pdf-text.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { workOrder } from '../work-orders/work-order.resource.ts';
import type { YearPlanMatrix } from './year-plan.calls.ts';

type Line = {
  id: number;
  jobId: number;
  dueOn: string;
  planDate: string;
  times: number | null;
  moveReason: string | null;
};
type Plan = {
  id: number;
  version: number;
  planNo: string;
  edition: number;
  lineCount: number;
  movedCount: number;
  inForce: boolean | null;
  status: string;
  note: string | null;
  planLines: Line[];
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Cell = YearPlanMatrix['jobs'][number]['cells'][number];

const PATH = '/api/maintenance/year-plans';
const today = officeDay(daysFrom(0));
const YEAR = Number(today.slice(0, 4));
const WHY = '避开密集靠港，改在锚泊期间实施。';

let company: Company;
let office: Send;
let chief: Send;
let pioneer: number;
let free: number;
let other: number;

const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (shipId: number, planYear: number, over: Record<string, unknown> = {}, by: Send = office) =>
  by<Plan & Refused>('POST', PATH, { shipId, planYear, ...over });
const act = ({ id, version }: Pick<Plan, 'id' | 'version'>, name: string, by: Send = office) =>
  by<Plan & Refused>('POST', `${PATH}/${id}/${name}`, { version });
const move = (
  { id, version }: Pick<Plan, 'id' | 'version'>,
  given: { lineId: number; planDate: string; reason?: string },
  by: Send = office,
) => by<Plan & Refused>('POST', `${PATH}/${id}/move`, { version, ...given });
const read = async ({ id }: Pick<Plan, 'id'>) => (await office<Plan>('GET', `${PATH}/${id}`)).body;
const matrix = async ({ id }: Pick<Plan, 'id'>) => (await office<YearPlanMatrix>('GET', `${PATH}/${id}/matrix`)).body;
const submit = ({ id, version }: Plan) =>
  chief<Run & Refused>('POST', '/api/approval/runs', { resource: 'maintenance.yearPlan', recordId: id, version });

async function made(shipId: number, planYear: number, by: Send = office): Promise<Plan> {
  const { status, body } = await create(shipId, planYear, {}, by);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** Whoever has to look at it approves; answers the roles of whoever did. */
async function approved(run: Run): Promise<string[]> {
  const roles: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    const { body } = await chief<Run>('GET', `/api/approval/runs/${run.id}`);
    const next = body.waiting?.[0];
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    const { status } = await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, given);
    expect(status).toBe(200);
    roles.push(...who!.user.roles);
  }
  return roles;
}

let number = 0;
/** Jobs of one's own, done every month and last today, so that no story of the company touches them. */
async function monthlyJobs(shipId: number, count: number, windowDays = 0): Promise<number[]> {
  const [on] = await company.db.query<{ id: number }>(
    `select id from maintenance_equipment where ship_id = $1 and node_type = 'EQUIPMENT' and use_status = 'IN_USE'
       and key_flag is not true and deleted_at is null order by id limit 1`,
    [shipId],
  );
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    number += 1;
    const { status, body } = await office<{ id: number } & Refused>('POST', '/api/maintenance/jobs', {
      shipId,
      equipmentId: on!.id,
      code: `YP-${number}`,
      name: `月度检查 ${number}`,
      nameEn: `Monthly check ${number}`,
      jobType: 'INSPECT',
      level: 'C',
      intervalMonths: 1,
      windowDays,
      lastDoneDate: today,
    });
    expect([status, body.message]).toEqual([200, undefined]);
    ids.push(body.id);
  }
  return ids;
}

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
  chief = await company.signIn('ce.pioneer');
  const [ship] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER' and deleted_at is null`,
  );
  pioneer = ship!.id;
  const ships = await company.db.query<{ id: number }>(
    `select v.id from fleet_vessel v where v.deleted_at is null and v.status <> 'DISPOSED' and v.id <> $1
       and exists (select 1 from maintenance_job j where j.ship_id = v.id and j.deleted_at is null)
       and not exists (select 1 from maintenance_year_plan p where p.ship_id = v.id) order by v.id limit 2`,
    [pioneer],
  );
  [free, other] = [ships[0]!.id, ships[1]!.id];
}, 180_000);
afterAll(() => company.close());

/** The line of a job in June. */
const inJune = ({ planLines }: Plan, jobId: number): Line =>
  planLines.find((line) => line.jobId === jobId && line.dueOn.slice(5, 7) === '06')!;

describe('a plan of a year', () => {
  test('is drawn up by the jobs of the ship: of a monthly one it has twelve lines, one a month', async () => {
    const [job] = await monthlyJobs(free, 1);
    const plan = await made(free, YEAR + 1);
    expect(plan).toMatchObject({
      planNo: expect.stringMatching(/^YP-\w+-\d{4}-1$/),
      edition: 1,
      inForce: false,
      movedCount: 0,
      status: 'USE',
    });
    expect(plan.lineCount).toBe(plan.planLines.length);
    const { jobs, open, ratios } = await matrix(plan);
    const own = jobs.find(({ jobId }) => jobId === job);
    expect(own?.cells.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(own?.cells.map(({ lineState }) => lineState))).toEqual(new Set(['PLANNED']));
    expect([open, ratios.lines, ratios.completion]).toEqual([true, plan.lineCount, '0.00']);
    const daily = jobs.flatMap(({ cells }) => cells).filter(({ times }) => times !== null);
    expect(daily.length).toBeGreaterThan(0);
    const again = await create(free, YEAR + 1);
    expect([again.status, fields(again.body)]).toEqual([400, ['planYear']]);
    const moved = await office<Refused>('PUT', PATH, { ...plan, planYear: YEAR + 2 });
    expect(fields(moved.body)).toEqual(['planYear']);
    expect((await office('DELETE', `${PATH}/${plan.id}?version=${plan.version}`)).status).toBe(200);
  });

  test('is of this year or one of the next two', async () => {
    for (const year of [YEAR - 1, YEAR + 3]) expect(fields((await create(free, year)).body)).toEqual(['planYear']);
  });

  test('takes no lines and no version from whoever writes it', async () => {
    const { body } = await create(other, YEAR + 2, { planLines: [], edition: 9, inForce: true, status: 'APPROVE' });
    expect(body).toMatchObject({ edition: 1, inForce: false, status: 'USE' });
    expect(body.planLines.length).toBeGreaterThan(0);
    const saved = await office<Plan & Refused>('PUT', PATH, { ...body, planLines: [], note: '按修船计划调整。' });
    expect([saved.status, saved.body.message]).toEqual([200, undefined]);
    expect(saved.body.note).toBe('按修船计划调整。');
    expect(saved.body.planLines).toHaveLength(body.planLines.length);
  });

  test('is nothing to other ships’ people, and is written by those who may', async () => {
    const plan = await made(free, YEAR + 2);
    const line = plan.planLines[0]!;
    const given = { lineId: line.id, planDate: line.dueOn };
    const others = company.as({ scope: { vessel: [free + 1_000_000] }, permissions: new Set(['*']) });
    for (const path of ['', '/matrix', '/sheet'])
      expect([path, (await others('GET', `${PATH}/${plan.id}${path}`)).status]).toEqual([path, 404]);
    expect((await move(plan, given, others)).status).toBe(404);
    expect((await act(plan, 'draft', others)).status).toBe(404);
    expect((await create(free, YEAR, {}, others)).status).toBe(400);
    const reader = company.as({
      scope: { vessel: 'all', organization: 'all' },
      permissions: new Set(['maintenance:yearPlan:list']),
    });
    expect((await reader('GET', `${PATH}/${plan.id}/matrix`)).status).toBe(200);
    expect((await reader('GET', `${PATH}/${plan.id}/sheet`)).status).toBe(403);
    expect((await move(plan, given, reader)).status).toBe(403);
    expect((await act(plan, 'draft', reader)).status).toBe(403);
    expect((await create(free, YEAR, {}, reader)).status).toBe(403);
    expect((await office('DELETE', `${PATH}/${plan.id}?version=${plan.version}`)).status).toBe(200);
  });
});

describe('planned work is moved', () => {
  test('within the tolerance as it is, beyond it with a reason, and back without a trace', async () => {
    const [tolerant, strict] = [...(await monthlyJobs(free, 1, 3)), ...(await monthlyJobs(free, 1))];
    const plan = await made(free, YEAR + 2);
    const line = inJune(plan, tolerant!);
    const near = await move(plan, { lineId: line.id, planDate: daysAfter(line.dueOn, 3) });
    expect([near.status, near.body.movedCount]).toEqual([200, 1]);
    const far = { lineId: line.id, planDate: daysAfter(line.dueOn, 20) };
    const bare = await move(near.body, far);
    expect([bare.status, fields(bare.body)]).toEqual([400, ['reason']]);
    const told = await move(near.body, { ...far, reason: WHY });
    expect(told.body.planLines.find(({ id }) => id === line.id)).toMatchObject({
      dueOn: line.dueOn,
      planDate: far.planDate,
      moveReason: WHY,
    });
    const cells = (await matrix(plan)).jobs.find(({ jobId }) => jobId === tolerant)?.cells;
    expect(cells).toHaveLength(12);
    const back = await move(told.body, { lineId: line.id, planDate: line.dueOn });
    expect(back.body.movedCount).toBe(0);
    expect(back.body.planLines.find(({ id }) => id === line.id)?.moveReason).toBeNull();
    const one = inJune(back.body, strict!);
    const noWindow = await move(back.body, { lineId: one.id, planDate: daysAfter(one.dueOn, 1) });
    expect(fields(noWindow.body)).toEqual(['reason']);
    const kept = await move(back.body, { lineId: one.id, planDate: daysAfter(one.dueOn, 1), reason: WHY });
    const anew = await act(kept.body, 'draft');
    expect([anew.status, anew.body.movedCount, anew.body.lineCount]).toEqual([200, 1, plan.lineCount]);
    expect(inJune(anew.body, strict!)).toMatchObject({ planDate: daysAfter(one.dueOn, 1), moveReason: WHY });
    expect((await office('DELETE', `${PATH}/${plan.id}?version=${anew.body.version}`)).status).toBe(200);
  });

  test('not out of its year, not where it is one line a month, not what is not there, and not over what somebody changed', async () => {
    const [job] = await monthlyJobs(free, 1);
    const plan = await made(free, YEAR + 2);
    const line = inJune(plan, job!);
    const out = await move(plan, { lineId: line.id, planDate: `${YEAR + 3}-01-01`, reason: WHY });
    expect(fields(out.body)).toEqual(['planDate']);
    const summed = plan.planLines.find(({ times }) => times !== null)!;
    const monthly = await move(plan, { lineId: summed.id, planDate: summed.dueOn });
    expect(fields(monthly.body)).toEqual(['planDate']);
    const july = plan.planLines.find((one) => one.jobId === job && one.dueOn.slice(5, 7) === '07')!;
    const twice = await move(plan, { lineId: line.id, planDate: july.dueOn, reason: WHY });
    expect(fields(twice.body)).toEqual(['planDate']);
    const gone = await move(plan, { lineId: 1_000_000_000, planDate: line.dueOn });
    expect(gone.body.code).toBe('RULE');
    const given = { lineId: line.id, planDate: daysAfter(line.dueOn, 1), reason: WHY };
    expect((await move(plan, given)).status).toBe(200);
    const stale = await move(plan, given);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const now = await read(plan);
    expect((await office('DELETE', `${PATH}/${plan.id}?version=${now.version}`)).status).toBe(200);
  });
});

test('signs of the matrix follow the work orders, each that of the line nearest to the day on which it was due at first', async () => {
  const jobs = await monthlyJobs(free, 5);
  const plan = await made(free, YEAR + 1);
  const [machine] = await company.db.query<{ id: number }>(
    'select equipment_id as id from maintenance_job where id = $1',
    [jobs[0]],
  );
  const order = (i: number, off: number, server: Record<string, unknown>, dueDate?: string) => {
    const first = daysAfter(inJune(plan, jobs[i]!).dueOn, off);
    return {
      draft: {
        orderType: 'PLANNED',
        shipId: free,
        equipmentId: machine!.id,
        jobId: jobs[i],
        workName: `年度计划试验 ${i}`,
        department: 'ENGINE',
        dueDate: dueDate ?? first,
      },
      server: { orderNo: `WO-YP-${i}-${off}`, originalDueDate: first, windowDays: 0, delays: 0, ...server },
    };
  };
  const ids = await recordsOf(workOrder).createMany(company.ctx({ reason: '试验' }), [
    order(0, 4, { woStatus: 'FINISHED', doneDate: today }),
    order(1, 0, { woStatus: 'ISSUED' }, daysAfter(today, -3)),
    order(2, -5, { woStatus: 'ISSUED', delays: 1 }, `${YEAR + 1}-12-20`),
    order(3, 0, { woStatus: 'CANCELLED' }),
    order(3, 6, { woStatus: 'PLANNED' }),
    order(4, 0, { woStatus: 'CANCELLED' }),
  ]);
  const shown = await matrix(plan);
  const cellOf = (i: number): Cell =>
    shown.jobs
      .find(({ jobId }) => jobId === jobs[i])!
      .cells.find(({ lineId }) => lineId === inJune(plan, jobs[i]!).id)!;
  expect([0, 1, 2, 3, 4].map((i) => cellOf(i).lineState)).toEqual([
    'DONE',
    'OVERDUE',
    'POSTPONED',
    'PLANNED',
    'CANCELLED',
  ]);
  expect([0, 1, 2, 3].map((i) => cellOf(i).workOrderId)).toEqual([ids[0], ids[1], ids[2], ids[4]]);
  const others = shown.jobs.filter(({ jobId }) => jobs.includes(jobId)).flatMap(({ cells }) => cells);
  expect(others.filter(({ lineState }) => lineState !== 'PLANNED')).toHaveLength(4);

  const { default: excel } = await import('exceljs');
  const { raw, status } = await office('GET', `${PATH}/${plan.id}/sheet`);
  expect(status).toBe(200);
  const book = new excel.Workbook();
  await book.xlsx.load(raw as unknown as ArrayBuffer);
  const words = JSON.stringify(book.worksheets[0]!.getSheetValues());
  for (const said of [plan.planNo, '▲', '△', '●', '×']) expect(words).toContain(said);

  const paper = await office('GET', `/api/papers/maintenance.yearPlan/${plan.id}/pdf?language=en`);
  expect(paper.status).toBe(200);
  const printed = pdfPages(paper.raw).flat().join('\n');
  for (const said of ['Year plan', plan.planNo, 'Jun']) expect(printed).toContain(said);
  expect((await office('DELETE', `${PATH}/${plan.id}?version=${plan.version}`)).status).toBe(200);
});

describe('approved', () => {
  test('by the technical manager a plan is in force, stays as it is, and is revised in versions of which one is in force', async () => {
    const plan = await made(pioneer, YEAR + 2, chief);
    const line = plan.planLines.find(({ times }) => times === null)!;
    const run = await submit(plan);
    expect([run.status, run.body.message]).toEqual([200, undefined]);
    const given = { lineId: line.id, planDate: line.dueOn };
    const waiting = await read(plan);
    expect((await move(waiting, given)).body.code).toBe('WRONG_STATE');
    expect((await act(waiting, 'draft')).body.code).toBe('WRONG_STATE');
    expect((await act(waiting, 'revise')).body.code).toBe('WRONG_STATE');
    expect(await approved(run.body)).toContain('TECH_MGR');
    const first = await read(plan);
    expect(first).toMatchObject({ status: 'APPROVE', inForce: true, approvedTime: expect.any(String) });
    const edited = await office<Refused>('PUT', PATH, { ...first, note: '改' });
    expect([edited.status, edited.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await move(first, given)).body.code).toBe('WRONG_STATE');
    expect((await office('DELETE', `${PATH}/${plan.id}?version=${first.version}`)).status).toBe(409);
    expect(fields((await create(pioneer, YEAR + 2)).body)).toEqual(['planYear']);

    const revised = await act(first, 'revise', chief);
    expect([revised.status, revised.body.message]).toEqual([200, undefined]);
    const second = await read(revised.body);
    expect(second).toMatchObject({ edition: 2, basedOnId: plan.id, inForce: false, status: 'USE' });
    expect(second.planLines.map(({ jobId, planDate }) => [jobId, planDate])).toEqual(
      first.planLines.map(({ jobId, planDate }) => [jobId, planDate]),
    );
    const twice = await act(first, 'revise', chief);
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
    expect((await read(first)).inForce).toBe(true);
    await approved((await submit(second)).body);
    expect([(await read(first)).inForce, (await read(second)).inForce]).toEqual([false, true]);
    const old = await act(await read(first), 'revise', chief);
    expect([old.status, old.body.code]).toEqual([400, 'RULE']);
  });
});
