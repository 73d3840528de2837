import { beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../../kernel/resource/field.ts';
import { type AnyResource, childOf, pathOf, tableNameOf } from '../../../kernel/resource/resource.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { HOSTILE_VALUES, HOSTILE_WORDS, mutations, placesIn, withValue } from '../hostile.ts';
import { atOnce, filledPath, offers, type Row, type Sweep, sampleOf, schemaOf } from './sweep.ts';

type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: unknown };

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

/** No call fails on its own account, whatever stands in its address or body; a record stays usable after it. */
export function sweepHostile(sweep: Sweep): void {
  const { company } = sweep;
  let as: Send;
  beforeAll(() => {
    as = company().as();
  });
  const send = async ({ method, url, body }: Call, failed: string[]): Promise<number> => {
    const { status } = await as(method, url, body);
    const said = body === undefined ? '' : ` ${JSON.stringify(body).slice(0, 300)}`;
    if (status >= 500) failed.push(`${status} ${method} ${url.slice(0, 200)}${said}`);
    return status;
  };
  const failures = async (calls: Iterable<Call>): Promise<string[]> => {
    const failed: string[] = [];
    await atOnce(calls, (call) => send(call, failed));
    return failed;
  };

  // A case for each call: none of them takes longer because its domain has more.
  const byCall = (callsOf: (endpoint: Endpoint) => Iterable<Call>) =>
    sweep.endpoints
      .map((endpoint) => [`${endpoint.route.method} ${endpoint.route.path}`, [...callsOf(endpoint)]] as const)
      .filter(([, calls]) => calls.length > 0);
  const asked = byCall((endpoint) => queries(sweep, endpoint));
  const written = byCall(bodies);
  const changed = sweep.resources.filter((resource) => offers(sweep, 'PUT', pathOf(resource)));
  if (asked.length + written.length + changed.length === 0) return;

  describe('no call fails on its own account', () => {
    test.each(asked)(
      'whatever stands in the address of %s',
      async (_name, calls) => {
        expect(await failures(calls)).toEqual([]);
      },
      60_000,
    );

    test.each(written)(
      'whatever stands in the body of %s',
      async (_name, calls) => {
        expect(await failures(calls)).toEqual([]);
      },
      60_000,
    );

    test.each(changed.map((resource) => [resource.name, resource] as const))(
      'whatever stands in a field of %s',
      async (_name, resource) => {
        const failed: string[] = [];
        const path = pathOf(resource);
        const [found] = await company().db.query<{ id: number }>(
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
            const status = await send({ method: 'PUT', url: path, body: { ...body, version } }, failed);
            if (status === 200) ({ version } = await read());
            if (!offers(sweep, 'POST', path)) continue;
            const { id: _id, version: _version, ...fresh } = body;
            await send({ method: 'POST', url: path, body: fresh }, failed);
          }
        }
        expect(failed).toEqual([]);
        // The record can still be read, listed and changed.
        expect(await send({ method: 'GET', url: `${path}?size=200` }, failed)).toBe(200);
        const again = await send({ method: 'PUT', url: path, body: { id: found!.id, version } }, failed);
        expect(again).toBeLessThan(500);
      },
      60_000,
    );
  });
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

function* queries({ resources }: Sweep, { route }: Endpoint): Generator<Call> {
  if (route.method !== 'GET' || route.path.endsWith('/export')) return;
  const path = filledPath(route.path, 1);
  const resource = resources.find((one) => pathOf(one) === route.path);
  const keys = new Set(route.query ? Object.keys(schemaOf(route.query).properties ?? {}) : []);
  for (const key of resource ? COMMON : []) keys.add(key);
  for (const name of resource ? kindsOf(resource.fields) : [])
    for (const end of ['', 'From', 'To']) keys.add(name + end);
  for (const [i, key] of [...keys].entries())
    for (const [j, word] of HOSTILE_WORDS.entries())
      if ((i + j) % 2 === 0) yield { method: 'GET', url: `${path}?${key}=${encodeURIComponent(word)}` };
  for (const key of keys) yield { method: 'GET', url: `${path}?${key}=1&${key}=abc` };
  if (!route.path.includes(':')) return;
  for (const word of HOSTILE_WORDS) yield { method: 'GET', url: route.path.replace(/:\w+/g, encodeURIComponent(word)) };
}

/** Of a hand-written call that takes a body: bodies that have its form, and such as have none. */
function* bodies({ route }: Endpoint): Generator<Call> {
  if (route.method === 'GET' || !route.body) return;
  const schema = schemaOf(route.body);
  if (Object.keys(schema.properties ?? {}).length === 0) return;
  const [method, url] = [route.method, filledPath(route.path, 1)];
  for (const { body } of mutations(sampleOf(schema) as Row, HOSTILE_VALUES)) yield { method, url, body };
  for (const value of HOSTILE_VALUES) yield { method, url, body: value };
}

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
