import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `width - 3 < 1024` (specification, section 9). */
const MOBILE_BELOW = 1027;

test('every style sheet turns to the phone at the width at which the layout does', () => {
  const others = globSync('src/**/*.{css,ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\((max|min)-width: (10[0-4]\d(?:\.\d+)?)px\)/g)]
      .filter(([, side, width]) => width !== (side === 'max' ? `${MOBILE_BELOW - 0.02}` : `${MOBILE_BELOW}`))
      .map(([query]) => `${file} ${query}`),
  );
  expect(others).toEqual([]);
});
