import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoPictures } from '../domains/operations/pictures/pictures.demo.ts';
import { sampleNoons, sampleVoyage } from '../domains/voyage/testing/voyage-fixture.demo.ts';
import type { Field } from '../kernel/resource/field.ts';
import { type AnyResource, childOf, pathOf, tableNameOf } from '../kernel/resource/resource.ts';
import type { Send } from '../kernel/testing/server.ts';
import { allEndpoints } from './assemble.ts';
import { modules } from './domains.server.ts';
import { type Company, companyServer } from './testing/company.ts';
import { HOSTILE_VALUES, HOSTILE_WORDS, mutations, placesIn, withValue } from './testing/hostile.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Call = [method: InjectOptions['method'], url: string, body?: unknown];

const endpoints = allEndpoints();
const resources = modules.flatMap((module) => module.resources);
const offers = (method: string, path: string): boolean =>
  endpoints.some(({ route }) => route.method === method && route.path === path);

let company: Company;
let as: Send;
let failed: string[];

beforeAll(async () => {
  company = await companyServer();
  as = company.as();
  const ctx = company.ctx({ now: new Date('2026-03-06T03:30:00.000Z') });
  const { shipId } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, 'ZX'));
  const { first } = await sampleNoons(ctx, shipId);
  expect((await as('POST', '/api/voyage/reports', first)).status).toBe(200);
  await demoPictures(ctx, company.app.files);
  const exemption = { shipName: shipId, from: '2026-03-05T00:00:00Z', to: '2026-03-06T00:00:00Z', reason: 'REPAIR' };
  expect((await as('POST', '/api/voyage/noon-exemptions', exemption)).status).toBe(200);
  const unit = async (code: string): Promise<number> =>
    (await as<{ content: Row[] }>('GET', `/api/system/organizations?code=${code}&size=1`)).body.content[0]!.id;
  const move = { organizationId: await unit('SH-FIN'), newParentId: await unit('DL'), effectiveDate: '2099-01-01' };
  expect((await as('POST', '/api/system/organization-changes', { ...move, reason: '并入' })).status).toBe(200);
}, 180_000);
afterAll(() => company.close());

async function send([method, url, body]: Call): Promise<number> {
  const { status } = await as(method, url, body);
  const said = body === undefined ? '' : ` ${JSON.stringify(body).slice(0, 300)}`;
  if (status >= 500) failed.push(`${status} ${method} ${url.slice(0, 200)}${said}`);
  return status;
}

/** Some calls at a time, as a busy office sends them. */
async function sendAll(calls: Iterable<Call>): Promise<void> {
  const waiting = [...calls];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let call = waiting.shift(); call; call = waiting.shift()) await send(call);
    }),
  );
}

/** One field of each kind and form. */
function kindsOf(fields: Readonly<Record<string, Field>>): string[] {
  const seen = new Map<string, string>();
  for (const [name, { kind, variant, scale }] of Object.entries(fields)) {
    const key = `${kind} ${variant} ${scale}`;
    if (!seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()];
}

const listed = (path: string): AnyResource | undefined => resources.find((resource) => pathOf(resource) === path);
const COMMON = [
  'page',
  'size',
  'sort',
  'q',
  'ids',
  'columns',
  'createName',
  'createTimeFrom',
  'updateTimeTo',
  'id',
  '__proto__',
];

function* queries(): Generator<Call> {
  for (const { route } of endpoints) {
    if (route.method !== 'GET' || route.path.endsWith('/export')) continue;
    const path = route.path.replace(/:\w+/g, '1');
    const schema =
      route.query && (z.toJSONSchema(route.query, { io: 'input', unrepresentable: 'any' }) as { properties?: object });
    const resource = listed(route.path);
    const keys = new Set(Object.keys(schema?.properties ?? {}));
    for (const key of resource ? COMMON : []) keys.add(key);
    for (const name of resource ? kindsOf(resource.fields) : [])
      for (const end of ['', 'From', 'To']) keys.add(name + end);
    for (const [i, key] of [...keys].entries())
      for (const [j, word] of HOSTILE_WORDS.entries())
        if ((i + j) % 2 === 0) yield ['GET', `${path}?${key}=${encodeURIComponent(word)}`];
    for (const key of keys) yield ['GET', `${path}?${key}=1&${key}=abc`];
    if (!route.path.includes(':')) continue;
    for (const word of HOSTILE_WORDS) yield ['GET', route.path.replace(/:\w+/g, encodeURIComponent(word))];
  }
}

/** The hand-written calls that take a body, each with a body that has its form. */
function* bodies(): Generator<Call> {
  for (const { route } of endpoints) {
    if (route.method === 'GET' || !route.body) continue;
    const schema = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as Schema;
    if (Object.keys(schema.properties ?? {}).length === 0) continue;
    const path = route.path.replace(/:\w+/g, '1');
    for (const { body } of mutations(sampleOf(schema) as Row, HOSTILE_VALUES)) yield [route.method, path, body];
    for (const value of HOSTILE_VALUES) yield [route.method, path, value];
  }
}

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

function sampleOf(schema: Schema): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'array':
      return [sampleOf(schema.items ?? {})];
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner)]));
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return schema.format === 'date-time' ? '2026-03-07T00:00:00Z' : 'abc';
  }
}

