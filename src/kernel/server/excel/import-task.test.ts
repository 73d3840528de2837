import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import type { ImportReport } from '../../import.calls.ts';
import { ref, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import type { Task } from '../../task.calls.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import type { User } from '../context.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { createRow } from '../crud/write.ts';
import { fileEndpoints } from '../files/endpoints.ts';
import { taskEndpoints } from '../jobs/endpoints.ts';
import { enqueue } from '../jobs/jobs.ts';
import { plainWork } from '../jobs/run-job.ts';
import { beginTask, taskWork } from '../jobs/task-run.ts';
import { accountKeeper } from '../people.ts';
import { fill } from '../ports.ts';
import { IMPORT_ROWS, importList, importTaskEndpoints } from './import-task.ts';

const ship = defineResource({
  name: 'trial.ship',
  label: { zh: '船舶', en: 'Ship' },
  title: 'name',
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
  scope: { vessel: 'id' },
});
/** Two may be alike: what is imported twice is there twice. */
const defect = defineResource({
  name: 'trial.defect',
  label: { zh: '缺陷', en: 'Defect' },
  title: 'what',
  fields: {
    shipId: ref('trial.ship', { zh: '船舶', en: 'Ship' }, { required: true }),
    what: text({ zh: '内容', en: 'What' }, { required: true, max: 20 }),
    origin: text({ zh: '来源', en: 'Origin' }),
  },
  scope: { vessel: 'shipId' },
  excel: { import: true },
});
const resources: AnyResource[] = [ship, defect];

const START = '/api/tasks/imports?resource=trial.defect';
const may = new Set(['trial:defect:list', 'trial:defect:import']);
/** The accounts as the domain that keeps them knows them. */
const accounts = new Map<number, Partial<User>>();
let number = 100;
/** Somebody who may import for the first ship. */
function somebody(given: Partial<User> = {}): Partial<User> & { id: number } {
  number += 1;
  const user = { id: number, name: `Zhou ${number}`, permissions: may, scope: { vessel: [1] }, ...given };
  accounts.set(user.id, user);
  return user;
}

const refusedByService = new AppError('RULE', { zh: '此缺陷已关闭', en: 'This defect is closed' });

let server: TestServer;
/** What happens while a row is created. */
let meanwhile: (what: string) => Promise<unknown> | undefined;
beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [
      {
        name: 'trial',
        label: ship.label,
        resources,
        endpoints: [
          ...crudEndpoints(resources[0]!),
          ...crudEndpoints(resources[1]!, {
            create: async (ctx, draft) => {
              await meanwhile(String(draft.what));
              return createRow(resources[1]!, ctx, { ...draft, origin: 'inspection' });
            },
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
    endpoints: [...fileEndpoints, ...taskEndpoints, ...importTaskEndpoints],
  });
  for (const name of ['海岳先锋', '海岳开拓']) await server.as()('POST', '/api/trial/ships', { name });
});
afterAll(() => server.close());
beforeEach(() => {
  meanwhile = () => undefined;
});

async function sheetOf(rows: (string | null)[][], heads = ['船舶', '内容']): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.addWorksheet('缺陷').addRows([heads, ...rows]);
  return Buffer.from(await book.xlsx.writeBuffer());
}
const rowsOf = (n: number): [string, string][] => Array.from({ length: n }, (_, at) => ['海岳先锋', `缺陷 ${at + 1}`]);

function start(
  as: Send,
  file: Buffer,
  options: { dryRun?: boolean; url?: string; head?: Record<string, string> } = {},
) {
  const head = '--B\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--B--\r\n')]);
  return as<{ taskId: number }>('POST', `${options.url ?? START}${options.dryRun ? '&dryRun=true' : ''}`, payload, {
    'content-type': 'multipart/form-data; boundary=B',
    ...options.head,
  });
}

async function run(as: Send, file: Buffer, options: { dryRun?: boolean; head?: Record<string, string> } = {}) {
  const { body } = await start(as, file, options);
  await server.runJobs();
  return outcome(as, body.taskId);
}

async function outcome(as: Send, taskId: number): Promise<{ task: Task; report: ImportReport }> {
  const { body: task } = await as<Task>('GET', `/api/tasks/${taskId}`);
  const { body: report } = await as<ImportReport>('GET', `/api/tasks/imports/${taskId}`);
  return { task, report };
}

