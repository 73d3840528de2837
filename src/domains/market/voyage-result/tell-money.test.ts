import { expect, test } from 'vitest';
import { type Draft, type Facts, tellAccount } from './tell-money.server.ts';

const CNY = 1;
const USD = 2;
const EUR = 3;
const VOYAGE = 7;
const CONTRACT = 40;

/** 7 CNY a dollar; of the euro no rate is known. */
const rates = (currencyId: number): string | null =>
  currencyId === CNY ? '1' : currencyId === USD ? '7.00000000' : null;

const voyage = {
  id: VOYAGE,
  voyageNo: 'SS-26001',
  shipName: 5,
  voyageKind: 'TRADE',
  voyageStatus: 'CLOSED',
  startTime: '2026-02-22T06:00:00.000Z',
  endTime: '2026-03-09T18:00:00.000Z',
} as const;

const parcel = {
  id: 60,
  name: '柴油',
  contractId: CONTRACT,
  voyageId: VOYAGE,
  qty: '38000.000',
  qtyUnit: 'T',
  blQty: '37260.000',
  blIssued: true,
  outturnQty: null,
  shipQty: null,
  cargoStatus: 'SETTLED',
} as const;

const contract = {
  id: CONTRACT,
  contractNo: 'VC-260040',
  customerId: 9,
  currencyId: USD,
  freightType: 'WORLDSCALE',
  freightRate: null,
  wsFlat: '10.4500',
  wsPoints: '165.00',
  minQty: '38000.000',
  freightBasis: 'BL',
  commissions: [
    { id: 1, kind: 'ADDRESS', partnerId: null, pct: '1.250' },
    { id: 2, kind: 'BROKERAGE', partnerId: null, pct: '2.500' },
  ],
} as const satisfies Record<string, unknown>;

const claim = {
  id: 70,
  claimNo: 'CL-260001',
  kind: 'DEMURRAGE',
  direction: 'WE_CLAIM',
  voyageId: VOYAGE,
  statementId: 80,
  currencyId: USD,
  amount: '15375.00',
  netAmount: '15182.81',
  commissionPct: '0.0125',
  agreedAmount: '15182.81',
  claimStatus: 'AGREED',
} as const;

const disbursed = {
  id: 90,
  accountNo: 'DA-260001',
  appointmentId: 91,
  voyageId: VOYAGE,
  currencyId: USD,
  pdaTotal: '90000.00',
  fdaTotal: '96500.00',
  status: 'APPROVE',
} as const;

/** 165 t at 585 dollars and 22 t at 790, in the oil books: 113 905 dollars at 7. */
const facts: Facts = {
  voyages: new Map([[VOYAGE, voyage]]),
  contracts: new Map([[CONTRACT, { ...contract, commissions: [...contract.commissions] }]]),
  parcels: [parcel],
  statements: [],
  claims: [claim],
  disbursed: [disbursed],
  oil: { amounts: new Map([[VOYAGE, '797335.00']]), closedUntil: '2026-03' },
  estimates: new Map(),
};

const entry = {
  id: 1,
  lineType: 'OTHER',
  sourceNote: '洗舱账单',
  currencyId: USD,
  amount: '8200.00',
  estimated: false,
  remark: null,
} as const;
const draft: Draft = { voyageId: VOYAGE, estimateId: null, ownersShort: false, entries: [entry], reasons: [] };

const tell = (more: Partial<Facts> = {}, typed: Partial<Draft> = {}) =>
  tellAccount({
    facts: { ...facts, ...more },
    draft: { ...draft, ...typed },
    voyage,
    base: CNY,
    rates,
    now: new Date('2026-04-01T00:00:00.000Z'),
  });

const line = (account: ReturnType<typeof tell>, lineType: string) =>
  account.results.find((one) => one.lineType === lineType);

