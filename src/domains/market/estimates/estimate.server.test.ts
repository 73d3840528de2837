import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Line = Record<string, unknown>;
type Estimate = Record<string, unknown> & { id: number; version: number; alternatives: Line[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/market/voyage-estimates';

let company: Company;
let office: Send;
let usd: number;
let ships: number[];

/** The worked voyage of 15.5 days. */
const worked = (over: Line = {}): Line => ({
  name: 'A',
  shipId: ships[0],
  ladenMiles: '2880.0',
  ladenSpeed: '12.00',
  weatherMargin: '0',
  loadHours: '60',
  dischHours: '60',
  waitHours: '12',
  ladenFuel: '15',
  portFuel: '2',
  fuelExtra: '4',
  seaDiesel: '1.1',
  portDiesel: '2',
  fuelPrice: '585',
  dieselPrice: '790',
  freightType: 'WORLDSCALE',
  wsFlat: '10.45',
  wsPoints: '165',
  qty: '37260',
  minQty: '38000',
  otherRevenue: '15375.00',
  addressCommission: '0.0125',
  brokerage: '0.0250',
  portCosts: '96500',
  otherCosts: '8200',
  ...over,
});

const create = (over: Line = {}, by: Send = office) =>
  by<Estimate & Refused>('POST', PATH, {
    subject: '测算',
    currencyId: usd,
    alternatives: [worked(), worked({ name: 'B', shipId: ships[1], fuelPrice: '605' })],
    ...over,
  });
const act = (row: Estimate, name: string, body: Line = {}, by: Send = office) =>
  by<Estimate & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('chartering');
  const [currency] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'USD'`);
  usd = currency!.id;
  const found = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where status = 'ACTIVE' and deleted_at is null order by id limit 2`,
  );
  ships = found.map(({ id }) => id);
}, 180_000);
afterAll(() => company.close());

test('result and TCE are the server’s, whatever was sent; the best ship stands in the head', async () => {
  const made = await create({
    alternatives: [worked({ tce: '1.00', result: '1.00' }), worked({ name: 'B', shipId: ships[1], fuelPrice: '605' })],
    bestTce: '1.00',
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    estimateNo: expect.stringMatching(/^VE-\d{6}$/),
    estimateStatus: 'DRAFT',
    versionNo: 1,
    bestShipId: ships[0],
    bestTce: '27537.93',
  });
  const { body } = await office<Estimate>('GET', `${PATH}/${made.body.id}`);
  expect(body.alternatives.map(({ days, result, tce }) => [days, result, tce])).toEqual([
    ['15.50', '426837.87', '27537.93'],
    ['15.50', '423537.87', '27325.02'],
  ]);
});

test('one alternative at least and six at most; a laycan ends after it begins', async () => {
  expect(fields((await create({ alternatives: [] })).body)).toEqual(['alternatives']);
  const seven = Array.from({ length: 7 }, (_, i) => worked({ name: `方案${i}` }));
  expect(fields((await create({ alternatives: seven })).body)).toEqual(['alternatives']);
  const early = await create({ laycanFrom: '2026-05-10', laycanTo: '2026-05-09' });
  expect(fields(early.body)).toEqual(['laycanTo']);
});

test('a chosen alternative is there and whole, and the estimate stands still from then on', async () => {
  const { body: made } = await create({
    alternatives: [worked(), worked({ name: 'B', fuelPrice: null })],
  });
  expect(fields((await act(made, 'choose', { letter: 'C' })).body)).toEqual(['letter']);
  expect(fields((await act(made, 'choose', { letter: 'B' })).body)).toEqual(['letter']);
  const chosen = await act(made, 'choose', { letter: 'A', reason: '船期合适' });
  expect(chosen.body).toMatchObject({ estimateStatus: 'CHOSEN', chosenLetter: 'A', chosenReason: '船期合适' });
  const changed = await office<Refused>('PUT', PATH, { ...chosen.body, subject: '改' });
  expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
  const again = await act(chosen.body, 'choose', { letter: 'A' });
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
  const stale = await act(made, 'revise');
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
});

