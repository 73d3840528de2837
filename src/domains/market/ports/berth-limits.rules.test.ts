import { expect, test } from 'vitest';
import { berthClashes, draftAllowed, draftByWater } from './berth-limits.rules.ts';

const water = { depth: '11.50', tide: '1.00' };
const berth = { ...water, maxLoa: '230.00', maxBeam: '36.00', maxDraft: null, maxDwt: 80_000 };
const ship = { loa: '228.60', beam: '32.26', dwt: 74_999, draft: '11.30' };

test('a tenth of the draft stays under the keel: 11.50 m and 1.00 m of tide carry 11.36 m', () => {
  expect(draftByWater(water)).toBe('11.36');
  expect(draftByWater({ depth: '11.50', tide: null })).toBe('10.45');
  expect(draftByWater({ depth: null, tide: '1.00' })).toBeNull();
});

test.each([
  ['11.30', []],
  ['11.40', [{ what: 'draft', limit: '11.36' }]],
])('a draft of %s m at that berth', (draft, clashes) => {
  expect(berthClashes({ ...ship, draft }, berth)).toEqual(clashes);
});

test('what the terminal allows holds where it is less than the water gives', () => {
  expect(draftAllowed({ ...water, maxDraft: '10.80' })).toBe('10.80');
  expect(draftAllowed({ ...water, maxDraft: '12.00' })).toBe('11.36');
  expect(draftAllowed({ depth: null, tide: null, maxDraft: '10.80' })).toBe('10.80');
  expect(draftAllowed({ depth: null, tide: null, maxDraft: null })).toBeNull();
  expect(berthClashes({ ...ship, draft: '10.90' }, { ...berth, maxDraft: '10.80' })).toEqual([
    { what: 'draft', limit: '10.80' },
  ]);
});

test('length, beam and deadweight are each named with the limit; what is not known is not judged', () => {
  expect(berthClashes({ loa: '250.00', beam: '44.00', dwt: 114_000, draft: '9.00' }, berth)).toEqual([
    { what: 'loa', limit: '230.00' },
    { what: 'beam', limit: '36.00' },
    { what: 'dwt', limit: '80000' },
  ]);
  const open = { depth: null, tide: null, maxLoa: null, maxBeam: null, maxDraft: null, maxDwt: null };
  expect(berthClashes(ship, open)).toEqual([]);
  expect(berthClashes({ loa: null, beam: null, dwt: null, draft: null }, berth)).toEqual([]);
});
