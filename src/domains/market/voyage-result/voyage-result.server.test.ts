import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { mul, neg } from '../../../kernel/value/decimal.ts';
import { identityOf } from '../../identity/public.server.ts';
import { sampleVoyage } from '../../voyage/testing/voyage-fixture.demo.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { takeShip } from './take-figures.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Answer = Row & Refused;
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Line = { lineType: string; actual?: string; provisional: boolean; reason?: string | null };
type Source = { lineType: string; source: string | null; sourceNo: string; ownAmount: string; amount: string };
type Account = Answer & { results: Line[]; sources: Source[]; accountStatus: string };

const PATH = '/api/market/voyage-accounts';
/** Every ship and unit. */
const ALL = { vessel: 'all', organization: 'all' } as const;

let company: Company;
let desk: Send;
let ops: Send;
let finance: Send;
let cfo: Send;
let usd: number;

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await company.db.query<T & Record<string, unknown>>(sql, values))[0]!;

/** Answers what came, which was not refused. */
async function sent<T = Answer>(by: Send, method: 'POST' | 'PUT', path: string, body: object): Promise<T> {
  const answer = await by<T & Refused>(method, path, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
}

const read = async (id: number, by: Send = desk): Promise<Account> => (await by<Account>('GET', `${PATH}/${id}`)).body;

/** Submits a document, and everybody who is asked agrees. */
async function agree(resource: string, { id, version }: Row, by: Send): Promise<void> {
  const run = await sent<Run>(by, 'POST', '/api/approval/runs', { resource, recordId: id, version });
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await by<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
    if (!next) return;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    await sent(company.as(who!.user), 'POST', `/api/approval/runs/${run.id}/act`, given);
  }
}

beforeAll(async () => {
  company = await companyServer();
  [desk, ops, finance, cfo] = await Promise.all([
    company.signIn('chartering'),
    company.signIn('ops'),
    company.signIn('finance'),
    company.signIn('cfo'),
  ]);
  usd = (await one<{ id: number }>(`select id from parameter_currency where code = 'USD'`)).id;
}, 180_000);
afterAll(() => company.close());

/** A voyage of 15.5 days, and the charter that she performs by Worldscale: 37 260 t of at least 38 000. */
async function voyageOfExample() {
  const ctx = company.ctx();
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, 'VR'));
  const voyageId = Number(voyage.id);
  const { id: cargoTypeId } = await one<{ id: number }>(`select id from market_cargo_type where code = 'MEOH'`);
  const { id: customerId } = await one<{ id: number }>(
    `select id from market_customer where standing = 'OPEN' order by id limit 1`,
  );
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  const parcel = await sent(desk, 'POST', '/api/market/cargos', {
    cargoTypeId,
    name: '甲醇',
    customerId,
    loadPortId: ports[0]!.id,
    dischPortId: ports[1]!.id,
    qty: '38000',
    qtyUnit: 'T',
    laycanFrom: '2026-02-24',
    laycanTo: '2026-02-27',
    lossAllowance: '0.300',
  });
  const draft = await sent(desk, 'POST', '/api/market/contracts/from-cargo', { ids: [parcel.id] });
  const contract = await sent(desk, 'PUT', '/api/market/contracts', {
    ...draft,
    currencyId: usd,
    freightType: 'WORLDSCALE',
    wsFlat: '10.45',
    wsPoints: '165',
    minQty: '38000',
    commissions: [
      { kind: 'ADDRESS', pct: '1.25' },
      { kind: 'BROKERAGE', pct: '2.5' },
    ],
  });
  // What the reports and the acts of carriage would have written.
  await company.db.query(
    `update market_cargo set contract_id = $2, voyage_id = $3, ship_id = $4, cargo_status = 'LOADED', bl_qty = 37260, bl_issued = true where id = $1`,
    [parcel.id, contract.id, voyageId, shipId],
  );
  await company.db.query(
    `update voyage_voyage set start_time = '2026-02-22T06:00:00Z', end_time = '2026-03-09T18:00:00Z' where id = $1`,
    [voyageId],
  );
  return { shipId, voyageId, parcelId: parcel.id, customerId, contractNo: String(contract.contractNo) };
}