test('a new version begins with the figures of the one before, which is kept', async () => {
  const { body: made } = await create();
  const { body: chosen } = await act(made, 'choose', { letter: 'A' });
  const next = await act(chosen, 'revise');
  expect([next.status, next.body.message]).toEqual([200, undefined]);
  expect(next.body).toMatchObject({
    estimateStatus: 'DRAFT',
    versionNo: 2,
    baseId: made.id,
    bestTce: '27537.93',
    chosenLetter: null,
  });
  const before = await office<Estimate>('GET', `${PATH}/${made.id}`);
  expect(before.body.estimateStatus).toBe('REPLACED');
  expect(before.body.alternatives).toHaveLength(2);
});

test('what was dropped for a reason is taken up again', async () => {
  const { body: made } = await create();
  expect(fields((await act(made, 'drop')).body)).toEqual(['reason']);
  const dropped = await act(made, 'drop', { reason: '客户取消' });
  expect(dropped.body.estimateStatus).toBe('DROPPED');
  expect((await act(dropped.body, 'resume')).body.estimateStatus).toBe('DRAFT');
});

test('whoever may not see prices reads time and oil alone; a ship reads nothing', async () => {
  const { body: made } = await create();
  const planner = company.as({
    permissions: new Set(['market:voyageEstimate:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const seen = await planner<Estimate>('GET', `${PATH}/${made.id}`);
  expect([seen.status, seen.body.alternatives[0]!.days]).toEqual([200, '15.50']);
  for (const name of ['rate', 'fuelPrice', 'freight', 'commission', 'result', 'tce'])
    expect(name in seen.body.alternatives[0]!).toBe(false);
  expect('bestTce' in seen.body).toBe(false);
  const master = await company.signIn('master.pioneer');
  expect((await master('GET', `${PATH}/${made.id}`)).status).toBe(403);
  expect((await create({}, planner)).status).toBe(403);
});

test('a ship’s own speed and consumption come of her confirmed reports; another’s are not told', async () => {
  const [pioneer] = await company.db.query<{ id: number }>(
    `select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  const own = await office<Record<string, string | null>>('GET', `${PATH}/ship-figures?shipId=${pioneer!.id}`);
  expect(own.status).toBe(200);
  expect(Number(own.body.ladenSpeed)).toBeGreaterThan(8);
  expect(Number(own.body.ladenSpeed)).toBeLessThan(20);
  expect(Number(own.body.ladenFuel)).toBeGreaterThan(Number(own.body.portFuel));
  expect(own.body.fuel).toMatchObject({ cf: expect.stringMatching(/^3\.\d{3}$/) });
  expect((await office('GET', `${PATH}/ship-figures?shipId=999999`)).status).toBe(404);
});

test('the comparison is a workbook, and a paper that lies across', async () => {
  const { body: made } = await create();
  expect((await office('GET', `${PATH}/${made.id}/comparison`)).status).toBe(200);
  const paper = await office<Paper>('GET', `/api/papers/market.voyageEstimate/${made.id}?language=zh`);
  const text = JSON.stringify(paper.body.blocks);
  expect([paper.status, paper.body.across, paper.body.number]).toEqual([200, true, made.estimateNo]);
  for (const said of ['27,537.93', '27,325.02', '日均效益（TCE）（USD）', '642,455.55']) expect(text).toContain(said);
  // Whoever may not see prices prints time and oil.
  const planner = company.as({
    permissions: new Set(['market:voyageEstimate:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const bare = await planner<Paper>('GET', `/api/papers/market.voyageEstimate/${made.id}?language=zh`);
  expect(JSON.stringify(bare.body.blocks)).toContain('15.50');
  expect(JSON.stringify(bare.body.blocks)).not.toContain('27,537.93');
});
