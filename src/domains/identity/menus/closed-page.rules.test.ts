import { expect, test } from 'vitest';
import { pageAt } from './closed-page.rules.ts';
import type { MenuRow } from './menu.rules.ts';

const row = (id: number, more: Partial<MenuRow>): MenuRow =>
  ({
    id,
    parentId: null,
    type: 'page',
    title: `${id}`,
    titleEn: null,
    sortNum: id,
    path: `p${id}`,
    ...more,
  }) as MenuRow;
const rows = [
  row(1, { type: 'directory', path: 'system' }),
  row(2, { parentId: 1, path: 'users', title: '用户', titleEn: 'Users', permission: 'identity:user:list' }),
  row(3, { parentId: 1, path: 'users/roles', title: '角色', titleEn: 'Roles', permission: 'identity:role:list' }),
];

test('an address leads to the page with the longest path, a record below it included', () => {
  expect(pageAt(rows, '/system/users', 'zh')).toEqual({ title: '用户', permission: 'identity:user:list' });
  expect(pageAt(rows, '/system/users/12', 'en')).toEqual({ title: 'Users', permission: 'identity:user:list' });
  expect(pageAt(rows, '/system/users/roles/3', 'zh')).toEqual({ title: '角色', permission: 'identity:role:list' });
});

test('what is no page is none', () => {
  for (const path of ['/system', '/', '', '/system/usersx', '/no/such/page'])
    expect(pageAt(rows, path, 'zh')).toBeUndefined();
});
