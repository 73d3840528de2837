import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; subStatus: string; actions: Line[]; attendees: Line[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/qhse/conference-plans';
const CONFIGS = '/api/qhse/conference-configs';

let company: Company;
let office: Send;
let quality: Send;
let master: Send;
let unit: number;
let person: number;
let codes = 0;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const config = async (over: Line = {}): Promise<Row & Refused> => {
  codes += 1;
  const draft = {
    code: `T${codes}`,
    configName: '例会',
    conferenceLevel: 'DEPT',
    unitIds: [unit],
    frequency: 'MONTHLY',
  };
  return (await office<Row & Refused>('POST', CONFIGS, { ...draft, hostId: person, ...over })).body;
};
const act = (row: Row, name: string, body: Line = {}, by: Send = office) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const save = (row: Row, over: Line, by: Send = office) => by<Row & Refused>('PUT', PATH, { ...row, ...over });

async function held(): Promise<Row> {
  const { id } = await config();
  const draft = { configId: id, organizationId: unit, periodKey: '2026-01', planDate: day(0) };
  const made = await office<Row & Refused>('POST', PATH, draft);
  const told = await act(made.body, 'notify');
  expect([told.status, told.body.message]).toEqual([200, undefined]);
  return (await act(told.body, 'hold', { holdTime: daysFrom(-1).toISOString(), place: '会议室' })).body;
}

const ACTION = { measure: '修订检查清单', dueDate: '2030-01-01', actionStatus: 'OPEN' };

async function tracked(): Promise<Row> {
  const minuted = await save(await held(), {
    minutes: '<p>讨论重复缺陷。</p>',
    attendees: [{ personId: person, attended: true }],
    actions: [{ ...ACTION, responsibleId: person }],
  });
  const sent = await act(minuted.body, 'submit');
  const confirmed = await act(sent.body, 'confirm', {}, quality);
  expect([confirmed.status, confirmed.body.message]).toEqual([200, undefined]);
  return confirmed.body;
}

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  const gm = await company.signIn('gm');
  quality = gm;
  const [dept] = await company.db.query<{ id: number }>(`select id from identity_organization where code = 'QHSE'`);
  unit = dept!.id;
  const [host] = await company.db.query<{ id: number }>(`select id from identity_user where username = 'tech'`);
  person = host!.id;
}, 180_000);
afterAll(() => company.close());

test('a conference of departments says which', async () => {
  expect(fields(await config({ unitIds: null }))).toEqual(['unitIds']);
});

test('a year is planned once, twelve times for a monthly one', async () => {
  const { id } = await config();
  expect((await master('POST', `${PATH}/generate`, { year: 2031 })).status).toBe(403);
  const first = await office<{ made: number; there: number }>('POST', `${PATH}/generate`, { year: 2031 });
  const again = await office<{ made: number; there: number }>('POST', `${PATH}/generate`, { year: 2031 });
  expect(first.body.there).toBe(0);
  expect(again.body).toEqual({ made: 0, there: first.body.made });
  const { totalElements } = (await office<{ totalElements: number }>('GET', `${PATH}?configId=${id}`)).body;
  expect(totalElements).toBe(12);
});

test('what is held once is planned in one year alone', async () => {
  const { id } = await config({ frequency: 'ONCE' });
  for (const year of [2033, 2034]) await office('POST', `${PATH}/generate`, { year });
  const { content } = (await office<{ content: Row[] }>('GET', `${PATH}?configId=${id}`)).body;
  expect(content.map(({ periodKey }) => periodKey)).toEqual(['2033']);
});

test('it is notified, held at a time that has come, minuted, and confirmed by somebody else', async () => {
  const row = await held();
  expect(row.subStatus).toBe('cf_held');
  expect(row.attendees.map(({ personId }) => personId)).toContain(person);
  expect(fields((await act(row, 'submit')).body)).toEqual(['minutes', 'attendees']);
  const minuted = await save(row, { minutes: '<p>纪要</p>', attendees: [{ personId: person, attended: true }] });
  const sent = await act(minuted.body, 'submit');
  expect((await act(sent.body, 'confirm')).body.code).toBe('RULE');
  expect((await save(sent.body, { minutes: '<p>改写</p>' })).body.code).toBe('WRONG_STATE');
  const back = await act(sent.body, 'return', { reason: '补充决议' }, quality);
  expect(back.body.subStatus).toBe('cf_held');
  expect((await act(sent.body, 'return', { reason: '重复' }, quality)).body.code).toBe('STALE');
});

test('it closes only once every decision is verified, which its own doer may not say', async () => {
  const row = await tracked();
  expect((await act(row, 'close')).body.code).toBe('RULE');
  const [action] = row.actions;
  const done = { ...action, doneDate: day(0), actionStatus: 'VERIFIED' };
  const officer = await leader();
  expect(fields((await save(row, { actions: [done] }, officer)).body)).toEqual(['actions.0.actionStatus']);
  expect(fields((await save(row, { actions: [{ ...done, doneDate: null }] })).body)).toEqual(['actions.0.doneDate']);
  const verified = await save(row, { actions: [done] });
  expect([verified.status, verified.body.message]).toEqual([200, undefined]);
  expect((await act(verified.body, 'close')).body.subStatus).toBe('cf_closed');
});

test('what is verified stays so for whoever verifies nothing, and nobody verifies what he does himself', async () => {
  const row = await tracked();
  const done = { ...row.actions[0], doneDate: day(0) };
  const verified = (await save(row, { actions: [{ ...done, actionStatus: 'VERIFIED' }] })).body;
  const officer = await leader();
  const tries = [
    { ...done, actionStatus: 'CANCELLED' },
    { ...done, actionStatus: 'DONE' },
    { ...done, actionStatus: 'VERIFIED', doneDate: day(-1) },
  ];
  for (const one of tries)
    expect(fields((await save(verified, { actions: [one] }, officer)).body)).toEqual(['actions.0.actionStatus']);
  const own = await tracked();
  const himself = company.as({ id: person });
  const kept = { ...own.actions[0], doneDate: day(0), actionStatus: 'VERIFIED' };
  expect(fields((await save(own, { actions: [kept] }, himself)).body)).toEqual(['actions.0.actionStatus']);
  expect((await save(own, { actions: [{ ...kept, actionStatus: 'DONE' }] }, himself)).status).toBe(200);
});

test('a conference that is called off is told to those who were called', async () => {
  const { id } = await config();
  const draft = { configId: id, organizationId: unit, periodKey: '2026-02', planDate: day(3) };
  const told = await act((await office<Row & Refused>('POST', PATH, draft)).body, 'notify');
  const gone = await act(told.body, 'cancel', { reason: '与公司会议合并' });
  expect(gone.body.subStatus).toBe('cf_cancelled');
  const heard = await company.db.query<{ title: string }>(
    `select title_zh as title from communication_message where kind = 'qhse.conference' and record_id = $1 and user_id = $2 order by id`,
    [gone.body.id, person],
  );
  expect(heard.map(({ title }) => title.split('：')[0])).toEqual(['会议通知', '会议取消']);
});

/** Somebody who may write conferences and verify nothing. */
const leader = async (): Promise<Send> =>
  company.as({
    permissions: new Set(['list', 'edit'].map((name) => `qhse:conferencePlan:${name}`)),
    scope: { vessel: 'all', organization: 'all' },
  });

test('a master sees the conferences of the own ship alone', async () => {
  const row = await held();
  expect((await master('GET', `${PATH}/${row.id}`)).status).toBe(404);
});