const stored = async (): Promise<number> =>
  (await server.db.query('select 1 from trial_defect where deleted_at is null')).length;
const inputs = async (): Promise<number> => (await server.db.query('select 1 from kernel_task_input')).length;

describe('an import in the background', () => {
  test('stores its rows through the service of the call, in the name of whoever started it, and tells its progress', async () => {
    const person = somebody();
    const client = await server.live(person);
    const as = server.as(person);
    const before = await stored();
    const { body } = await start(as, await sheetOf(rowsOf(120)));
    expect(await inputs()).toBe(1);
    await server.runJobs();
    const { task, report } = await outcome(as, body.taskId);
    expect(task).toMatchObject({
      state: 'DONE',
      title: { zh: '导入缺陷', en: 'Import of defect' },
      note: { zh: '已导入 120 行', en: 'Rows imported: 120' },
      done: 120,
      total: 120,
      fileId: null,
    });
    expect(report).toEqual({ rows: 120, valid: 120, imported: 120, mistakes: 0, errors: [] });
    expect(await stored()).toBe(before + 120);
    const told: Task[] = [];
    while (told.at(-1)?.state !== 'DONE') told.push(await client.next<Task>('task'));
    expect(told.some(({ state, done, total }) => state === 'RUNNING' && done === 0 && total === 120)).toBe(true);
    client.close();
    const [row] = await server.db.query(
      `select d.origin, h.user_id as "userId", h.user_name as "userName", h.request_id as "requestId" from trial_defect d
       join kernel_history h on h.resource = 'trial.defect' and h.record_id = d.id order by d.id desc limit 1`,
    );
    expect(row).toMatchObject({ origin: 'inspection', userId: person.id, userName: person.name });
    expect(row?.requestId).not.toBe('system');
    expect(await inputs()).toBe(0);
  });

  test('with bad rows changes nothing, names them in the language of the person, and returns the sheet to be corrected', async () => {
    const rows: (string | null)[][] = rowsOf(130);
    rows[4] = ['海岳先锋', null];
    rows[60] = ['海岳开拓', '别人的船'];
    rows[129] = ['海岳先锋', '二十个字以上的内容二十个字以上的内容不能导入'];
    meanwhile = (what) => {
      if (what === '缺陷 100') throw refusedByService;
      return undefined;
    };
    const as = server.as(somebody());
    const before = await stored();
    const { task, report } = await run(as, await sheetOf(rows));
    expect(task).toMatchObject({ state: 'FAILED', error: { zh: '有 4 行不正确，没有导入任何数据' } });
    expect(report).toMatchObject({ rows: 130, valid: 126, imported: 0, mistakes: 4 });
    expect(report.errors.map(({ row, label, message }) => [row, label, message])).toEqual([
      [6, '内容', '内容必填'],
      [62, '船舶', '船舶：“海岳开拓”不存在或不在您的数据范围内（船舶）'],
      [101, '', '此缺陷已关闭'],
      [131, '内容', '内容不能超过 20 个字符'],
    ]);
    expect(await stored()).toBe(before);

    const english = await run(as, await sheetOf(rows), { dryRun: true, head: { 'accept-language': 'en' } });
    expect(english.task).toMatchObject({ state: 'DONE', note: { en: 'Rows: 130, mistakes: 4' } });
    expect(english.report.errors[2]?.message).toBe('This defect is closed');

    const { raw } = await as('GET', `/api/files/${task.fileId}?download=1`);
    const book = new exceljs.Workbook();
    await book.xlsx.load(raw as unknown as ArrayBuffer);
    const [marked] = book.worksheets;
    expect(marked!.rowCount).toBe(131);
    expect((marked!.getRow(6).values as unknown[]).slice(1)).toEqual(['内容必填', '海岳先锋']);
    expect((marked!.getRow(5).values as unknown[]).slice(1)).toEqual([undefined, '海岳先锋', '缺陷 4']);
    meanwhile = () => undefined;
    marked!.getCell('C6').value = '补上的内容';
    marked!.getCell('B62').value = '海岳先锋';
    marked!.getCell('C131').value = '短';
    const corrected = await run(as, Buffer.from(await book.xlsx.writeBuffer()));
    expect(corrected.report).toMatchObject({ imported: 130, mistakes: 0 });
  });

  test('that is a dry run stores nothing and says what would be', async () => {
    const as = server.as(somebody());
    const before = await stored();
    const { task, report } = await run(as, await sheetOf(rowsOf(3)), { dryRun: true });
    expect(task).toMatchObject({ state: 'DONE', note: { zh: '3 行全部无误，尚未导入' }, fileId: null });
    expect(report).toEqual({ rows: 3, valid: 3, imported: 0, mistakes: 0, errors: [] });
    expect(await stored()).toBe(before);
    expect(await inputs()).toBe(0);
  });

  test('counts every mistake and names the first thousand', async () => {
    const { report } = await run(
      server.as(somebody()),
      await sheetOf(Array(1100).fill(['海岳开拓', '']) as string[][]),
      {
        dryRun: true,
      },
    );
    expect(report).toMatchObject({ rows: 1100, valid: 0, mistakes: 2200 });
    expect(report.errors).toHaveLength(1000);
  });
});

