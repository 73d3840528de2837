import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Earlier, marksInCommon, repeatsFrom, repeatsOf } from './repeat.rules.ts';

const earlier = (over: Partial<Earlier>): Earlier => ({
  id: 1,
  shipId: 1,
  ncInspectDate: '2026-01-10',
  closeDate: '2026-01-20',
  defectCode: '07105',
  ...over,
});
const typed = { shipId: 1, day: '2026-03-10', defectCode: '07105' };

test.each([
  [{ defectCode: '07105' }, { defectCode: '07105 ' }, ['CODE']],
  [{ questionNo: '5.12' }, { questionNo: '5.12' }, ['QUESTION']],
  [{ questionNo: '5.12' }, { questionNo: '5.1' }, []],
  [{ equipment: '左舷救生艇' }, { equipment: '救生艇' }, ['EQUIPMENT']],
  [{ equipment: 'Fire door, port' }, { equipment: 'fire pump' }, ['EQUIPMENT']],
  [{ equipment: '油水分离器' }, { equipment: '救生艇' }, []],
  [{ equipment: 'a' }, { equipment: 'a' }, []],
  [{}, {}, []],
] as const)('%j and %j are the same by %j', (a, b, marks) => {
  expect(marksInCommon(a, b)).toEqual(marks);
  expect(marksInCommon(b, a)).toEqual(marks);
});

test('three years back, to the day', () => expect(repeatsFrom('2026-03-10')).toBe('2023-03-10'));

test('the cure failed where it comes back on that ship after it was closed, held elsewhere, and is open while it is not closed', () => {
  const rows = [
    earlier({ id: 1 }),
    earlier({ id: 2, shipId: 2 }),
    earlier({ id: 3, shipId: 3, closeDate: null, ncInspectDate: '2026-02-01' }),
    earlier({ id: 4, shipId: 4 }),
    earlier({ id: 5, shipId: 4, ncInspectDate: '2026-02-05', closeDate: '2026-02-09' }),
    earlier({ id: 6, defectCode: '11101' }),
  ];
  expect(repeatsOf(typed, rows).map(({ row, cure }) => [row.id, cure])).toEqual([
    [5, 'HELD'],
    [3, 'OPEN'],
    [4, 'FAILED'],
    [2, 'HELD'],
    [1, 'FAILED'],
  ]);
});

test('nothing is told that has no mark in common, and the newest first', () => {
  const days = fc.integer({ min: 10, max: 28 }).map((n) => `2026-01-${n}`);
  const rows = fc.array(
    fc.record({
      shipId: fc.integer({ min: 1, max: 3 }),
      ncInspectDate: days,
      closeDate: fc.option(days),
      defectCode: fc.constantFrom('07105', '11101', null),
    }),
  );
  fc.assert(
    fc.property(rows, (some) => {
      const found = repeatsOf(
        typed,
        some.map((one, i) => ({ ...one, id: i + 1 })),
      );
      expect(found.length).toBe(some.filter(({ defectCode }) => defectCode === '07105').length);
      const at = found.map(({ row }) => row.ncInspectDate);
      expect(at).toEqual(at.toSorted().toReversed());
      for (const { row, cure } of found) expect(cure === 'OPEN').toBe(row.closeDate === null);
    }),
  );
});
