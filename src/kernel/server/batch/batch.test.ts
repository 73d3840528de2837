import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { BatchReport, Selection } from '../../batch.calls.ts';
import { defineFlow, nextState } from '../../flow/flow.ts';
import { choice, ref, state, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { route } from '../../route.ts';
import type { Task } from '../../task.calls.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import type { User } from '../context.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { readOne } from '../crud/read.ts';
import { patchRow, removeRow } from '../crud/write.ts';
import { fileEndpoints } from '../files/endpoints.ts';
import { serve } from '../http/endpoint.ts';
import { taskEndpoints } from '../jobs/endpoints.ts';
import { TASK_CANCEL } from '../jobs/tasks.ts';
import { accountKeeper } from '../people.ts';
import { fill } from '../ports.ts';
import { batchEndpoints } from './endpoints.ts';

const flow = defineFlow({
  states: { OPEN: { zh: '未关闭', en: 'Open', tone: 'amber' }, CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' } },
  initial: 'OPEN',
  transitions: { close: { label: { zh: '关闭', en: 'Close' }, from: ['OPEN'], to: 'CLOSED', reason: true } },
});
const ship = defineResource({
  name: 'trial.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  unique: [['name']],
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
  scope: { vessel: 'id' },
});
const defect = defineResource({
  name: 'trial.defect',
  label: { zh: '缺陷', en: 'Defect' },
  title: 'what',
  unique: [['shipId', 'what']],
  fields: {
    shipId: ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    what: text({ zh: '内容', en: 'What' }, { required: true, max: 20 }),
    grade: choice({ A: { zh: '重大', en: 'Major' }, B: { zh: '一般', en: 'Minor' } }, { zh: '等级', en: 'Grade' }),
    status: state(flow),
  },
  check: (row) =>
    row.grade === 'A' && row.what === '缺陷 2'
      ? [{ field: 'grade', message: { zh: '此缺陷不能是重大', en: 'This defect cannot be major' } }]
      : undefined,
  scope: { vessel: 'shipId' },
});
/** Removed by a service of its own that knows no way back. */
const note = defineResource({
  name: 'trial.note',
  label: { zh: '便条', en: 'Note' },
  title: 'what',
  fields: { what: text({ zh: '内容', en: 'What' }) },
});

const close = route({
  method: 'POST',
  path: '/api/trial/defects/:id/close',
  permission: 'trial:defect:close',
  summary: { zh: '关闭缺陷', en: 'Close a defect' },
  params: z.object({ id: z.coerce.number<number>() }),
  body: z.object({ version: z.number().optional(), reason: z.string().min(1) }),
});

const accounts = new Map<number, Partial<User>>();
let number = 100;
const MAY = ['list', 'add', 'edit', 'del', 'close'].map((act) => `trial:defect:${act}`);
function somebody(given: Partial<User> = {}): Partial<User> & { id: number } {
  number += 1;
  const user = { id: number, name: `Zhou ${number}`, permissions: new Set(MAY), scope: { vessel: [1] }, ...given };
  accounts.set(user.id, user);
  return user;
}

let server: TestServer;
/** What happens while a record is closed. */
let meanwhile: (what: string) => Promise<unknown> | undefined;
beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: ship.label,
        resources: [ship, defect, note],
        endpoints: [
          ...crudEndpoints(ship),
          ...crudEndpoints(defect),
          ...crudEndpoints(note, { remove: (ctx, id, version) => removeRow(note, ctx, id, version) }),
          serve(close, async (ctx, { params, body }) => {
            const row = await readOne(defect, ctx, params.id, { lock: true });
            const status = nextState(flow, 'close', row.status as 'OPEN');
            await meanwhile(String(row.what));
            const { row: done } = await patchRow(defect, ctx, params.id, { status }, { action: 'close', ...body });
            return done;
          }),
        ],
        fills: [
          fill(accountKeeper, 'test', {
            userNow: async (_ctx, { id, actor }) => {
              const known = accounts.get(id);
              return known && ({ ...known, actor } as User);
            },
          }),
        ],
      },
    ],
    endpoints: [...fileEndpoints, ...taskEndpoints, ...batchEndpoints],
  });
  for (const name of ['海岳先锋', '海岳开拓']) await server.as()('POST', '/api/trial/ships', { name });
});
afterAll(() => server.close());
beforeEach(async () => {
  meanwhile = () => undefined;
  await server.db.query('delete from trial_defect');
});

type Row = { id: number; version: number; what: string; status: string; grade: string | null };

