import { describe, expect, test } from 'vitest';
import { changeProblem, namedIn, wordAfterAt } from './discussion.rules.ts';

const comment = { authorId: 7, createdAt: '2026-11-20T08:00:00Z', removedAt: null };
const by = (userId: number, now: string, act: 'edit' | 'remove') => changeProblem(comment, { userId, now, act })?.en;

describe('a comment is its author’s', () => {
  test.each([
    ['changes it within a quarter of an hour', 7, '2026-11-20T08:15:00Z', 'edit', undefined],
    ['not after it', 7, '2026-11-20T08:15:01Z', 'edit', /15 minutes/],
    ['takes it back within a day', 7, '2026-11-21T08:00:00Z', 'remove', undefined],
    ['not after it', 7, '2026-11-21T08:00:01Z', 'remove', /24 hours/],
    ['nobody else does', 8, '2026-11-20T08:00:00Z', 'remove', /one’s own/],
  ] as const)('%s', (_, userId, now, act, problem) => {
    const said = by(userId, now, act);
    if (problem) expect(said).toMatch(problem);
    else expect(said).toBeUndefined();
  });

  test('what was taken back is not changed', () => {
    const gone = { ...comment, removedAt: '2026-11-20T08:05:00Z' };
    expect(changeProblem(gone, { userId: 7, now: '2026-11-20T08:06:00Z', act: 'edit' })?.en).toMatch(/was deleted/);
  });
});

test('only those whose names still stand in the text are named, in its order', () => {
  const people = [{ name: '周海宁' }, { name: '段泊言' }, { name: '陆远帆' }];
  expect(namedIn('@段泊言 请核对，抄送 @周海宁', people).map((one) => one.name)).toEqual(['段泊言', '周海宁']);
});

test.each([
  ['请 @周', '周'],
  ['@', ''],
  ['没有', undefined],
  ['@周海宁 请', undefined],
])('%j asks for people by %j', (before, word) => expect(wordAfterAt(before)).toBe(word));
