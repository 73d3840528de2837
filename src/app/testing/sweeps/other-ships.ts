import { beforeAll, describe, expect, test } from 'vitest';
import { type AnyResource, pathOf, snake, tableNameOf } from '../../../kernel/resource/resource.ts';
import { isScoped, readScope, type Scope } from '../../../kernel/resource/scope.ts';
import type { User } from '../../../kernel/server/context.ts';
import { atMoment } from '../../../kernel/server/crud/moment.ts';
import { planOf } from '../../../kernel/server/crud/plan.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { lineKinds } from '../../../kernel/server/line-kinds.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { authenticate } from '../../authenticate.server.ts';
import type { Company } from '../company.ts';
import { bodyFor, filledPath, nameOf, offers, type Page, type Sweep, send } from './sweep.ts';

/** The master whose ship is the own one. */
const MASTER = 'master.pioneer';
const ROWS = 5;

type Other = { id: number; version: number | null };
type Seat = {
  /** The master himself, with his role's permissions. */
  readonly master: Send;
  /** Holds every permission, and sees what the master sees. */
  readonly mighty: Send;
  readonly user: User;
};

/** Whatever narrows a kind of record, in whatever words: whoever is outside finds no row, by no call, and moves none. */
export function sweepOtherShips(sweep: Sweep): void {
  const { endpoints, company } = sweep;
  const lines = lineKinds(sweep.resources).filter(({ lineOf }) => lineOf && isScoped(lineOf));
  const kinds = [...sweep.resources.filter(isScoped), ...lines];
  if (kinds.length === 0 && !sweep.given.asked) return;

  describe('what belongs to another ship, unit or person is invisible to a master', () => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await seatOf(company());
    });

    test.each(kinds.map((kind) => [kind.name, kind] as const))('%s', async (_name, resource) => {
      const others = await outside(company(), resource, seat.user);
      // A kind of which the master sees every row proves nothing here.
      expect(others.length).toBeGreaterThan(0);
      await listsNone(sweep, resource, { seat, others });
      const before = await standOf(company(), resource, others);
      for (const endpoint of endpoints.filter(({ route }) => isAbout(resource, route.path)))
        for (const other of others) await staysShut(endpoint, { sweep, seat, other });
      for (const endpoint of endpoints.filter(({ make }) => make?.from.name === resource.name))
        for (const other of others) await becomesNothing(endpoint, seat, other);
      if (offers(sweep, 'PUT', pathOf(resource)))
        for (const { id, version } of others)
          expect([id, (await seat.mighty('PUT', pathOf(resource), { id, version })).status]).toEqual([id, 404]);
      expect(await standOf(company(), resource, others)).toEqual(before);
    });

    test('whoever asks for her by number is told nothing', async () => {
      const [own] = seat.user.scope.vessel as readonly number[];
      for (const { method, path, body, answer } of (await sweep.given.asked?.(company(), own!)) ?? []) {
        const given = await seat.mighty(method, path, body);
        if (answer === undefined) expect([path, given.status]).toEqual([path, 404]);
        else expect([path, given.body]).toEqual([path, answer]);
      }
    });
  });
}

async function seatOf(company: Company): Promise<Seat> {
  const token = await company.tokenOf(MASTER);
  const user = await authenticate(company.app, { method: 'GET', headers: { authorization: `Bearer ${token}` } });
  if (!user) throw new Error(`${MASTER} is not known`);
  expect(user.scope.vessel).toHaveLength(1);
  const mighty = company.as({ ...user, permissions: new Set(['*']) });
  return { master: company.withToken(token), mighty, user };
}

/** The condition of a scope over `t`, written here anew so that it does not prove itself. */
function within(scope: Exclude<Scope, 'all'>, user: User, alias = 't'): string {
  const ids = (dimension: string): string => {
    const seen = user.scope[dimension] ?? [];
    return seen === 'all' ? 'true' : `array[${seen.join(',')}]::bigint[]`;
  };
  return readScope<string>(scope, {
    dimension: (dimension, field) =>
      user.scope[dimension] === 'all' ? 'true' : `coalesce(${alias}.${snake(field)} = any(${ids(dimension)}), false)`,
    own: (field) => `coalesce(${alias}.${snake(field)} = ${user.id}, false)`,
    empty: (field) => `${alias}.${snake(field)} is null`,
    through: (field, of) =>
      of.scope === undefined || of.scope === 'all'
        ? 'true'
        : `exists (select 1 from ${tableNameOf(of)} ${alias}_of where ${alias}_of.id = ${alias}.${snake(field)}
            and ${within(of.scope, user, `${alias}_of`)})`,
    all: (parts) => `(${parts.join(' and ')})`,
    any: (parts) => `(${parts.join(' or ')})`,
  });
}

