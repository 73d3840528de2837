import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISSING, printable, widestPart, widthOf, wrap } from './wrap.ts';

/** Ideographs are one wide, all others a half. */
const face = { widthOf: (sign: string) => (sign >= '\u2e80' ? 1 : 0.5), has: (sign: string) => sign !== '𠮷' };
const lettering = { face, size: 10 };

test.each<[string, string, number, string[]]>([
  ['what fits stays whole', 'Main engine', 100, ['Main engine']],
  ['English is broken at blanks', 'Main engine spare parts', 60, ['Main engine', 'spare parts']],
  ['Chinese is broken anywhere', '主机备件采购订单', 40, ['主机备件', '采购订单']],
  ['no line begins with a closing mark', '主机备件，采购', 40, ['主机备', '件，采购']],
  ['no line ends with an opening mark', '主机备（件）采', 40, ['主机备', '（件）采']],
  ['a word longer than a line is broken, not cut', 'ABCDEFGHIJKLM', 30, ['ABCDEF', 'GHIJKL', 'M']],
  ['a long word begins where the line has room', '件ABCDEFGH', 30, ['件', 'ABCDEF', 'GH']],
  ['lines that were typed stay lines', '一\n\n二', 40, ['一', '', '二']],
  ['a date is not broken', 'ETA 2026-11-21', 60, ['ETA', '2026-11-21']],
  ['a path is broken after its strokes', 'alpha/beta/gamma', 60, ['alpha/beta/', 'gamma']],
  ['a sign wider than its column still stands', '宽', 5, ['宽']],
])('%s', (_rule, text, width, lines) => {
  expect(wrap(text, width, lettering)).toEqual(lines);
});

test('whatever is written, nothing is lost and no line of two signs is wider than its column', () => {
  const sign = fc.constantFrom('a', 'B', '7', ' ', '主', '。', '（', '/', '-', '.');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), fc.integer({ min: 10, max: 90 }), (signs, width) => {
      const text = signs.join('');
      const lines = wrap(text, width, lettering);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) if ([...line].length > 1) expect(widthOf(line, lettering)).toBeLessThanOrEqual(width);
    }),
  );
});

test('a column knows its widest word', () => {
  expect(widestPart('Main engine\n备件', lettering)).toBe(30);
});

test('a sign that the font does not have is told and replaced, signs that are not seen go', () => {
  const missed: string[] = [];
  expect(printable('张𠮷\u200b\t号\r\n', face, (sign) => missed.push(sign))).toBe(`张${MISSING} 号\n`);
  expect(missed).toEqual(['𠮷']);
});
