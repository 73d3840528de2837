import { expect, test } from 'vitest';
import type { Feed } from '../../kernel/feed.calls.ts';
import { countIn, countOf, type FeedRow, filtered, grouped } from './feed-view.ts';

const row = (key: string, kind: string, urgency: 0 | 1 | 2, ship?: string): FeedRow => ({
  key,
  kind,
  urgency,
  detail: '',
  since: null,
  what: { zh: key, en: key },
  ...(ship && { about: { key: ship, name: { zh: ship, en: ship } } }),
  reason: { text: { zh: '', en: '' }, tone: 'grey' },
  act: { label: { zh: '查看', en: 'Look' } },
});

const feed: Feed = {
  kinds: [
    { key: 'report', label: { zh: '报告', en: 'Reports' }, count: 70, overdue: 0, due: 0, failed: false },
    { key: 'late', label: { zh: '超时', en: 'Late' }, count: 2, overdue: 2, due: 0, failed: false },
  ],
  items: [
    row('a', 'late', 0, '海岳1'),
    row('b', 'late', 0, '海岳2'),
    row('c', 'report', 2, '海岳1'),
    row('d', 'report', 2),
  ],
};

test('a figure counts all that wait, also beyond the shown rows', () => {
  expect(['all', 'overdue', 'due', 'report'].map((filter) => countOf(feed, filter))).toEqual([72, 2, 0, 70]);
  expect(filtered(feed, 'overdue').map((one) => one.key)).toEqual(['a', 'b']);
});

test('a line in which several of a kind stand counts for all of them', () => {
  expect(countIn(feed.items)).toBe(4);
  expect(countIn([...feed.items, { ...row('e', 'message', 2), counts: 13 }])).toBe(17);
});

test('by ship, all of one ship stand together and what is about none stands last', () => {
  const groups = grouped(feed, feed.items, 'about');
  expect(groups.map((group) => [group.title?.zh, group.rows.map((one) => one.key)])).toEqual([
    ['海岳1', ['a', 'c']],
    ['海岳2', ['b']],
    ['其他', ['d']],
  ]);
});
