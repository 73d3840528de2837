import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleNoons, sampleVoyage } from '../domains/voyage/testing/voyage-fixture.demo.ts';
import { pathOf, permissionOf, snake, tableNameOf } from '../kernel/resource/resource.ts';
import { plainScope } from '../kernel/resource/scope.ts';
import { SYSTEM_USER } from '../kernel/server/context.ts';
import { declaredBy } from '../kernel/server/declare.ts';
import type { Endpoint } from '../kernel/server/http/endpoint.ts';
import { lineKinds } from '../kernel/server/line-kinds.ts';
import type { MenuSeed } from '../kernel/server/module.ts';
import { referrersOf } from '../kernel/server/registry.ts';
import type { Answer, Send } from '../kernel/testing/server.ts';
import { allEndpoints } from './assemble.ts';
import { modules } from './domains.server.ts';
import { type Company, companyServer } from './testing/company.ts';

type Refused = { code?: string; data?: { permission?: string } };
type MenuItem = { name: string; component: string; children: MenuItem[] };

const endpoints = allEndpoints();
const calls = new Set(endpoints.map(({ route }) => `${route.method} ${route.path}`));
const nameOf = ({ route }: Endpoint): string => `${route.method} ${route.path}`;
/** An address that leads to no record. */
const addressOf = ({ route }: Endpoint): string => route.path.replace(/:\w+/g, '999999999');

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 120_000);
afterAll(() => company.close());

const send = ({ route }: Endpoint, as: Send): Promise<Answer<Refused>> =>
  as<Refused>(
    route.method as InjectOptions['method'],
    addressOf({ route } as Endpoint),
    route.method === 'GET' || route.method === 'DELETE' ? undefined : {},
  );

/** What the roles of an account grant, straight from the tables. */
async function grantedTo(username: string): Promise<Set<string>> {
  const rows = await company.db.query<{ permission: string }>(
    `select distinct p.permission from identity_user u
     join identity_role r on r.id = any(u.role_ids) or (coalesce(cardinality(u.role_ids), 0) = 0 and r.code = 'ROLE_SYSTEM_DEFAULT')
     cross join lateral jsonb_array_elements_text(r.permissions) p(permission) where u.username = $1 and r.deleted_at is null`,
    [username],
  );
  return new Set(rows.map((row) => row.permission));
}

const declared = declaredBy(modules);

/** By name, or by `*` where it is none of those that only a name gives. */
const holds = (granted: Set<string>, permission: string): boolean =>
  granted.has(permission) || (granted.has('*') && !declared.guarded.has(permission));

