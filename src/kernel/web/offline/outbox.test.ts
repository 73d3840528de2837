import { expect, test } from 'vitest';
import { goesOnAfter, outcomeOf, patienceAfter, pauseAfter } from './outbox.rules.ts';

test.each([
  [201, 'sent', true],
  [204, 'sent', true],
  [400, 'refused', true],
  [403, 'refused', true],
  [409, 'refused', true],
  [422, 'refused', true],
  [401, 'signIn', false],
  [429, 'later', false],
  [500, 'later', false],
  [503, 'later', false],
  [0, 'noLine', false],
] as const)('an answer %i leaves what was sent as %s; those behind it are tried: %s', (status, outcome, goesOn) => {
  expect(outcomeOf(status)).toBe(outcome);
  expect(goesOnAfter(outcomeOf(status))).toBe(goesOn);
});

test('a server in trouble is asked ever more rarely, and never less than every five minutes', () => {
  expect([0, 1, 2, 5, 50].map(pauseAfter)).toEqual([15_000, 30_000, 60_000, 300_000, 300_000]);
});

test('a line that answers slowly is waited for ever longer, and never more than five minutes', () => {
  expect([0, 1, 2, 5, 50].map(patienceAfter)).toEqual([30_000, 60_000, 120_000, 300_000, 300_000]);
});
