import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { clearanceOf } from './risk.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; status: string; riskNo: string; hazards: Line[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/qhse/risks';
const HAZARD = { hazardTitle: '可燃气体积聚', initialL: 4, initialS: 4, residualL: 2, residualS: 4 };

let company: Company;
let office: Send;
let master: Send;
let chief: Send;
let ship: number;
let other: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (over: Line = {}, by: Send = master) =>
  by<Row & Refused>('POST', PATH, {
    riskKind: 'ASSESSMENT',
    activityTitle: '机舱明火作业',
    shipId: ship,
    planBegin: day(1),
    hazards: [HAZARD],
    ...over,
  });
const read = async (id: number): Promise<Row> => (await office<Row>('GET', `${PATH}/${id}`)).body;
const submit = ({ id, version }: Row, by: Send = master) =>
  by<Run & Refused>('POST', '/api/approval/runs', { resource: 'qhse.risk', recordId: id, version });

/** Who approves it, in turn. */
async function approve(run: Run): Promise<number> {
  for (let i = 0; i < 5; i += 1) {
    const [next] = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
    if (!next) return i;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const deed = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, deed);
  }
  return -1;
}

const approved = async (over: Line = {}, by: Send = master): Promise<Row> => {
  const { body } = await create(over, by);
  await approve((await submit(body, by)).body);
  return read(body.id);
};

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  chief = await company.signIn('ce.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
}, 180_000);
afterAll(() => company.close());

test('an assessment names ship and day, a template neither; controls never make it worse', async () => {
  expect(fields((await create({ shipId: null, planBegin: null })).body)).toEqual(['shipId', 'planBegin']);
  expect(fields((await create({ riskKind: 'TEMPLATE' }, office)).body)).toEqual(['shipId']);
  expect(fields((await create({ hazards: [{ ...HAZARD, residualL: 5 }] })).body)).toEqual(['hazards.0.residualL']);
  expect(fields((await create({ validUntil: day(92) })).body)).toEqual(['validUntil']);
  expect([400, 403]).toContain((await create({ shipId: other })).status);
  const { body } = await create({ residualBand: 'LOW' });
  expect(body).toMatchObject({
    riskNo: expect.stringMatching(/^RA-\d{4}-\d{4}$/),
    residualScore: 8,
    residualBand: 'MEDIUM',
    validUntil: day(91),
  });
  expect(body.hazards[0]).toMatchObject({ initialScore: 16, residualScore: 8 });
});

test('what remains extreme is not submitted, nor what assesses nothing', async () => {
  const extreme = await create({ hazards: [{ ...HAZARD, initialL: 5, initialS: 5, residualL: 4, residualS: 5 }] });
  expect(fields((await submit(extreme.body)).body)).toEqual(['hazards']);
  const empty = await create({ hazards: [] });
  expect(fields((await submit(empty.body)).body)).toEqual(['hazards']);
});

test('a low one the master approves alone, a higher one more people', async () => {
  const low = await create({ hazards: [{ ...HAZARD, residualL: 1 }] }, chief);
  expect(await approve((await submit(low.body, chief)).body)).toBe(1);
  expect((await read(low.body.id)).status).toBe('APPROVE');
  const high = await create({ hazards: [{ ...HAZARD, residualL: 3 }] });
  expect(await approve((await submit(high.body)).body)).toBeGreaterThan(1);
  const row = await read(high.body.id);
  expect(row.status).toBe('APPROVE');
  expect((await master<Refused>('PUT', PATH, { ...row, activityTitle: '改写' })).body.code).toBe('WRONG_STATE');
});

test('what the master made himself somebody else approves, however low it is', async () => {
  const low = await create({ hazards: [{ ...HAZARD, residualL: 1 }] });
  const run = (await submit(low.body)).body;
  expect((await read(low.body.id)).status).toBe('IN_AUDIT');
  const waiting = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
  expect(waiting.length).toBeGreaterThan(0);
  const [maker] = await company.db.query<{ id: number }>(
    `select id from identity_user where username = 'master.pioneer'`,
  );
  expect(waiting.map(({ person }) => person.id)).not.toContain(maker!.id);
  expect(await approve(run)).toBeGreaterThan(0);
  expect((await read(low.body.id)).status).toBe('APPROVE');
});

