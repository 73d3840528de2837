import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Leading, leading, overlaps } from './dept-leader.rules.ts';

let ids = 0;
const item = (over: Partial<Leading> = {}): Leading => {
  ids += 1;
  return { id: ids, itemType: 'ALL', level: 1, sortNum: 10, shipIds: null, validFrom: null, validTo: null, ...over };
};
const DAY = '2026-05-10';

test('whoever is named for a matter goes before those named for everything, the lowest level first', () => {
  const all = item();
  const [second, first] = [item({ itemType: 'DEFECT_VERIFY', level: 2 }), item({ itemType: 'DEFECT_VERIFY' })];
  const items = [all, second, first];
  expect(leading(items, { itemType: 'DEFECT_VERIFY', day: DAY })).toEqual([first, second]);
  expect(leading(items, { itemType: 'RISK', day: DAY })).toEqual([all]);
});

test('of one level the order decides', () => {
  const [late, early] = [item({ sortNum: 20 }), item({ sortNum: 5 })];
  expect(leading([late, early], { itemType: 'DUTY', day: DAY })).toEqual([early, late]);
});

test('nobody leads before the first and after the last day', () => {
  const one = item({ validFrom: '2026-05-10', validTo: '2026-05-11' });
  const on = (day: string) => leading([one], { itemType: 'ALL', day }).length;
  expect(['2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12'].map(on)).toEqual([0, 1, 1, 0]);
});

test('who is named for some ships leads in what concerns one of them, and in nothing ashore', () => {
  const one = item({ shipIds: [7] });
  expect(leading([one], { itemType: 'EVENT', day: DAY, shipId: 7 })).toEqual([one]);
  expect(leading([one], { itemType: 'EVENT', day: DAY, shipId: 8 })).toEqual([]);
  expect(leading([one], { itemType: 'EVENT', day: DAY })).toEqual([]);
});

test.each([
  [{}, {}, true],
  [{ shipIds: [1, 2] }, { shipIds: [2] }, true],
  [{ shipIds: [1] }, { shipIds: [2] }, false],
  [{ shipIds: [] }, { shipIds: [2] }, true],
  [{ validTo: '2026-01-31' }, { validFrom: '2026-02-01' }, false],
  [{ validTo: '2026-02-01' }, { validFrom: '2026-02-01' }, true],
] as const)('%j and %j', (a, b, both) => {
  const [one, other] = [item(a), item(b)];
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([both, both]);
});

test('two overlap whenever both lead on one day for one ship', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-05-${n}`);
  const span = fc.record({
    validFrom: fc.option(day),
    validTo: fc.option(day),
    shipIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(span, span, day, fc.integer({ min: 1, max: 3 }), (a, b, on, shipId) => {
      const both = leading([item(a), item(b)], { itemType: 'ALL', day: on, shipId }).length === 2;
      if (both) expect(overlaps(a, b)).toBe(true);
    }),
  );
});
