import { describe, expect, test } from 'vitest';
import {
  checkEvaluation,
  checkWeights,
  gradeOf,
  halfBefore,
  lacksReason,
  lastHalfBefore,
  pointsOf,
  proposedOf,
  scoreOf,
  serviceOf,
  spanOf,
  USUAL_WEIGHTS,
} from './evaluation.rules.ts';

describe('the score of a supplier', () => {
  const example = [
    { points: pointsOf('46', '50'), weight: USUAL_WEIGHTS.ON_TIME },
    { points: pointsOf('985', '1000'), weight: USUAL_WEIGHTS.QUALITY },
    { points: pointsOf('412000', '430000'), weight: USUAL_WEIGHTS.PRICE },
    { points: pointsOf('27', '30'), weight: USUAL_WEIGHTS.RESPONSE },
    { points: '84.00', weight: USUAL_WEIGHTS.SERVICE },
  ];

  test('is the worked example of the blueprint: 93.71, grade A', () => {
    expect(example.map(({ points }) => points)).toEqual(['92.00', '98.50', '95.81', '90.00', '84.00']);
    expect([scoreOf(example), gradeOf(scoreOf(example))]).toEqual(['93.71', 'A']);
  });

  test('leaves out a measure without data and makes the other weights a hundred again', () => {
    const less = example.map((one, i) => (i === 2 ? { points: pointsOf('0', '0'), weight: one.weight } : one));
    // (27.6 + 29.55 + 9 + 8.4) / 0.8
    expect(scoreOf(less)).toBe('93.19');
    expect(scoreOf([{ points: null, weight: '30' }])).toBeNull();
    expect(scoreOf([{ points: '80.00', weight: '0' }])).toBeNull();
  });

  test('gives no more than a hundred for a price below the last one', () => {
    expect([pointsOf('500', '400'), pointsOf('0', '7'), pointsOf(null, null)]).toEqual(['100.00', '0.00', null]);
  });

  test('of service is the mean of what the staff gave', () => {
    const { achieved, outOf, rowCount } = serviceOf([{ points: '80' }, { points: '88' }]);
    expect([pointsOf(achieved, outOf), rowCount]).toEqual(['84.00', 2]);
    expect(pointsOf(serviceOf([]).achieved, serviceOf([]).outOf)).toBeNull();
  });

  test.each([
    ['100.00', 'A'],
    ['90.00', 'A'],
    ['89.99', 'B'],
    ['75.00', 'B'],
    ['74.99', 'C'],
    ['60.00', 'C'],
    ['59.99', 'D'],
    ['0.00', 'D'],
    [null, null],
  ] as const)('%s is grade %s', (score, grade) => expect(gradeOf(score)).toBe(grade));
});

describe('what is proposed', () => {
  test.each([
    ['A', undefined, 'NONE'],
    ['C', undefined, 'NONE'],
    ['C', { grade: 'B', outcome: 'NONE' }, 'NONE'],
    ['C', { grade: 'C', outcome: 'NONE' }, 'IMPROVE'],
    ['C', { grade: 'C', outcome: 'IMPROVE' }, 'SUSPEND'],
    ['C', { grade: 'D', outcome: 'IMPROVE' }, 'NONE'],
    ['D', undefined, 'IMPROVE'],
    ['D', { grade: 'A', outcome: 'PRAISE' }, 'IMPROVE'],
    ['D', { grade: 'D', outcome: 'IMPROVE' }, 'SUSPEND'],
    ['D', { grade: 'D', outcome: 'SUSPEND' }, 'SUSPEND'],
    [null, { grade: 'D', outcome: 'IMPROVE' }, 'NONE'],
  ] as const)('grade %s after %o: %s', (grade, last, outcome) => expect(proposedOf(grade, last)).toBe(outcome));
});

test('another outcome than the proposed one has a reason', () => {
  const proposed = 'IMPROVE' as const;
  expect(lacksReason({ outcome: 'IMPROVE', proposed, outcomeReason: null })).toBe(false);
  expect(lacksReason({ outcome: 'NONE', proposed, outcomeReason: ' ' })).toBe(true);
  expect(lacksReason({ outcome: 'NONE', proposed, outcomeReason: '首次' })).toBe(false);
});

test('nobody scores twice', () => {
  expect(
    checkEvaluation({ serviceScores: [{ userId: 1 }, { userId: 2 }, { userId: 1 }] }).map(({ field }) => field),
  ).toEqual(['serviceScores.2.userId']);
  expect(checkEvaluation({ serviceScores: null })).toEqual([]);
});

test('half-years end in June and December', () => {
  expect(spanOf(2026, 'H1')).toEqual({ from: '2026-01-01', to: '2026-06-30' });
  expect(spanOf(2026, 'H2')).toEqual({ from: '2026-07-01', to: '2026-12-31' });
  expect(lastHalfBefore('2026-07-01')).toEqual({ evalYear: 2026, half: 'H1' });
  expect(lastHalfBefore('2026-06-30')).toEqual({ evalYear: 2025, half: 'H2' });
  expect(lastHalfBefore('2026-12-31')).toEqual({ evalYear: 2026, half: 'H1' });
  expect(lastHalfBefore('2027-01-01')).toEqual({ evalYear: 2026, half: 'H2' });
  expect([halfBefore(2026, 'H2'), halfBefore(2026, 'H1')]).toEqual([
    { evalYear: 2026, half: 'H1' },
    { evalYear: 2025, half: 'H2' },
  ]);
});

test('weights are a hundred together', () => {
  const weights = { onTimePct: '30', qualityPct: '30', pricePct: '20', responsePct: '10' };
  expect(checkWeights({ ...weights, servicePct: '10.00' })).toEqual([]);
  expect(checkWeights({ ...weights, servicePct: '10.01' }).map(({ field }) => field)).toEqual(['servicePct']);
  expect(checkWeights(weights)).toEqual([]);
});
