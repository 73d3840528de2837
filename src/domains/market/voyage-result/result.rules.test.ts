import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, round, sub } from '../../../kernel/value/decimal.ts';
import { estimateOf } from '../estimates/estimate.rules.ts';
import { claimMoney, statementMoney } from './claim-money.rules.ts';
import { billedOf, commissionsOf, freightOn, type Parcel } from './contract-money.rules.ts';
import { actualOf, figuresOf, linesOf, voyageDays } from './result.rules.ts';
import { LINE_TYPES, type LineType } from './voyage-account.text.ts';
import { chosenOf, converted, convertedLines, expectedOf, inAccount } from './voyage-sources.rules.ts';

const parcel = (over: Partial<Parcel> = {}): Parcel => ({
  qty: '38000',
  qtyUnit: 'T',
  blQty: '37260.000',
  blIssued: true,
  outturnQty: null,
  shipQty: '37241.500',
  cargoStatus: 'LOADED',
  ...over,
});
const WS = { freightType: 'WORLDSCALE', wsFlat: '10.45', wsPoints: '165', minQty: '38000' } as const;
const carried = { terms: WS, basis: 'BL', contractQty: '38000', days: '15.50', ownersShort: false } as const;

test('the worked voyage leaves 426 837.87, and 27 537.93 a day over 15.5 days', () => {
  const days = voyageDays('2026-02-22T06:00:00.000Z', '2026-03-09T18:00:00.000Z');
  expect(days).toBe('15.50');
  const { freight, deadfreight } = freightOn({ ...carried, parcels: [parcel()] });
  expect([freight, deadfreight]).toEqual(['642455.55', '12759.45']);
  const gross = '670590.00';
  const lines = [
    { kind: 'ADDRESS', pct: '1.250' },
    { kind: 'BROKERAGE', pct: '2.500' },
  ] as const;
  const [address, brokerage] = [commissionsOf(gross, lines, 'ADDRESS'), commissionsOf(gross, lines, 'BROKERAGE')];
  expect([address, brokerage]).toEqual(['8382.38', '16764.75']);
  const told = {
    FREIGHT: freight,
    DEADFREIGHT: deadfreight,
    DEMURRAGE: '15375.00',
    ADDRESS_COMM: address,
    BROKERAGE: brokerage,
    BUNKER: '113905',
    PORT: '96500',
    OTHER: '8200',
  };
  expect(figuresOf(told, days)).toEqual({
    revenue: '670590.00',
    commission: '25147.13',
    cost: '218605.00',
    net: '426837.87',
    tce: '27537.93',
  });
  expect(figuresOf(told, '0.00').tce).toBeNull();
});

test('a line tells what was expected, what it came to and what lies between; what is neither is not there', () => {
  const part = (lineType: LineType, amount: string | null, isFinal = true) => ({ lineType, amount, isFinal });
  const parts = [part('FREIGHT', '600000.00'), part('FREIGHT', '42455.55'), part('PORT', '96500.00', false)];
  expect(linesOf(parts, undefined)).toEqual([
    { lineType: 'FREIGHT', estimate: null, actual: '642455.55', difference: null, provisional: false },
    { lineType: 'PORT', estimate: null, actual: '96500.00', difference: null, provisional: true },
  ]);
  expect(linesOf(parts, { FREIGHT: '655215', BUNKER: '110000', OTHER: '0' })).toEqual([
    { lineType: 'FREIGHT', estimate: '655215.00', actual: '642455.55', difference: '-12759.45', provisional: false },
    { lineType: 'BUNKER', estimate: '110000.00', actual: '0.00', difference: '-110000.00', provisional: false },
    { lineType: 'PORT', estimate: '0.00', actual: '96500.00', difference: '96500.00', provisional: true },
  ]);
  // An amount without a rate of exchange is known to be missing.
  expect(linesOf([part('BUNKER', null)], undefined)[0]).toMatchObject({ actual: '0.00', provisional: true });
});

test.each([
  ['BL', {}, '37260.000', true],
  ['BL', { blIssued: false }, '37260.000', false],
  ['BL', { blQty: null, cargoStatus: 'PLANNED' }, '38000', false],
  ['OUTTURN', {}, '37260.000', false],
  ['OUTTURN', { outturnQty: '37198.400', cargoStatus: 'DISCHARGED' }, '37198.400', true],
  ['INTAKE', {}, '37241.500', true],
  ['BL', { blQty: null, qtyUnit: 'M3', cargoStatus: 'PLANNED' }, null, false],
] as const)('billed by %s, %j: %s t, final %s', (basis, over, qty, isFinal) => {
  expect(billedOf(parcel(over), basis)).toEqual({ qty, isFinal });
});

test('a lump sum and a minimum are earned by the part of the contract that goes on the voyage', () => {
  const parcels = [parcel({ qty: '20000', blQty: '19000' })];
  const lump = freightOn({
    ...carried,
    terms: { freightType: 'LUMPSUM', rate: '420000' },
    contractQty: '60000',
    parcels,
  });
  expect(lump).toMatchObject({ freight: '140000.00', deadfreight: null, isFinal: true });
  const perTon = { freightType: 'PER_TON', rate: '10', minQty: '60000' } as const;
  expect(freightOn({ ...carried, terms: perTon, contractQty: '60000', parcels })).toMatchObject({
    freight: '190000.00',
    deadfreight: '10000.00',
  });
  expect(freightOn({ ...carried, terms: perTon, basis: 'MIN', contractQty: '20000', parcels })).toMatchObject({
    freight: '600000.00',
    deadfreight: null,
  });
});

