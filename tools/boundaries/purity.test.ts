import { expect, test } from 'vitest';
import { checkPurity } from './purity.ts';
import { readSource } from './source.ts';

const count = (file: string, text: string) => checkPurity(readSource(file, text)).length;

test.each([
  'Date.now()',
  'new Date()',
  'Date()',
  'Math.random()',
  'performance.now()',
  'crypto.randomUUID()',
  'Temporal.Now.instant()',
])('rules read no clock and no chance: %s', (expression) => {
  expect(count('src/domains/voyage/eta.rules.ts', `export const x = () => ${expression};`)).toBe(1);
  expect(count('src/kernel/value/zone.ts', `export const x = () => ${expression};`)).toBe(1);
});

test.each(['new Date(now)', 'Date.UTC(2026, 0, 1)', 'Date.parse(text)', "'Date.now()'"])(
  'what depends on its arguments is pure: %s',
  (expression) => {
    expect(
      count('src/domains/voyage/eta.rules.ts', `export const x = (now: number, text: string) => ${expression};`),
    ).toBe(0);
  },
);

test('servers, screens and tests are not pure', () => {
  for (const file of [
    'src/domains/voyage/eta.server.ts',
    'src/domains/voyage/eta.web.tsx',
    'src/kernel/value/zone.test.ts',
    'src/kernel/server/jobs.ts',
  ]) {
    expect(count(file, 'export const x = Date.now();')).toBe(0);
  }
});
