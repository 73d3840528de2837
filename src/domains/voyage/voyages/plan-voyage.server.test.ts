import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { setTerms } from '../public.server.ts';
import { sampleVoyage } from '../testing/voyage-fixture.demo.ts';

type Call = {
  id: number;
  version: number;
  port: number;
  seq: number;
  zone: string | null;
  berth: string | null;
  agent: number | null;
  eta: string | null;
  etb: string | null;
  saidAta: string | null;
  purpose: string;
};
type Voyage = {
  id: number;
  version: number;
  voyageNo: string;
  voyageStatus: string;
  startTime: string;
  tradeMode: string;
  orderedSpeed: string | null;
  remark: string | null;
  ports: Call[];
};
type Refused = { code: string; errors?: { field: string }[] };

const PATH = '/api/voyage/voyages';
const READINGS = {
  time: '2026-03-05T04:00:00.000Z',
  zone: 8,
  grades: { VLSFO: '536.400', MGO: '80.000' },
  lubes: { cylinderOil: '9180' },
  fwStock: '214.0',
  currentAccumRev: 874_720,
  fwdDraft: '9.10',
  aftDraft: '9.60',
  wastes: {},
};

let company: Company;
let ops: Send;
let ports: ReadonlyMap<string, number>;
let agent: number;

beforeAll(async () => {
  company = await companyServer();
  ops = await company.signIn('ops');
  const found = await company.db.query<{ code: string; id: number }>(
    `select unlocode as code, id from parameter_port where unlocode in ('CNNGB', 'CNSHA', 'SGSIN')`,
  );
  ports = new Map(found.map(({ code, id }) => [code, id]));
  const [one] = await company.db.query<{ id: number }>(
    "select p.id from partner_partner p join partner_role r on r.id = any(p.role_ids) and r.code = 'PORT_AGENT' order by p.id limit 1",
  );
  agent = one!.id;
});
afterAll(() => company.close());

const port = (code: string): number => ports.get(code)!;
const ningbo = (over: object = {}) => ({
  port: port('CNNGB'),
  purpose: 'LOAD',
  eta: '2026-03-20T02:00:00.000Z',
  ...over,
});
const shanghai = (over: object = {}) => ({ port: port('CNSHA'), purpose: 'DISCH', ...over });

/** A ship of her own, whose first voyage was given up. */
async function ship(code: string): Promise<number> {
  const ctx = company.ctx();
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, code));
  expect((await actOn(ops, `${PATH}/${voyage.id}/cancel`, { reason: '改期' })).status).toBe(200);
  return shipId;
}

async function planned(shipId: number, over: object = {}): Promise<Voyage> {
  const answer = await ops<Voyage>('POST', `${PATH}/plan`, { shipId, ports: [ningbo(), shanghai()], ...over });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return whole(answer.body.id);
}

const whole = async (id: number): Promise<Voyage> => (await ops<Voyage>('GET', `${PATH}/${id}/totals`)).body;
const turn = (send: Send, { id, version }: Pick<Voyage, 'id' | 'version'>, calls: readonly object[]) =>
  send<Voyage & Refused>('POST', `${PATH}/${id}/rotation`, { version, ports: calls });
const kept = ({ id, version, port: where, purpose, eta }: Call) => ({ id, version, port: where, purpose, eta });

test('a voyage is planned with its number, and begins at the ETA of its first port', async () => {
  const shipId = await ship('YA');
  const calls = [ningbo({ berth: '算山3号', agent, etb: '2026-03-20T06:00:00.000Z' }), shanghai()];
  const voyage = await planned(shipId, { tradeMode: 'DOMESTIC', orderedSpeed: '12.50', ports: calls });
  expect(voyage).toMatchObject({
    voyageNo: 'YA-26002',
    voyageStatus: 'PLAN',
    startTime: '2026-03-20T02:00:00.000Z',
    tradeMode: 'DOMESTIC',
    orderedSpeed: '12.50',
  });
  expect(voyage.ports).toMatchObject([
    { seq: 1, port: port('CNNGB'), zone: '8.00', berth: '算山3号', agent, etb: '2026-03-20T06:00:00.000Z' },
    { seq: 2, port: port('CNSHA'), agent: null, eta: null },
  ]);
  const history = await ops<{ action: string }[]>('GET', `/api/voyage/voyage-ports/${voyage.ports[0]!.id}/history`);
  expect(history.body.map(({ action }) => action)).toEqual(['add']);
});

