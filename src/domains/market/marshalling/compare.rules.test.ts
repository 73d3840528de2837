import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedLeg, carriedKey, differencesOf } from './compare.rules.ts';

const leg = (over: Partial<ComparedLeg> = {}): ComparedLeg => ({
  cargoId: 1,
  liftingId: null,
  shipId: 1,
  etaLoad: '2026-04-02T00:00:00.000Z',
  loadPortId: 1,
  dischPortId: 2,
  loadBerthId: null,
  dischBerthId: null,
  qty: '8500.000',
  laycanFrom: '2026-04-01',
  laycanTo: '2026-04-03',
  modeChange: false,
  ...over,
});

test('a leg is known again by what it carries, not by who carries it', () => {
  expect(differencesOf([leg()], [leg({ shipId: 2, etaLoad: '2026-04-03T00:00:00.000Z' })])).toEqual([
    {
      what: 'CHANGED',
      leg: leg({ shipId: 2, etaLoad: '2026-04-03T00:00:00.000Z' }),
      changes: [
        { field: 'shipId', before: 1, after: 2 },
        { field: 'etaLoad', before: '2026-04-02T00:00:00.000Z', after: '2026-04-03T00:00:00.000Z' },
      ],
    },
  ]);
});

test('what is new and what fell away is told whole', () => {
  const lifting = leg({ cargoId: null, liftingId: 1 });
  expect(differencesOf([leg()], [lifting]).map(({ what }) => what)).toEqual(['ADDED', 'REMOVED']);
});

test('a version differs from itself in nothing, and forth and back are each other turned round', () => {
  const some = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 })), { selector: ([id]) => id })
    .map((all) => all.map(([cargoId, shipId]) => leg({ cargoId, shipId })));
  fc.assert(
    fc.property(some, some, (a, b) => {
      expect(differencesOf(a, a)).toEqual([]);
      const turned = { ADDED: 'REMOVED', REMOVED: 'ADDED', CHANGED: 'CHANGED' } as const;
      const forth = differencesOf(a, b).map(({ what, leg: one }) => `${carriedKey(one)} ${what}`);
      const back = differencesOf(b, a).map(({ what, leg: one }) => `${carriedKey(one)} ${turned[what]}`);
      expect(back.toSorted()).toEqual(forth.toSorted());
    }),
  );
});