async function defects(n: number, shipId = 1): Promise<Row[]> {
  const rows: Row[] = [];
  for (let i = 1; i <= n; i += 1) {
    const draft = { shipId, what: `缺陷 ${i}`, grade: 'B' };
    rows.push((await server.as()<Row>('POST', '/api/trial/defects', draft)).body);
  }
  return rows;
}
const chosen = (rows: readonly Row[]): Selection => ({ rows: rows.map(({ id, version }) => [id, version]) });
const ask = (as: Send, given: object) =>
  as<{ taskId: number; total: number }>('POST', '/api/tasks/batches', { resource: 'trial.defect', ...given });

async function outcome(as: Send, taskId: number) {
  const { body: task } = await as<Task>('GET', `/api/tasks/${taskId}`);
  const { body: report } = await as<BatchReport>('GET', `/api/tasks/batches/${taskId}`);
  return { task, report };
}
async function run(as: Send, given: object) {
  const { body, status } = await ask(as, given);
  expect(status).toBe(200);
  await server.runJobs();
  return { taskId: body.taskId, total: body.total, ...(await outcome(as, body.taskId)) };
}
async function takeBack(as: Send, taskId: number) {
  const { body, status } = await as<{ taskId: number }>('POST', `/api/tasks/batches/${taskId}/undo`, {});
  await server.runJobs();
  return { status, ...(status === 200 ? await outcome(as, body.taskId) : {}) };
}
const stored = () =>
  server.db.query<Row>(
    'select id, version, what, status, grade from trial_defect where deleted_at is null order by id',
  );
const acts = (id: number) =>
  server.db.query<{ action: string; user_name: string }>(
    `select action, user_name from kernel_history where resource = 'trial.defect' and record_id = $1 order by id`,
    [id],
  );