test('each thing that is wrong with a plan is told at its place', async () => {
  const shipId = await ship('YB');
  const [yard] = await company.db.query<{ id: number }>(
    "select p.id from partner_partner p join partner_role r on r.id = any(p.role_ids) and r.code = 'SHIPYARD' limit 1",
  );
  const wrong = async (calls: readonly object[]) =>
    (await ops<Refused>('POST', `${PATH}/plan`, { shipId, ports: calls })).body.errors?.map(({ field }) => field);
  expect(await wrong([])).toEqual(['ports']);
  expect(await wrong([ningbo({ eta: null })])).toEqual(['ports.0.eta']);
  expect(await wrong([ningbo(), shanghai({ agent: yard!.id })])).toEqual(['ports.1.agent']);
  expect(await wrong([ningbo({ port: 999_999 })])).toEqual(['ports.0.port']);
  expect(await wrong([ningbo(), shanghai({ port: 999_999 })])).toEqual(['ports.1.port']);
  expect(await wrong([ningbo(), shanghai({ purpose: 'DANCE' })])).toEqual(['ports.1.purpose']);
  expect(await wrong([ningbo({ etb: '2026-03-19T02:00:00.000Z' })])).toEqual(['ports.0.etb']);
});

test('chartering and ships plan nothing, a ship reads her own plans alone, and one key plans once', async () => {
  const shipId = await ship('YC');
  const body = { shipId, ports: [ningbo()] };
  for (const username of ['chartering', 'master.pioneer'])
    expect((await (await company.signIn(username))('POST', `${PATH}/plan`, body)).status).toBe(403);
  const key = { 'idempotency-key': 'plan-yc-1' };
  const [first, again] = [
    await ops<Voyage>('POST', `${PATH}/plan`, body, key),
    await ops<Voyage>('POST', `${PATH}/plan`, body, key),
  ];
  expect(again.body.id).toBe(first.body.id);
  const master = await company.signIn('master.pioneer');
  expect((await master('GET', `${PATH}/planned?shipId=${shipId}&kind=TRADE`)).status).toBe(404);
  const [pioneer] = await company.db.query<{ id: number }>(
    "select id from fleet_vessel where name_en = 'HAI YUE PIONEER'",
  );
  const own = await planned(pioneer!.id);
  expect((await master<Voyage>('GET', `${PATH}/planned?shipId=${pioneer!.id}&kind=TRADE`)).body.id).toBe(own.id);
  expect((await turn(master, own, [ningbo()])).status).toBe(403);
  expect((await actOn(ops, `${PATH}/${own.id}/cancel`, { reason: '另行安排' })).status).toBe(200);
});

test('a rotation is turned round, shortened and lengthened, and the plan begins at its first call', async () => {
  const voyage = await planned(await ship('YD'), {
    ports: [ningbo({ agent, etb: '2026-03-20T06:00:00.000Z' }), shanghai({ eta: '2026-03-22T00:00:00.000Z' })],
  });
  const [first, second] = voyage.ports;
  const singapore = { port: port('SGSIN'), purpose: 'BUNKER', eta: '2026-03-18T00:00:00.000Z' };
  const later = { ...kept(first!), eta: '2026-03-20T08:00:00.000Z' };
  const turned = await turn(ops, voyage, [singapore, later]);
  expect(turned.status, JSON.stringify(turned.body)).toBe(200);
  const now = await whole(voyage.id);
  expect(now).toMatchObject({ version: voyage.version + 1, startTime: '2026-03-18T00:00:00.000Z' });
  expect(now.ports).toMatchObject([
    { seq: 1, port: port('SGSIN') },
    { id: first!.id, seq: 2, agent, eta: '2026-03-20T08:00:00.000Z', etb: '2026-03-20T12:00:00.000Z' },
  ]);
  expect((await ops('GET', `/api/voyage/voyage-ports/${second!.id}`)).status).toBe(404);
  // Sent again it was made before: the voyage has moved on.
  expect((await turn(ops, voyage, [singapore])).body.code).toBe('STALE');
  const stale = { ...kept(now.ports[1]!), version: first!.version };
  expect((await turn(ops, now, [singapore, stale])).body.code).toBe('STALE');
});

test('the first call planned anew on its own page moves the beginning of the plan too', async () => {
  const voyage = await planned(await ship('YE'));
  const call = (await ops<Call>('GET', `/api/voyage/voyage-ports/${voyage.ports[0]!.id}`)).body;
  const moved = await ops('PUT', '/api/voyage/voyage-ports', { ...call, eta: '2026-03-23T02:00:00.000Z' });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect(await whole(voyage.id)).toMatchObject({ version: voyage.version, startTime: '2026-03-23T02:00:00.000Z' });
});

