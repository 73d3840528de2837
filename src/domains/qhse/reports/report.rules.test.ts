import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposureHours, frequencyOf, injuryCounts } from './report.rules.ts';
import { INJURIES, type Injury } from './report-words.text.ts';

test.each([
  ['FAT', 1, 1],
  ['PTD', 1, 1],
  ['PPD', 1, 1],
  ['LWC', 1, 1],
  ['RWC', 0, 1],
  ['MTC', 0, 1],
  ['FAC', 0, 0],
] as const)('%s counts %i times as lost time and %i times as recordable', (injury, lti, trc) => {
  expect(injuryCounts([injury])).toEqual({ lti, trc });
});

test('one lost workday case of twenty people in a year is 5.71 in a million hours', () => {
  const hours = exposureHours(1, 20, 365);
  expect(hours).toBe(175_200);
  expect(frequencyOf(1, hours)).toBe('5.71');
  expect(frequencyOf(1, 0)).toBeNull();
});

test('what is lost time is recordable, and nothing is counted twice', () => {
  const injuries = fc.array(fc.constantFrom(...(Object.keys(INJURIES) as Injury[])));
  fc.assert(
    fc.property(injuries, injuries, (some, others) => {
      const [a, b, both] = [injuryCounts(some), injuryCounts(others), injuryCounts([...some, ...others])];
      expect(a.lti <= a.trc && a.trc <= some.length).toBe(true);
      expect(both).toEqual({ lti: a.lti + b.lti, trc: a.trc + b.trc });
    }),
  );
});
