import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineFlow } from '../../flow/flow.ts';
import { date, ref, state, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { moves, serveActs } from './act-endpoints.ts';
import { crudEndpoints } from './endpoints.ts';
import { recordsOf } from './records.ts';

const promise = defineResource({
  name: 'trial.promise',
  label: { zh: '答复', en: 'Answer' },
  fields: {
    day: date({ zh: '日期', en: 'Day' }, { required: true }),
    reason: text({ zh: '原因', en: 'Reason' }, { max: 50 }),
  },
});
const workFlow = defineFlow({
  states: {
    OPEN: { zh: '待办', en: 'Open', tone: 'amber' },
    DONE: { zh: '已完成', en: 'Done', tone: 'green' },
    GONE: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'OPEN',
  transitions: {
    promise: { label: { zh: '答复日期', en: 'Promise a day' }, from: ['OPEN'], form: promise, tail: 'promised-day' },
    finish: {
      label: { zh: '完成', en: 'Finish' },
      from: ['OPEN'],
      to: 'DONE',
      against: ({ day }) => (day ? undefined : { zh: '尚未答复日期', en: 'No day is promised yet' }),
    },
    cancel: { label: { zh: '取消', en: 'Cancel' }, from: ['OPEN', 'DONE'], to: 'GONE', reason: true },
  },
});
const ship = defineResource({
  name: 'trial.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
  scope: 'all',
});
const work = defineResource({
  name: 'trial.work',
  label: { zh: '工作', en: 'Work' },
  title: 'what',
  fields: {
    vesselId: ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    what: text({ zh: '内容', en: 'What' }, { required: true, max: 50 }),
    day: date({ zh: '日期', en: 'Day' }),
    workStatus: state(workFlow),
  },
  scope: { vessel: 'vesselId' },
});
const works = recordsOf(work);

const acts = serveActs(
  work,
  workFlow,
  { promise: (_ctx, { values, move }) => move({ day: values.day }), finish: moves, cancel: moves },
  {
    // What is overdue is promised for today before anything else is done with it.
    settle: async (ctx, row) =>
      row.what === '逾期' && !row.day
        ? (await works.patch(ctx, row.id, { day: '2026-03-07' }, { action: 'edit' })).row
        : row,
  },
);

let server: TestServer;
let as: Send;
let made = 0;

beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: ship.label,
        resources: [ship, work],
        endpoints: [...crudEndpoints(ship), ...crudEndpoints(work), ...acts.endpoints],
      },
    ],
  });
  as = server.as();
  for (const name of ['海宁', '海平']) await as('POST', '/api/trial/ships', { name });
});
afterAll(() => server.close());

let id: number;
let version: number;
beforeEach(async () => {
  made += 1;
  const body = { vesselId: 1, what: `工作 ${made}` };
  ({ id, version } = (await as<{ id: number; version: number }>('POST', '/api/trial/works', body)).body);
});

const act = (name: string, given: object = {}, by: Send = as) =>
  by<{
    version: number;
    workStatus: string;
    day: string;
    code?: string;
    message?: string;
    errors?: { field: string }[];
  }>('POST', `/api/trial/works/${id}/${name}`, { version, ...given });
const lastOf = async () =>
  (await as<{ action: string; reason: string | null }[]>('GET', `/api/trial/works/${id}/history`)).body[0];

test('an act moves the record, takes what its form asked for, and stands in the history with its reason', async () => {
  const promised = await act('promised-day', { day: '2026-04-01', reason: '备件到港' });
  expect([promised.status, promised.body.day, promised.body.workStatus]).toEqual([200, '2026-04-01', 'OPEN']);
  expect(await lastOf()).toMatchObject({ action: 'promise', reason: '备件到港' });
  version = promised.body.version;
  const done = await act('finish');
  expect([done.status, done.body.workStatus]).toEqual([200, 'DONE']);
  version = done.body.version;
  const gone = await act('cancel', { reason: ' 重复 ' });
  expect([gone.status, gone.body.workStatus]).toEqual([200, 'GONE']);
  expect(await lastOf()).toMatchObject({ action: 'cancel', actionLabel: '取消', reason: '重复' });
});

describe('an act is refused and changes nothing', () => {
  const untouched = async (): Promise<void> => {
    expect((await as('GET', `/api/trial/works/${id}`)).body).toMatchObject({ version, workStatus: 'OPEN', day: null });
  };

  test('without its permission, on another ship, and over what somebody changed meanwhile', async () => {
    const reader = server.as({ permissions: new Set(['trial:work:list', 'trial:work:finish']) });
    expect((await act('cancel', { reason: '重复' }, reader)).status).toBe(403);
    const elsewhere = server.as({ scope: { vessel: [2] } });
    expect((await act('cancel', { reason: '重复' }, elsewhere)).status).toBe(404);
    const late = await act('cancel', { reason: '重复', version: version + 1 });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect((await act('cancel', { reason: '重复', version: undefined })).status).toBe(400);
    await untouched();
  });

  test('where something speaks against it, in the words that the screen would have', async () => {
    const { status, body } = await act('finish');
    expect([status, body.code, body.message]).toEqual([400, 'RULE', '尚未答复日期']);
    await untouched();
  });

  test('where the form is wrong or the reason missing, at its field', async () => {
    expect((await act('promised-day', { day: 'soon' })).body.errors).toMatchObject([{ field: 'day' }]);
    expect((await act('promised-day')).body.errors).toMatchObject([{ field: 'day' }]);
    for (const reason of [undefined, '  ', 7, '长'.repeat(501)])
      expect((await act('cancel', { reason })).body.errors).toMatchObject([{ field: 'reason' }]);
    await untouched();
  });

  test('in a wrong state, naming both', async () => {
    version = (await act('cancel', { reason: '重复' })).body.version;
    const { status, body } = await act('promised-day', { day: '2026-04-01' });
    expect([status, body.code]).toEqual([409, 'WRONG_STATE']);
    expect(body.message).toBe('当前状态为“已取消”，不能答复日期；须为“待办”');
  });
});

test('sent twice under one key it is done once', async () => {
  const twice = () =>
    as<{ version: number }>(
      'POST',
      `/api/trial/works/${id}/cancel`,
      { version, reason: '重复' },
      { 'idempotency-key': `cancel-${id}` },
    );
  const [first, second] = [await twice(), await twice()];
  expect(second.body).toEqual(first.body);
  expect(first.body.version).toBe(version + 1);
});

test('of two at once one is done', async () => {
  const both = await Promise.all([act('cancel', { reason: '甲' }), act('cancel', { reason: '乙' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what has to happen first happens first, and is undone where the act is refused', async () => {
  const made = await as<{ id: number; version: number }>('POST', '/api/trial/works', { vesselId: 1, what: '逾期' });
  ({ id, version } = made.body);
  expect((await act('cancel')).status).toBe(400);
  expect((await as('GET', `/api/trial/works/${id}`)).body).toMatchObject({ version, day: null });
  expect((await act('finish')).body).toMatchObject({ workStatus: 'DONE', day: '2026-03-07' });
});
