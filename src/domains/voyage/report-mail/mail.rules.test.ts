import { describe, expect, test } from 'vitest';
import { addressErrors, type Gone, LAYOUT_PARTS, MOST_ADDRESSES, occasionOf, wants } from './mail.rules.ts';

describe('addresses', () => {
  const fields = (...emails: string[]): string[] =>
    addressErrors(emails.map((email) => ({ email }))).map((e) => e.field);
  test('there is one at least', () => expect(fields()).toEqual(['addresses']));
  test('and twenty at most', () => {
    const many = Array.from({ length: MOST_ADDRESSES + 1 }, (_, i) => `a${i}@example.com`);
    expect(fields(...many)).toEqual(['addresses']);
    expect(fields(...many.slice(1))).toEqual([]);
  });
  test('what is none, and what stands twice, is named by its line', () => {
    expect(fields('a@example.com', 'b', 'A@example.com')).toEqual(['addresses.1.email', 'addresses.2.email']);
  });
});

test.each([
  [null, [], true],
  [[], ['NOON'], true],
  [[7], ['NOON', 'ARRIVAL'], true],
  [[8], [], false],
  [[7, 8], ['ARRIVAL'], false],
] as const)('ships %j and types %j: %s', (ships, types, expected) => {
  const rule = { ships: ships && [...ships], types: types.map((rptType) => ({ rptType })) };
  expect(wants(rule, { shipId: 7, rptType: 'NOON' })).toBe(expected);
});

describe('as what a report goes', () => {
  const first: Gone = { reportVersion: 2, occasion: 'FIRST' };
  const back: Gone = { reportVersion: 3, occasion: 'WITHDRAWN' };
  const hand: Gone = { reportVersion: 1, occasion: 'MANUAL' };
  test.each([
    ['CONFIRMED', 'CONFIRM', true, 2, [], 'FIRST'],
    ['CONFIRMED', 'CONFIRM', true, 2, [first], undefined],
    ['CONFIRMED', 'CONFIRM', true, 4, [first, back], 'CORRECTION'],
    ['CONFIRMED', 'CONFIRM', true, 2, [hand], 'CORRECTION'],
    // Taken back again before its mail was made.
    ['CONFIRMED', 'CONFIRM', false, 3, [], undefined],
    ['CONFIRMED', 'SUBMIT', true, 2, [], undefined],
    ['SUBMITTED', 'SUBMIT', false, 1, [], 'FIRST'],
    ['SUBMITTED', 'SUBMIT', false, 2, [hand], 'CORRECTION'],
    ['SUBMITTED', 'CONFIRM', false, 1, [], undefined],
    ['CORRECTED', 'CONFIRM', true, 3, [first], 'CORRECTION'],
    ['CORRECTED', 'SUBMIT', true, 3, [first], 'CORRECTION'],
    ['CORRECTED', 'CONFIRM', true, 3, [], undefined],
    ['UNCONFIRMED', 'CONFIRM', false, 3, [first], 'WITHDRAWN'],
    ['UNCONFIRMED', 'CONFIRM', false, 3, [first, back], undefined],
    ['UNCONFIRMED', 'CONFIRM', false, 3, [], undefined],
    // Confirmed anew before its mail was made: that one tells.
    ['UNCONFIRMED', 'CONFIRM', true, 4, [first], undefined],
    ['UNCONFIRMED', 'SUBMIT', false, 3, [first], undefined],
  ] as const)(
    '%s, sent on %s, confirmed %s, version %i after %j: %s',
    (what, sendWhen, confirmed, version, gone, as) => {
      expect(occasionOf(what, { sendWhen, confirmed, version, gone })).toBe(as);
    },
  );
});

test('charterers get no oil, revolutions, bunkers, water, waste or notes', () => {
  const left = ['oil', 'stock', 'revolutions', 'bunkers', 'water', 'waste', 'note'];
  expect(LAYOUT_PARTS.CHARTERER.filter((part) => left.includes(part))).toEqual([]);
});
