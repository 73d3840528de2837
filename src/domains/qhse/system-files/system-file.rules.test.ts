import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOfLate, isOver, receiversOf } from './system-file.rules.ts';

const person = (id: number, organizationId: number | null, organizationIds: number[] = []) => ({
  id,
  organizationId,
  organizationIds,
});
const NOBODY = { units: new Set<number>(), ships: [], people: new Set<number>() };

test('a file holds to the end of its last day, and without one until it is withdrawn', () => {
  expect(isOver('2026-04-20', '2026-04-20')).toBe(false);
  expect(isOver('2026-04-20', '2026-04-21')).toBe(true);
  expect(isOver(null, '2026-04-21')).toBe(false);
});

test('nobody is late on the day on which it comes to him', () => {
  expect(dueOfLate('2026-04-20', '2026-04-20')).toBe('2026-04-20');
  expect(dueOfLate('2026-04-20', '2026-04-21')).toBe('2026-04-28');
});

test('members of a unit, those on board, holders of a role and persons named receive it, each once', () => {
  const people = [person(1, 10), person(2, 20), person(3, 30, [10]), person(4, 40), person(5, null)];
  const audience = {
    units: new Set([10]),
    ships: [
      { id: 7, organizationId: 20 },
      { id: 8, organizationId: null },
    ],
    people: new Set([1, 5]),
  };
  expect(receiversOf(people, audience)).toEqual([
    { userId: 1, shipId: null },
    { userId: 2, shipId: 7 },
    { userId: 3, shipId: null },
    { userId: 5, shipId: null },
  ]);
});

test('a file for nobody reaches nobody, and more recipients never reach fewer', () => {
  const ids = fc.integer({ min: 1, max: 9 });
  const people = fc
    .uniqueArray(ids, { maxLength: 9 })
    .chain((found) => fc.tuple(...found.map((id) => ids.map((unit) => person(id, unit)))));
  fc.assert(
    fc.property(people, fc.array(ids), fc.array(ids), (all, units, named) => {
      expect(receiversOf(all, NOBODY)).toEqual([]);
      const few = receiversOf(all, { ...NOBODY, units: new Set(units) });
      const more = receiversOf(all, { ...NOBODY, units: new Set(units), people: new Set(named) });
      expect(more.length).toBeGreaterThanOrEqual(few.length);
      expect(new Set(more.map(({ userId }) => userId)).size).toBe(more.length);
    }),
  );
});