test('no deadfreight before all is loaded, nor where the ship fell short', () => {
  expect(freightOn({ ...carried, parcels: [parcel({ cargoStatus: 'PLANNED' })] }).deadfreight).toBeNull();
  expect(freightOn({ ...carried, ownersShort: true, parcels: [parcel()] }).deadfreight).toBeNull();
});

test('demurrage stands gross on its line: as claimed until it is settled, then as agreed before the address commission', () => {
  const claim = {
    kind: 'DEMURRAGE',
    direction: 'WE_CLAIM',
    amount: '15375.00',
    netAmount: '15182.81',
    commissionPct: '0.0125',
    agreedAmount: null,
    claimStatus: 'SUBMITTED',
  } as const;
  expect(claimMoney(claim)).toEqual({ lineType: 'DEMURRAGE', amount: '15375.00', isFinal: false });
  const agreed = { ...claim, agreedAmount: '15182.81', claimStatus: 'AGREED' };
  expect(claimMoney(agreed)).toEqual({ lineType: 'DEMURRAGE', amount: '15375.00', isFinal: true });
  expect(claimMoney({ ...agreed, agreedAmount: '13825.00' }).amount).toBe('14000.00');
  expect(claimMoney({ ...claim, claimStatus: 'TIME_BARRED' })).toMatchObject({ amount: '0.00', isFinal: true });
  expect(statementMoney({ demurrageAmount: '15375.00', despatchAmount: null })).toMatchObject({ isFinal: false });
  expect(statementMoney({ demurrageAmount: '0.00', despatchAmount: '5000.00' })?.amount).toBe('-5000.00');
  expect(statementMoney({ demurrageAmount: '0.00', despatchAmount: '0.00' })).toBeUndefined();
});

test('what others claim of the ship counts as it is claimed; what she claims counts once it is agreed', () => {
  const claim = {
    kind: 'SHORTAGE',
    direction: 'AGAINST_US',
    amount: '82960.00',
    netAmount: '82960.00',
    commissionPct: null,
    agreedAmount: null,
    claimStatus: 'OPEN',
  } as const;
  expect(claimMoney(claim)).toEqual({ lineType: 'CLAIM', amount: '82960.00', isFinal: false });
  expect(claimMoney({ ...claim, agreedAmount: '60000.00', claimStatus: 'PAID' }).amount).toBe('60000.00');
  const ours = { ...claim, kind: 'DETENTION', direction: 'WE_CLAIM' } as const;
  expect(claimMoney(ours)).toEqual({ lineType: 'OTHER_REV', amount: '0.00', isFinal: false });
  expect(claimMoney({ ...ours, agreedAmount: '82960.00', claimStatus: 'AGREED' })).toMatchObject({
    amount: '82960.00',
  });
});

test('amounts come into the currency of the account by the rates of its day, rounded once; without a rate they are unknown', () => {
  const rates = (currencyId: number) => ({ 1: '1.00000000', 2: '7.00000000' })[currencyId] ?? null;
  expect(converted('797335.00', 1, 2, rates)).toBe('113905.00');
  expect(converted('100.005', 2, 2, rates)).toBe('100.01');
  expect(converted('100', 3, 2, rates)).toBeNull();
  const told = { lineType: 'BUNKER', source: null, sourceId: null, sourceNo: null, isFinal: true } as const;
  expect(inAccount({ ...told, currencyId: 1, ownAmount: '797335.00' }, 2, rates)).toMatchObject({
    amount: '113905.00',
    rate: '0.14285714',
  });
});

test('the chosen alternative of an estimate is what was expected, in the currency of the account', () => {
  const way = {
    freightType: 'PER_TON',
    rate: '69.20',
    qty: '8500',
    addressCommission: '0.0125',
    brokerage: '0.0250',
    portCosts: '86000',
    canalCosts: '1000',
    otherCosts: '8200',
    loadHours: '60',
    dischHours: '96',
    portFuel: '10',
    fuelPrice: '600',
  } as const;
  const one = chosenOf({ alternatives: [{ ...way, rate: '1' }, way], chosenLetter: 'B' });
  const figures = estimateOf(way);
  const lines = expectedOf({ ...one, ...figures });
  expect(lines).toMatchObject({
    FREIGHT: '588200.00',
    ADDRESS_COMM: '7352.50',
    BROKERAGE: '14705.00',
    BUNKER: '39000.00',
    PORT: '86000',
    OTHER: '9200',
  });
  // What the estimate says itself: 588 200 - 22 057.50 - 39 000 - 86 000 - 9 200 in 6.5 days.
  expect(figuresOf(lines, figures.days)).toMatchObject({ net: '431942.50', tce: figures.tce });
  const rates = (currencyId: number) => ({ 1: '1', 2: '7' })[currencyId] ?? null;
  expect(convertedLines(lines, 2, 1, rates)).toMatchObject({ FREIGHT: '4117400.00', PORT: '602000.00' });
  expect(chosenOf({ alternatives: [way], chosenLetter: null })).toBeUndefined();
});

test('whatever the lines, revenue less commissions and costs is the net result', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((n) => (n / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(cents, { minLength: LINE_TYPES.length, maxLength: LINE_TYPES.length }), (amounts) => {
      const parts = LINE_TYPES.map((lineType, i) => ({ lineType, amount: amounts[i]!, isFinal: true }));
      const { revenue, commission, cost, net } = figuresOf(actualOf(linesOf(parts, undefined)), '10.00');
      return round(sub(revenue, add(commission, cost)), 2) === net;
    }),
    { numRuns: 20 },
  );
});
