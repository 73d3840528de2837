import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { accounts } from '../voyage-result/voyage-account.server.ts';
import { followLoaded } from './deadfreight.server.ts';
import { contracts } from './save-contract.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Answer = Row & { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/market/contracts';
const CLAIMS = '/api/market/claims';
const ACCOUNTS = '/api/market/voyage-accounts';
const ALL = { vessel: 'all', organization: 'all' } as const;

let company: Company;
let desk: Send;
let today = '';
let [customer, partner, usd, voyage] = [0, 0, 0, 0];

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work(asSystem({ ...company.ctx(), db: tx }, '测试')));

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
  today = officeDay(company.ctx().now);
  const [found] = await company.db.query<{ id: number; partner: number; usd: number; voyage: number }>(
    `select id, partner_id as partner, (select id from parameter_currency where code = 'USD') as usd,
       (select max(v.id) from voyage_voyage v where v.voyage_status = 'CLOSED' and v.voyage_kind = 'TRADE'
         and exists (select from market_voyage_account a where a.voyage_id = v.id)
         and not exists (select from market_claim k where k.voyage_id = v.id and k.kind = 'DEADFREIGHT')) as voyage
     from market_customer where standing = 'OPEN' order by id desc limit 1`,
  );
  [customer, partner, usd, voyage] = [found!.id, found!.partner, found!.usd, found!.voyage];
}, 180_000);
afterAll(() => company.close());

const read = async (id: number): Promise<Row> => (await desk<Row>('GET', `${PATH}/${id}`)).body;
const act = (row: Pick<Row, 'id'>, name: string, body: Record<string, unknown> = {}, by: Send = desk) =>
  actOn<Answer>(by, `${PATH}/${row.id}/${name}`, body);
const lineOf = async (row: Pick<Row, 'id'>) =>
  (
    await company.db.query<{ amount: string; status: string }>(
      `select amount, status from finance_receivable_line
       where source = 'market.contract' and source_id = $1 and line_kind = 'DEADFREIGHT'`,
      [row.id],
    )
  )[0];

const loadedTonnes = (parcelId: number, blQty: string): Promise<void> =>
  acting(async (ctx) => {
    const { row } = await cargoes.patch(ctx, parcelId, { blQty }, { action: 'figures' });
    await followLoaded(ctx, row.contractId);
  });

/** The worked example: at least 38 000 t at WS 165 of 10.45, 37 260 t on board, address commission 1.25 %. */
async function short(): Promise<{ contract: Row; parcelId: number }> {
  const [type] = await company.db.query<{ id: number }>(`select id from market_cargo_type where code = 'MEOH'`);
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  const parcel = await desk<Answer>('POST', '/api/market/cargos', {
    cargoTypeId: type!.id,
    name: '甲醇',
    customerId: customer,
    loadPortId: ports[0]!.id,
    dischPortId: ports[1]!.id,
    qty: '38000',
    qtyUnit: 'T',
    laycanFrom: '2026-03-20',
    laycanTo: '2026-03-23',
  });
  expect([parcel.status, parcel.body.message]).toEqual([200, undefined]);
  const draft = await desk<Answer>('POST', `${PATH}/from-cargo`, { ids: [parcel.body.id] });
  const row = await desk<Answer>('PUT', PATH, {
    ...draft.body,
    currencyId: usd,
    freightType: 'WORLDSCALE',
    wsFlat: '10.45',
    wsPoints: '165',
    minQty: '38000',
    commissions: [{ kind: 'ADDRESS', pct: '1.25' }],
  });
  expect([row.status, row.body.message]).toEqual([200, undefined]);
  const parcelId = parcel.body.id;
  await acting(async (ctx) => {
    await contracts.patch(ctx, row.body.id, { status: 'APPROVE', contractStatus: 'PERFORMING' }, { action: 'edit' });
    await cargoes.patch(
      ctx,
      parcelId,
      {
        contractId: row.body.id,
        voyageId: voyage,
        cargoStatus: 'LOADED',
        blQty: '37260.000',
        blIssued: true,
        loadedOn: today,
      },
      { action: 'figures' },
    );
    await followLoaded(ctx, row.body.id);
  });
  return { contract: await read(row.body.id), parcelId };
}

/** Parcels of the tests before stand on the same voyage: what they accepted is taken back. */
const clear = ({ id }: Row, parcelId: number): Promise<void> =>
  acting(async (ctx) => {
    const gone = { cargoStatus: 'CANCELLED', contractId: null, voyageId: null };
    await cargoes.patch(ctx, parcelId, gone, { action: 'edit' });
    await followLoaded(ctx, id);
  });

const claimed = () =>
  desk<Answer>('POST', CLAIMS, {
    kind: 'DEADFREIGHT',
    direction: 'WE_CLAIM',
    voyageId: voyage,
    counterpartyName: '客户',
    partnerId: partner,
    currencyId: usd,
    amount: '12759.45',
    completedOn: today,
    claimDays: 90,
  });

