import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { previousNoon, withOil } from '../reports/sample-report.demo.ts';
import { type Figure, movesMoreThanLubricants, ripplesBetween, stockFigures } from './ripple.rules.ts';
import { MEASURES, type Measure, RIPPLE_AREAS } from './ripple.text.ts';

const figure = (given: Partial<Figure>): Figure => ({
  area: 'MONTH',
  recordId: 7,
  name: '2026-03',
  measure: 'closing',
  part: 'VLSFO',
  unit: 't',
  value: '487.600',
  ...given,
});

test('a month and its cost move by what was burnt more: 0.300 t at 4 200.00 a tonne', () => {
  const before = [
    figure({ measure: 'issued', value: '48.800' }),
    figure({ measure: 'closing' }),
    figure({ measure: 'issuedAmount', unit: 'CNY', value: '204960.00' }),
    figure({ measure: 'opening', value: '536.400' }),
  ];
  const after = [
    figure({ measure: 'issued', value: '49.1' }),
    figure({ measure: 'closing', value: '487.3' }),
    figure({ measure: 'issuedAmount', unit: 'CNY', value: '206220.00' }),
    figure({ measure: 'opening', value: '536.4' }),
  ];
  expect(ripplesBetween(before, after).map((one) => [one.measure, one.old, one.new, one.by])).toEqual([
    ['issued', '48.800', '49.100', '0.300'],
    ['closing', '487.600', '487.300', '-0.300'],
    ['issuedAmount', '204960.00', '206220.00', '1260.00'],
  ]);
});

test('a rating is told without a difference, a figure nobody knows yet too', () => {
  const cii = { area: 'CII', recordId: null, name: '2026', part: null, unit: null } as const;
  const moved = ripplesBetween(
    [figure({ ...cii, measure: 'rating', value: 'B' }), figure({ ...cii, measure: 'attained', value: null })],
    [figure({ ...cii, measure: 'rating', value: 'C' }), figure({ ...cii, measure: 'attained', value: '5.922' })],
  );
  expect(moved.map((one) => [one.measure, one.old, one.new, one.by])).toEqual([
    ['rating', 'B', 'C', null],
    ['attained', null, '5.922', null],
  ]);
});

test('a grade that was not there before begins at nothing; one that is nothing on both sides does not move', () => {
  const moved = ripplesBetween([], [figure({ part: 'MGO', value: '12.5' }), figure({ part: 'LNG', value: '0' })]);
  expect(moved).toMatchObject([{ part: 'MGO', old: '0.000', new: '12.500', by: '12.500' }]);
});

test('records of one name in different areas are told apart, in the order of the areas', () => {
  const stock = figure({ area: 'STOCK', measure: 'stock' });
  const moved = ripplesBetween(
    [figure({}), stock],
    [figure({ value: '1.000' }), figure({ area: 'STOCK', measure: 'stock', value: '2.000' })],
  );
  expect(moved.map(({ area }) => area)).toEqual(['STOCK', 'MONTH']);
});

test('stocks are told oil by oil, fuels in tonnes and lubricants in litres', () => {
  const noon = previousNoon();
  const less = withOil(noon, { CURRENT_STOCK: { VLSFO: '511.6', cylinderOil: '8980' } });
  const told = (report: typeof noon) => stockFigures([{ id: 3, reportNo: 'S-3', report }]);
  const moved = ripplesBetween(told(noon), told(less));
  const of = (part: string) => moved.find((one) => one.part === part && one.measure === 'stock');
  expect(of('VLSFO')).toMatchObject({ unit: 't', new: '511.600', recordId: 3, name: 'S-3' });
  expect(of('cylinderOil')).toMatchObject({ unit: 'L', new: '8980.0' });
  expect(ripplesBetween(told(noon), told(noon))).toEqual([]);
});

test('a later report of which lubricants alone move is none of the books’', () => {
  const before = previousNoon();
  const lubes = withOil(before, { LAST_STOCK: { cylinderOil: '8000.0' } });
  const fuel = withOil(lubes, { ADJUST: { VLSFO: '0.300' } });
  expect([lubes, fuel].map((after) => movesMoreThanLubricants({ before, after }))).toEqual([false, true]);
});

const QUANTITIES = (Object.keys(MEASURES) as Measure[]).filter((name) => MEASURES[name].adds);

const anyFigures = fc.uniqueArray(
  fc.record({
    area: fc.constantFrom(...RIPPLE_AREAS),
    recordId: fc.integer({ min: 1, max: 3 }),
    measure: fc.constantFrom(...QUANTITIES),
    part: fc.constantFrom('VLSFO', 'MGO', null),
    value: fc.integer({ min: -99_999, max: 99_999 }),
  }),
  { selector: ({ area, recordId, measure, part }) => `${area} ${recordId} ${measure} ${part}`, maxLength: 30 },
);
const asFigures = (given: readonly (Omit<Figure, 'value' | 'name' | 'unit'> & { value: number })[]): Figure[] =>
  given.map(({ value, ...one }) =>
    figure({
      ...one,
      name: String(one.recordId),
      unit: null,
      value: round((value / 1000).toFixed(3), MEASURES[one.measure].places ?? 0),
    }),
  );

test('what does not change has no ripple', () => {
  fc.assert(
    fc.property(anyFigures, (given) => {
      const figures = asFigures(given);
      expect(ripplesBetween(figures, figures)).toEqual([]);
      expect(ripplesBetween(figures, figures.toReversed())).toEqual([]);
    }),
  );
});

test('what moves in all is what stands afterwards less what stood before, and back again it is the reverse', () => {
  fc.assert(
    fc.property(anyFigures, anyFigures, (one, other) => {
      const [before, after] = [asFigures(one), asFigures(other)];
      const moved = ripplesBetween(before, after);
      const total = (figures: readonly { value: string | null }[]) => sum(figures.map(({ value }) => value)) ?? '0';
      expect(Number(sum(moved.map(({ by }) => by)) ?? '0')).toBe(Number(sub(total(after), total(before))));
      for (const { old, new: now, by } of moved) expect(Number(add(old, by))).toBe(Number(now));
      const back = ripplesBetween(after, before);
      expect(new Set(back.map((each) => `${each.old} ${each.new}`))).toEqual(
        new Set(moved.map((each) => `${each.new} ${each.old}`)),
      );
    }),
  );
});
