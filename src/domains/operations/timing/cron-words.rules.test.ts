import { expect, test } from 'vitest';
import { cronWords } from './cron-words.rules.ts';

test.each<[pattern: string, zh: string, en: string]>([
  ['0 8 * * *', '每天 08:00', 'Every day at 08:00'],
  ['*/15 * * * *', '每 15 分钟', 'Every 15 minutes'],
  ['* * * * *', '每分钟', 'Every minute'],
  ['23 * * * *', '每小时第 23 分', 'At minute 23 of each hour'],
  ['0 */2 * * *', '每 2 小时，第 0 分', 'Every 2 hours, at minute 0'],
  ['30 9 1 * *', '每月 1 日 09:30', 'On day 1 of each month at 09:30'],
  ['0 8,20 * * 1-5', '周一至周五 08:00、20:00', 'Monday to Friday at 08:00, 20:00'],
  ['5 6 * * 0', '每周日 06:05', 'Every Sunday at 06:05'],
  ['5 6 * * 7', '每周日 06:05', 'Every Sunday at 06:05'],
  ['0 0 1 1 *', '分 0，时 0，日 1，月 1，周 *', 'Minute 0, hour 0, day 1, month 1, weekday *'],
])('%s reads %s', (pattern, zh, en) => {
  expect(cronWords(pattern)).toEqual({ zh, en });
});
