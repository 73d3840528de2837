import { expect, test } from 'vitest';
import { agentScore, costAccuracy, overPercent } from './agent-score.rules.ts';

test('service counts four tenths, cost accuracy and documents three each: 4.5, 3.5 and 4.0 are 4.05', () => {
  expect(agentScore({ service: '4.5', cost: '3.5', documents: '4.0' })).toBe('4.05');
  expect(agentScore({ service: '5', cost: '5', documents: '5' })).toBe('5.00');
  expect(agentScore({ service: '4.5', cost: null, documents: '4.0' })).toBeNull();
});

test.each([
  ['100000', '103000', '5'],
  ['100000', '97000', '5'],
  ['100000', '103000.01', '4'],
  ['100000', '105000', '4'],
  ['100000', '90000', '3'],
  ['100000', '110000.01', '2'],
  ['100000', '120000', '2'],
  ['100000', '79999.99', '1'],
  ['0', '100', null],
  [null, '100', null],
  ['100', null, null],
])('an estimate of %s that came to %s earns %s', (estimated, final, mark) => {
  expect(costAccuracy(estimated, final)).toBe(mark);
});

test('how far above the estimate, in percent', () => {
  expect(overPercent('82000', '93480')).toBe('14.00');
  expect(overPercent('82000', '80000')).toBe('-2.44');
  expect(overPercent('0', '80000')).toBeNull();
});
