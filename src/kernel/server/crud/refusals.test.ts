import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { decimal, ref, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import { route } from '../../route.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { serve } from '../http/endpoint.ts';
import { crudEndpoints } from './endpoints.ts';

const tank = defineResource({
  name: 'sample.tank',
  label: { zh: '油舱', en: 'Tank' },
  title: ['level'],
  fields: { level: decimal({ zh: '液位', en: 'Level' }, 2, { required: true }) },
  scope: 'all',
});
/** The names of its keys are longer than what PostgreSQL keeps of a name. */
const sounding = defineResource({
  name: 'sample.soundingOfCargoTankBeforeLoading',
  label: { zh: '测深', en: 'Sounding' },
  title: ['pipeOfSounding'],
  fields: {
    pipeOfSounding: text({ zh: '测深管', en: 'Pipe' }, { required: true }),
    tankOfSounding: ref('sample.tank', { zh: '油舱', en: 'Tank' }),
  },
  unique: [['tankOfSounding', 'pipeOfSounding']],
  scope: 'all',
});
const drain = route({
  method: 'POST',
  path: '/api/sample/drain',
  permission: 'sample:tank:edit',
  summary: { zh: '排空', en: 'Drain' },
  body: z.object({ level: z.string().max(20) }),
});

let t: TestServer;

beforeAll(async () => {
  const resource: AnyResource = tank;
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'sample',
        label: { zh: '样例', en: 'Sample' },
        resources: [resource, sounding],
        endpoints: [
          ...crudEndpoints(resource),
          ...crudEndpoints(sounding),
          // A statement of a service's own.
          serve(drain, (ctx, { body }) => ctx.db.query('update sample_tank set level = $1', [body.level])),
        ],
        heldBack: {
          sample_tank_brim: {
            field: 'level',
            message: { zh: '液位不能超过舱容，先驳出', en: 'More than the tank holds: pump some out first' },
          },
          sample_tank_once: { code: 'WRONG_STATE', message: { zh: '已有相同液位', en: 'There is one of this level' } },
        },
      },
    ],
  });
  await t.db.query(`alter table sample_tank add constraint sample_tank_brim check (level <= 10),
    add constraint sample_tank_bottom check (level >= 0)`);
  await t.db.query('create unique index sample_tank_once on sample_tank (level)');
}, 120_000);
afterAll(() => t.close());

type Refused = { code: string; message: string; errors?: { field: string }[]; data?: unknown };

test('what a check of the database holds back is told in the words declared for it, at its field, in the language of the call', async () => {
  const made = await t.as()<{ id: number; version: number }>('POST', '/api/sample/tanks', { level: '5' });
  expect(made.status).toBe(200);
  const full = { ...made.body, level: '11' };
  const [saved, created] = [
    await t.as()<Refused>('PUT', '/api/sample/tanks', full),
    await t.as()<Refused>('POST', '/api/sample/tanks', { level: '12' }, { 'accept-language': 'en' }),
  ];
  expect([saved.status, saved.body]).toMatchObject([
    409,
    {
      code: 'CONFLICT',
      message: '液位不能超过舱容，先驳出',
      errors: [{ field: 'level' }],
      data: { reason: 'HELD_BACK', by: 'sample_tank_brim' },
    },
  ]);
  expect([created.status, created.body.message]).toEqual([409, 'More than the tank holds: pump some out first']);
  const twice = await t.as()<Refused>('POST', '/api/sample/tanks', { level: '5' });
  expect([twice.status, twice.body.code, twice.body.message]).toEqual([409, 'WRONG_STATE', '已有相同液位']);
});

test('so it is where a service writes by itself; what nobody has words for shows nothing of the driver', async () => {
  const drained = await t.as()<Refused>('POST', '/api/sample/drain', { level: '30' });
  expect([drained.status, drained.body.message]).toEqual([409, '液位不能超过舱容，先驳出']);
  const below = await t.as()<Refused>('POST', '/api/sample/drain', { level: '-1' });
  expect([below.status, below.body.code]).toEqual([500, 'INTERNAL']);
  expect(JSON.stringify([drained.body, below.body])).not.toMatch(/constraint|relation|violates|sample_tank_bottom/);
});

test('a second row with the same key is told at its fields, however long the name of the key is', async () => {
  const made = await t.as()<{ id: number }>('POST', '/api/sample/tanks', { level: '3' });
  const tankOfSounding = made.body.id;
  const make = () =>
    t.as()<Refused>('POST', '/api/sample/sounding-of-cargo-tank-before-loadings', {
      tankOfSounding,
      pipeOfSounding: 'P1',
    });
  expect((await make()).status).toBe(200);
  const again = await make();
  expect([again.status, again.body.code, again.body.errors?.map(({ field }) => field)]).toEqual([
    409,
    'DUPLICATE',
    ['tankOfSounding', 'pipeOfSounding'],
  ]);
});
