import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { User } from '../../../kernel/server/context.ts';
import { fileEndpoints } from '../../../kernel/server/files/endpoints.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import type { Wire } from './report-wire.rules.ts';

type Found = { ruleCode: string; level: string; field: string; expected: string | null };
type Saved = { row: Wire & { id: number; version: number }; findings: Found[] };
type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };

const REPORTS = '/api/voyage/reports';
const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let office: Send;

beforeAll(async () => {
  t = await testServer({
    modules,
    endpoints: fileEndpoints,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as();
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
});
afterAll(() => t.close());

async function shipAtSea(code: string, over: Wire = {}): Promise<{ shipId: number; second: Wire }> {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code, over));
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  expect((await office<Saved>('POST', REPORTS, first)).status).toBe(200);
  return { shipId, second };
}

const BRIDGE = ['list', 'add', 'edit', 'nautical'].map((act) => `voyage:report:${act}`);
const ENGINE = BRIDGE.slice(0, 3);
const onBoard = (shipId: number, permissions: readonly string[], role: string): Partial<User> => ({
  roles: [role],
  permissions: new Set([...permissions, 'parameter:port:pick']),
  scope: { vessel: [shipId] },
});

const withOil = (report: Wire, rowCode: string, change: object): Wire => ({
  ...report,
  oil: (report.oil as Wire[]).map((row) => (row.rowCode === rowCode ? { ...row, ...change } : row)),
});

/** What the engineer's form sends: the engine's part typed, the bridge's as it was filled in by itself. */
async function enginePart(send: Send, shipId: number, typed: Wire): Promise<Wire> {
  const at = `shipId=${shipId}&rptType=NOON&rptTime=${typed.rptTime}`;
  const { report } = (await send<{ report: Wire }>('GET', `${REPORTS}/prefill?${at}`)).body;
  const bridge = [
    'lastPort',
    'nextPort',
    'northSouth',
    'westEast',
    'fwdDraft',
    'aftDraft',
    'isWash',
    'eta',
    'shipStatus',
  ];
  const engine = [
    'oil',
    'wastes',
    'currentAccumRev',
    'manRev',
    'fwConsumption',
    'fwAddition',
    'genWaterAmount',
    'fwStock',
  ];
  return {
    shipName: shipId,
    rptType: 'NOON',
    rptTime: typed.rptTime,
    zone: String(report.zone),
    ...Object.fromEntries(bridge.map((name) => [name, report[name]])),
    ...Object.fromEntries(engine.map((name) => [name, typed[name]])),
  };
}

describe("the ship's own tolerances", () => {
  test('decide whether a difference of stock wants a reason; what the office left empty is the default', async () => {
    const differs = (report: Wire) => withOil(report, 'CURRENT_STOCK', { grades: { VLSFO: '487.600', MGO: '80.000' } });
    const generous = await shipAtSea('TA', { foTolerance: '1.000' });
    const wide = (await office<Saved>('POST', REPORTS, differs(generous.second))).body;
    expect(wide.findings.filter((f) => f.ruleCode === 'R21')).toEqual([]);
    const strict = await shipAtSea('TB', { foTolerance: null });
    const narrow = (await office<Saved>('POST', REPORTS, differs(strict.second))).body;
    expect(narrow.findings).toContainEqual(expect.objectContaining({ ruleCode: 'R21', level: 'W', expected: '0.500' }));
  });

  test('come with the form, so that the browser judges by them', async () => {
    const { shipId } = await shipAtSea('TC', { waterTolerance: '2.5' });
    const { body } = await office<{ context: { ship: { tolerances: Wire } } }>(
      'GET',
      `${REPORTS}/prefill?shipId=${shipId}&rptType=NOON`,
    );
    expect(body.context.ship.tolerances).toMatchObject({
      fo: '0.500',
      do: '0.200',
      systemOil: '50.0',
      freshWater: '2.5',
    });
  });
});

describe('attachments of a report', () => {
  const upload = async (send: Send): Promise<number> => {
    const boundary = 'fairway-boundary';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="log.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), Buffer.from('%PDF-1.7\n'), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return (await send<{ id: number }>('POST', '/api/files', body, type)).body.id;
  };

  test("open for whoever may read the report, and not for another ship's users", async () => {
    const own = await shipAtSea('AA');
    const other = await shipAtSea('AB');
    const master = t.as(onBoard(own.shipId, BRIDGE, 'MASTER'));
    const stranger = t.as(onBoard(other.shipId, BRIDGE, 'MASTER'));
    const fileId = await upload(master);
    const saved = (await master<Saved>('POST', REPORTS, { ...own.second, attachments: [fileId] })).body;
    expect(saved.row).toMatchObject({ attachments: [fileId], labels: { attachments: ['log.pdf'] } });
    const mate = t.as(onBoard(own.shipId, BRIDGE, 'CHIEF_OFFICER'));
    expect((await mate('GET', `/api/files/${fileId}`)).status).toBe(200);
    expect((await stranger('GET', `/api/files/${fileId}`)).status).toBe(404);
    expect((await stranger('GET', `/api/files/${fileId}/info`)).status).toBe(404);
    const stolen = await stranger<Refused>('POST', REPORTS, { ...other.second, attachments: [fileId] });
    expect(stolen.status).toBe(403);
  });
});

