import { expect, test } from 'vitest';
import { allClosed, changed, closed, MAX_TAGS, moved, nextPlace, opened, othersClosed, type Tag } from './tags.ts';

const open = (tags: readonly Tag[], key: string, pinned = false): readonly Tag[] =>
  opened(tags, { key, search: '', hash: '', state: null }, pinned);
const keys = (tags: readonly Tag[]): string[] => tags.map((tag) => tag.key);
const three = ['/a', '/b', '/c'].reduce((tags, key) => open(tags, key), open([], '/home', true));

test('a page visited again keeps its one tab', () => {
  expect(keys(opened(three, { key: '/b', search: '?id=1', hash: '', state: null }, false))).toEqual([
    '/home',
    '/a',
    '/b',
    '/c',
  ]);
  expect(open(three, '/b')).toBe(three);
});

test('pinned tabs stay when all others close', () => {
  expect(keys(closed(three, '/home'))).toEqual(['/home', '/a', '/b', '/c']);
  expect(keys(othersClosed(three, '/b'))).toEqual(['/home', '/b']);
  expect(keys(allClosed(three))).toEqual(['/home']);
});

test('closing the active tab goes to the last remaining one, or to the root', () => {
  expect(nextPlace(closed(three, '/a'), '/a')).toBe('/c');
  expect(nextPlace(closed(three, '/a'), '/b')).toBeUndefined();
  expect(nextPlace([], '/a')).toBe('/');
});

test('the twenty-first tab closes the oldest that is neither pinned nor unsaved', () => {
  let tags = changed(open(open([], '/home', true), '/0'), '/0', { unsaved: true });
  for (let i = 1; i < MAX_TAGS - 1; i++) tags = open(tags, `/${i}`);
  expect(tags).toHaveLength(MAX_TAGS);
  const next = open(tags, '/new');
  expect(next).toHaveLength(MAX_TAGS);
  expect(keys(next).slice(0, 3)).toEqual(['/home', '/0', '/2']);
});

test('dragging never passes the pinned tabs', () => {
  expect(keys(moved(three, '/c', 0))).toEqual(['/home', '/c', '/a', '/b']);
  expect(keys(moved(three, '/a', 3))).toEqual(['/home', '/b', '/c', '/a']);
  expect(moved(three, '/home', 2)).toBe(three);
});