/** Some living rows of a kind that lie outside what the user sees. */
async function outside(company: Company, resource: AnyResource, user: User): Promise<Other[]> {
  const { table, live, meta } = planOf(resource);
  const version = meta.has('version') ? 't.version' : 'null::int as version';
  const condition = within(resource.scope as Exclude<Scope, 'all'>, user);
  const text = `select t.id, ${version} from ${table} t where ${live} and not ${condition} order by t.id desc limit ${ROWS}`;
  const bound = atMoment({ now: company.app.now() }, text, []);
  return company.db.query<Other>(bound.text, bound.values as unknown[]);
}

async function standOf(company: Company, resource: AnyResource, others: readonly Other[]): Promise<unknown> {
  if (resource.view && !resource.view.of) return undefined;
  const table = tableNameOf(resource.view?.of ?? resource);
  return company.db.query(`select t::text from ${table} t where id = any($1::bigint[]) order by id`, [
    others.map(({ id }) => id),
  ]);
}

/** Lists, choices and sheets have none of them, nor when asked for by number. */
async function listsNone(
  sweep: Sweep,
  resource: AnyResource,
  { seat, others }: { seat: Seat; others: readonly Other[] },
): Promise<void> {
  const base = pathOf(resource);
  const shut = new Set(others.map(({ id }) => id));
  const ids = `ids=${others.map(({ id }) => id).join('&ids=')}`;
  for (const as of [seat.master, seat.mighty]) {
    if (offers(sweep, 'GET', base))
      for (const query of ['size=200&sort=id,desc', ids]) {
        const { status, body } = await as<Page>('GET', `${base}?${query}`);
        if (as === seat.master && status === 403) continue;
        expect([query, status]).toEqual([query, 200]);
        expect(body.content.filter(({ id }) => shut.has(id))).toEqual([]);
        if (query === ids) expect(body.content).toEqual([]);
      }
    if (offers(sweep, 'GET', `${base}/options`)) {
      const picked = await as<{ id: number }[]>('GET', `${base}/options?size=200&${ids}`);
      expect(picked.status === 403 ? [] : picked.body).toEqual([]);
    }
  }
  if (offers(sweep, 'GET', `${base}/export`)) {
    const { default: excel } = await import('exceljs');
    const { raw, status } = await seat.mighty('GET', `${base}/export?${ids}`);
    expect(status).toBe(200);
    const book = new excel.Workbook();
    await book.xlsx.load(raw as unknown as ArrayBuffer);
    expect(book.worksheets[0]!.rowCount).toBe(1);
  }
}

/** Calls whose first place is the number of a record of this kind. */
const isAbout = (resource: AnyResource, path: string): boolean =>
  path === `${pathOf(resource)}/:id` || path.startsWith(`${pathOf(resource)}/:id/`);

type About = { sweep: Sweep; seat: Seat; other: Other };

async function staysShut(endpoint: Endpoint, { sweep, seat, other }: About): Promise<void> {
  const { route } = endpoint;
  if (route.permission === 'public' || route.realm === 'vendor') return;
  const { id, version } = other;
  const saw = version !== null ? { version } : {};
  const path =
    filledPath(route.path, id) + (route.method === 'DELETE' && version !== null ? `?version=${version}` : '');
  const body = bodyFor(sweep, endpoint, saw);
  expect([nameOf(endpoint), (await send(seat.mighty, endpoint, path, body)).status]).toEqual([nameOf(endpoint), 404]);
  const { status } = await send(seat.master, endpoint, path, body);
  expect([nameOf(endpoint), [403, 404].includes(status)]).toEqual([nameOf(endpoint), true]);
}

/** Nothing is made of another's record. */
async function becomesNothing(endpoint: Endpoint, { master, mighty }: Seat, { id }: Other): Promise<void> {
  const body = { body: { ids: [id] } };
  const { path } = endpoint.route;
  expect([nameOf(endpoint), (await send(mighty, endpoint, path, body)).status]).toEqual([nameOf(endpoint), 404]);
  const { status } = await send(master, endpoint, path, body);
  expect([nameOf(endpoint), [403, 404].includes(status)]).toEqual([nameOf(endpoint), true]);
}
