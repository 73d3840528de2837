import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restBreaches } from './rest-hours.rules.ts';

type Span = readonly [from: number, to: number];

/** Days by the hours of rest in each. */
function restOf(...days: readonly (readonly Span[])[]): boolean[] {
  return days.flatMap((spans) =>
    Array.from({ length: 48 }, (_, at) => !spans.some(([from, to]) => at >= from * 2 && at < to * 2)),
  );
}
const times = (count: number, day: readonly Span[]): boolean[] => restOf(...Array.from({ length: count }, () => day));
/** `R1 2 7.0`: rule, day counted from 1, hours. */
const told = (work: readonly boolean[]): string[] =>
  restBreaches(work).map(({ rule, day, amount }) => `${rule} ${day + 1} ${(amount / 2).toFixed(1)}`);

const A: readonly Span[] = [
  [4, 12],
  [16, 24],
];

test.each<[string, boolean[], string[]]>([
  ['a', times(7, A), []],
  [
    'b',
    times(7, [
      [6, 12],
      [18, 24],
    ]),
    [],
  ],
  [
    'c',
    restOf(
      A,
      [
        [6, 8],
        [12, 13],
        [20, 24],
      ],
      A,
    ),
    ['R1 2 7.0', 'R3 2 6.0', 'R1 3 7.0', 'R3 3 6.0'],
  ],
  [
    'd',
    times(2, [
      [0, 5],
      [12, 17],
    ]),
    ['R3 1 10.0', 'R3 2 10.0'],
  ],
  [
    'e',
    times(7, [
      [0, 6.5],
      [12, 16],
    ]),
    ['R2 7 73.5'],
  ],
  [
    'f',
    times(2, [
      [0, 6],
      [10, 12],
      [16, 18],
    ]),
    ['R3 1 8.0', 'R3 2 8.0'],
  ],
  [
    'g',
    restOf(
      [
        [0, 8],
        [23, 24],
      ],
      [
        [0, 9],
        [21, 24],
      ],
    ),
    ['R1 1 9.0', 'R4 1 15.0', 'R1 2 9.0'],
  ],
  [
    'h',
    times(2, [
      [0, 6],
      [12, 12.5],
      [18, 22],
    ]),
    [],
  ],
  [
    'i',
    restOf(
      [
        [0, 5.5],
        [19.5, 24],
      ],
      [
        [0, 5],
        [19, 24],
      ],
    ),
    ['R1 2 9.5', 'R3 2 9.5'],
  ],
])('case %s of the rest hours', (_name, work, expected) => {
  expect(told(work)).toEqual(expected);
});

test('three watches of four hours break no sum and yet the rule of two rests; four and six hours are in order', () => {
  const watches = times(3, [
    [4, 8],
    [12, 16],
    [20, 24],
  ]);
  expect(told(watches)).toEqual(['R3 2 8.0', 'R3 3 8.0']);
  const good = times(3, [
    [4, 12],
    [18, 24],
  ]);
  expect(told(good)).toEqual([]);
});

const record = fc.array(fc.boolean(), { minLength: 0, maxLength: 48 * 9 });

test('whoever rests breaks nothing, and whoever never rests breaks the sum of every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (days) => {
      expect(restBreaches(Array.from({ length: days * 48 }, () => false))).toEqual([]);
      const never = restBreaches(Array.from({ length: days * 48 }, () => true));
      expect(never.filter(({ rule }) => rule === 'R1').map(({ day }) => day)).toEqual(
        Array.from({ length: days }, (_, day) => day),
      );
    }),
    { numRuns: 30 },
  );
});

test('each breach is what its window holds, and each rule tells a day once', () => {
  fc.assert(
    fc.property(record, (work) => {
      const found = restBreaches(work);
      const keys = found.map(({ rule, day }) => `${rule} ${day}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { rule, from, to, day, amount, longest } of found) {
        expect([from >= 0, to <= work.length, day]).toEqual([true, true, Math.floor((to - 1) / 48)]);
        if (rule === 'R1') expect([to - from, amount < 20]).toEqual([48, true]);
        if (rule === 'R2') expect([to - from, amount < 154]).toEqual([336, true]);
        if (rule === 'R3') expect([to - from, amount < 20 || longest < 12]).toEqual([48, true]);
        if (rule === 'R4') expect([to - from, amount > 28]).toEqual([amount, true]);
      }
    }),
  );
});

test('less work at the end of a record never lowers the rest of a day', () => {
  const restIn = (work: readonly boolean[], day: number): number =>
    restBreaches(work).find((one) => one.rule === 'R1' && one.day === day)?.amount ?? 20;
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 96, maxLength: 96 }), fc.nat({ max: 47 }), (work, count) => {
      const eased = work.map((works, at) => works && at < work.length - count);
      for (const day of [0, 1]) expect(restIn(eased, day)).toBeGreaterThanOrEqual(restIn(work, day));
    }),
  );
});
