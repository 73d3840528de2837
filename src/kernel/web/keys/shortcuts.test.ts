import { expect, test } from 'vitest';
import { nameOfKey } from './key-name.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}): string =>
  nameOfKey({ key, code: `Key${key.toUpperCase()}`, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('Ctrl and the Mac command key name the same shortcut', () => {
  expect(press('k', { ctrlKey: true })).toBe('ctrl+k');
  expect(press('k', { metaKey: true })).toBe('ctrl+k');
});

test('Alt with a letter is read from the place of the key, where it would type a sign', () => {
  expect(press('∑', { altKey: true, code: 'KeyW' })).toBe('alt+w');
  expect(press('¡', { altKey: true, code: 'Digit1' })).toBe('alt+1');
});

test('a single letter is its own name', () => {
  expect(press('N')).toBe('n');
  expect(press('?', { code: 'Slash' })).toBe('?');
});
