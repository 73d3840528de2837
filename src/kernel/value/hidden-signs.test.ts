import { expect, test } from 'vitest';
import { hasHiddenSigns, withoutHiddenSigns } from './hidden-signs.ts';

test.each([
  ['系统管理员\u202e', '系统管理员'],
  ['a\u202etxt.exe.txt', 'atxt.exe.txt'],
  ['林\u200b远航', '林远航'],
  ['周\u0000海\n宁', '周海宁'],
  ['\u2066顾\u2069\u2028', '顾'],
])('signs that nobody sees are found in a name and taken out: %j', (written, seen) => {
  expect(hasHiddenSigns(written)).toBe(true);
  expect(withoutHiddenSigns(written)).toBe(seen);
});

test('names of many scripts are as they are', () => {
  for (const name of ['林远航', "O'Brien-Śmith", 'Åse Nygård', 'محمد', '外部审核员 2'])
    expect(hasHiddenSigns(name)).toBe(false);
});
