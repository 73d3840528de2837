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