test('deadfreight is proposed when loading is finished, billed once it is accepted, less the address commission', async () => {
  const { contract, parcelId } = await short();
  expect(contract).toMatchObject({
    deadfreightQty: '740.000',
    deadfreightAmount: '12759.45',
    deadfreightOn: null,
    deadfreightOpen: true,
  });
  expect(await lineOf(contract)).toBeUndefined();
  const accepted = await act(contract, 'accept-deadfreight');
  expect([accepted.status, accepted.body.message]).toEqual([200, undefined]);
  expect(accepted.body).toMatchObject({ deadfreightOn: today, deadfreightOpen: false });
  expect(await lineOf(contract)).toMatchObject({ amount: '12599.96', status: 'OPEN' });
  // Sent twice it is refused, and stale as well.
  const again = await act(contract, 'accept-deadfreight');
  expect([again.status, again.body.code]).toEqual([400, 'RULE']);
  const stale = await desk<Answer>('POST', `${PATH}/${contract.id}/drop-deadfreight`, { version: 1, reason: '重复' });
  expect(stale.body.code).toBe('STALE');
  const lines = await company.db.query(
    `select id from finance_receivable_line where source = 'market.contract' and source_id = $1`,
    [contract.id],
  );
  // Freight and deadfreight, a line each.
  expect(lines).toHaveLength(2);
  await clear(contract, parcelId);
});

test('a corrected quantity takes the line back, until the new amount is accepted', async () => {
  const { contract, parcelId } = await short();
  await act(contract, 'accept-deadfreight');
  await loadedTonnes(parcelId, '37500.000');
  expect(await read(contract.id)).toMatchObject({
    deadfreightQty: '500.000',
    deadfreightAmount: '8621.25',
    deadfreightOn: null,
    deadfreightOpen: true,
  });
  expect(await lineOf(contract)).toMatchObject({ amount: '0.00', status: 'CANCELLED' });
  await act(contract, 'accept-deadfreight');
  // 8 621.25 less 107.77.
  expect(await lineOf(contract)).toMatchObject({ amount: '8513.48', status: 'OPEN' });
  await loadedTonnes(parcelId, '38000.000');
  expect(await read(contract.id)).toMatchObject({
    deadfreightQty: null,
    deadfreightAmount: null,
    deadfreightOpen: false,
  });
  expect(await lineOf(contract)).toMatchObject({ amount: '0.00', status: 'CANCELLED' });
  const none = await act(contract, 'accept-deadfreight');
  expect([none.status, none.body.code]).toEqual([400, 'RULE']);
  await clear(contract, parcelId);
});

test('what was accepted by mistake is taken back with a reason', async () => {
  const { contract, parcelId } = await short();
  const early = await act(contract, 'drop-deadfreight', { reason: '未认可' });
  expect([early.status, early.body.code]).toEqual([400, 'RULE']);
  await act(contract, 'accept-deadfreight');
  const silent = await act(contract, 'drop-deadfreight');
  expect(silent.body.errors?.map(({ field }) => field)).toEqual(['reason']);
  expect((await act(contract, 'drop-deadfreight', { reason: '亏舱由船方造成' })).status).toBe(200);
  expect(await lineOf(contract)).toMatchObject({ amount: '0.00', status: 'CANCELLED' });
  expect(await read(contract.id)).toMatchObject({ deadfreightOn: null, deadfreightOpen: true });
  await clear(contract, parcelId);
});

test('it is accepted by the chartering desk alone, and not of a contract that is still negotiated', async () => {
  const { contract, parcelId } = await short();
  const operator = company.as({
    permissions: new Set(['market:contract:list', 'market:contract:complete']),
    scope: ALL,
  });
  const forbidden = await act(contract, 'accept-deadfreight', {}, operator);
  expect([forbidden.status, forbidden.body.code]).toEqual([403, 'FORBIDDEN']);
  await acting((ctx) => contracts.patch(ctx, contract.id, { contractStatus: 'NEGOTIATING' }, { action: 'edit' }));
  expect((await act(contract, 'accept-deadfreight')).body.code).toBe('WRONG_STATE');
  await clear(contract, parcelId);
});

test('a claim of it and a line to bill exclude each other', async () => {
  const { contract, parcelId } = await short();
  const first = await claimed();
  expect([first.status, first.body.message]).toEqual([200, undefined]);
  const refused = await act(contract, 'accept-deadfreight');
  expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
  expect(await lineOf(contract)).toBeUndefined();
  await actOn(desk, `${CLAIMS}/${first.body.id}/waive`, { reason: '改由合同开票' });
  expect((await act(contract, 'accept-deadfreight')).status).toBe(200);
  const second = await claimed();
  expect([second.status, second.body.errors?.map(({ field }) => field)]).toEqual([400, ['kind']]);
  await clear(contract, parcelId);
});

test('what the account of the voyage calls the owner’s shortfall is not accepted, and what is accepted is not called so', async () => {
  const { contract, parcelId } = await short();
  const [account] = await company.db.query<{ id: number }>(
    'select id from market_voyage_account where voyage_id = $1 and deleted_at is null',
    [voyage],
  );
  const told = (ownersShort: boolean) =>
    acting((ctx) => accounts.patch(ctx, account!.id, { ownersShort, accountStatus: 'OPEN' }, { action: 'edit' }));
  await told(true);
  const refused = await act(contract, 'accept-deadfreight');
  expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
  await told(false);
  expect((await act(contract, 'accept-deadfreight')).status).toBe(200);
  const writer = company.as({
    permissions: new Set(['market:voyageAccount:list', 'market:voyageAccount:edit', MARKET_PRICE]),
    scope: ALL,
  });
  const { body } = await writer<Row>('GET', `${ACCOUNTS}/${account!.id}`);
  const typed = await writer<Answer>('PUT', ACCOUNTS, { ...body, ownersShort: true });
  expect([typed.status, typed.body.errors?.map(({ field }) => field)]).toEqual([400, ['ownersShort']]);
  await clear(contract, parcelId);
});
