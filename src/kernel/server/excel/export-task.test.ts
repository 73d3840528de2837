import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import type { Task } from '../../task.calls.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { fileEndpoints } from '../files/endpoints.ts';
import { taskEndpoints } from '../jobs/endpoints.ts';
import { exportTaskEndpoint } from './export-task.ts';

const buoy = defineResource({
  name: 'trial.buoy',
  label: { zh: '浮标', en: 'Buoy' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
  list: { columns: ['name'], filters: ['name'], sort: 'name' },
  excel: { export: true },
});
const START = '/api/tasks/exports';
const ask = (query: object = {}) => ({ resource: 'trial.buoy', query });
const clerk = { id: 31, username: 'clerk', permissions: new Set(['trial:buoy:list', 'trial:buoy:export']) };
const reader = { id: 32, username: 'reader', permissions: new Set(['trial:buoy:list']) };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    createTables: true,
    modules: [{ name: 'trial', label: buoy.label, resources: [buoy], endpoints: crudEndpoints(buoy) }],
    endpoints: [...fileEndpoints, ...taskEndpoints, exportTaskEndpoint],
  });
  await server.db.query(
    "insert into trial_buoy (name, create_by, create_name) select 'B' || lpad(n::text, 4, '0'), 1, 'x' from generate_series(1, 1200) n",
  );
});
afterAll(() => server.close());

test('a list is written in the background as its filter shows it, and waits for the person who asked', async () => {
  const as = server.as(clerk);
  const { body: asked } = await as<{ taskId: number }>('POST', START, ask({ sort: 'name,desc' }));
  await server.runJobs();
  const { body: task } = await as<Task>('GET', `/api/tasks/${asked.taskId}`);
  expect(task).toMatchObject({ state: 'DONE', title: { zh: '导出浮标', en: 'Export of buoy' } });
  const { raw } = await as('GET', `/api/files/${task.fileId}?download=1`);
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw as unknown as ArrayBuffer);
  const [sheet] = book.worksheets;
  expect([sheet!.rowCount, sheet!.getCell('A1').value, sheet!.getCell('A2').value]).toEqual([1201, '名称', 'B1200']);

  expect((await server.as(reader)('GET', `/api/files/${task.fileId}?download=1`)).status).toBe(404);
  expect((await server.as(reader)('GET', `/api/tasks/${asked.taskId}`)).status).toBe(404);
});

test('whoever may not export, a list that is none, and a filter that is none are refused, and nothing is begun', async () => {
  const before = await server.db.query('select id from kernel_task');
  expect((await server.as(reader)('POST', START, ask())).status).toBe(403);
  expect((await server.as(clerk)('POST', START, { resource: 'trial.ship', query: {} })).status).toBe(404);
  expect((await server.as(clerk)('POST', START, ask({ colour: 'red' }))).status).toBe(400);
  expect(await server.db.query('select id from kernel_task')).toEqual(before);
});
