import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0秒', '0 s'],
  [59, '59秒', '59 s'],
  [7500, '2小时5分', '2 h 5 min'],
  [93909, '26小时5分9秒', '26 h 5 min 9 s'],
  [3600, '1小时', '1 h'],
  [-60, '-1分', '-1 min'],
])('%i seconds are %s', (seconds, zh, en) => expect(formatDuration(seconds)).toEqual({ zh, en }));
