import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { type VefVoyage, vefOf } from './vef.rules.ts';

type Line = Record<string, unknown> & { voyageId: number; state: string; shipQty: string; shoreQty: string };
type Run = Record<string, unknown> & { id: number; version: number; lines: Line[]; vef: string | null };
type Refused = { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/voyage/vefs';

let company: Company;
let office: Send;
let ship: number;

const make = (over: Record<string, unknown> = {}, by: Send = office) =>
  by<Run & Refused>('POST', PATH, { shipName: ship, series: 'LOAD', unit: 'T', ...over });
const plain = ({ shipQty, shoreQty }: Line): VefVoyage => ({
  ship: shipQty,
  shore: shoreQty,
  shipToShip: false,
  shipOnly: false,
  oldTables: false,
  handReason: null,
});

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('ops');
  const [found] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  ship = found!.id;
}, 180_000);
afterAll(() => company.close());

test('a run reads the last closed voyages, newest first and the present one left out, and counts by the rule', async () => {
  const { status, body } = await make({ shipFigure: '20000' });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.lines.length).toBeGreaterThan(5);
  expect(body.lines.length).toBeLessThanOrEqual(20);
  const open = await company.db.query<{ id: number }>(
    `select id from voyage_voyage where ship_name = $1 and voyage_status = 'OPEN'`,
    [ship],
  );
  expect(body.lines.map(({ voyageId }) => voyageId)).not.toContain(open[0]?.id);
  const { vef, count } = vefOf(body.lines.map(plain));
  expect([body.vef, body.count]).toEqual([vef, count]);
  expect(Number(body.adjusted)).toBe(Math.round(20_000 / Number(vef)));
});

test('loading and discharge are series of their own, and cubic metres leave the ratio as it is', async () => {
  const [loads, discharges, volumes] = await Promise.all([make(), make({ series: 'DISCHARGE' }), make({ unit: 'M3' })]);
  expect(discharges.body.vef).not.toBe(loads.body.vef);
  const ratios = (run: Run) => run.lines.map(({ ratio }) => Number(ratio).toFixed(4));
  expect(ratios(volumes.body)).toEqual(ratios(loads.body));
  expect(Number(volumes.body.lines[0]!.shipQty)).not.toBe(Number(loads.body.lines[0]!.shipQty));
});

test('a voyage taken out by hand is out for its reason, and that alone wants approval', async () => {
  const { body } = await make();
  const submit = (run: Run) =>
    office<Refused>('POST', '/api/approval/runs', { resource: 'voyage.vef', recordId: run.id, version: run.version });
  expect((await submit(body)).body.errors?.[0]?.field).toBe('lines');
  const lines = body.lines.map((line, i) => (i === 0 ? { ...line, handReason: '岸罐计量有争议' } : line));
  const out = await office<Run & Refused>('PUT', PATH, { ...body, lines });
  expect([out.status, out.body.lines[0]!.state, out.body.handCount]).toEqual([200, 'BY_HAND', 1]);
  expect(out.body.vef).toBe(vefOf(body.lines.slice(1).map(plain)).vef);
  const again = await office<Run>('POST', `${PATH}/${body.id}/run`, { version: out.body.version });
  expect([again.status, again.body.lines[0]!.state]).toEqual([200, 'BY_HAND']);
  expect((await submit(again.body)).status).toBe(200);
});

test('voyages of a run come from the reports: none is added, taken away or given other figures', async () => {
  const { body } = await make();
  const fewer = await office<Run & Refused>('PUT', PATH, { ...body, lines: body.lines.slice(1) });
  expect([fewer.status, fewer.body.code]).toEqual([409, 'WRONG_STATE']);
  const [first, ...rest] = body.lines as [Line, ...Line[]];
  const other = await office<Run & Refused>('PUT', PATH, { ...body, lines: [{ ...first, shipQty: '1.000' }, ...rest] });
  expect(other.body.lines?.[0]?.shipQty ?? first.shipQty).toBe(first.shipQty);
});

test('the record is a workbook', async () => {
  const { body } = await make();
  expect((await office('GET', `${PATH}/${body.id}/record`)).status).toBe(200);
});
