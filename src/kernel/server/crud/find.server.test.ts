import { afterAll, beforeAll, expect, test } from 'vitest';
import { choice, decimal, ref, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { Ctx } from '../context.ts';
import type { Module } from '../module.ts';
import { crudEndpoints } from './endpoints.ts';
import { findRows } from './find.ts';
import { recordsOf } from './records.ts';

const quay = defineResource({
  name: 'sample.quay',
  label: { zh: '码头', en: 'Quay' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
  scope: { quay: 'id' },
});
const shift = defineResource({
  name: 'sample.shift',
  label: { zh: '班次', en: 'Shift' },
  fields: {
    hours: decimal({ zh: '工时', en: 'Hours' }, 2),
    note: text({ zh: '说明', en: 'Note' }, { private: 'sample:call:notes' }),
  },
});
const call = defineResource({
  name: 'sample.call',
  label: { zh: '靠泊', en: 'Call' },
  title: 'ship',
  fields: {
    ship: text({ zh: '船名', en: 'Ship' }, { required: true }),
    quayId: ref('sample.quay', { zh: '码头', en: 'Quay' }, { required: true }),
    standing: choice(
      { PLAN: { zh: '计划', en: 'Planned' }, CAME: { zh: '已靠', en: 'Alongside' }, LEFT: { zh: '已离', en: 'Left' } },
      { zh: '状态', en: 'Standing' },
    ),
    shifts: lines(shift, { zh: '班次', en: 'Shifts' }),
  },
  scope: { quay: 'quayId' },
});
const sample: Module = {
  name: 'sample',
  label: { zh: '样例', en: 'Sample' },
  resources: [quay, call],
  endpoints: [quay, call].flatMap((kind) => crudEndpoints(kind)),
  permissions: { 'sample:call:notes': { zh: '看说明', en: 'See notes' } },
};
const calls = recordsOf(call);

let t: TestServer;
let ctx: Ctx;
const quays: number[] = [];
beforeAll(async () => {
  t = await testServer({ createTables: true, modules: [sample] });
  ctx = t.ctx();
  for (const name of ['一号', '二号']) quays.push((await recordsOf(quay).create(ctx, { name })).id);
  const shifts = [{ hours: '8', note: '夜班' }, { hours: '6.5' }];
  for (const [i, standing] of ['PLAN', 'CAME', null, 'CAME', 'LEFT'].entries())
    await calls.create(ctx, { ship: `船${i}`, quayId: quays[i % 2], standing, shifts });
  await calls.remove(ctx, (await calls.create(ctx, { ship: '删', quayId: quays[0], standing: 'CAME' })).id);
});
afterAll(() => t.close());

const ships = (rows: readonly { ship: string }[]) => rows.map(({ ship }) => ship);

test('records are found by one value of a field, by several, and by nothing standing there', async () => {
  expect(ships(await calls.find(ctx, { standing: 'CAME' }))).toEqual(['船1', '船3']);
  expect(ships(await calls.find(ctx, { standing: ['PLAN', 'LEFT'], quayId: quays[0] }))).toEqual(['船0', '船4']);
  expect(ships(await calls.find(ctx, { standing: null }))).toEqual(['船2']);
  expect(ships(await calls.find(ctx, { standing: [] }))).toEqual([]);
  expect(await calls.find(ctx, {})).toHaveLength(5);
});

test('they are whole, with the lines of each and the names of what they refer to', async () => {
  const [came] = await calls.find(ctx, { ship: '船1' });
  expect(came?.shifts.map(({ hours }) => hours)).toEqual(['8.00', '6.50']);
  expect(came?.labels.quayId).toBe('二号');
  expect(await calls.find(ctx, { standing: 'LEFT' }, { only: ['ship'] })).toEqual([
    expect.not.objectContaining({ shifts: expect.anything() }),
  ]);
});

test('nobody finds what lies outside of his scope, nor what is private to others but whoever reckons with it', async () => {
  const user = { ...ctx.user, permissions: new Set(['sample:call:list']), scope: { quay: [quays[1]!] } };
  const own = { ...ctx, user };
  expect(ships(await calls.find(own, { standing: ['PLAN', 'CAME'] }))).toEqual(['船1', '船3']);
  expect((await calls.find(own, { ship: '船1' }))[0]?.shifts[0]).not.toHaveProperty('note');
  expect((await calls.find(own, { ship: '船1' }, { inner: true }))[0]?.shifts[0]?.note).toBe('夜班');
});

test('a field that is not there is a mistake of ours', async () => {
  await expect(findRows(calls.resource, ctx, { berth: 1 })).rejects.toThrow('sample.call has no field berth');
});
