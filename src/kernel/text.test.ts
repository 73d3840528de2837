import { expect, test } from 'vitest';
import { isText } from './text.ts';

test.each([
  [{ zh: '距上一报 48.00 h', en: '48.00 h since the previous report' }, true],
  [{ zh: '一种语言' }, false],
  [{ zh: '多一项', en: 'One more', level: 'E' }, false],
  [{ zh: 1, en: 'A number' }, false],
  ['words', false],
  [null, false],
  [['zh', 'en'], false],
])('%j is a text in both languages: %s', (value, is) => {
  expect(isText(value)).toBe(is);
});
