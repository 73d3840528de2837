import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; ncStatus: string; actions: Line[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/qhse/defects';

let company: Company;
let master: Send;
let tech: Send;
let quality: Send;
let gm: Send;
let ship: number;
let other: number;
let job: number;
let proof: number;
let techProof: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const create = (over: Line = {}, by: Send = master, headers?: Record<string, string>) =>
  by<Row & Refused>(
    'POST',
    PATH,
    {
      sourceType: 'SHIP_SELF',
      shipId: ship,
      ncInspectDate: day(-3),
      ncKind: '07',
      ncLevel: 'DEFICIENCY',
      ncContent: '防火门自闭器失效',
      dangerLevel: 'LOW',
      ...over,
    },
    headers,
  );
const act = (row: Row, name: string, body: Line = {}, by: Send = master) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });

const ANALYSIS = {
  rootCause: '未列入检查表',
  correctiveAction: '更换自闭器',
  preventiveAction: '修订检查表',
  causes: [{ factor: 'METHOD', reason: '检查表缺项', remedy: '修订检查表' }],
};

/** Assigned, with its action done and its cause written. */
async function cured(over: Line = {}, by: Send = master): Promise<Row> {
  const { body: made } = await create(over, by);
  const { body: row } = await act(
    made,
    'start',
    {
      ...(over.landDeptId ? {} : { shipResponsibilityDept: job }),
      immediateAction: '设专人看守',
      measure: '更换自闭器',
      dueDate: made.planPutRightDate,
    },
    by,
  );
  const actions = row.actions.map((one) => ({ ...one, doneDate: day(0) }));
  return (await by<Row>('PUT', PATH, { ...row, ...ANALYSIS, actions })).body;
}
const rectified = async (over: Line = {}, by: Send = master): Promise<Row> => {
  const done = await act(
    await cured(over, by),
    'submit',
    { rectifyDate: day(0), proof: [by === tech ? techProof : proof] },
    by,
  );
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
};

beforeAll(async () => {
  company = await companyServer();
  [master, tech, quality, gm] = (await Promise.all(
    ['master.pioneer', 'tech', 'qhse', 'gm'].map((name) => company.signIn(name)),
  )) as [Send, Send, Send, Send];
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const [post] = await company.db.query<{ id: number }>(`select id from identity_job where code = 'CHIEF_OFFICER'`);
  job = post!.id;
  const fileOf = async (username: string): Promise<number> => {
    const [own] = await company.db.query<{ id: number }>('select id from identity_user where username = $1', [
      username,
    ]);
    const writer = await asPerson(company.ctx(), own!.id, company.ctx().now);
    const content = Readable.from([Buffer.from('证据')]);
    return (await storeFile(writer, company.app.files, { name: '证据.txt', content })).id;
  };
  proof = await fileOf('master.pioneer');
  techProof = await fileOf('tech');
}, 180_000);
afterAll(() => company.close());

test('a defect of no inspection counts from the day found; earlier may be planned, later not', async () => {
  const made = await create({ ncInspectDate: '2026-03-10', dangerLevel: 'MEDIUM' });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    serialNo: expect.stringMatching(/^NC-\w+-\d{4}-\d{3}$/),
    latestDate: '2026-04-09',
    planPutRightDate: '2026-04-09',
    viqChapter: '5',
    ncStatus: 'OPEN',
  });
  const code = { ncInspectDate: '2026-03-10', actionCode: '18' };
  expect((await create(code)).body.planPutRightDate).toBe('2026-06-08');
  expect((await create({ ...code, dangerLevel: 'HIGH' })).body.planPutRightDate).toBe('2026-03-24');
  expect((await create({ ...code, actionCode: '16' })).body.planPutRightDate).toBe('2026-03-24');
  const later = await create({ ...code, planPutRightDate: '2026-06-09' });
  expect([later.status, fields(later.body)]).toEqual([400, ['planPutRightDate']]);
  expect((await create({ ...code, planPutRightDate: '2026-05-01' })).body.planPutRightDate).toBe('2026-05-01');
  expect(fields((await create({ ...code, actionCode: '30' })).body)).toEqual(['dangerLevel']);
});

test('it is a ship’s or a department’s, was found on a day that has come, and of an inspection only by choosing it', async () => {
  expect(fields((await create({ shipId: null })).body)).toEqual(['shipId']);
  expect(fields((await create({ ncInspectDate: day(2) })).body)).toEqual(['ncInspectDate']);
  expect(fields((await create({ sourceType: 'INSPECTION' })).body)).toEqual(['inspectionId']);
  const { body: draft } = await tech<Row>('POST', '/api/qhse/inspections', {
    inspectionType: 'TERMINAL',
    shipId: ship,
    ncInspectDate: day(-2),
  });
  const early = await create({ sourceType: 'INSPECTION', inspectionId: draft.id });
  expect(fields(early.body)).toEqual(['inspectionId']);
});