describe('a call', () => {
  test('without a token answers 401, and a public one does not', async () => {
    const stranger = company.withToken(undefined);
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const { status } = await send(endpoint, stranger);
      if ((endpoint.route.permission === 'public') === (status === 401)) wrong.push(`${nameOf(endpoint)} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    'admin',
    'gm',
    'ops',
    'chartering',
    'tech',
    'purchaser',
    'qhse',
    'crewing',
    'hr',
    'finance',
    'cashier',
    'master.pioneer',
    'ce.pioneer',
    'auditor',
    'nobody',
  ])('of %s answers 403 exactly where the account lacks the permission', async (username) => {
    expect(company.accounts).toContain(username);
    const granted = await grantedTo(username);
    const as = await company.signIn(username);
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      const { permission, path, realm } = endpoint.route;
      // Signing out ends the session that the other calls need.
      if (path === '/auth/logout' || permission === 'public') continue;
      const { status, body } = await send(endpoint, as);
      const refused = status === 403 && body.code === 'FORBIDDEN';
      if (realm === 'vendor') {
        if (!refused) wrong.push(`${nameOf(endpoint)} ${status} to staff`);
        continue;
      }
      const lacks = permission === 'signedIn' ? lacksPick(path, granted) : !holds(granted, permission);
      if (status === 401 || status >= 500 || refused !== lacks) wrong.push(`${nameOf(endpoint)} ${status}`);
      if (refused && !body.data?.permission) wrong.push(`${nameOf(endpoint)} does not name the permission`);
    }
    expect(wrong).toEqual([]);
  });
});

/** What is chosen by whoever may list it alone, though other records refer to it. */
const LISTED = ['operations.paymentOrder'];

/** Choosing from a list needs `pick` or `list` of that resource, and `list` where nothing refers to it. */
function lacksPick(path: string, granted: Set<string>): boolean {
  const kinds = modules.flatMap((m) => m.resources);
  const owner = [...kinds, ...lineKinds(kinds)].find((resource) => path === `${pathOf(resource)}/options`);
  if (!owner) return false;
  const chosen = !LISTED.includes(owner.name) && referrersOf({ db: { declared } }, owner).length > 0;
  return !(chosen ? ['pick', 'list'] : ['list']).some((act) => holds(granted, permissionOf(owner, act)));
}

const seeds: readonly MenuSeed[] = modules.flatMap((module) => module.menus ?? []);
const pagesIn = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [...(item.component === 'Layout' ? [] : [item]), ...pagesIn(item.children)]);

describe('the menu', () => {
  test('of each account holds exactly the pages whose permission it holds, and no empty directory', async () => {
    for (const username of company.accounts) {
      const granted = await grantedTo(username);
      const expected = seeds
        .filter((seed) => seed.component && (!seed.permission || holds(granted, seed.permission)))
        .map((seed) => seed.component);
      const { body } = await (await company.signIn(username))<MenuItem[]>('GET', '/api/menus/build');
      expect([username, ...pagesIn(body).map((page) => page.component)].toSorted()).toEqual(
        [username, ...expected].toSorted(),
      );
      const empty = (items: readonly MenuItem[]): MenuItem[] =>
        items.flatMap((item) =>
          item.component === 'Layout' && item.children.length === 0 ? [item] : empty(item.children),
        );
      expect(empty(body)).toEqual([]);
    }
  });

  test('of somebody without a role has none of the business pages', async () => {
    const { body } = await (await company.signIn('nobody'))<MenuItem[]>('GET', '/api/menus/build');
    expect(
      pagesIn(body).filter((page) => seeds.some((seed) => seed.permission && seed.component === page.component)),
    ).toEqual([]);
  });
});

describe("another ship's records are invisible to a master", () => {
  const scoped = modules.flatMap((m) => m.resources).filter((resource) => plainScope(resource).vessel);
  let own: number;
  let master: Send;
  /** Holds every permission, and sees the master's ship alone. */
  let mighty: Send;

  beforeAll(async () => {
    const { body } = await (await company.signIn('master.pioneer'))<{ user: { vesselIds: number[] } }>(
      'GET',
      '/auth/info',
    );
    expect(body.user.vesselIds).toHaveLength(1);
    own = body.user.vesselIds[0]!;
    master = await company.signIn('master.pioneer');
    mighty = company.as({
      scope: { vessel: [own], organization: 'all' },
      roles: ['MASTER'],
      permissions: SYSTEM_USER.permissions,
    });
    await anotherShip();
  });

  /** A ship with a voyage, a report with a warning, and an exemption. */
  async function anotherShip(): Promise<void> {
    const now = new Date('2026-03-06T03:30:00.000Z');
    const ctx = company.ctx({ now });
    const { shipId } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, 'ZX'));
    const { first } = await sampleNoons(ctx, shipId);
    const office = company.as();
    const short = (first.oil as Record<string, unknown>[]).map((row) =>
      row.rowCode === 'CURRENT_STOCK' ? { ...row, grades: { VLSFO: '511.000', MGO: '80.000' } } : row,
    );
    const saved = await office('POST', '/api/voyage/reports', { ...first, oil: short });
    expect(saved).toMatchObject({ status: 200 });
    const exemption = { shipName: shipId, from: '2026-03-05T00:00:00Z', to: '2026-03-06T00:00:00Z', reason: 'REPAIR' };
    expect(await office('POST', '/api/voyage/noon-exemptions', exemption)).toMatchObject({ status: 200 });
  }

  test.each(scoped.map((resource) => [resource.name, resource] as const))('%s', async (_name, resource) => {
    const field = String(plainScope(resource).vessel);
    const column = field === 'id' ? 'id' : `"${snake(field)}"`;
    const others = await company.db.query<{ id: number; version: number }>(
      `select id, version from ${tableNameOf(resource)} where ${column} <> $1 and deleted_at is null order by id desc limit 5`,
      [own],
    );
    expect(others.length).toBeGreaterThan(0);
    const base = pathOf(resource);
    const has = (call: string): boolean => calls.has(call);
    for (const as of [master, mighty]) {
      const allowed = async (path: string) => as === mighty || (await as('GET', path)).status !== 403;
      if (await allowed(`${base}?size=200`)) {
        const { body } = await as<{ content: Record<string, unknown>[] }>('GET', `${base}?size=200`);
        expect(body.content.filter((row) => row[field] !== own)).toEqual([]);
        const asked = await as<{ content: unknown[] }>(
          'GET',
          `${base}?ids=${others.map((row) => row.id).join('&ids=')}`,
        );
        expect(asked.body.content).toEqual([]);
      }
      const picked = await as<{ id: number }[]>(
        'GET',
        `${base}/options?size=200&ids=${others.map((row) => row.id).join('&ids=')}`,
      );
      expect(picked.status === 403 ? [] : picked.body).toEqual([]);
    }
    for (const { id, version } of others) {
      const gone: [InjectOptions['method'], string, unknown?][] = [
        ['GET', `${base}/${id}`],
        ['GET', `${base}/${id}/history`],
        ['DELETE', `${base}/${id}?version=${version}`],
        ['PUT', base, { id, version, remark: '越权' }],
        ['POST', `${base}/${id}/restore`, {}],
      ];
      for (const [method, path, body] of gone) {
        if (!has(`${method} ${path.replace(`/${id}`, '/:id').split('?')[0]}`)) continue;
        expect([`${method} ${path}`, (await mighty(method, path, body)).status]).toEqual([`${method} ${path}`, 404]);
        expect([403, 404]).toContain((await master(method, path, body)).status);
      }
    }
    if (has(`GET ${base}/export`)) await exportHides(base, others[0]!.id);
    const after = await company.db.query(
      `select id, version from ${tableNameOf(resource)} where id = any($1::bigint[]) and deleted_at is null order by id desc`,
      [others.map((row) => row.id)],
    );
    expect(after).toEqual(others);
  });

  async function exportHides(base: string, id: number): Promise<void> {
    const { default: excel } = await import('exceljs');
    const { raw, status } = await mighty('GET', `${base}/export?ids=${id}`);
    expect(status).toBe(200);
    const book = new excel.Workbook();
    await book.xlsx.load(raw as unknown as ArrayBuffer);
    expect(book.worksheets[0]!.rowCount).toBe(1);
  }

  test('the acts on a record, the board, the map and the track either', async () => {
    const [report] = await company.db.query<{ id: number; ship: number; voyage: number }>(
      'select id, ship_name as ship, voyage_no as voyage from voyage_report where ship_name <> $1 order by id desc limit 1',
      [own],
    );
    const { id, ship, voyage } = report!;
    const reason = { reason: '越权' };
    const refused: [InjectOptions['method'], string, unknown?][] = [
      ['POST', `/api/voyage/reports/${id}/confirm`, {}],
      ['POST', `/api/voyage/reports/${id}/return`, reason],
      ['POST', `/api/voyage/reports/${id}/unconfirm`, reason],
      ['POST', `/api/voyage/reports/${id}/reasons`, { reasons: [{ code: 'R21', field: 'x', reason: '越权' }] }],
      ['GET', `/api/voyage/reports/${id}/entry`],
      ['GET', `/api/voyage/reports/${id}/findings`],
      ['GET', `/api/voyage/reports/${id}/neighbours`],
      ['GET', `/api/voyage/reports/prefill?shipId=${ship}&rptType=NOON`],
      ['GET', `/api/voyage/voyages/current?shipId=${ship}`],
      ['GET', `/api/voyage/voyages/${voyage}/totals`],
      ['POST', `/api/voyage/voyages/${voyage}/close`, {}],
      ['POST', `/api/voyage/voyages/${voyage}/cancel`, reason],
      ['POST', `/api/voyage/voyages/${voyage}/reopen`, reason],
      ['POST', '/api/voyage/voyages/open', { shipId: ship, closeCurrent: true }],
      ['POST', '/api/voyage/reports', { shipName: ship, rptType: 'NOON', rptTime: '2026-03-06T04:00:00Z' }],
      ['GET', `/api/voyage/ship-voyage-detail?organizationId=${ship}`],
      ['GET', `/api/getCargoAndCrewById?organizationId=${ship}`],
    ];
    for (const [method, path, body] of refused) {
      expect([path, (await mighty(method, path, body)).status]).toEqual([path, 404]);
    }
    expect((await mighty('POST', '/api/voyage/reports/batch-confirm', { ids: [id] })).body).toEqual([]);
    expect((await mighty('GET', `/api/voyage/track?shipId=${ship}&days=366`)).body).toEqual([]);
    const board = (await mighty<{ shipId: number }[]>('GET', '/api/voyage/board')).body;
    expect(board.filter((row) => row.shipId !== own)).toEqual([]);
    for (const type of [1, 2]) {
      const ships = (await mighty<{ shipId: number }[]>('GET', `/api/voyage/map-ships?type=${type}`)).body;
      expect(ships.filter((row) => row.shipId !== own)).toEqual([]);
    }
  });

  test('nor can a record of the own ship be given to another, or name what belongs to another', async () => {
    const [other] = await company.db.query<{ id: number; ship: number }>(
      'select id, ship_name as ship from voyage_report where ship_name <> $1 order by id desc limit 1',
      [own],
    );
    const span = { from: '2026-05-01T00:00:00Z', to: '2026-05-02T00:00:00Z', reason: 'REPAIR' };
    const made = await mighty<{ id: number; version: number }>('POST', '/api/voyage/noon-exemptions', {
      shipName: own,
      ...span,
    });
    expect(made.status).toBe(200);
    for (const [method, body] of [
      ['POST', { shipName: other!.ship, ...span }],
      ['PUT', { ...made.body, shipName: other!.ship }],
    ] as const) {
      const answer = await mighty<{ errors: { field: string }[] }>(method, '/api/voyage/noon-exemptions', body);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'shipName' }] } });
    }
  });
});
