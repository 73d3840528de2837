import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';

test('the greeting follows the hour of the office', () => {
  expect([0, 5, 10, 11, 13, 17, 18, 23].map(partOfDay)).toEqual([
    'night',
    'morning',
    'morning',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
