import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Claim = Record<string, unknown> & {
  id: number;
  version: number;
  claimStatus: string;
  documents: Line[];
  rounds: Line[];
};
type Refused = { code: string; message: string; errors?: { field: string; message?: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/market/claims';
const SETTLEMENTS = '/api/market/claim-settlements';

let company: Company;
let office: Send;
let manager: Send;
let voyage: number;
let usd: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

const create = (over: Line = {}, by: Send = office) =>
  by<Claim & Refused>('POST', PATH, {
    kind: 'DEADFREIGHT',
    direction: 'WE_CLAIM',
    voyageId: voyage,
    counterpartyName: '东岸石化贸易有限公司',
    currencyId: usd,
    amount: '12759.45',
    completedOn: day(-20),
    claimDays: 90,
    ...over,
  });
const act = (row: Claim, name: string, body: Line = {}, by: Send = office) =>
  by<Claim & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const read = async (id: number) => (await office<Claim>('GET', `${PATH}/${id}`)).body;

/** With all that must be enclosed. */
async function submitted(over: Line = {}): Promise<Claim> {
  const { body } = await create(over);
  const documents = body.documents.map((one) => ({ ...one, got: true }));
  const { body: whole } = await office<Claim>('PUT', PATH, { ...body, documents });
  return (await act(whole, 'submit')).body;
}

async function settlement(row: Claim, agreedAmount: string, grounds?: string) {
  const made = await office<Claim & Refused>('POST', `${SETTLEMENTS}/from-claim`, { ids: [row.id] });
  if (made.status !== 200) return made;
  return office<Claim & Refused>('PUT', SETTLEMENTS, { ...made.body, agreedAmount, grounds });
}
const send = ({ id, version }: Claim) =>
  office<Run & Refused>('POST', '/api/approval/runs', { resource: 'market.claimSettlement', recordId: id, version });

/** Whoever has to look at it does. */
async function decide(run: Run, deed: string): Promise<number> {
  const [next] = (await office<Run>('GET', `/api/approval/runs/${run.id}`)).body.waiting ?? [];
  const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
  const given = { act: deed, taskId: next!.taskId, opinion: '已阅' };
  return (await company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, given)).status;
}

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('chartering');
  manager = await company.signIn('gm');
  const [found] = await company.db.query<{ id: number }>(
    `select id from voyage_voyage where voyage_status = 'CLOSED' and voyage_kind = 'TRADE' order by id limit 1`,
  );
  voyage = found!.id;
  const [currency] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'USD'`);
  usd = currency!.id;
}, 180_000);
afterAll(() => company.close());

test('net amount, last day and the list of documents are the server’s', async () => {
  const made = await create({
    amount: '15375.00',
    commissionPct: '0.0125',
    completedOn: '2026-03-09',
    netAmount: '1.00',
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    claimNo: expect.stringMatching(/^CL-\d{6}$/),
    claimStatus: 'OPEN',
    commissionAmount: '192.19',
    netAmount: '15182.81',
    dueDate: '2026-06-07',
  });
  expect(made.body.documents.map(({ document }) => document)).toEqual([
    'LETTER',
    'CHARTER_PARTY',
    'CARGO_PAPERS',
    'PROTEST',
  ]);
});

test('demurrage is claimed of an approved statement alone, once, and nobody types over what it says', async () => {
  expect(fields((await create({ kind: 'DEMURRAGE' })).body)).toEqual(['kind']);
  const [draft] = await company.db.query<{ id: number }>(`select id from voyage_laytime where status = 'USE' limit 1`);
  const early = await office<Refused>('POST', `${PATH}/from-statement`, { ids: [draft!.id] });
  expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
  const [approved] = await company.db.query<{ id: number; net: string; due: string }>(
    `select id, net_amount as net, claim_due as due from voyage_laytime where status = 'APPROVE' and demurrage_amount > 0 and deleted_at is null
      and id not in (select statement_id from market_claim where statement_id is not null) order by id limit 1`,
  );
  const [taken] = await company.db.query<{ id: number; statement: number }>(
    'select id, statement_id as statement from market_claim where statement_id is not null limit 1',
  );
  const made = approved
    ? await office<Claim & Refused>('POST', `${PATH}/from-statement`, { ids: [approved.id] })
    : await office<Claim & Refused>('GET', `${PATH}/${taken!.id}`);
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const [said] = await company.db.query<{ net: string; due: string }>(
    'select net_amount as net, claim_due::text as due from voyage_laytime where id = $1',
    [made.body.statementId],
  );
  expect(made.body).toMatchObject({ kind: 'DEMURRAGE', netAmount: said!.net, dueDate: said!.due });
  const twice = await office<Refused>('POST', `${PATH}/from-statement`, { ids: [made.body.statementId] });
  expect([twice.status, twice.body.code]).toEqual([400, 'RULE']);
  if (made.body.claimStatus !== 'OPEN') return;
  const typed = await office<Refused>('PUT', PATH, { ...made.body, amount: '1.00' });
  expect(fields(typed.body)).toEqual(['amount']);
});

test('a claim is submitted whole and by its last day, and stands still from then on', async () => {
  const { body: made } = await create();
  const bare = await act(made, 'submit');
  expect([bare.status, bare.body.code]).toEqual([400, 'RULE']);
  const row = await submitted();
  expect(row).toMatchObject({ claimStatus: 'SUBMITTED', submittedDate: day(0) });
  const changed = await office<Refused>('PUT', PATH, { ...row, amount: '1.00' });
  expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
  const late = await create({ completedOn: day(-40), claimDays: 30 });
  const documents = late.body.documents.map((one) => ({ ...one, got: true }));
  const { body: whole } = await office<Claim>('PUT', PATH, { ...late.body, documents });
  const refused = await act(whole, 'submit');
  expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
});

test('replies stand in their order, and the first one begins the negotiation', async () => {
  const row = await submitted();
  const reply = { day: day(0), side: 'THEY', offered: '6000.00', said: '只接受一半' };
  expect(fields((await act(row, 'round', { ...reply, day: day(2) })).body)).toEqual(['day']);
  const first = await act(row, 'round', reply);
  expect([first.status, first.body.claimStatus]).toEqual([200, 'NEGOTIATING']);
  const stale = await act(row, 'round', reply);
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const second = await act(first.body, 'round', { ...reply, side: 'WE', offered: '11000.00', said: '不能接受' });
  expect(second.body.rounds.map(({ side, offered }) => [side, offered])).toEqual([
    ['THEY', '6000.00'],
    ['WE', '11000.00'],
  ]);
});

test('a settlement of nine tenths holds when it is submitted, and is paid as it was agreed', async () => {
  const row = await submitted({ amount: '10000.00' });
  expect(fields((await settlement(row, '10000.01')).body)).toEqual(['agreedAmount']);
  const [draft] = (await office<{ content: Claim[] }>('GET', `${SETTLEMENTS}?claimId=${row.id}`)).body.content;
  const second = await office<Refused>('POST', `${SETTLEMENTS}/from-claim`, { ids: [row.id] });
  expect(fields(second.body)).toEqual(['claimId']);
  const { body: whole } = await office<Claim>('GET', `${SETTLEMENTS}/${draft!.id}`);
  const { body: ready } = await office<Claim>('PUT', SETTLEMENTS, { ...whole, agreedAmount: '9000.00' });
  expect(ready).toMatchObject({ sharePct: '90.00', low: false });
  expect((await send(ready)).status).toBe(200);
  const agreed = await read(row.id);
  expect(agreed).toMatchObject({ claimStatus: 'AGREED', agreedAmount: '9000.00', agreedDate: day(0) });
  const finance = await company.signIn('finance');
  const other = await act(agreed, 'pay', { paidDate: day(0), paidAmount: '8000.00' }, finance);
  expect(fields(other.body)).toEqual(['paidAmount']);
  expect((await act(agreed, 'pay', { paidDate: day(0), paidAmount: '9000.00' })).status).toBe(403);
  const paid = await act(agreed, 'pay', { paidDate: day(0), paidAmount: '9000.00' }, finance);
  expect(paid.body).toMatchObject({ claimStatus: 'PAID', paidAmount: '9000.00' });
});

test('a lower one needs grounds and the commercial manager; rejected, the claim is negotiated on', async () => {
  const row = await submitted({ amount: '10000.00' });
  const { body: low } = await settlement(row, '8999.99');
  expect(low.low).toBe(true);
  expect(fields((await send(low)).body)).toEqual(['grounds']);
  const { body: ready } = await office<Claim>('PUT', SETTLEMENTS, { ...low, grounds: '证据不足' });
  const run = await send(ready);
  expect([run.status, (await read(row.id)).claimStatus]).toEqual([200, 'SUBMITTED']);
  expect(await decide(run.body, 'reject')).toBe(200);
  expect((await read(row.id)).claimStatus).toBe('SUBMITTED');
  const { body: again } = await settlement(await read(row.id), '8500.00', '对方最后提议');
  const next = await send(again);
  expect(await decide(next.body, 'approve')).toBe(200);
  expect(await read(row.id)).toMatchObject({ claimStatus: 'AGREED', agreedAmount: '8500.00' });
});

test('what nobody submitted is barred on the day after its last, and the general manager alone reopens it', async () => {
  const { body: last } = await create({ completedOn: day(-30), claimDays: 30 });
  const { body: late } = await create({ completedOn: day(-31), claimDays: 30 });
  expect([last.dueDate, late.dueDate]).toEqual([day(0), day(-1)]);
  await company.runSchedule('market.barClaims');
  expect([(await read(last.id)).claimStatus, (await read(late.id)).claimStatus]).toEqual(['OPEN', 'TIME_BARRED']);
  const barred = await read(late.id);
  const given = { extendedTo: day(10), reason: '对方书面同意延期' };
  expect((await act(barred, 'reopen', given)).status).toBe(403);
  expect(fields((await act(barred, 'reopen', { ...given, extendedTo: day(-1) }, manager)).body)).toEqual([
    'extendedTo',
  ]);
  const open = await act(barred, 'reopen', given, manager);
  expect(open.body).toMatchObject({ claimStatus: 'OPEN', dueDate: day(10) });
  await company.runSchedule('market.barClaims');
  expect((await read(late.id)).claimStatus).toBe('OPEN');
});

test('what is claimed of us is agreed by the commercial manager, whatever its share', async () => {
  const row = await submitted({ direction: 'AGAINST_US', amount: '10000.00' });
  const { body: whole } = await settlement(row, '10000.00');
  expect([whole.low, whole.against]).toEqual([false, true]);
  const run = await send(whole);
  expect([run.status, (await read(row.id)).claimStatus]).toEqual([200, 'SUBMITTED']);
  expect(await decide(run.body, 'approve')).toBe(200);
  expect(await read(row.id)).toMatchObject({ claimStatus: 'AGREED', agreedAmount: '10000.00' });
});

test('a claim that was given up while its settlement was looked at stays given up', async () => {
  const row = await submitted({ amount: '10000.00' });
  const { body: low } = await settlement(row, '5000.00', '尽快结清');
  const run = await send(low);
  expect((await act(await read(row.id), 'waive', { reason: '双方互不追究' })).body.claimStatus).toBe('WAIVED');
  expect(await decide(run.body, 'approve')).toBe(409);
  expect(await read(row.id)).toMatchObject({ claimStatus: 'WAIVED', agreedAmount: null });
  const again = await office<Claim>('GET', `${SETTLEMENTS}/${low.id}`);
  expect(again.body.status).toBe('IN_AUDIT');
});

test('a voyage or a statement that is not there is refused at its field', async () => {
  for (const [field, over] of [
    ['voyageId', { voyageId: 999_999_999 }],
    ['statementId', { statementId: 999_999_999 }],
  ] as const) {
    const made = await create(over);
    expect([made.status, fields(made.body)]).toEqual([400, [field]]);
  }
});

test('a discharge that is still to come puts no time bar off', async () => {
  const far = await create({ completedOn: '9999-12-31', claimDays: 999 });
  expect([far.status, fields(far.body)]).toEqual([400, ['completedOn']]);
});

test('of one voyage, charterer and charter party there is one claim for the time, however often it is stated', async () => {
  const [stated] = await company.db.query<{ id: number }>(
    `select id from voyage_laytime where status = 'APPROVE' and demurrage_amount > 0 and deleted_at is null order by id limit 1`,
  );
  await office('POST', `${PATH}/from-statement`, { ids: [stated!.id] });
  const [known] = (await office<{ content: Claim[] }>('GET', `${PATH}?statementId=${stated!.id}`)).body.content;
  const first = await read(known!.id);
  const turned = await office<Refused>('PUT', PATH, { ...first, direction: 'AGAINST_US' });
  expect(fields(turned.body)).toEqual(['direction']);
  // Drawn up anew: another statement of the same charter, approved like the first.
  const [anew] = await company.db.query<{ id: number }>(
    `update voyage_laytime b set voyage_id = a.voyage_id, ship_name = a.ship_name, charterer = a.charterer, charter_party = a.charter_party,
       currency_id = a.currency_id, address_commission = a.address_commission, demurrage_amount = a.demurrage_amount + 1000,
       claim_due = a.claim_due, claim_days = a.claim_days, status = 'APPROVE'
     from voyage_laytime a where a.id = $1 and b.id = (select max(o.id) from voyage_laytime o where o.id <> $1 and o.status <> 'APPROVE') returning b.id`,
    [stated!.id],
  );
  const twice = await office<Refused>('POST', `${PATH}/from-statement`, { ids: [anew!.id] });
  expect([twice.status, fields(twice.body)]).toEqual([400, ['statementId']]);
  expect(twice.body.errors?.[0]).toMatchObject({ message: expect.stringContaining(String(first.claimNo)) });
  expect((await act(first, 'waive', { reason: '按更正后的计算单重新索赔' })).status).toBe(200);
  const second = await office<Claim & Refused>('POST', `${PATH}/from-statement`, { ids: [anew!.id] });
  expect([second.status, second.body.message]).toEqual([200, undefined]);
});

test('the claim letter names amount, last day and enclosures; behind it stands what was said', async () => {
  const row = await submitted({ amount: '15375.00', commissionPct: '0.0125' });
  await act(row, 'round', { day: day(0), side: 'THEY', offered: '6000.00', said: '只接受一半' });
  const paper = await office<Paper>('GET', `/api/papers/market.claim/${row.id}?language=zh`);
  expect([paper.status, paper.body.number]).toEqual([200, row.claimNo]);
  const text = JSON.stringify(paper.body.blocks);
  for (const said of ['15,182.81 USD', '租约', String(row.dueDate), '只接受一半', '6,000.00'])
    expect(text).toContain(said);
});

test('a ship reads no claim, and whoever has no part in them none either', async () => {
  const { body } = await create();
  const master = await company.signIn('master.pioneer');
  expect((await master('GET', `${PATH}/${body.id}`)).status).toBe(403);
  expect((await create({}, master)).status).toBe(403);
});
