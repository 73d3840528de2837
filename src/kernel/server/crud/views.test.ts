import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choice, computed, date, decimal, ref, text } from '../../resource/field.ts';
import { defineResource } from '../../resource/resource.ts';
import { defineView, viewOver } from '../../resource/view.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { batchEndpoints } from '../batch/endpoints.ts';
import type { Module } from '../module.ts';
import { crudEndpoints } from './endpoints.ts';

const yard = defineResource({
  name: 'sample.yard',
  label: { zh: '船厂', en: 'Yard' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    grade: choice({ A: { zh: '甲', en: 'A' }, B: { zh: '乙', en: 'B' } }, { zh: '等级', en: 'Grade' }),
  },
});
const repair = defineResource({
  name: 'sample.repair',
  label: { zh: '修理', en: 'Repair' },
  title: 'work',
  fields: {
    work: text({ zh: '项目', en: 'Work' }, { required: true }),
    yardId: ref('sample.yard', { zh: '船厂', en: 'Yard' }),
    dueOn: date({ zh: '应完工日', en: 'Due on' }),
    cost: decimal({ zh: '费用', en: 'Cost' }, 2),
    paid: decimal({ zh: '已付', en: 'Paid' }, 2),
  },
  list: { columns: ['work', 'yardId', 'dueOn', { field: 'cost', total: true }], search: ['work'], sort: 'work' },
  scope: { yard: 'yardId' },
});
const standing = viewOver(repair, {
  name: 'sample.repairStanding',
  listed: true,
  fields: {
    grade: choice({ A: { zh: '甲', en: 'A' }, B: { zh: '乙', en: 'B' } }, { zh: '船厂等级', en: 'Grade of the yard' }),
    open: computed({ scale: 2 }, { zh: '未付', en: 'Open' }),
    late: computed('bool', { zh: '逾期', en: 'Late' }),
  },
  from: `select b.*, y.grade, b.cost - coalesce(b.paid, 0) as open, b.due_on < {today} as late
    from sample_repair b left join sample_yard y on y.id = b.yard_id`,
  list: {
    columns: ['work', 'yardId', 'grade', { field: 'open', total: true }, 'late'],
    filters: ['grade', 'open', 'late'],
    search: ['work'],
    sort: 'work',
  },
});
const byYard = defineView({
  name: 'sample.yardCost',
  label: { zh: '船厂费用', en: 'Cost by yard' },
  title: 'works',
  fields: {
    yardId: ref('sample.yard', { zh: '船厂', en: 'Yard' }),
    works: computed('int', { zh: '项目数', en: 'Works' }),
    cost: computed({ scale: 2 }, { zh: '费用', en: 'Cost' }),
  },
  from: `select yard_id as id, yard_id, count(*) as works, sum(cost) as cost from sample_repair
    where deleted_at is null and yard_id is not null group by yard_id`,
  list: { columns: ['yardId', 'works', { field: 'cost', total: true }], filters: ['works'], sort: 'yardId' },
});

const sample: Module = {
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources: [yard, repair],
  views: [standing],
  endpoints: [
    ...batchEndpoints,
    ...crudEndpoints(yard),
    ...crudEndpoints(repair),
    ...crudEndpoints(byYard, { omit: ['create', 'update', 'remove', 'history', 'import', 'options'] }),
  ],
  permissions: {
    'sample:yardCost:list': { zh: '查看', en: 'See' },
    'sample:yardCost:export': { zh: '导出', en: 'Export' },
  },
};

type Row = Record<string, unknown> & { id: number; version: number };
type Page = { content: Row[]; totalElements: number; totals?: Record<string, string> };
let t: TestServer;
let yards: number[];
let now = '2026-11-21T04:00:00Z';

beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [sample], now: () => new Date(now) });
  const make = async (path: string, body: object) => (await t.as()<Row>('POST', `/api/sample/${path}`, body)).body.id;
  yards = [];
  // The second is named before the first, so that an order by numbers is not taken for one by names.
  for (const [name, grade] of [
    ['舟山船厂', 'A'],
    ['大连船厂', 'B'],
  ])
    yards.push(await make('yards', { name, grade }));
  for (const [work, yard, dueOn, cost, paid] of [
    ['坞修', 0, '2026-11-20', '900.00', '400.00'],
    ['喷漆', 1, '2026-11-21', '300.50', null],
    ['换板', 0, '2026-12-01', '100.25', '100.25'],
    ['测厚', null, null, '10.00', null],
  ] as const)
    await make('repairs', { work, yardId: yard === null ? null : yards[yard], dueOn, cost, paid });
});
afterAll(() => t.close());