/** 7 CNY a dollar on the day on which the voyage of the example ended. */
async function ratedAtSeven(): Promise<void> {
  await company.db.query(
    `update parameter_exchange_rate set deleted_at = $2 where currency_id = $1 and rate_date = '2026-03-10'`,
    [usd, company.ctx().now.toISOString()],
  );
  await company.db.query(
    `insert into parameter_exchange_rate (create_by, create_name, currency_id, rate_date, rate_type, rate, source)
     values (1, 'test', $1, '2026-03-10', 'middle', 7, 'manual')`,
    [usd],
  );
}

/** 165 t at 585 dollars and 22 t at 790, as the oil books have them in the closed month. */
async function burn(shipId: number, voyageId: number): Promise<void> {
  const { id } = await one<{ id: number }>(
    `insert into voyage_oil_month (create_by, create_name, ship_name, month, status, period_status)
     values (1, 'test', $1, '2026-03', 'APPROVE', 'OPEN') returning id`,
    [shipId],
  );
  for (const [seq, [oil, qty, price]] of [
    ['VLSFO', '165', '585'],
    ['MGO', '22', '790'],
  ].entries())
    await company.db.query(
      `insert into voyage_oil_entry (parent_id, seq, kind, oil_grade, bonded, voyage_id, consumer, qty, amount)
       values ($1, $2, 'ISSUE', $3, false, $4, 'ME_CONST', $5, $6)`,
      [id, seq, oil, voyageId, neg(qty!), neg(mul(mul(qty!, price!), '7'))],
    );
  await company.db.query(`update voyage_oil_month set period_status = 'CLOSED' where id = $1`, [id]);
}

/** Port costs of 96 500 at the agent of a call, estimated and final. */
async function callAt(voyageId: number): Promise<Row> {
  const { id: port } = await one<{ id: number }>(`select id from parameter_port where unlocode = 'CNLYG'`);
  const { id: agentId } = await one<{ id: number }>(
    'select partner_id as id from market_port_agent_profile order by id limit 1',
  );
  const call = await sent(ops, 'POST', '/api/voyage/voyage-ports', {
    voyage: voyageId,
    port,
    purpose: 'LOAD',
    eta: daysFrom(5).toISOString(),
  });
  const appointment = await sent(ops, 'POST', '/api/market/agent-appointments', {
    voyageId,
    portCallId: call.id,
    agentId,
  });
  await sent(ops, 'POST', `/api/market/agent-appointments/${appointment.id}/send`, {
    version: appointment.version,
    language: 'zh',
  });
  const made = await sent(ops, 'POST', '/api/market/disbursement-accounts/from-appointment', { ids: [appointment.id] });
  return sent(ops, 'PUT', '/api/market/disbursement-accounts', {
    ...made,
    currencyId: usd,
    lines: [{ item: 'PILOTAGE', pdaAmount: '96500.00', fdaAmount: '96500.00', voucherNo: 'P-1' }],
  });
}

const local = (time: string): string => new Date(`2026-${time.replace(' ', 'T')}:00+08:00`).toISOString();

/** A statement of 15 375.00 less 1.25 %, approved. */
async function statementOf(voyageId: number): Promise<Row> {
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 1');
  const row = await sent(ops, 'POST', '/api/voyage/laytimes', {
    voyageId,
    charterer: '南海石化',
    basis: 'TOTAL',
    allowedHours: '72',
    noticeHours: '6',
    claimDays: 999,
    currencyId: usd,
    demurrageRate: '18000',
    addressCommission: '0.0125',
    ports: [
      {
        port: ports[0]!.id,
        opType: 'LOADING',
        zone: '8',
        norTendered: local('03-01 06:00'),
        allFast: local('03-01 12:00'),
        hosesOff: local('03-05 08:30'),
      },
    ],
  });
  expect([row.demurrageAmount, row.netAmount]).toEqual(['15375.00', '15182.81']);
  await agree('voyage.laytime', row, ops);
  return row;
}

