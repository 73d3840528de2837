import { expect, test } from 'vitest';
import { mergeSeed } from './menu-merge.rules.ts';

test('a field nobody touched follows the code', () =>
  expect(mergeSeed({ title: '旧' }, { title: '旧' }, { title: '新' })).toEqual({ title: '新' }));

test('a field that an administrator changed stays', () =>
  expect(mergeSeed({ title: '我的' }, { title: '旧' }, { title: '新' })).toEqual({}));

test('a value that the code did not change is left alone, even when the administrator put another there', () =>
  expect(mergeSeed({ icon: 'x', title: '旧' }, { icon: 'a', title: '旧' }, { icon: 'a', title: '旧' })).toEqual({}));

test('a field that the code ships for the first time fills an empty place', () =>
  expect(mergeSeed({ icon: null }, { title: 'a' }, { icon: 'star' })).toEqual({ icon: 'star' }));

const inSystem = { parentId: 1, path: 'users', sortNum: 30 };
const inPeople = { parentId: 9, path: '/system/users', sortNum: 10 };

test('an entry that the code moves to another group goes there, with an address that stays', () =>
  expect(mergeSeed(inSystem, inSystem, inPeople)).toEqual(inPeople));

test.each([{ parentId: 4 }, { path: 'people' }])(
  'an entry that an administrator moved keeps place, path and order: %j',
  (moved) => expect(mergeSeed({ ...inSystem, ...moved }, inSystem, inPeople)).toEqual({}),
);

test('an entry whose order alone an administrator changed goes along, and keeps the order', () =>
  expect(mergeSeed({ ...inSystem, sortNum: 5 }, inSystem, inPeople)).toEqual({ parentId: 9, path: '/system/users' }));