describe('no call fails on its own account', () => {
  test('whatever stands in the address', async () => {
    failed = [];
    await sendAll(queries());
    expect(failed).toEqual([]);
  }, 60_000);

  test('whatever stands in the body of a hand-written call', async () => {
    failed = [];
    await sendAll(bodies());
    expect(failed).toEqual([]);
  }, 60_000);

  test.each(
    resources
      .filter((resource) => offers('PUT', pathOf(resource)))
      .map((resource) => [resource.name, resource] as const),
  )(
    'whatever stands in a field of %s',
    async (_name, resource) => {
      failed = [];
      const path = pathOf(resource);
      const [found] = await company.db.query<{ id: number }>(
        `select id from ${tableNameOf(resource)} where deleted_at is null order by id desc limit 1`,
      );
      expect(found).toBeDefined();
      const read = async (): Promise<Row> => (await as<Row>('GET', `${path}/${found!.id}`)).body;
      const { labels: _labels, ...template } = withLines(resource, await read());
      const wanted = wantedPlaces(resource);
      const places = placesIn(template).filter((place) => wanted.has(place.filter((key) => key !== '0').join('.')));
      // All values at all places would take minutes: each place meets its share, and each value some place.
      const step = Math.ceil(places.length / 5);
      let { version } = await read();
      for (const [i, place] of places.entries()) {
        for (const [j, value] of HOSTILE_VALUES.entries()) {
          if ((i + j) % step > 0) continue;
          const body = withValue(template, place, value) as Row;
          const status = await send(['PUT', path, { ...body, version }]);
          if (status === 200) ({ version } = await read());
          if (!offers('POST', path)) continue;
          const { id: _id, version: _version, ...fresh } = body;
          await send(['POST', path, fresh]);
        }
      }
      expect(failed).toEqual([]);
      // The record can still be read, listed and changed.
      expect(await send(['GET', `${path}?size=200`])).toBe(200);
      expect(await send(['PUT', path, { id: found!.id, version }])).toBeLessThan(500);
    },
    60_000,
  );
});

/** A row with one line of each kind that it has none of. */
function withLines(resource: AnyResource, row: Row): Row {
  const filled: Row = { ...row };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'json' && row[name] === null) filled[name] = { a: '1' };
    if (field.kind !== 'lines' || (row[name] as unknown[]).length > 0) continue;
    filled[name] = [Object.fromEntries(Object.keys(childOf(field).fields).map((key) => [key, null]))];
  }
  return filled;
}

/** One place for each kind of field, in the record and in its lines. */
function wantedPlaces(resource: AnyResource): Set<string> {
  const places = new Set<string>();
  for (const name of kindsOf(resource.fields)) places.add(name);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'lines') continue;
    places.add(name);
    for (const inner of kindsOf(childOf(field).fields)) places.add(`${name}.${inner}`);
  }
  return places;
}

describe('a request that is no request', () => {
  const raw = async (payload: string, type = 'application/json', url = '/api/system/jobs'): Promise<number> => {
    const { status, body } = await as('POST', url, payload, { 'content-type': type });
    if (status >= 400) expect(body).toMatchObject({ status, message: expect.any(String) });
    return status;
  };

  test('is refused in words: broken JSON, wrong types of content, prototypes, endless nesting, too much', async () => {
    const bodies: [string, number][] = [
      ['{"name":', 400],
      ['', 400],
      ['null', 400],
      ['[]', 400],
      ['"text"', 400],
      ['{"__proto__":{"admin":true},"name":"x"}', 400],
      ['{"constructor":{"prototype":{"admin":true}}}', 400],
      ['{"name":{"toString":1,"valueOf":1}}', 400],
      [`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
      [`{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 413],
      [`{"name":[${'1,'.repeat(25_000)}1]}`, 413],
      [`{"name":"${'x'.repeat(60_000)}"}`, 400],
      [`{"name":"${'x'.repeat(1 << 20)}"}`, 413],
      [`{"name":"${'x'.repeat(9 << 20)}"}`, 413],
    ];
    for (const [payload, status] of bodies)
      expect([payload.slice(0, 60), await raw(payload)]).toEqual([payload.slice(0, 60), status]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
      'x',
    ])
      expect([type, await raw('a=b', type)]).toEqual([type, 400]);
    for (const url of [
      '/api/%',
      '/api/system/jobs/%E0%A4%A',
      '/api/system/jobs/%00',
      `/api/${'x'.repeat(9000)}`,
      '/api//',
      '/auth/../api',
    ]) {
      const { status, body } = await as('GET', url);
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body).toMatchObject({ status, requestId: expect.any(String) });
    }
  });

  test('is refused when an upload breaks off or holds no file', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    const payloads = [
      '',
      '--b',
      '--b--\r\n',
      head,
      `${head}PK\u0003\u0004 cut off`,
      `${head}\r\n--b--\r\n`,
      '--b\r\n\r\n\r\n--b--\r\n',
      '--other\r\n',
    ];
    for (const url of ['/api/files', '/api/parameter/ports/import', '/api/importVmShipResp']) {
      for (const payload of payloads) {
        const statusCode = await raw(payload, 'multipart/form-data; boundary=b', url);
        expect([url, payload.slice(0, 60), statusCode >= 400 && statusCode < 500]).toEqual([
          url,
          payload.slice(0, 60),
          true,
        ]);
      }
    }
  });

  test('names the place of a character that cannot be stored, in the language of the call', async () => {
    const answer = await as(
      'POST',
      '/api/system/organizations',
      { name: '甲', leaders: [{ remark: 'a\u0000b' }] },
      { 'accept-language': 'en' },
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'leaders.0.remark', message: 'Contains a character that cannot be stored' }] },
    });
  });
});
