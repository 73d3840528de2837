import { expect, test } from 'vitest';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { adjustmentOf, adjustmentOn, movedFreight } from './adjustment.rules.ts';
import { againstNomination, checkLaycan, checkLongTerm } from './long-term.rules.ts';
import { progressOf } from './progress.rules.ts';

const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  qty: '20000.000',
}));

test('240 000 t over twelve months, 128 400 t done after seven: 53.500 %, 11 600 t behind, 22 320 t a month, amber', () => {
  expect(progressOf({ totalQty: '240000', doneQty: '128400', periods: MONTHS, today: '2026-08-02' })).toEqual({
    doneQty: '128400.000',
    donePct: '53.500',
    expectedQty: '140000.000',
    behindQty: '11600.000',
    behindPct: '8.29',
    requiredQty: '22320.000',
    lamp: 'AMBER',
  });
});

test.each([
  ['133000', 'GREEN'],
  ['132999', 'AMBER'],
  ['126000', 'AMBER'],
  ['125999', 'RED'],
  ['150000', 'GREEN'],
])('%s t done after seven months is %s', (doneQty, lamp) => {
  expect(progressOf({ totalQty: '240000', doneQty, periods: MONTHS, today: '2026-08-31' }).lamp).toBe(lamp);
});

test('nothing is required any more once all is carried, and no month is left after the last', () => {
  const asked = { totalQty: '240000', doneQty: '250000', periods: MONTHS };
  expect(progressOf({ ...asked, today: '2026-08-02' }).requiredQty).toBe('0.000');
  expect(progressOf({ ...asked, today: '2027-01-02' }).requiredQty).toBeNull();
});

const FORMULA = { baseFuelPrice: '4500', deadBand: '100', stepPrice: '100', stepFreight: '0.60' };

test.each([
  ['4830', '330', '230', 2, '1.20', '69.20'],
  ['4280', '-220', '120', -1, '-0.60', '67.40'],
  ['4599', '99', '0', 0, '0.00', '68.00'],
  ['4400', '-100', '0', 0, '0.00', '68.00'],
  ['4700', '200', '100', 1, '0.60', '68.60'],
])(
  'a mean of %s is %s off, %s beyond the band: %d steps move by %s to %s',
  (price, diff, beyond, steps, move, freight) => {
    const found = adjustmentOf(FORMULA, price);
    expect(found).toEqual({ diff, beyond, steps, move });
    expect(movedFreight('68.00', found?.move)).toBe(freight);
  },
);

test('8 500 t at the adjusted freight come to 588 200.00', () => {
  const freight = movedFreight('68.00', adjustmentOf(FORMULA, '4830')?.move);
  expect(round(mul('8500', freight), 2)).toBe('588200.00');
});

test('a formula with a part missing moves nothing', () => {
  expect(adjustmentOf({ ...FORMULA, deadBand: null }, '4830')).toBeNull();
  expect(adjustmentOf({ ...FORMULA, stepPrice: '0' }, '4830')).toBeNull();
});

test('the freight of a day is that of the last cycle that began by then', () => {
  const cycles = [
    { fromDay: '2026-07-01', move: '-0.60' },
    { fromDay: '2026-04-01', move: '1.20' },
  ];
  expect(adjustmentOn(cycles, '2026-03-31')).toBeUndefined();
  expect(adjustmentOn(cycles, '2026-06-30')?.move).toBe('1.20');
  expect(adjustmentOn(cycles, '2026-07-01')?.move).toBe('-0.60');
});

const TERMS = { validFrom: '2026-01-01', validTo: '2026-12-31', totalQty: '240000', tolerancePct: '5' };
const fields = (row: Parameters<typeof checkLongTerm>[0]) => checkLongTerm(row)?.map(({ field }) => field);

test.each([
  ['19000.000', undefined],
  ['21000.000', undefined],
  ['18999.000', ['periods']],
  ['21001.000', ['periods']],
])('twelve months of %s t against 240 000 t, 5 %% more or less', (qty, wrong) => {
  expect(fields({ ...TERMS, periods: MONTHS.map(({ month }) => ({ month, qty })) })).toEqual(wrong);
});

test('a sum that is off is refused with its numbers', () => {
  const [error] = checkLongTerm({ ...TERMS, periods: MONTHS.slice(0, 11) }) ?? [];
  expect(error?.message).toEqual({
    zh: '分月量合计 220,000.000 吨，与总量 240,000.000 吨相差 20,000.000 吨，超过溢短装 12,000.000 吨；改分月量或总量',
    en: 'The months come to 220,000.000 t; that is 20,000.000 t off the total of 240,000.000 t, more than the 12,000.000 t that may be more or less: change the months or the total',
  });
});

test('months stand once and within the period, routes once, the formula whole or not at all', () => {
  const wrong = { ...TERMS, totalQty: '60000', periods: [...MONTHS.slice(0, 2), MONTHS[1]!] };
  expect(fields(wrong)).toEqual(['periods.2.month']);
  expect(fields({ ...TERMS, totalQty: '20000', periods: [{ month: '2027-01', qty: '20000' }] })).toEqual([
    'periods.0.month',
  ]);
  const route = { loadPortId: 1, dischPortId: 2 };
  expect(fields({ routes: [route, route, { loadPortId: 3, dischPortId: 3 }] })).toEqual([
    'routes.1.dischPortId',
    'routes.2.dischPortId',
  ]);
  expect(fields({ ...FORMULA, stepFreight: null })).toEqual(['stepFreight']);
  expect(fields({ ...FORMULA })).toBeUndefined();
});

const AGREED = {
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  nominationDays: 15,
  laycanSpreadDays: 3,
  tolerancePct: '5',
};
const against = (over: Partial<Parameters<typeof againstNomination>[0]>) =>
  againstNomination(
    { laycanFrom: '2026-03-16', laycanTo: '2026-03-19', qty: '8500', ...over },
    AGREED,
    '8500',
    '2026-03-01',
  ).map(({ field }) => field);

test('a nomination comes fifteen days before the laycan, of three days, with the quantity as planned, more or less', () => {
  expect(against({})).toEqual([]);
  expect(against({ laycanFrom: '2026-03-15', laycanTo: '2026-03-18' })).toEqual(['laycanFrom']);
  expect(against({ laycanTo: '2026-03-20' })).toEqual(['laycanTo']);
  expect(against({ qty: '8925' })).toEqual([]);
  expect(against({ qty: '8925.001' })).toEqual(['qty']);
  expect(against({ qty: '8074.999' })).toEqual(['qty']);
  expect(against({ laycanFrom: '2027-01-01', laycanTo: '2027-01-02' })).toEqual(['laycanFrom']);
  const backwards = checkLaycan({ laycanFrom: '2026-03-16', laycanTo: '2026-03-15' }, AGREED);
  expect(backwards.map(({ field }) => field)).toEqual(['laycanTo']);
});