test('what only acts write is nobody’s to type', async () => {
  const made = await create({ closeDate: day(0), analysisTime: daysFrom(0).toISOString(), rectifyDate: day(0) });
  expect(made.body).toMatchObject({ closeDate: null, analysisTime: null, rectifyDate: null, rectifierId: null });
});

test('who may, whose it is, stale and twice', async () => {
  const foreign = await create({ shipId: other }, quality);
  expect((await master('GET', `${PATH}/${foreign.body.id}`)).status).toBe(404);
  expect((await act(foreign.body, 'start', { immediateAction: '看守' })).status).toBe(404);
  expect((await create({}, await company.signIn('cashier'))).status).toBe(403);
  const key = { 'idempotency-key': 'qhse-defect-twice' };
  expect((await create({}, master, key)).body.id).toBe((await create({}, master, key)).body.id);
  const { body: row } = await create();
  expect((await master('PUT', PATH, { ...row, remark: '一' })).status).toBe(200);
  const stale = await act(row, 'start', { shipResponsibilityDept: job, immediateAction: '看守', measure: '换' });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});

test('it is assigned with an action and a day, to a post on board', async () => {
  const { body: row } = await create();
  const bare = await act(row, 'start', { immediateAction: '看守' });
  expect(fields(bare.body)).toEqual(['shipResponsibilityDept', 'measure']);
  const late = { shipResponsibilityDept: job, immediateAction: '看守', measure: '更换', dueDate: day(200) };
  expect(fields((await act(row, 'start', late)).body)).toEqual(['dueDate']);
  const started = await act(row, 'start', { ...late, dueDate: day(10) });
  expect(started.body).toMatchObject({ ncStatus: 'RECTIFYING', actions: [{ measure: '更换', dueDate: day(10) }] });
  const closed = await act(started.body, 'close', {}, tech);
  expect([closed.status, closed.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('a cause without an action, or an action that is not done, is not put right', async () => {
  const row = await cured({ dangerLevel: 'HIGH' });
  const gap = { ...row, rootCause: '', causes: [{ factor: 'MAN', reason: '不熟悉' }] };
  const { body: open } = await master<Row>('PUT', PATH, {
    ...gap,
    actions: row.actions.map((one) => ({ ...one, doneDate: null })),
  });
  const refused = await act(open, 'submit', { rectifyDate: day(0), proof: [proof] });
  expect([refused.status, fields(refused.body)]).toEqual([400, ['rootCause', 'causes.0.remedy', 'actions.0.doneDate']]);
  const without = await act(open, 'submit', { rectifyDate: day(0) });
  expect(fields(without.body)).toEqual(['proof']);
});

test('whoever put it right does not close it; closing notes the analysis, reopening clears it', async () => {
  const row = await rectified({}, tech);
  expect((await act(row, 'close', {}, master)).status).toBe(403);
  const own = await act(row, 'close', {}, tech);
  expect([own.status, own.body.code]).toEqual([403, 'FORBIDDEN']);
  const returned = await act(row, 'return', { reason: '照片不清' }, quality);
  expect(returned.body).toMatchObject({ ncStatus: 'RECTIFYING', returned: 1, analysisTime: null });
  const again = await act(returned.body, 'submit', { rectifyDate: day(0), proof: [proof] });
  const closed = await act(again.body, 'close', { closeNote: '已复验' }, tech);
  expect(closed.body).toMatchObject({ ncStatus: 'CLOSED', closeDate: day(0), effectCheckDate: null });
  expect(closed.body.analysisTime).toEqual(expect.any(String));
  const reopened = await act(closed.body, 'reopen', { reason: '再次失效' }, quality);
  expect(reopened.body).toMatchObject({ ncStatus: 'RECTIFYING', analysisTime: null, closeDate: null, reopened: 1 });
});

test('a high one the quality manager closes; a critical one is verified by one and closed by another', async () => {
  const high = await rectified({ dangerLevel: 'HIGH', ncLevel: 'NC' });
  expect((await act(high, 'close', {}, tech)).status).toBe(403);
  const closed = await act(high, 'close', {}, quality);
  expect(closed.body).toMatchObject({ ncStatus: 'CLOSED', effectCheckDate: day(90) });
  const looked = await act(closed.body, 'effect', { effective: true }, quality);
  expect(looked.body).toMatchObject({ effective: true, effectCheckDate: null });

  const critical = await rectified({ dangerLevel: 'CRITICAL', ncInspectDate: day(0), actionCode: '30' });
  const early = await act(critical, 'close', {}, quality);
  expect([early.status, early.body.code]).toEqual([400, 'RULE']);
  const mine = await act(critical, 'verify', {}, quality);
  const both = await act(mine.body, 'close', { releaseFiles: [proof] }, quality);
  expect([both.status, both.body.code]).toEqual([403, 'FORBIDDEN']);
  const back = await act(mine.body, 'return', { reason: '由总经理验证' }, quality);
  const { body: sent } = await act(back.body, 'submit', { rectifyDate: day(0), proof: [proof] });
  const { body: verified } = await act(sent, 'verify', {}, gm);
  expect(fields((await act(verified, 'close', {}, quality)).body)).toEqual(['releaseFiles']);
  const { body: done } = await act(verified, 'close', { releaseFiles: [proof] }, quality);
  expect(done.ncStatus).toBe('CLOSED');
});

test('a defect ashore is closed by the leader of its department alone', async () => {
  const [unit] = await company.db.query<{ id: number; username: string }>(
    `select o.id, u.username from identity_organization o join identity_user u on u.id = o.leader_id
      where o.type = 'LAND_DEPT' and u.username in ('tech', 'qhse', 'gm', 'crewing', 'hr', 'finance') order by u.username <> 'finance' limit 1`,
  );
  const leader = await company.signIn(unit!.username);
  const ashore = { shipId: null, landDeptId: unit!.id, sourceType: 'COMPANY_REVIEW' };
  const row = await rectified(ashore, unit!.username === 'qhse' ? tech : quality);
  const another = await act(row, 'close', {}, company.as());
  expect([another.status, another.body.code]).toEqual([403, 'FORBIDDEN']);
  const closed = await act(row, 'close', {}, leader);
  expect([closed.status, closed.body.ncStatus]).toEqual([200, 'CLOSED']);
});

test('a defect ashore is closed by whoever its department names for verifying defects, and not by the leader of the unit', async () => {
  const [unit] = await company.db.query<{ id: number; leader: number; gm: number }>(
    `select o.id, o.leader_id as leader, (select id from identity_user where username = 'gm') as gm
      from identity_organization o where o.code = 'HR' and o.type = 'LAND_DEPT'`,
  );
  const { body: config } = await quality<Row>('POST', '/api/qhseDeptLeaderConfig', { organizationId: unit!.id });
  const item = { configId: config.id, itemType: 'DEFECT_VERIFY', level: 1, partyId: unit!.gm };
  expect((await quality('POST', '/api/saveDeptLeaderConfigItem', item)).status).toBe(200);
  const row = await rectified({ shipId: null, landDeptId: unit!.id, sourceType: 'COMPANY_REVIEW' }, quality);
  const ofUnit = company.as({ id: unit!.leader, permissions: new Set(['*']) });
  expect((await act(row, 'close', {}, ofUnit)).body.code).toBe('FORBIDDEN');
  const closed = await act(row, 'close', {}, gm);
  expect([closed.status, closed.body.ncStatus]).toEqual([200, 'CLOSED']);
});

test('while a finding is typed, the same ones are told with whether their cure held, of ships that one may see', async () => {
  const mark = { defectCode: '99901', questionNo: '5.77', equipment: '试验设备甲' };
  await create({ ...mark, ncInspectDate: day(-30) });
  await create({ ...mark, shipId: other, ncInspectDate: day(-20) }, quality);
  await create({ ...mark, ncInspectDate: day(-1300) });
  const ask = async (query: string, by: Send) =>
    (await by<{ repeats: { shipId: number; cure: string; marks: string[] }[] }>('GET', `${PATH}/repeats?${query}`)).body
      .repeats;
  const query = `shipId=${ship}&day=${day(0)}&defectCode=99901`;
  expect(await ask(query, master)).toMatchObject([{ shipId: ship, cure: 'OPEN', marks: ['CODE'] }]);
  expect(await ask(`shipId=${other}&defectCode=99901`, master)).toEqual([]);
  const both = await ask(`shipId=${ship}&equipment=${encodeURIComponent('设备甲')}&questionNo=5.77`, quality);
  expect(both.filter(({ shipId }) => shipId === ship)).toMatchObject([{ marks: ['QUESTION', 'EQUIPMENT'] }]);
  expect(await ask(`shipId=${ship}`, master)).toEqual([]);
});

test('what an inspection found is cancelled with a reason, never removed', async () => {
  const { body: page } = await quality<{ content: Row[] }>('GET', `${PATH}?sourceType=INSPECTION&ncStatus=OPEN&size=1`);
  const [row] = page.content;
  const removed = await quality<Refused>('DELETE', `${PATH}/${row!.id}?version=${row!.version}`);
  expect([removed.status, removed.body.code]).toEqual([400, 'RULE']);
  expect((await act(row!, 'cancel', {}, quality)).status).toBe(400);
  expect((await act(row!, 'cancel', { reason: '检查机关撤销' }, quality)).body.ncStatus).toBe('CANCELLED');
});
