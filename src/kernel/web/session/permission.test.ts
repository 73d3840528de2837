import { afterEach, expect, test, vi } from 'vitest';
import { holdsPermission, holdsRole } from './holds.ts';

afterEach(() => vi.restoreAllMocks());

test('the holder of everything holds each permission', () => {
  expect(holdsPermission(['*'], 'crew:wage:edit')).toBe(true);
  expect(holdsPermission(['crew:wage:list'], 'crew:wage:edit')).toBe(false);
});

test('any one of the listed roles is enough', () => {
  expect(holdsRole(['DATA_SHOW'], ['ADMIN', 'DATA_SHOW'])).toBe(true);
  expect(holdsRole(['BUYER'], ['ADMIN', 'DATA_SHOW'])).toBe(false);
});

test('an empty or missing list of roles is told to the developer and denied', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(holdsRole(['ADMIN'], [])).toBe(false);
  expect(holdsRole(['ADMIN'], undefined)).toBe(false);
  expect(told).toHaveBeenCalledWith(`need roles! Like v-permission="['admin','editor']"`);
});
