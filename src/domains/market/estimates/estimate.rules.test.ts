import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, gte, sub } from '../../../kernel/value/decimal.ts';
import { type Alternative, behindBest, CHANGES, estimateOf, ranksOf, sensitivityOf } from './estimate.rules.ts';

/** The worked voyage of 15.5 days: ten at sea and five and a half in port, 165 t and 22 t burnt. */
const WORKED: Alternative = {
  ladenMiles: '2880',
  ladenSpeed: '12',
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
  fuelCf: '3.151',
  dieselCf: '3.206',
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
};

test('the worked voyage: days, oil, revenue, result and what it is a day', () => {
  expect(estimateOf(WORKED)).toEqual({
    seaDays: '10.00',
    portDays: '5.50',
    days: '15.50',
    fuelTonnes: '165.000',
    dieselTonnes: '22.000',
    bunkerCost: '113905.00',
    co2: '590.447',
    co2PerWork: '5.50',
    freight: '642455.55',
    deadfreight: '12759.45',
    gross: '670590.00',
    commission: '25147.13',
    costs: '218605.00',
    result: '426837.87',
    tce: '27537.93',
  });
});

test('a leg in ballast and the weather margin make the voyage longer', () => {
  const more = estimateOf({ ...WORKED, ballastMiles: '1440', ballastSpeed: '12', weatherMargin: '0.05' });
  // Fifteen days at sea and five in the hundred more.
  expect([more.seaDays, more.days]).toEqual(['15.75', '21.25']);
});

test('what a result cannot do without leaves it unknown; what is empty elsewhere is none', () => {
  expect(estimateOf({ ...WORKED, ladenSpeed: null }).tce).toBeNull();
  expect(estimateOf({ ...WORKED, fuelPrice: null }).result).toBeNull();
  expect(estimateOf({ ...WORKED, wsPoints: null }).gross).toBeNull();
  expect(estimateOf({ ...WORKED, portCosts: null }).result).toBe('523337.87');
  // Nothing of it is burnt, so that nobody need know what it costs.
  expect(estimateOf({ ...WORKED, seaDiesel: null, portDiesel: null, dieselPrice: null }).bunkerCost).toBe('96525.00');
});

test('two ships for one cargo: the better a day comes first, alike shares a place, unknown has none', () => {
  const ship = (bunkers: string, days: string): Alternative => ({
    freightType: 'LUMPSUM',
    rate: '588200',
    waitHours: String(Number(days) * 24),
    fuelExtra: '1',
    fuelPrice: bunkers,
    portCosts: '86000',
  });
  const tces = [ship('148500', '6.5'), ship('171200', '7')].map((one) => estimateOf(one).tce);
  expect(tces).toEqual(['54415.38', '47285.71']);
  expect(ranksOf(tces)).toEqual([1, 2]);
  expect(ranksOf(['5', null, '5', '4'])).toEqual([1, null, 1, 3]);
  expect([behindBest(tces, 0), behindBest(tces, 1)]).toEqual(['0.00', '-7129.67']);
});

test('sensitivity: unchanged in the middle, and each figure moves the result the way it must', () => {
  const middle = CHANGES.indexOf('0');
  const of = (kind: Parameters<typeof sensitivityOf>[1]) => sensitivityOf(WORKED, kind);
  for (const kind of ['FREIGHT', 'BUNKERS', 'DAYS', 'SPEED'] as const) expect(of(kind)[middle]).toBe('27537.93');
  expect(gte(of('FREIGHT')[4], of('FREIGHT')[0])).toBe(true);
  expect(gte(of('BUNKERS')[0], of('BUNKERS')[4])).toBe(true);
  expect(gte(of('DAYS')[0], of('DAYS')[4])).toBe(true);
  // A tenth more for bunkers: 11 390.50 over 15.5 days.
  expect(of('BUNKERS')[3]).toBe('26803.06');
});

const figure = (most: number, places: number) =>
  fc.option(fc.integer({ min: 0, max: most * 10 ** places }).map((n) => (n / 10 ** places).toFixed(places)));

const anything = fc.record({
  ballastMiles: figure(20_000, 1),
  ladenMiles: figure(20_000, 1),
  ballastSpeed: figure(20, 2),
  ladenSpeed: figure(20, 2),
  weatherMargin: figure(1, 4),
  loadHours: figure(500, 2),
  waitHours: figure(500, 2),
  ladenFuel: figure(60, 2),
  portFuel: figure(60, 2),
  fuelPrice: figure(2000, 2),
  dieselPrice: figure(2000, 2),
  qty: figure(300_000, 3),
  rate: figure(500, 2),
  freightType: fc.constantFrom('PER_TON' as const, 'LUMPSUM' as const, 'PER_DAY' as const),
  addressCommission: figure(1, 4),
  portCosts: figure(1_000_000, 2),
});

test('whatever is typed, gross less commissions and costs is the result to the cent', () => {
  fc.assert(
    fc.property(anything, (one) => {
      const { gross, commission, costs, result } = estimateOf(one);
      return result === null || sub(sub(gross, commission), costs) === add(result, '0');
    }),
  );
});
