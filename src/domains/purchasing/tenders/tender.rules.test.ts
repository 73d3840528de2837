import { describe, expect, test } from 'vitest';
import { checkTender, leastBids, leastDays, leastMembers, unready } from './tender.rules.ts';

const NOW = new Date('2026-03-02T04:00:00Z');
const inDays = (days: number): string => new Date(NOW.getTime() + days * 86_400_000).toISOString();

const WEIGHTS = { priceWeight: 50, techWeight: 35, serviceWeight: 15, deliveryWeight: 0 };

test('the law asks for 20 days, three bids and five members; the house for five days, two and three', () => {
  expect([leastDays(true), leastBids(true), leastMembers(true)]).toEqual([20, 3, 5]);
  expect([leastDays(false), leastBids(false), leastMembers(false)]).toEqual([5, 2, 3]);
});

describe('a tender', () => {
  test.each([
    ['comes to a hundred', WEIGHTS, []],
    ['is short of it', { ...WEIGHTS, priceWeight: 49 }, ['priceWeight']],
    ['is above it', { ...WEIGHTS, deliveryWeight: 10 }, ['priceWeight']],
  ] as const)('whose weight %s', (_, weights, fields) => {
    expect(checkTender(weights).map(({ field }) => field)).toEqual(fields);
  });

  test('has each member once', () => {
    const members = [{ userId: 1 }, { userId: 2 }, { userId: 1 }];
    expect(checkTender({ ...WEIGHTS, members }).map(({ field }) => field)).toEqual(['members.2.userId']);
  });
});

describe('publishing', () => {
  const READY = { statutory: true, members: 5, invited: 3, deadline: inDays(20) };

  test.each([
    ['to the minute', READY, []],
    ['a day short of the 20 of the law', { ...READY, deadline: inDays(19) }, ['inquiryId']],
    ['four members', { ...READY, members: 4 }, ['members']],
    ['an even number of members', { ...READY, members: 6 }, ['members']],
    ['two suppliers where three must bid', { ...READY, invited: 2 }, ['inquiryId']],
    ['what the house asks for', { statutory: false, members: 3, invited: 2, deadline: inDays(5) }, []],
    [
      'nothing of it',
      { statutory: false, members: 0, invited: 0, deadline: inDays(0) },
      ['members', 'inquiryId', 'inquiryId'],
    ],
  ] as const)('with %s', (_, given, fields) => {
    expect(unready(given, NOW).map(({ field }) => field)).toEqual(fields);
  });
});
