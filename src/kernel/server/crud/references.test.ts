import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { ref, text } from '../../resource/field.ts';
import { defineResource, lines } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { foreignKeysOf } from '../db/foreign-keys.ts';
import { recordsOf } from './records.ts';

const stay = defineResource({
  name: 'sample.stay',
  label: { zh: '停泊', en: 'Stay' },
  title: 'note',
  fields: {
    note: text({ zh: '说明', en: 'Note' }),
    berthId: ref('sample.berth', { zh: '泊位', en: 'Berth' }),
    nextId: ref('sample.stay', { zh: '下一次停泊', en: 'Next stay' }),
  },
});
const berth = defineResource({
  name: 'sample.berth',
  label: { zh: '泊位', en: 'Berth' },
  title: 'name',
  fields: { name: text({ zh: '名称', en: 'Name' }, { required: true }) },
  scope: 'all',
});
const call = defineResource({
  name: 'sample.call',
  label: { zh: '靠港', en: 'Port call' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    berthId: ref('sample.berth', { zh: '泊位', en: 'Berth' }),
    stays: lines(stay, { zh: '停泊', en: 'Stays' }),
  },
  scope: 'all',
});

const ABSENT = 4711;
let t: TestServer;
let made: { id: number };
beforeAll(async () => {
  const module = {
    name: 'sample',
    label: { zh: '样例', en: 'Sample' },
    resources: [berth, call],
    endpoints: [],
  };
  t = await testServer({ createTables: true, modules: [module] });
  made = await recordsOf(call).create(t.ctx(), { name: '一号' });
});
afterAll(() => t.close());

const calls = recordsOf(call);
const refusal = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

test('a reference to a record is held by the database, and so is a line to what it belongs to', async () => {
  const keys = await t.db.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'f' and conname like 'sample%' order by 1`,
  );
  // `nextId` refers to a line, which may be removed for good.
  expect(keys.map(({ name }) => name)).toEqual([
    'sample_call_berth_id_ref',
    'sample_stay_berth_id_ref',
    'sample_stay_parent_ref',
  ]);
  expect(await refusal(t.db.query('insert into sample_stay (parent_id, seq) values ($1, 1)', [ABSENT]))).toMatchObject({
    code: '23503',
    constraint: 'sample_stay_parent_ref',
  });
});

test('what a service writes unchecked is refused at the field that leads nowhere, of a line at its lines', async () => {
  const refused = async (values: object): Promise<unknown> => {
    const error = await refusal(
      t.db.transaction((db) => calls.patch({ ...t.ctx(), db }, made.id, values, { action: 'edit' })),
    );
    expect(error).toBeInstanceOf(AppError);
    const { code, errors } = error as AppError;
    return { code, fields: errors?.map(({ field }) => field) };
  };
  expect(await refused({ berthId: ABSENT })).toEqual({ code: 'VALIDATION', fields: ['berthId'] });
  expect(await refused({ stays: [{ berthId: ABSENT }] })).toEqual({ code: 'VALIDATION', fields: ['stays'] });
});

test('a removed record stays referred to, and a row of before the key stays as it is', async () => {
  const { id } = await recordsOf(berth).create(t.ctx(), { name: '二号泊位' });
  const keys = await foreignKeysOf(t.db);
  for (const statement of keys.drop) await t.db.query(statement);
  await t.db.query('update sample_call set berth_id = $1 where id = $2', [ABSENT, made.id]);
  for (const statement of keys.add) await t.db.query(statement);
  await calls.patch(t.ctx(), made.id, { name: '改名' }, { action: 'edit' });
  expect(await t.db.query('select name, berth_id as id from sample_call')).toEqual([{ name: '改名', id: ABSENT }]);
  await calls.patch(t.ctx(), made.id, { berthId: id }, { action: 'edit' });
  await t.db.query('update sample_berth set deleted_at = create_time where id = $1', [id]);
  expect(await t.db.query('select berth_id as id from sample_call')).toEqual([{ id }]);
});
