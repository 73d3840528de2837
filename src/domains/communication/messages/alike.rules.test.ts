import { expect, test } from 'vitest';
import { alike } from './alike.rules.ts';
import type { MessageView } from './message.calls.ts';

const at = (id: number, minute: number, kind = 'report', read = false): MessageView => ({
  id,
  kind,
  label: kind,
  urgent: false,
  title: `${id}`,
  text: null,
  link: null,
  createdAt: new Date(Date.UTC(2026, 0, 1, 8, 59 - minute)).toISOString(),
  readAt: read ? '2026-01-01T09:00:00.000Z' : null,
});
const shape = (messages: MessageView[]) =>
  alike(messages).map(({ head, others }) => [head.id, ...others.map((one) => one.id)]);

test('messages of one kind that came together stand as one', () => {
  expect(shape([at(9, 0), at(8, 0), at(7, 1), at(6, 2)])).toEqual([[9, 8, 7, 6]]);
});

test('two are few enough to stand alone', () => {
  expect(shape([at(9, 0), at(8, 0)])).toEqual([[9], [8]]);
});

test('another kind, another occasion and what was read already part them', () => {
  expect(shape([at(9, 0), at(8, 0), at(7, 0), at(6, 0, 'approval'), at(5, 1), at(4, 1), at(3, 1)])).toEqual([
    [9, 8, 7],
    [6],
    [5, 4, 3],
  ]);
  expect(shape([at(9, 0), at(8, 0), at(7, 0), at(6, 30), at(5, 30), at(4, 30)])).toEqual([
    [9, 8, 7],
    [6, 5, 4],
  ]);
  expect(shape([at(9, 0), at(8, 0), at(7, 0), at(6, 0, 'report', true)])).toEqual([[9, 8, 7], [6]]);
});
