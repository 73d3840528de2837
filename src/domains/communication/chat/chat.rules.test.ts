import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CHARACTERS, mayRecall, mergeMessages, messageProblem, pairOf, RECALL_MS } from './chat.rules.ts';

test('a message has something in it and is not longer than the limit, counted in characters', () => {
  expect(messageProblem(' \n', 0)).toBeDefined();
  expect(messageProblem(' ', 1)).toBeUndefined();
  expect(messageProblem('𠮷'.repeat(MAX_CHARACTERS), 0)).toBeUndefined();
  expect(messageProblem('x'.repeat(MAX_CHARACTERS + 1), 0)).toBeDefined();
  expect(messageProblem('x', 10)).toBeDefined();
});

test('only the sender takes a message back, within two minutes', () => {
  const message = { senderId: 3, createdAt: '2026-11-21T04:00:00.000Z' };
  const at = (ms: number) => new Date(Date.parse(message.createdAt) + ms);
  expect(mayRecall(message, 3, at(RECALL_MS))).toBe(true);
  expect(mayRecall(message, 3, at(RECALL_MS + 1))).toBe(false);
  expect(mayRecall(message, 4, at(0))).toBe(false);
});

test('two people have one chat, whoever begins it', () => {
  expect(pairOf(17, 3)).toBe('3:17');
  expect(pairOf(3, 17)).toBe('3:17');
});

test('however messages arrive, in pieces, twice, out of turn, each stands once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 }))), (pieces) => {
      const merged = pieces.reduce<{ id: number }[]>(
        (known, piece) =>
          mergeMessages(
            known,
            piece.map((id) => ({ id })),
          ),
        [],
      );
      expect(merged.map((one) => one.id)).toEqual([...new Set(pieces.flat())].sort((a, b) => a - b));
    }),
  );
});
