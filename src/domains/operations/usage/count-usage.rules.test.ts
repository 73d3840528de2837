import { describe, expect, test } from 'vitest';
import { countedSeconds, isUsed } from './count-usage.rules.ts';

describe('a heartbeat counts', () => {
  test.each([
    ['what the browser tells, when that much has passed', { told: 60, sinceLast: 61 }, 60],
    ['no more than has passed: two windows are not two people', { told: 60, sinceLast: 12.7 }, 12],
    ['nothing when sent twice', { told: 60, sinceLast: 0 }, 0],
    ['a minute at most at the first of a day', { told: 300, sinceLast: undefined }, 60],
    ['nothing for a clock that went back', { told: 60, sinceLast: -5 }, 0],
    ['five minutes at most', { told: 300, sinceLast: 90_000 }, 300],
  ] as const)('%s', (_name, given, counted) => expect(countedSeconds(given)).toBe(counted));
});

test('a page in the back, or left alone for two minutes, is not used', () => {
  expect(isUsed({ visible: true, lastTouch: 0, now: 119_000 })).toBe(true);
  expect(isUsed({ visible: true, lastTouch: 0, now: 120_000 })).toBe(false);
  expect(isUsed({ visible: false, lastTouch: 0, now: 1 })).toBe(false);
});