/** The statement's claim, submitted and settled for the whole of it. */
async function claimOf(statement: Row): Promise<void> {
  const made = await sent<Answer & { documents: object[] }>(desk, 'POST', '/api/market/claims/from-statement', {
    ids: [statement.id],
  });
  const documents = made.documents.map((paper) => ({ ...paper, got: true }));
  const whole = await sent(desk, 'PUT', '/api/market/claims', { ...made, documents });
  await actOn(desk, `/api/market/claims/${whole.id}/submit`);
  const settlement = await sent(desk, 'POST', '/api/market/claim-settlements/from-claim', { ids: [made.id] });
  const row = await sent(desk, 'PUT', '/api/market/claim-settlements', { ...settlement, agreedAmount: '15182.81' });
  await agree('market.claimSettlement', row, desk);
}

test('the worked voyage: taken of contract, claim, oil books and port costs it leaves 426 837.87, 27 537.93 a day', async () => {
  const { shipId, voyageId, parcelId, customerId, contractNo } = await voyageOfExample();
  await ratedAtSeven();
  await burn(shipId, voyageId);
  const port = await callAt(voyageId);
  const statement = await statementOf(voyageId);
  const entries = [{ lineType: 'OTHER', sourceNote: '洗舱账单', currencyId: usd, amount: '8200' }];
  const made = await sent<Account>(desk, 'POST', PATH, { voyageId, entries });
  expect(made).toMatchObject({ shipId, customerId, days: '15.50', cargoNames: '甲醇', accountStatus: 'OPEN' });
  expect(made.results.map(({ lineType, actual, provisional }) => [lineType, actual, provisional])).toEqual([
    ['FREIGHT', '642455.55', false],
    ['DEADFREIGHT', '12759.45', false],
    ['DEMURRAGE', '15375.00', true],
    ['ADDRESS_COMM', '8382.38', true],
    ['BROKERAGE', '16764.75', true],
    ['BUNKER', '113905.00', false],
    ['PORT', '96500.00', true],
    ['OTHER', '8200.00', false],
  ]);
  expect(made).toMatchObject({
    revenue: '670590.00',
    commission: '25147.13',
    cost: '218605.00',
    net: '426837.87',
    tce: '27537.93',
    provisional: true,
  });
  const sourced = made.sources.find(({ lineType }) => lineType === 'FREIGHT');
  expect(sourced).toMatchObject({ source: 'market.contract', sourceNo: contractNo, amount: '642455.55' });
  const early = await actOn<Answer>(finance, `${PATH}/${made.id}/lock`);
  expect([early.status, early.body.message.includes('航次尚未关闭')]).toEqual([409, true]);
  await company.db.query(`update voyage_voyage set voyage_status = 'CLOSED' where id = $1`, [voyageId]);
  const open = await actOn<Answer>(finance, `${PATH}/${made.id}/lock`);
  expect([open.status, open.body.message.includes('滞期费')]).toEqual([409, true]);

  await claimOf(statement);
  await agree('market.disbursementAccount', port, ops);
  expect((await actOn<Answer>(desk, `${PATH}/${made.id}/lock`)).status).toBe(403);
  const locked = await actOn<Account & Refused>(finance, `${PATH}/${made.id}/lock`);
  expect([locked.status, locked.body.message]).toEqual([200, undefined]);
  expect(await read(made.id)).toMatchObject({
    accountStatus: 'LOCKED',
    provisional: false,
    net: '426837.87',
    tce: '27537.93',
  });

  // A locked account does not move, whatever its sources become.
  await company.db.query('update market_cargo set bl_qty = 37000 where id = $1', [parcelId]);
  expect((await actOn<Answer>(desk, `${PATH}/${made.id}/take`)).body.code).toBe('WRONG_STATE');
  await company.db.transaction((tx) => takeShip({ ...company.ctx(), db: tx }, shipId));
  expect((await read(made.id)).net).toBe('426837.87');
  expect((await actOn<Answer>(finance, `${PATH}/${made.id}/reopen`, { reason: '更正提单量' })).status).toBe(403);
  expect((await actOn<Answer>(cfo, `${PATH}/${made.id}/reopen`)).body.errors?.[0]?.field).toBe('reason');
  expect((await actOn<Answer>(cfo, `${PATH}/${made.id}/reopen`, { reason: '更正提单量' })).status).toBe(200);
  const again = await actOn<Account & Refused>(desk, `${PATH}/${made.id}/take`);
  expect(again.status).toBe(200);
  // 37 000 t at 17.2425, and 1 000 t of deadfreight: the minimum is paid either way.
  expect((await read(made.id)).results.slice(0, 2).map(({ actual }) => actual)).toEqual(['637972.50', '17242.50']);
});

