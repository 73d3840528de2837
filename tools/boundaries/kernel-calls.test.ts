import { expect, test } from 'vitest';
import { checkKernelCalls } from './kernel-calls.ts';
import { readSource } from './source.ts';

const count = (file: string, text: string): number => checkKernelCalls(readSource(file, text)).length;

test.each([
  ["request('GET', '/api/menus/build')", 1],
  ["request('GET', '/auth/info')", 1],
  ["request('GET', 'api/system/dictionaries/entries')", 1],
  ["request('POST', `/api/users/" + '$' + '{id}/picture`)', 1],
  ["request('GET', '/api/tasksOfOthers')", 1],
  ["request('GET', '/api/tasks')", 0],
  ["request('GET', `/api/tasks/" + '$' + '{id}`)', 0],
  ["request('GET', '/api/files?size=1')", 0],
  ['const path = `/api/' + '$' + '{place}`', 0],
  ["import x from './api/menus.ts'", 0],
])('in the kernel %s: %i', (text, expected) => {
  expect(count('src/kernel/web/list/list.tsx', text)).toBe(expected);
});

test('the shell and the domains name any call', () => {
  expect(count('src/shell/session/load-session.ts', "request('GET', '/api/menus/build')")).toBe(0);
  expect(count('src/domains/identity/menus/menu.web.tsx', "request('GET', '/api/menus/build')")).toBe(0);
});
