import { expect, test } from 'vitest';
import { checkClock } from './clock.ts';
import { readSource } from './source.ts';

const count = (file: string, text: string) => checkClock(readSource(file, text)).length;
const FILES = [
  'src/domains/voyage/eta.server.ts',
  'src/domains/voyage/eta.web.tsx',
  'src/kernel/value/zone.test.ts',
  'e2e/list.e2e.ts',
];

test.each(['Date.now()', 'new Date()', 'Date()', 'dayjs()', 'Temporal.Now.instant()'])(
  "nobody reads the computer's clock: %s",
  (expression) => {
    for (const file of FILES) expect(count(file, `export const x = () => ${expression};`)).toBe(1);
  },
);

test.each(['new Date(now)', 'dayjs(at)', 'performance.now()', 'Date.parse(text)', 'app.now()'])(
  '%s reads none',
  (expression) => {
    for (const file of FILES) expect(count(file, `export const x = () => ${expression};`)).toBe(0);
  },
);

test('each side has one file that does', () => {
  for (const file of ['src/kernel/server/clock.ts', 'src/kernel/web/server-clock.ts'])
    expect(count(file, 'export const x = Date.now();')).toBe(0);
});

test.each(['select now()', 'where day >= current_date', 'select clock_timestamp()'])(
  'statements take the time as a parameter, but for what nodes must agree on: %s',
  (text) => {
    for (const quote of ["'", '`']) {
      expect(count('src/domains/voyage/eta.server.ts', `export const x = ${quote}${text}${quote};`)).toBe(1);
      expect(count('src/kernel/server/nodes.ts', `export const x = ${quote}${text}${quote};`)).toBe(0);
    }
    expect(count('src/domains/voyage/eta.server.ts', `export const x = { text: 'what we know now' };`)).toBe(0);
  },
);
