import { expect, test } from 'vitest';
import { say } from '../../../kernel/text.ts';
import { durationWords } from './duration.rules.ts';

const zh = (minutes: number) => {
  const { text, values } = durationWords(minutes * 60_000);
  return say(text, 'zh', values);
};

test('a length of time is told in the two largest units', () => {
  expect([0, 12, 60, 320, 47 * 60 + 59, 48 * 60, 53 * 60, 487 * 1440 + 300].map(zh)).toEqual([
    '0 分钟',
    '12 分钟',
    '1 小时 0 分',
    '5 小时 20 分',
    '47 小时 59 分',
    '2 天 0 小时',
    '2 天 5 小时',
    '487 天',
  ]);
  expect(zh(-12)).toBe('12 分钟');
});
