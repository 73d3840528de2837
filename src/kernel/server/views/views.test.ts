import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { ListView } from '../../views.calls.ts';
import { roleKeeper } from '../people.ts';
import { fill } from '../ports.ts';
import { viewEndpoints } from './endpoints.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    modules: [
      {
        name: 'trial',
        label: { zh: '试验', en: 'Trial' },
        resources: [],
        endpoints: [],
        fills: [
          fill(roleKeeper, 'trial', {
            rolesToShare: async ({ user }) =>
              user.permissions.has('trial:view:share')
                ? [{ code: 'OPERATOR', label: { zh: '操作员', en: 'Operator' } }]
                : [],
          }),
        ],
      },
    ],
    endpoints: viewEndpoints,
  });
});
afterAll(() => server.close());

const chen = () => server.as({ id: 1, name: '陈立', roles: ['SUPER'], permissions: new Set(['trial:view:share']) });
const wang = () => server.as({ id: 2, name: '王海', roles: ['OPERATOR'], permissions: new Set() });
const li = () => server.as({ id: 3, name: '李明', roles: ['FINANCE'], permissions: new Set() });

const own = {
  page: '/ship/vessels',
  name: '我的船',
  filters: { status: ['IN'] },
  sort: 'name,desc',
  columns: { hidden: ['imo'], order: ['name', 'imo'], widths: { name: 240 }, pinned: ['name'] },
  density: 'comfortable',
};
type Send = ReturnType<typeof chen>;
const kept = async (as: Send, given: object = {}) =>
  (await as<ListView>('POST', '/api/views', { ...own, ...given })).body;
const names = async (as: Send) => (await as<ListView[]>('GET', '/api/views')).body.map(({ name }) => name);

test('a view keeps filters, sort, columns and density for its owner alone', async () => {
  const view = await kept(chen());
  expect(view).toMatchObject({ ...own, own: true, roles: [], version: 1 });
  expect((await chen()<ListView[]>('GET', '/api/views')).body).toEqual([view]);
  expect(await names(wang())).toEqual([]);
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/share'],
    ['POST', '/restore'],
  ] as const)
    expect((await wang()(method, `/api/views/${view.id}${path}`, { version: 1, roles: [] })).status).toBe(404);
});

test('a view of a report keeps what goes down, across and into its cells', async () => {
  const report = { rows: ['partnerId', 'orderDate.month'], figures: ['amount'], chart: ['bar'] };
  expect(await kept(chen(), { name: '供应商', page: '/purchasing/order-report', report })).toMatchObject({ report });
  const wrong = { ...own, name: '供应商', report: { colour: ['red'] } };
  expect((await chen()('POST', '/api/views', wrong)).status).toBe(400);
  for (const view of (await chen()<ListView[]>('GET', '/api/views')).body.filter(({ name }) => name === '供应商'))
    await chen()('DELETE', `/api/views/${view.id}`);
});

test('a name used again on the same page replaces the view', async () => {
  const first = await kept(li(), { name: '本月' });
  const second = await kept(li(), { name: '本月', sort: undefined });
  expect(second).toMatchObject({ id: first.id, version: 2 });
  expect(second.sort).toBeUndefined();
  await kept(li(), { name: '本月', page: '/ship/ports' });
  expect(await names(li())).toEqual(['本月', '本月']);
});

test('a shared view is used by the role and changed by its owner only', async () => {
  const view = await kept(chen(), { name: '共享' });
  const share = (as: Send, body: object) => as<ListView>('POST', `/api/views/${view.id}/share`, body);
  const shared = await share(chen(), { version: view.version, roles: ['OPERATOR'] });
  expect(shared.body).toMatchObject({ roles: ['OPERATOR'], own: true });
  expect((await wang()<ListView[]>('GET', '/api/views')).body).toMatchObject([
    { name: '共享', own: false, ownerName: '陈立' },
  ]);
  expect(await names(li())).not.toContain('共享');
  expect((await share(wang(), { version: 2, roles: [] })).status).toBe(403);
  expect((await wang()('DELETE', `/api/views/${view.id}`)).status).toBe(403);
  // A view of one's own with its name is another view.
  await kept(wang(), { name: '共享' });
  expect((await chen()<ListView[]>('GET', '/api/views')).body.find(({ name }) => name === '共享')?.version).toBe(2);
  expect((await share(chen(), { version: 1, roles: [] })).body).toMatchObject({ code: 'STALE' });
  expect((await share(chen(), { version: 2, roles: [] })).body.roles).toEqual([]);
});

test('sharing takes the permission, and a role that the person may share with', async () => {
  const view = await kept(wang(), { name: '我的' });
  const share = (as: Send, roles: string[]) =>
    as('POST', `/api/views/${view.id}/share`, { version: view.version, roles });
  expect((await share(wang(), ['OPERATOR'])).status).toBe(403);
  const mine = await kept(chen(), { name: '全员' });
  expect((await chen()('POST', `/api/views/${mine.id}/share`, { version: 1, roles: ['MASTER'] })).status).toBe(403);
  expect((await chen()('GET', '/api/views/roles')).body).toMatchObject([{ code: 'OPERATOR' }]);
  expect((await wang()('GET', '/api/views/roles')).body).toEqual([]);
});

test('a deleted view returns for its owner, unless its name is taken', async () => {
  const view = await kept(li(), { name: '逾期' });
  expect((await li()('DELETE', `/api/views/${view.id}`)).status).toBe(204);
  expect(await names(li())).not.toContain('逾期');
  expect((await li()<ListView>('POST', `/api/views/${view.id}/restore`, {})).body).toMatchObject({ name: '逾期' });
  expect((await li()('POST', `/api/views/${view.id}/restore`, {})).status).toBe(404);
  await li()('DELETE', `/api/views/${view.id}`);
  await kept(li(), { name: '逾期' });
  expect((await li()('POST', `/api/views/${view.id}/restore`, {})).status).toBe(409);
});

test('what is kept is bounded', async () => {
  const filters = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, ['x']]));
  expect((await li()('POST', '/api/views', { ...own, filters })).status).toBe(400);
  expect((await li()('POST', '/api/views', { ...own, filters: { a: ['x'.repeat(201)] } })).status).toBe(400);
  await server.db.query(
    `insert into kernel_list_view (user_id, user_name, page, name, content, created_at, updated_at)
     select 9, 'x', '/p', n::text, '{}', $1, $1 from generate_series(1, 200) n`,
    [server.app.now().toISOString()],
  );
  const many = server.as({ id: 9, roles: [], permissions: new Set() });
  expect((await many('POST', '/api/views', own)).body).toMatchObject({ code: 'TOO_MANY' });
});
