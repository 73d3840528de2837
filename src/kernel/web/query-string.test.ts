import { expect, test } from 'vitest';
import { fillPath, queryString } from './query-string.ts';

test('arrays travel as repeated keys and empty values not at all', () => {
  expect(queryString({ flag: ['CN', 'PA'], q: '海 岳', page: 0, none: null, blank: '' })).toBe(
    '?flag=CN&flag=PA&q=%E6%B5%B7+%E5%B2%B3&page=0',
  );
  expect(queryString({ a: [] })).toBe('');
});

test('a path with a missing value is refused before it is called', () => {
  expect(fillPath('/api/users/:id/menus', { id: 7 })).toBe('/api/users/7/menus');
  expect(() => fillPath('/api/users/:id')).toThrow(':id');
});