test('the worked voyage is told by its contract, claim, oil books and port costs: 426 837.87 net, 27 537.93 a day', () => {
  const account = tell();
  expect(account).toMatchObject({
    currencyId: USD,
    customerId: 9,
    contractId: CONTRACT,
    cargoNames: '柴油',
    bookedOn: '2026-03-10',
    days: '15.50',
    revenue: '670590.00',
    commission: '25147.13',
    cost: '218605.00',
    net: '426837.87',
    tce: '27537.93',
    // At 7 CNY a dollar.
    baseNet: '2987865.09',
    provisional: false,
  });
  expect(account.results.map(({ lineType, actual }) => [lineType, actual])).toEqual([
    ['FREIGHT', '642455.55'],
    ['DEADFREIGHT', '12759.45'],
    ['DEMURRAGE', '15375.00'],
    ['ADDRESS_COMM', '8382.38'],
    ['BROKERAGE', '16764.75'],
    ['BUNKER', '113905.00'],
    ['PORT', '96500.00'],
    ['OTHER', '8200.00'],
  ]);
  expect(
    account.sources.map(({ lineType, source, sourceId, sourceNo }) => [lineType, source, sourceId, sourceNo]),
  ).toEqual([
    ['FREIGHT', 'market.contract', CONTRACT, 'VC-260040'],
    ['DEADFREIGHT', 'market.contract', CONTRACT, 'VC-260040'],
    ['ADDRESS_COMM', 'market.contract', CONTRACT, 'VC-260040'],
    ['BROKERAGE', 'market.contract', CONTRACT, 'VC-260040'],
    ['DEMURRAGE', 'market.claim', 70, 'CL-260001'],
    ['BUNKER', 'voyage.voyage', VOYAGE, 'SS-26001'],
    ['PORT', 'market.disbursementAccount', 90, 'DA-260001'],
    ['OTHER', null, null, '洗舱账单'],
  ]);
  expect(account.sources.find(({ lineType }) => lineType === 'BUNKER')).toMatchObject({
    currencyId: CNY,
    ownAmount: '797335.00',
    rate: '0.14285714',
    amount: '113905.00',
  });
});

test('what is not final at its source is provisional: a claim that is not settled, an estimate of port costs, an open oil month', () => {
  const open = tell({
    claims: [{ ...claim, agreedAmount: null, claimStatus: 'NEGOTIATING' }],
    disbursed: [{ ...disbursed, fdaTotal: null, status: 'USE' }],
    oil: { ...facts.oil, closedUntil: '2026-02' },
  });
  // As claimed and as estimated until then; commissions on demurrage wait with it.
  expect([line(open, 'DEMURRAGE')?.actual, line(open, 'PORT')?.actual]).toEqual(['15375.00', '90000.00']);
  expect(open.results.filter(({ provisional }) => provisional).map(({ lineType }) => lineType)).toEqual([
    'DEMURRAGE',
    'ADDRESS_COMM',
    'BROKERAGE',
    'BUNKER',
    'PORT',
  ]);
  expect(open.provisional).toBe(true);
});

test('an approved statement stands for its demurrage until somebody claims it; then its claim does, once', () => {
  const statement = {
    id: 80,
    statementNo: 'LT-260001',
    voyageId: VOYAGE,
    currencyId: USD,
    demurrageAmount: '15375.00',
    despatchAmount: '0.00',
  };
  const alone = tell({ claims: [], statements: [statement] });
  expect(line(alone, 'DEMURRAGE')).toMatchObject({ actual: '15375.00', provisional: true });
  expect(line(tell({ statements: [statement] }), 'DEMURRAGE')).toMatchObject({
    actual: '15375.00',
    provisional: false,
  });
});

test('a claim of deadfreight takes the place of the reckoned one, and nothing is owed for what the ship could not take', () => {
  const dead = { ...claim, id: 71, kind: 'DEADFREIGHT', statementId: null, commissionPct: null } as const;
  const settled = { ...dead, amount: '12759.45', netAmount: '12759.45', agreedAmount: '12000.00' };
  expect(line(tell({ claims: [settled] }), 'DEADFREIGHT')?.actual).toBe('12000.00');
  expect(line(tell({}, { ownersShort: true }), 'DEADFREIGHT')).toBeUndefined();
});

test('an amount in a currency without a rate is shown in its own, counts nothing, and keeps the account provisional', () => {
  const account = tell({}, { entries: [{ ...entry, currencyId: EUR }] });
  expect(account.sources.find(({ lineType }) => lineType === 'OTHER')).toMatchObject({
    ownAmount: '8200.00',
    amount: null,
    provisional: true,
  });
  expect([account.net, account.provisional]).toEqual(['435037.87', true]);
});

test('a voyage without a contract is told in the base currency, and one under way until now', () => {
  const bare = tell({ contracts: new Map(), parcels: [], claims: [] }, { entries: [] });
  expect(bare).toMatchObject({ currencyId: CNY, customerId: null, cargoNames: null, revenue: '0.00' });
  expect(line(bare, 'BUNKER')?.actual).toBe('797335.00');
  const sailing = tellAccount({
    facts,
    draft,
    voyage: { ...voyage, voyageStatus: 'OPEN', endTime: null },
    base: CNY,
    rates,
    now: new Date('2026-03-04T06:00:00.000Z'),
  });
  expect(sailing).toMatchObject({ days: '10.00', bookedOn: null, provisional: true });
});
