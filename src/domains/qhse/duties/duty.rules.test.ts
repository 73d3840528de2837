import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  breachesOf,
  breachWords,
  daysOf,
  hoursIn,
  openKeyOf,
  type PersonMonth,
  patternsOf,
  peopleOf,
  periodsOf,
  periodsText,
  rosterProblems,
  spanOf,
  watchesOf,
} from './duty.rules.ts';

test.each([
  ['00-04 12-16:30', '00-04 12-16:30'],
  ['12:00-16:30，0-4', '00-04 12-16:30'],
  ['0:00–4:00、4-8', '00-08'],
  ['20-24', '20-24'],
  ['', ''],
])('%s is read as %s', (typed, kept) => {
  expect(periodsText(periodsOf(typed)!)).toBe(kept);
});

test.each(['20-04', '4-4', '0-4 3-8', '0-4:15', '23-25', '8', 'abc', `${'0-1 '.repeat(30)}`])(
  '%s is no pattern of a day',
  (typed) => {
    expect(periodsOf(typed)).toBeUndefined();
  },
);

const cuts = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 12 })
  .map((points) => points.toSorted((a, b) => a - b));

test('periods are kept as they were read, half hour by half hour', () => {
  fc.assert(
    fc.property(cuts, (points) => {
      const periods = points.flatMap((from, at) =>
        at % 2 === 0 && at + 1 < points.length ? [[from, points[at + 1]!]] : [],
      );
      const kept = periods.map(([from = 0, to = 0]) => [from, to] as const);
      expect(periodsOf(periodsText(kept))).toEqual(periods);
      expect(hoursIn(kept)).toBe(kept.reduce((sum, [from, to]) => sum + (to - from) / 2, 0));
    }),
  );
});

const person = (personName: string, periods: string, days = daysOf('2026-11')): PersonMonth => ({
  personName,
  personRank: '水手',
  days: days.map((day) => ({ day, periods })),
});
const judged = (
  people: readonly PersonMonth[],
  elsewhere: readonly PersonMonth[] = [],
  rosters: readonly string[] = [],
) =>
  breachesOf({
    month: '2026-11',
    span: spanOf('2026-11', rosters),
    watches: watchesOf(people),
    elsewhere: watchesOf(elsewhere),
  });

test('three watches of four hours break the rule of two rests every day once 24 hours stand; four and six hours do not', () => {
  const broken = judged([person('张三', '00-04 08-12 16-20')]);
  expect(new Set(broken.map(({ rule, hours, longest }) => [rule, hours, longest].join()))).toEqual(
    new Set(['R3,8.0,4.0']),
  );
  expect(broken).toHaveLength(29);
  expect(judged([person('张三', '00-04 12-18')])).toEqual([]);
});

test('a breach is told with person, window and hours', () => {
  const [first] = judged([person('张三', '00-04 08-12 16-20')]);
  expect(first).toMatchObject({ person: '张三', day: '2026-11-02', from: '2026-11-01 04:00', to: '2026-11-02 04:00' });
  expect(breachWords(first!).zh).toBe(
    '张三：2026-11-01 04:00 至 2026-11-02 04:00，最长两段休息共 8.0 小时，最长一段 4.0 小时；须共 10 小时、其中一段 6 小时',
  );
  expect(breachWords(first!).en).toContain('张三: 2026-11-01 04:00 to 2026-11-02 04:00');
});

test('what a person stands by another kind of duty counts, and nobody else’s', () => {
  const own = [person('张三', '00-04 12-16')];
  expect(judged(own)).toEqual([]);
  expect(judged(own, [person('李四', '06-08 18-20')])).toEqual([]);
  expect(judged(own, [person(' 张三 ', '06-08 18-20', ['2026-11-10'])]).map(({ rule }) => rule)).toContain('R3');
});

test('a window across the end of a month counts on both sides, where the month before has a roster', () => {
  const late = person('张三', '10-24', ['2026-10-31']);
  const early = [person('张三', '00-10', ['2026-11-01'])];
  expect(judged(early, [late])).toEqual([]);
  expect(spanOf('2026-11', ['2026-10'])).toEqual({ from: '2026-10-25', to: '2026-11-30' });
  const found = judged(early, [late], ['2026-10']);
  expect(found.map(({ rule }) => rule)).toContain('R1');
  expect(found.find(({ rule }) => rule === 'R4')).toMatchObject({
    from: '2026-10-31 10:00',
    to: '2026-11-01 10:00',
    hours: '24.0',
  });
  const before = [person('张三', '00-20', ['2026-10-26'])];
  expect(judged(early, before, ['2026-10'])).toEqual([]);
});

test('a roster names each person once, with rank, days of its month and periods that can be read', () => {
  const fields = (people: readonly PersonMonth[]) => rosterProblems(people, '2026-11').map(({ field }) => field);
  const good = person('张三', '00-04', ['2026-11-01']);
  expect(fields([good])).toEqual([]);
  expect(fields([good, { ...good, personName: ' 张三' }])).toEqual(['people.1.personName']);
  expect(fields([{ ...good, personName: ' ', personRank: '' }])).toEqual([
    'people.0.personName',
    'people.0.personRank',
  ]);
  expect(fields([person('张三', '00-04', ['2026-12-01'])])).toEqual(['people.0.days.0.day']);
  expect(fields([person('张三', '00-04', ['2026-11-01', '2026-11-01'])])).toEqual(['people.0.days.1.day']);
  expect(fields([person('张三', '20-04', ['2026-11-01'])])).toEqual(['people.0.days.0.periods']);
  expect(fields([person('张三', '', ['2026-11-01'])])).toEqual(['people.0.personName']);
});

test('watches come back by people, and days of the same pattern as one line', () => {
  const people = [
    { ...person('张三', '00-04', ['2026-11-01', '2026-11-02', '2026-11-04']) },
    { ...person('李四', '04-08', ['2026-11-01']) },
  ];
  expect(peopleOf(watchesOf(people))).toEqual(people);
  expect(patternsOf(people[0]!)).toEqual([
    { from: '2026-11-01', to: '2026-11-02', periods: '00-04' },
    { from: '2026-11-04', to: '2026-11-04', periods: '00-04' },
  ]);
});

test('one roster of a ship, month and kind stands; one that was rejected does not', () => {
  const of = { shipId: 3, dutyMonth: '2026-11', dutyKind: 'SEA_WATCH' };
  expect([openKeyOf({ ...of, status: 'USE' }), openKeyOf({ ...of, status: 'REJECT' })]).toEqual([
    '3 2026-11 SEA_WATCH',
    null,
  ]);
  expect(daysOf('2028-02')).toHaveLength(29);
});
