import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TOKEN_FILE = 'src/kernel/web/theme/tokens.ts';
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})\b(?=['"`;,)\s])/i;

it('colours of the web are named in the token file alone', () => {
  const files = globSync([
    'src/kernel/web/**/*.{ts,tsx,css}',
    'src/shell/**/*.{ts,tsx,css}',
    'src/domains/**/*.web.{ts,tsx}',
    'src/domains/**/*.css',
    'src/app/web.tsx',
  ]);
  const strays = files
    .filter((file) => file !== TOKEN_FILE && !file.endsWith('.test.ts'))
    .filter((file) => HEX.test(readFileSync(file, 'utf8')));
  expect(strays).toEqual([]);
});