describe('the chief engineer', () => {
  test('begins a report with the engine part; the bridge completes it before it can be confirmed', async () => {
    const { shipId, second } = await shipAtSea('EA');
    const engineer = t.as(onBoard(shipId, ENGINE, 'CHIEF_ENGINEER'));
    const begun = await engineer<Saved>('POST', REPORTS, await enginePart(engineer, shipId, second));
    expect(begun.body).toMatchObject({
      row: { confirmed: 'UNCONFIRMED', latitude: null, fwConsumption: second.fwConsumption },
    });
    expect(begun.body.findings).toContainEqual(expect.objectContaining({ ruleCode: 'REQUIRED', field: 'latitude' }));
    const { id, version } = begun.body.row;
    expect((await actOn(office, `${REPORTS}/${id}/confirm`)).status).toBe(409);
    const master = t.as(onBoard(shipId, BRIDGE, 'MASTER'));
    const completed = await master<Saved>('PUT', REPORTS, { ...second, id, version });
    expect(completed.body.row).toMatchObject({ latitude: second.latitude, fwConsumption: second.fwConsumption });
    expect(completed.body.findings.filter((f) => f.ruleCode === 'REQUIRED')).toEqual([]);
  });

  test('may not create the nautical part: the refusal names what is left to the bridge', async () => {
    const { shipId, second } = await shipAtSea('EB');
    const engineer = t.as(onBoard(shipId, ENGINE, 'CHIEF_ENGINEER'));
    const refused = await engineer<Refused>('POST', REPORTS, second);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.message).toContain('纬度');
    expect(refused.body.errors?.map((error) => error.field)).toEqual(
      expect.arrayContaining(['latitude', 'weather', 'ssDist']),
    );
    expect(await t.db.query('select 1 from voyage_report where ship_name = $1', [shipId])).toHaveLength(1);
  });

  test('changes the engine part of a report and nothing else', async () => {
    const { shipId, second } = await shipAtSea('EC');
    const { row } = (await office<Saved>('POST', REPORTS, second)).body;
    const engineer = t.as(onBoard(shipId, ENGINE, 'CHIEF_ENGINEER'));
    const refused = await engineer<Refused>('PUT', REPORTS, { ...row, fwConsumption: '21.0', windForce: '9' });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ field: 'windForce' }] } });
    const changed = await engineer<Saved>('PUT', REPORTS, { ...row, fwConsumption: '21.0' });
    expect(changed.body.row).toMatchObject({ fwConsumption: '21.0', windForce: row.windForce });
  });
});

test('the cargo of a report is what was on board when it was made, whatever came after', async () => {
  const { shipId, second } = await shipAtSea('CA');
  const { row } = (await office<Saved>('POST', REPORTS, second)).body;
  const first = await t.db.query<{ id: number }>(
    'select id from voyage_report where ship_name = $1 order by rpt_time limit 1',
    [shipId],
  );
  const cargo = (parentId: number, opType: string, tonnes: string, temperature: string | null) =>
    t.db.query(
      'insert into voyage_report_cargo (parent_id, seq, op_type, cargo_name, bl_qty, temperature) values ($1, 1, $2, $3, $4, $5)',
      [parentId, opType, '汽油', tonnes, temperature],
    );
  await cargo(first[0]!.id, 'LOADING', '12000.500', '28.5');
  await cargo(row.id, 'DISCHARGING', '4000.000', null);
  const asOf = async (id: number) => (await office<Wire[]>('GET', `${REPORTS}/${id}/cargo`)).body;
  expect(await asOf(first[0]!.id)).toEqual([
    { cargoName: '汽油', loaded: '12000.500', discharged: '0', onBoard: '12000.500', temperature: '28.5' },
  ]);
  expect(await asOf(row.id)).toEqual([
    { cargoName: '汽油', loaded: '12000.500', discharged: '4000.000', onBoard: '8000.500', temperature: '28.5' },
  ]);
  const other = await shipAtSea('CB');
  const stranger = t.as(onBoard(other.shipId, BRIDGE, 'MASTER'));
  expect((await stranger('GET', `${REPORTS}/${row.id}/cargo`)).status).toBe(404);
});