test('a ship is opened with the voyage that is planned first, which keeps its number, calls and agents', async () => {
  const shipId = await ship('YF');
  const later = await planned(shipId, { ports: [ningbo({ eta: '2026-04-20T02:00:00.000Z' })] });
  const next = await planned(shipId, { ports: [ningbo({ agent }), shanghai()], remark: '装前洗舱' });
  const repair = await planned(shipId, {
    kind: 'REPAIR',
    ports: [ningbo({ purpose: 'REPAIR', eta: '2026-03-19T02:00:00.000Z' })],
  });
  const opened = await ops<Voyage>('POST', `${PATH}/open`, { shipId, readings: READINGS, captain: '陈海' });
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  expect(opened.body).toMatchObject({
    id: next.id,
    voyageNo: next.voyageNo,
    voyageStatus: 'OPEN',
    startTime: '2026-03-05T04:00:00.000Z',
    remark: '装前洗舱',
  });
  const now = await whole(next.id);
  expect(now.ports.map(({ id, agent: of }) => [id, of])).toEqual(next.ports.map(({ id, agent: of }) => [id, of]));
  for (const { id } of [later, repair]) expect((await whole(id)).voyageStatus).toBe('PLAN');
  // What is said of its calls while it is opened holds, as for a new voyage.
  expect((await ops<Refused>('POST', `${PATH}/open`, { shipId })).body.code).toBe('CONFLICT');
});

test('calls that are given while a planned voyage is opened take the place of those planned', async () => {
  const shipId = await ship('YG');
  const voyage = await planned(shipId);
  const opened = await ops<Voyage>('POST', `${PATH}/open`, {
    shipId,
    readings: READINGS,
    ports: [shanghai({ eta: null })],
  });
  expect(opened.body.id).toBe(voyage.id);
  expect((await whole(voyage.id)).ports).toMatchObject([{ seq: 1, port: port('CNSHA') }]);
});

test('a planned voyage is cancelled once, with a reason, and then changes no more', async () => {
  const voyage = await planned(await ship('YH'));
  expect((await actOn<Refused>(ops, `${PATH}/${voyage.id}/cancel`)).body.errors?.[0]?.field).toBe('reason');
  const cancelled = await actOn<Voyage>(ops, `${PATH}/${voyage.id}/cancel`, { reason: '货主取消' });
  expect(cancelled.body.voyageStatus).toBe('CANCELLED');
  expect((await actOn<Refused>(ops, `${PATH}/${voyage.id}/cancel`, { reason: '再来' })).body.code).toBe('WRONG_STATE');
  expect((await turn(ops, cancelled.body, [ningbo()])).body.code).toBe('WRONG_STATE');
});

test('of an open voyage the calls that reports tell of stay, and others may join them', async () => {
  const [found] = await company.db.query<{ voyage: number }>(
    `select v.id as voyage from voyage_voyage v where v.voyage_status = 'OPEN' and v.deleted_at is null
       and exists (select from voyage_voyage_port p where p.voyage = v.id and p.said_ata is not null and p.deleted_at is null) order by v.id limit 1`,
  );
  const voyage = await whole(found!.voyage);
  const gone = await turn(ops, voyage, voyage.ports.filter(({ saidAta }) => !saidAta).map(kept));
  expect([gone.status, gone.body.errors?.map(({ field }) => field)]).toEqual([400, ['ports']]);
  const more = await turn(ops, voyage, [...voyage.ports.map(kept), { port: port('SGSIN'), purpose: 'BUNKER' }]);
  expect(more.status, JSON.stringify(more.body)).toBe(200);
  const now = await whole(voyage.id);
  expect(now.ports).toHaveLength(voyage.ports.length + 1);
  expect(now.ports.slice(0, -1).map(({ saidAta }) => saidAta)).toEqual(voyage.ports.map(({ saidAta }) => saidAta));
  expect(now.startTime).toBe(voyage.startTime);
});

test('what a contract says of a voyage is written into its own fields while it is planned or open', async () => {
  const voyage = await planned(await ship('YI'), { remark: '装前洗舱' });
  const set = (version: number, terms: Parameters<typeof setTerms>[1]['terms']) =>
    company.db.transaction((tx) => setTerms({ ...company.ctx(), db: tx }, { voyageId: voyage.id, version, terms }));
  expect(await set(voyage.version, { tradeMode: 'DOMESTIC', orderedSpeed: '11.50' })).toMatchObject({
    tradeMode: 'DOMESTIC',
    orderedSpeed: '11.50',
    remark: '装前洗舱',
  });
  await expect(set(voyage.version, { orderedSpeed: '10.00' })).rejects.toMatchObject({ code: 'STALE' });
  await actOn(ops, `${PATH}/${voyage.id}/cancel`, { reason: '货主取消' });
  await expect(set(voyage.version + 2, { orderedSpeed: '10.00' })).rejects.toMatchObject({ code: 'WRONG_STATE' });
});