describe('an act on many records', () => {
  test('does to each what the act does to one, in the name of whoever asked, and tells how many', async () => {
    const person = somebody();
    const rows = await defects(3);
    const { task, report, total } = await run(server.as(person), {
      act: 'close',
      reason: '已整改',
      selection: chosen(rows),
    });
    expect(total).toBe(3);
    expect(task).toMatchObject({
      state: 'DONE',
      title: { zh: '批量关闭缺陷' },
      note: { zh: '成功 3 条' },
      fileId: null,
    });
    expect(report).toMatchObject({ total: 3, done: 3, refused: 0, undoable: false });
    expect((await stored()).map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    expect((await acts(rows[0]!.id)).at(-1)).toEqual({ action: 'close', user_name: person.name });
  });

  test('names who was refused and why, on the screen and as a sheet; the others are done', async () => {
    const rows = await defects(3);
    await server.as()('POST', `/api/trial/defects/${rows[1]!.id}/close`, { reason: '早已' });
    const as = server.as(somebody());
    const [changed] = await server.db.query<Row>('select * from trial_defect where id = $1', [rows[1]!.id]);
    const { task, report } = await run(as, {
      act: 'close',
      reason: '整改',
      selection: chosen([rows[0]!, changed!, rows[2]!]),
    });
    expect(task).toMatchObject({ state: 'DONE', note: { zh: '成功 2 条，被拒绝 1 条' }, fileId: expect.any(Number) });
    expect(report.refusals).toMatchObject([{ id: rows[1]!.id, name: '缺陷 2', message: expect.any(String) }]);
    const sheet = await as('GET', `/api/files/${task.fileId}`);
    expect(sheet.status).toBe(200);
  });

  test('may be on all that a filter shows: those that it showed when it was asked, the oldest first', async () => {
    const as = server.as(somebody());
    const rows = await defects(4);
    const order: string[] = [];
    meanwhile = (what) => {
      order.push(what);
      return undefined;
    };
    const { body } = await ask(as, { act: 'close', reason: '整改', selection: { query: { q: '缺陷' } } });
    expect(body.total).toBe(4);
    await defects(0);
    await server.as()('POST', '/api/trial/defects', { shipId: 1, what: '缺陷 9' });
    await server.runJobs();
    expect((await outcome(as, body.taskId)).report).toMatchObject({ total: 4, done: 4 });
    expect(order).toEqual(rows.map(({ what }) => what));
    expect((await stored()).at(-1)).toMatchObject({ what: '缺陷 9', status: 'OPEN' });
  });

  test('leaves alone what somebody else changed since it was chosen', async () => {
    const [row] = await defects(1);
    await server.as()('PUT', '/api/trial/defects', { ...row, grade: 'A' });
    const { report } = await run(server.as(somebody()), { act: 'close', reason: '整改', selection: chosen([row!]) });
    expect(report).toMatchObject({ done: 0, refused: 1 });
    expect((await stored())[0]).toMatchObject({ status: 'OPEN', grade: 'A' });
  });

  test("leaves another ship's records alone, whether they are chosen or filtered", async () => {
    const as = server.as(somebody());
    const [own] = await defects(1);
    const [other] = await defects(1, 2);
    const chose = await run(as, { act: 'close', reason: '整改', selection: chosen([own!, other!]) });
    expect(chose.report).toMatchObject({ total: 2, done: 1, refused: 1 });
    expect(chose.report.refusals).toMatchObject([{ name: `#${other!.id}` }]);
    await server.db.query(`update trial_defect set status = 'OPEN'`);
    expect((await run(as, { act: 'close', reason: '整改', selection: { query: {} } })).total).toBe(1);
  });

  test('is refused at once without the permission of the act, and for what is no act of the record', async () => {
    const [row] = await defects(1);
    const as = server.as(somebody({ permissions: new Set(['trial:defect:list']) }));
    for (const given of [
      { act: 'close', reason: '整改' },
      { act: 'remove' },
      { act: 'set', field: 'grade', value: 'A' },
    ])
      expect((await ask(as, { ...given, selection: chosen([row!]) })).body).toMatchObject({ code: 'FORBIDDEN' });
    const may = server.as(somebody());
    for (const act of ['restore', 'confirm', 'constructor', '../close'])
      expect((await ask(may, { act, selection: chosen([row!]) })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(may, { act: 'close', selection: chosen([row!]) })).body).toMatchObject({ code: 'VALIDATION' });
    expect((await ask(may, { act: 'remove', selection: { query: { q: '没有' } } })).status).toBe(400);
    expect((await ask(may, { act: 'remove', resource: 'trial.gone', selection: { query: {} } })).status).toBe(404);
  });

  test('asks for permission again at each record: what is taken away meanwhile is refused', async () => {
    const person = somebody();
    const rows = await defects(3);
    meanwhile = async (what) => {
      if (what === '缺陷 1') accounts.set(person.id, { ...person, permissions: new Set(['trial:defect:list']) });
    };
    const { report } = await run(server.as(person), { act: 'close', reason: '整改', selection: chosen(rows) });
    expect(report).toMatchObject({ done: 1, refused: 2 });
    expect(report.refusals[0]?.message).toContain('trial:defect:close');
  });

  test('sent twice with one key is done once', async () => {
    const as = server.as(somebody());
    const [row] = await defects(1);
    const send = () =>
      as<{ taskId: number }>(
        'POST',
        '/api/tasks/batches',
        { resource: 'trial.defect', act: 'remove', selection: chosen([row!]) },
        { 'idempotency-key': 'batch-remove-once' },
      );
    expect((await send()).body.taskId).toBe((await send()).body.taskId);
  });

  test('that is cancelled keeps what was done and begins nothing more', async () => {
    const as = server.as(somebody());
    const rows = await defects(3);
    const { body } = await ask(as, { act: 'close', reason: '整改', selection: chosen(rows) });
    meanwhile = async (what) => {
      if (what !== '缺陷 1') return;
      const heard = new Promise<void>((told) => {
        const leave = server.app.events.on(TASK_CANCEL, () => {
          leave();
          told();
        });
      });
      await as('POST', `/api/tasks/${body.taskId}/cancel`, {});
      await heard;
    };
    await server.runJobs();
    const { task, report } = await outcome(as, body.taskId);
    expect(task).toMatchObject({ state: 'CANCELLED', note: { zh: expect.stringContaining('未执行') } });
    expect(report.done).toBe(1);
    expect((await stored()).filter(({ status }) => status === 'CLOSED')).toHaveLength(report.done);
  });

  test('does the others when one fails for a mistake of the program', async () => {
    const rows = await defects(2);
    meanwhile = (what) => (what === '缺陷 1' ? Promise.reject(new Error('broken')) : undefined);
    const { report } = await run(server.as(somebody()), { act: 'close', reason: '整改', selection: chosen(rows) });
    expect(report).toMatchObject({ done: 1, refused: 1 });
    expect(report.refusals[0]?.message).not.toContain('broken');
  });

  test("is nobody else's to read or to take back", async () => {
    const rows = await defects(1);
    const { taskId } = await run(server.as(somebody()), { act: 'remove', selection: chosen(rows) });
    const other = server.as(somebody());
    expect((await other('GET', `/api/tasks/batches/${taskId}`)).status).toBe(404);
    expect((await other('POST', `/api/tasks/batches/${taskId}/undo`, {})).status).toBe(404);
  });
});

describe('a field set on many records', () => {
  test('is checked as one change of each is, and set back to what each had', async () => {
    const as = server.as(somebody());
    const rows = await defects(3);
    await server.db.query('update trial_defect set grade = null where id = $1', [rows[2]!.id]);
    const set = await run(as, { act: 'set', field: 'grade', value: 'A', selection: { query: {} } });
    expect(set.report).toMatchObject({ done: 2, refused: 1, undoable: true });
    expect(set.report.refusals).toMatchObject([{ name: '缺陷 2', message: '此缺陷不能是重大' }]);
    expect((await stored()).map(({ grade }) => grade)).toEqual(['A', 'B', 'A']);
    const back = await takeBack(as, set.taskId);
    expect(back.report).toMatchObject({ done: 2, refused: 0 });
    expect((await stored()).map(({ grade }) => grade)).toEqual(['B', 'B', null]);
    expect((await acts(rows[0]!.id)).map(({ action }) => action)).toEqual(['add', 'edit', 'edit']);
    expect((await takeBack(as, set.taskId)).status).toBe(409);
  });

  test('stays where somebody changed the record since', async () => {
    const as = server.as(somebody());
    const rows = await defects(2);
    const set = await run(as, { act: 'set', field: 'grade', value: null, selection: chosen(rows) });
    const [first] = await stored();
    await server.as()('PUT', '/api/trial/defects', { ...first, shipId: 1, grade: 'A' });
    expect((await takeBack(as, set.taskId)).report).toMatchObject({ done: 1, refused: 1 });
    expect((await stored()).map(({ grade }) => grade)).toEqual(['A', 'B']);
  });

  test('is none that tells records apart or that the server alone writes', async () => {
    const rows = await defects(1);
    const as = server.as(somebody());
    for (const field of ['what', 'status', 'gone', '__proto__'])
      expect((await ask(as, { act: 'set', field, value: 'A', selection: chosen(rows) })).status).toBe(400);
  });
});

describe('deleting and bringing back', () => {
  test('many records return with one act, their history showing both', async () => {
    const as = server.as(somebody());
    const rows = await defects(3);
    const { taskId } = await run(as, { act: 'remove', selection: chosen(rows) });
    expect(await stored()).toEqual([]);
    expect((await takeBack(as, taskId)).report).toMatchObject({ done: 3, refused: 0 });
    expect((await stored()).map(({ what }) => what)).toEqual(rows.map(({ what }) => what));
    expect((await acts(rows[0]!.id)).map(({ action }) => action)).toEqual(['add', 'del', 'restore']);
  });

  test('one record returns for whoever deleted it, and for nobody else', async () => {
    const as = server.as(somebody());
    const [row] = await defects(1);
    const gone = await as('DELETE', `/api/trial/defects/${row!.id}?version=${row!.version}`);
    expect(gone.body).toEqual({ restorable: true });
    const path = `/api/trial/defects/${row!.id}/restore`;
    expect((await server.as(somebody())('POST', path, {})).status).toBe(409);
    expect((await server.as(somebody({ scope: { vessel: [2] } }))('POST', path, {})).status).toBe(404);
    const viewer = server.as(somebody({ permissions: new Set(['trial:defect:list']) }));
    expect((await viewer('POST', path, {})).status).toBe(403);
    expect((await as('POST', path, {})).status).toBe(200);
    expect((await as('POST', path, {})).body).toMatchObject({ code: 'WRONG_STATE' });
  });

  test('a record does not return where another has taken its place, or where its ship is gone', async () => {
    const as = server.as(somebody());
    const [row] = await defects(1);
    await as('DELETE', `/api/trial/defects/${row!.id}`);
    const [same] = await defects(1);
    const path = `/api/trial/defects/${row!.id}/restore`;
    expect((await as('POST', path, {})).body).toMatchObject({ code: 'DUPLICATE' });
    await server.db.query('delete from trial_defect where id = $1', [same!.id]);
    await server.db.query('update trial_ship set deleted_at = create_time where id = 1');
    expect((await as('POST', path, {})).body).toMatchObject({ code: 'CONFLICT' });
    await server.db.query('update trial_ship set deleted_at = null where id = 1');
    expect(await stored()).toEqual([]);
  });

  test('a kind whose removal is a service of its own has no way back unless it names one', async () => {
    const { body } = await server.as()<Row>('POST', '/api/trial/notes', { what: '记' });
    expect((await server.as()('DELETE', `/api/trial/notes/${body.id}`)).status).toBe(204);
    expect((await server.as()('POST', `/api/trial/notes/${body.id}/restore`, {})).status).toBe(404);
  });
});

test('what was chosen is cleared away a day after the task ended', async () => {
  const rows = await defects(1);
  const { taskId } = await run(server.as(somebody()), { act: 'remove', selection: chosen(rows) });
  await server.db.query(`update kernel_task set ended_at = ended_at - interval '25 hours' where id = $1`, [taskId]);
  await server.runSchedule('kernel.purge');
  expect(await server.db.query('select 1 from kernel_batch_row where task_id = $1', [taskId])).toEqual([]);
});
