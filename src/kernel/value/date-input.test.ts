import { expect, test } from 'vitest';
import { normaliseDate } from './date-input.ts';

test.each([
  ['2026-3-5', '2026-03-05'],
  ['2026/3/5', '2026-03-05'],
  ['2026.03.05', '2026-03-05'],
  ['2026年3月5日', '2026-03-05'],
  ['20260305', '2026-03-05'],
  [' 2026-3-5 8:05 ', '2026-03-05 08:05'],
  ['2026-3-5T8:5:9', '2026-03-05 08:05:09'],
  ['20260305 0805', '2026-03-05 08:05'],
  ['2024-2-29', '2024-02-29'],
])('%s becomes %s', (typed, value) => expect(normaliseDate(typed)).toEqual({ ok: true, value }));

test.each(['2026-03', '2026-0305', '03-05', '2026-2-30', '2026-13-1', '2026-3-5 24:00', 'abc', ''])(
  '%j is refused',
  (typed) => {
    expect(normaliseDate(typed)).toEqual({
      ok: false,
      message: { zh: '请输入正确日期格式', en: 'Enter a correct date format' },
    });
  },
);
