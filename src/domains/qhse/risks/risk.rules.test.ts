import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, latestValid, ownNumbers, residualMax, scoreOf } from './risk.rules.ts';

test('4 by 4 is 16 and high; after controls 2 by 4 is 8 and medium', () => {
  expect([scoreOf(4, 4), bandOf(16)]).toEqual([16, 'HIGH']);
  expect([scoreOf(2, 4), bandOf(8)]).toEqual([8, 'MEDIUM']);
  expect(scoreOf(null, 4)).toBeNull();
});

test.each([
  [1, 'LOW'],
  [4, 'LOW'],
  [5, 'MEDIUM'],
  [9, 'MEDIUM'],
  [10, 'HIGH'],
  [16, 'HIGH'],
  [20, 'EXTREME'],
  [25, 'EXTREME'],
] as const)('a score of %i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test.each([
  ['RA-2026-0001', ['RA-2026-0001']],
  [' ra-2026-0001 ', ['RA-2026-0001']],
  ['ＲＡ－２０２６－０００１', ['RA-2026-0001']],
  ['RA–2026–0001', ['RA-2026-0001']],
  ['RA-2026-0001、RA-2026-0012', ['RA-2026-0001', 'RA-2026-0012']],
  ['见风险评估 RA-2026-0001', ['RA-2026-0001']],
  ['RA-118', []],
  ['纸质 26-014', []],
] as const)('%s names the assessments %j of ours', (typed, numbers) => {
  expect(ownNumbers(typed)).toEqual(numbers);
});

test('it holds 90 days, of routine work twelve months', () => {
  expect(latestValid('2026-03-01', false)).toBe('2026-05-30');
  expect(latestValid('2028-02-29', true)).toBe('2029-02-28');
});

test('what remains is the highest line, whatever stands beside it', () => {
  const value = fc.integer({ min: 1, max: 5 });
  const line = fc.record({ residualL: value, residualS: value });
  expect(residualMax([])).toBeNull();
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), line, (lines, more) => {
      const now = residualMax(lines)!;
      expect(lines.map(({ residualL, residualS }) => residualL * residualS)).toContain(now);
      expect(residualMax([...lines, more])!).toBeGreaterThanOrEqual(now);
    }),
  );
});