const list = async (query: string, path = 'repairs'): Promise<Page> =>
  (await t.as()<Page>('GET', `/api/sample/${path}?${query}`)).body;
const works = (page: Page): unknown[] => page.content.map((row) => row.work);

describe('a view in the place of a list', () => {
  test('filters by joined, derived and time-dependent columns', async () => {
    expect(works(await list('grade=A&sort=cost,asc'))).toEqual(['换板', '坞修']);
    expect(works(await list('openFrom=300&sort=cost,asc'))).toEqual(['喷漆', '坞修']);
    expect(works(await list('late=true'))).toEqual(['坞修']);
  });

  test('what was due today is late once the day is over in the office', async () => {
    now = '2026-11-21T15:59:59Z';
    expect(works(await list('late=true'))).toEqual(['坞修']);
    now = '2026-11-21T16:00:00Z';
    expect(works(await list('late=true&sort=cost,asc'))).toEqual(['喷漆', '坞修']);
    now = '2026-11-21T04:00:00Z';
  });

  test('sorts and sums by them', async () => {
    const page = await list('sort=open,desc&yardIdNot=null');
    expect(page.content.map((row) => row.open)).toEqual(['500.00', '300.50', '0.00']);
    expect(page.totals).toEqual({ open: '800.50' });
  });

  test('sorts a reference by the name that it shows, what refers to nothing last', async () => {
    expect((await list('sort=yardId,asc&sort=work,asc')).content.map((row) => row.yardId)).toEqual([
      yards[1],
      yards[0],
      yards[0],
      null,
    ]);
    expect((await list('sort=yardId,asc&size=1&page=1')).content.map((row) => row.yardId)).toEqual([yards[0]]);
  });

  test('keeps the scope of its records', async () => {
    const one = t.as({ permissions: new Set(['sample:repair:list']), scope: { yard: [yards[1]!] } });
    const { body } = await one<Page>('GET', '/api/sample/repairs?size=50');
    expect(works(body)).toEqual(['喷漆']);
    const other = (await list('q=坞修')).content[0]!;
    expect((await one('GET', `/api/sample/repairs/${other.id}`)).status).toBe(404);
  });

  test('a record is read with what its list derives, and saved without it', async () => {
    const row = (await list('q=坞修')).content[0]!;
    const { body } = await t.as()<Row>('GET', `/api/sample/repairs/${row.id}`);
    expect(body).toMatchObject({ work: '坞修', open: '500.00', late: true, grade: 'A', version: 1 });
    const saved = await t.as()<Row>('PUT', '/api/sample/repairs', { ...body, paid: '900.00' });
    expect(saved.status).toBe(200);
    expect((await list('q=坞修')).content[0]).toMatchObject({ open: '0.00', version: 2 });
    await t.as()('PUT', '/api/sample/repairs', { ...saved.body, paid: '400.00' });
  });

  test('is exported with its columns, filtered by them', async () => {
    const { status } = await t.as()('GET', '/api/sample/repairs/export?late=true&sort=grade,asc');
    expect(status).toBe(200);
  });

  test('a batch over all that a derived column finds takes those records', async () => {
    const { status, body } = await t.as()<{ taskId: number }>('POST', '/api/tasks/batches', {
      resource: 'sample.repair',
      act: 'remove',
      selection: { query: { late: 'true' } },
    });
    expect(status).toBe(200);
    const rows = await t.db.query('select name from kernel_batch_row where task_id = $1', [body.taskId]);
    expect(rows).toEqual([{ name: '坞修' }]);
  });
});

describe('a view whose rows are no records', () => {
  test('lists, filters, sorts and sums groups', async () => {
    const page = await list('sort=cost,desc', 'yard-costs');
    expect(page.content.map(({ works, cost }) => [works, cost])).toEqual([
      [2, '1000.25'],
      [1, '300.50'],
    ]);
    expect(page.totals).toEqual({ cost: '1300.75' });
    expect((await list('worksFrom=2', 'yard-costs')).totalElements).toBe(1);
  });

  test('has no maker to filter by', async () => {
    const { status } = await t.as()('GET', '/api/sample/yard-costs?createName=x');
    expect(status).toBe(400);
  });
});