describe('who may', () => {
  test('without the right, for a list that takes no sheets, or with what is no workbook, nothing is begun', async () => {
    const before = await server.db.query('select id from kernel_task');
    const file = await sheetOf(rowsOf(1));
    const reader = server.as(somebody({ permissions: new Set(['trial:defect:list']) }));
    expect((await start(reader, file)).status).toBe(403);
    const as = server.as(somebody());
    expect((await start(as, file, { url: '/api/tasks/imports?resource=trial.ship' })).status).toBe(404);
    expect((await start(as, Buffer.from('船舶,内容'))).status).toBe(415);
    expect(await server.db.query('select id from kernel_task')).toEqual(before);
    expect(await inputs()).toBe(0);
  });

  test('the right is asked again when the import runs, and so is the account', async () => {
    const before = await stored();
    const file = await sheetOf(rowsOf(1));
    for (const change of [{ permissions: new Set<string>() }, undefined]) {
      const person = somebody();
      const as = server.as(person);
      const { body } = await start(as, file);
      if (change) accounts.set(person.id, { ...person, ...change });
      else accounts.delete(person.id);
      await server.runJobs();
      expect((await as<Task>('GET', `/api/tasks/${body.taskId}`)).body.state).toBe('FAILED');
    }
    expect(await stored()).toBe(before);
    expect(await inputs()).toBe(0);
  });

  test('a ship that was taken from the person meanwhile takes no rows', async () => {
    const person = somebody();
    const as = server.as(person);
    const { body } = await start(as, await sheetOf(rowsOf(2)));
    accounts.set(person.id, { ...person, scope: { vessel: [2] } });
    await server.runJobs();
    expect((await outcome(as, body.taskId)).report).toMatchObject({ rows: 2, valid: 0, mistakes: 2 });
  });

  test('nobody else sees the task, what it found, or the returned sheet', async () => {
    const { task } = await run(server.as(somebody()), await sheetOf([['海岳先锋', null]]));
    const other = server.as(somebody());
    expect((await other('GET', `/api/tasks/${task.id}`)).status).toBe(404);
    expect((await other('GET', `/api/tasks/imports/${task.id}`)).status).toBe(404);
    expect((await other('POST', `/api/tasks/${task.id}/cancel`)).status).toBe(404);
    expect((await other('GET', `/api/files/${task.fileId}`)).status).toBe(404);
  });
});

