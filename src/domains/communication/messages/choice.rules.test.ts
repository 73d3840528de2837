import { describe, expect, test } from 'vitest';
import { choiceProblem, defaultChoice, waysOf } from './choice.rules.ts';

const all = { inbox: true, mail: true, digest: false, muted: false };
const muted = { ...all, muted: true };

describe('the ways of a message', () => {
  test.each([
    ['nothing chosen: the inbox alone', {}, undefined, { inbox: true, mail: false, digest: false }],
    ['nothing chosen, a kind that goes by mail', { mail: true }, undefined, { inbox: true, mail: true, digest: false }],
    ['muted: nothing', {}, muted, { inbox: false, mail: false, digest: false }],
    ['muted, urgent: the inbox nevertheless', { urgent: true }, muted, { inbox: true, mail: false, digest: false }],
    [
      'inbox switched off, urgent: the inbox nevertheless',
      { urgent: true },
      { inbox: false, mail: false, digest: true, muted: false },
      { inbox: true, mail: false, digest: true },
    ],
    [
      'the digest alone',
      {},
      { inbox: false, mail: false, digest: true, muted: false },
      { inbox: false, mail: false, digest: true },
    ],
    [
      'mail at once makes the digest needless',
      {},
      { ...all, digest: true },
      { inbox: true, mail: true, digest: false },
    ],
  ])('%s', (_, kind, chosen, ways) => {
    expect(waysOf(kind, chosen)).toEqual(ways);
  });
});

test('a choice that would hide an urgent kind, or send twice, is refused', () => {
  expect(choiceProblem({}, muted)).toBeUndefined();
  expect(choiceProblem({ urgent: true }, muted)).toBeDefined();
  expect(choiceProblem({ urgent: true }, { ...all, inbox: false })).toBeDefined();
  expect(choiceProblem({}, { ...all, digest: true })).toBeDefined();
  expect(choiceProblem(undefined, all)).toBeDefined();
  expect(choiceProblem({ mail: true }, defaultChoice({ mail: true }))).toBeUndefined();
});
