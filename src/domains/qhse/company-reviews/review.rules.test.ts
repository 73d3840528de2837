import { expect, test } from 'vitest';
import { hasFailed, isNotifiable, isOverdue, nextReview, reviewLimit } from './review.rules.ts';

test('an internal audit is due twelve months after the last one ended, with a reason three more', () => {
  expect(nextReview('INTERNAL_OFFICE', '2025-04-20')).toBe('2026-04-20');
  expect(nextReview('INTERNAL_SHIP', '2024-02-29')).toBe('2025-02-28');
  expect(nextReview('DOC_ANNUAL', '2025-04-20')).toBeNull();
  expect(nextReview('INTERNAL_OFFICE', null)).toBeNull();
  expect(reviewLimit('2026-04-20')).toBe('2026-07-20');
});

test.each([
  ['2026-04-20', null, '2026-04-20', false],
  ['2026-04-20', null, '2026-04-21', true],
  ['2026-04-20', '2026-07-20', '2026-04-21', false],
  ['2026-04-20', '2026-07-20', '2026-07-20', false],
  ['2026-04-20', '2026-07-20', '2026-07-21', true],
  [null, null, '2026-07-21', false],
] as const)('due %s, at the latest %s: on %s overdue is %s', (nextDueDate, dueLimit, today, overdue) => {
  expect(isOverdue({ nextDueDate, dueLimit }, today)).toBe(overdue);
});

test('it is notified a week before', () => {
  expect(isNotifiable('2026-04-20', '2026-04-13')).toBe(true);
  expect(isNotifiable('2026-04-20', '2026-04-14')).toBe(false);
});

test('a check has failed where it is a non-conformity, and not where it is an observation', () => {
  expect(hasFailed([])).toBe(false);
  expect(hasFailed([{ result: 'OK' }, { result: 'OBS' }, { result: 'NA' }, { result: null }])).toBe(false);
  expect(hasFailed([{ result: 'OK' }, { result: 'NC' }])).toBe(true);
  expect(hasFailed([{ result: 'MAJOR' }])).toBe(true);
});