describe('once', () => {
  test('the same call sent twice starts one import', async () => {
    const as = server.as(somebody());
    const before = await stored();
    const file = await sheetOf(rowsOf(2));
    const head = { 'idempotency-key': 'import-sent-twice' };
    const first = await start(as, file, { head });
    expect((await start(as, file, { head })).body).toEqual(first.body);
    expect((await start(as, await sheetOf(rowsOf(3)), { head })).status).toBe(409);
    await server.runJobs();
    expect(await stored()).toBe(before + 2);
  });

  test('a job that is handed out again after it was done stores no second rows', async () => {
    const person = somebody();
    const as = server.as(person);
    const before = await stored();
    const { body } = await start(as, await sheetOf(rowsOf(4)));
    const [job] = await server.db.query<{ data: object }>(
      `select data from pgboss.job where name = $1 order by created_on desc limit 1`,
      [IMPORT_ROWS],
    );
    await server.runJobs();
    await enqueue(server.ctx(), IMPORT_ROWS, job!.data);
    expect((await server.runJobs()).map(({ job: name }) => name)).toEqual([IMPORT_ROWS]);
    expect(await stored()).toBe(before + 4);
    expect((await outcome(as, body.taskId)).task.state).toBe('DONE');
  });

  test('of two nodes that both hold the job, one stores the rows and the other leaves nothing', async () => {
    const as = server.as(somebody());
    const before = await stored();
    const { body } = await start(as, await sheetOf(rowsOf(60)));
    const [job] = await server.db.query<{ data: { $task: number } }>(
      `update pgboss.job set state = 'completed' where name = $1 and state = 'created' returning data`,
      [IMPORT_ROWS],
    );
    const never = new AbortController().signal;
    const tries = await Promise.allSettled(
      ['a', 'b'].map(async (node) => {
        const task = await beginTask(server.app, body.taskId, never);
        const work = taskWork(server.app, task!, plainWork(server.app, node, task!.signal));
        await importList.run(work, job!.data as never);
      }),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toBe(before + 60);
    // The task is done with the rows: a node that dies right after the commit leaves nothing to be done again.
    expect((await outcome(as, body.taskId)).task).toMatchObject({ state: 'DONE', done: 60, total: 60 });
  });

  test('a node that dies in the middle leaves nothing; the next one imports all', async () => {
    const as = server.as(somebody());
    const before = await stored();
    const { body } = await start(as, await sheetOf(rowsOf(70)));
    meanwhile = (what) => {
      if (what === '缺陷 66') throw new Error('the machine lost its power');
      return undefined;
    };
    const [job] = await server.db.query<{ data: object }>(
      `select data from pgboss.job where name = $1 and state = 'created'`,
      [IMPORT_ROWS],
    );
    const task = await beginTask(server.app, body.taskId, new AbortController().signal);
    const work = taskWork(server.app, task!, plainWork(server.app, 'dying', task!.signal));
    await expect(importList.run(work, job!.data as never)).rejects.toThrow('power');
    expect(await stored()).toBe(before);
    meanwhile = () => undefined;
    await server.runJobs();
    expect((await outcome(as, body.taskId)).report.imported).toBe(70);
    expect(await stored()).toBe(before + 70);
  });
});

describe('cancelled', () => {
  test('before it began, it never runs and its sheet is gone', async () => {
    const as = server.as(somebody());
    const before = await stored();
    const { body } = await start(as, await sheetOf(rowsOf(2)));
    await as('POST', `/api/tasks/${body.taskId}/cancel`);
    expect(await inputs()).toBe(0);
    await server.runJobs();
    expect(await stored()).toBe(before);
  });

  test.each(['缺陷 2', '缺陷 80'])('while %s is stored, it changes nothing', async (moment) => {
    const as = server.as(somebody());
    const before = await stored();
    const { body } = await start(as, await sheetOf(rowsOf(80)));
    meanwhile = (what) => (what === moment ? as('POST', `/api/tasks/${body.taskId}/cancel`) : undefined);
    await server.runJobs();
    expect((await as<Task>('GET', `/api/tasks/${body.taskId}`)).body).toMatchObject({
      state: 'CANCELLED',
      error: null,
    });
    expect(await stored()).toBe(before);
    expect(await inputs()).toBe(0);
  });
});

test('a day after its end nothing is left of what an import found, and of a lost task nothing of what came with it', async () => {
  const as = server.as(somebody());
  const { task } = await run(as, await sheetOf([['海岳先锋', null]]));
  const { body: lost } = await start(as, await sheetOf(rowsOf(1)));
  await server.db.query(`delete from pgboss.job where name = $1 and state = 'created'`, [IMPORT_ROWS]);
  await server.db.query(`update kernel_task set ended_at = ended_at - interval '25 hours' where id = $1`, [task.id]);
  await server.runSchedule('kernel.purge');
  expect(await inputs()).toBe(1);
  await server.db.query(`update kernel_task set created_at = created_at - interval '49 hours' where id = $1`, [
    lost.taskId,
  ]);
  await server.runSchedule('kernel.purge');
  expect(await inputs()).toBe(0);
  expect((await as('GET', `/api/tasks/imports/${task.id}`)).status).toBe(404);
  expect((await as('GET', `/api/files/${task.fileId}`)).status).toBe(404);
});