test('a voyage has one account, a repair none, and it stays with its voyage', async () => {
  const { id, voyage } = await one<{ id: number; voyage: number }>(
    'select id, voyage_id as voyage from market_voyage_account order by id limit 1',
  );
  expect((await desk<Refused>('POST', PATH, { voyageId: voyage })).body.code).toBe('DUPLICATE');
  const repair = await one<{ id: number } | undefined>(
    `select id from voyage_voyage where voyage_kind = 'REPAIR' and deleted_at is null limit 1`,
  );
  if (repair)
    expect((await desk<Refused>('POST', PATH, { voyageId: repair.id })).body.errors?.[0]?.field).toBe('voyageId');
  const row = await read(id);
  const other = await one<{ id: number }>(
    `select voyage_id as id from market_voyage_account where id <> $1 order by id limit 1`,
    [id],
  );
  const moved = await desk<Refused>('PUT', PATH, { ...row, voyageId: other.id });
  expect(moved.body.errors?.map(({ field }) => field)).toContain('voyageId');
});

test('why a line came to other than was expected stands beside it, once for each line', async () => {
  const { id } = await one<{ id: number }>(
    `select id from market_voyage_account where account_status = 'OPEN' and booked_on is not null order by id limit 1`,
  );
  const row = await read(id);
  const reasons = [{ lineType: 'FREIGHT', reason: '实装少于预计' }];
  const saved = await sent<Account>(desk, 'PUT', PATH, { ...row, reasons });
  expect(saved.results.find(({ lineType }) => lineType === 'FREIGHT')?.reason).toBe('实装少于预计');
  const twice = await desk<Refused>('PUT', PATH, { ...saved, reasons: [...reasons, ...reasons] });
  expect(twice.body.errors?.map(({ field }) => field)).toEqual(['reasons.1.lineType']);
});

test('taken again without any change, nothing is written', async () => {
  const { ship } = await one<{ ship: number }>(
    `select ship_id as ship from market_voyage_account where account_status = 'OPEN' and deleted_at is null order by id limit 1`,
  );
  const take = () => company.db.transaction((tx) => takeShip({ ...company.ctx(), db: tx }, ship));
  await take();
  expect(await take()).toBe(0);
});

test('without the permission for prices no amount and no TCE is told, on record, list, paper and report; ships see no account', async () => {
  const blind = company.as({
    permissions: new Set(['market:voyageAccount:list', 'market:voyageAccount:export']),
    scope: ALL,
  });
  const { id } = await one<{ id: number }>(
    `select id from market_voyage_account where booked_on is not null order by id limit 1`,
  );
  const AMOUNTS = ['revenue', 'commission', 'cost', 'net', 'tce', 'estimateTce', 'baseNet', 'rate'];
  const row = await read(id, blind);
  for (const name of AMOUNTS) expect(name in row).toBe(false);
  expect(row.results.length).toBeGreaterThan(0);
  for (const line of row.results) expect(['estimate', 'actual', 'difference'].some((name) => name in line)).toBe(false);
  for (const line of row.sources) expect(['ownAmount', 'amount', 'rate'].some((name) => name in line)).toBe(false);
  const list = await blind<{ content: Row[] }>('GET', `${PATH}?size=20`);
  for (const each of list.body.content) for (const name of AMOUNTS) expect(name in each).toBe(false);
  const paper = async (by: Send) =>
    (await by<Paper>('GET', `/api/papers/market.voyageAccount/${id}?language=both`)).body;
  expect(JSON.stringify(await paper(blind))).not.toMatch(/净收益|收支对照|折算金额/);
  expect(JSON.stringify(await paper(desk))).toMatch(/净收益/);
  const report = '/api/market/reports/voyage-results?rows=shipId&figures=net';
  expect((await blind<Refused>('GET', report)).status).not.toBe(200);
  expect((await desk('GET', report)).status).toBe(200);
  const sees = company.as({ permissions: new Set(['market:voyageAccount:list', MARKET_PRICE]), scope: ALL });
  expect('net' in (await read(id, sees))).toBe(true);
  const master = await company.signIn('master.pioneer');
  expect((await master(`GET`, PATH)).status).toBe(403);
});