test('an approved template becomes the assessment of a ship', async () => {
  const draft = { riskKind: 'TEMPLATE', shipId: null, planBegin: null };
  const asked = { shipId: ship, planBegin: day(2), routine: true };
  const { body } = await create(draft, office);
  expect((await master<Refused>('POST', `${PATH}/from-template`, { ids: [body.id], ...asked })).body.code).toBe(
    'WRONG_STATE',
  );
  const template = await approved(draft, office);
  const taken = await master<Row & Refused>('POST', `${PATH}/from-template`, { ids: [template.id], ...asked });
  expect([taken.status, taken.body.message]).toEqual([200, undefined]);
  expect(taken.body).toMatchObject({ riskKind: 'ASSESSMENT', shipId: ship, status: 'USE', residualScore: 8 });
});

test('work is held back by what is not approved, has expired or is another ship’s, and not by paper', async () => {
  const cleared = (riskNo: string, shipId: number, needPermit: string | null = null) =>
    clearanceOf(company.ctx(), { riskNo, shipId, needPermit });
  const draft = (await create()).body;
  expect((await cleared(draft.riskNo, ship))?.en).toContain('is not approved');
  const row = await approved();
  expect(await cleared(row.riskNo, ship)).toBeNull();
  expect((await cleared(row.riskNo, other))?.en).toContain('another ship');
  expect(await cleared('RA-118', ship)).toBeNull();
  // However it is typed, and beside another one, it is the same.
  expect((await cleared(` ${draft.riskNo.toLowerCase()}`, ship))?.en).toContain('is not approved');
  expect((await cleared(`${row.riskNo} / ${draft.riskNo}`, ship))?.en).toContain('is not approved');
  expect((await cleared('RA-2026-9999', ship))?.en).toContain('There is no');
  await company.db.query('update qhse_risk set valid_until = $2 where id = $1', [row.id, day(-1)]);
  expect((await cleared(row.riskNo, ship))?.en).toContain('was valid until');
  expect(await read(row.id)).toMatchObject({ validity: 'EXPIRED' });
});

test('an assessment clears the work alone whose permit it names, and a rejected or removed one none', async () => {
  const cleared = (riskNo: string) => clearanceOf(company.ctx(), { riskNo, shipId: ship, needPermit: 'ENCLOSED' });
  const hot = await approved({ permits: [{ permitType: 'HOT_WORK' }] });
  expect((await cleared(hot.riskNo))?.en).toContain('does not name the permit');
  const both = await approved({ permits: [{ permitType: 'HOT_WORK' }, { permitType: 'ENCLOSED' }] });
  expect(await cleared(both.riskNo)).toBeNull();
  await company.db.query(`update qhse_risk set status = 'REJECT' where id = $1`, [both.id]);
  expect((await cleared(both.riskNo))?.en).toContain('is not approved');
  const draft = (await create()).body;
  expect((await master('DELETE', `${PATH}/${draft.id}?version=${draft.version}`)).status).toBe(200);
  expect((await cleared(draft.riskNo))?.en).toContain('There is no');
});

test('its end is told while it holds, and no more when it is over', async () => {
  const row = await approved();
  const told = async () => (await master<Line[]>('GET', `/api/reminders/qhse.risk/${row.id}`)).body;
  await company.db.query('update qhse_risk set valid_until = $2 where id = $1', [row.id, day(3)]);
  expect(await told()).toMatchObject([{ reminder: 'qhse.riskDue', due: day(3) }]);
  await company.db.query('update qhse_risk set valid_until = $2 where id = $1', [row.id, day(-1)]);
  expect(await told()).toEqual([]);
});

test('an order that names such an assessment does not start', async () => {
  const [order] = await company.db.query<{ id: number; version: number; permit: string | null }>(
    `select id, version, need_permit as permit from maintenance_work_order where ship_id = $1 and wo_status = 'ISSUED' and deleted_at is null order by id limit 1`,
    [ship],
  );
  const { permit } = order!;
  const draft = (await create({ permits: permit === null ? [] : [{ permitType: permit }] })).body;
  await company.db.query(
    `update maintenance_work_order set risk_no = $2, permit_no = coalesce(permit_no, 'PTW-1') where id = $1`,
    [order!.id, draft.riskNo],
  );
  const start = () =>
    chief<Refused & Row>('POST', `/api/maintenance/work-orders/${order!.id}/start`, { version: order!.version });
  expect((await start()).body).toMatchObject({ code: 'RULE', errors: [{ field: 'riskNo' }] });
  await approve((await submit(draft)).body);
  expect((await start()).status).toBe(200);
});

test('a master sees templates and the own ship’s assessments alone', async () => {
  const { content } = (await master<{ content: Row[] }>('GET', `${PATH}?size=100`)).body;
  expect(new Set(content.map(({ shipId }) => shipId ?? ship))).toEqual(new Set([ship]));
});
