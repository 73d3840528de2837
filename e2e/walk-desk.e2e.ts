import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';
import { DESK, HALVES, walk } from './walk.ts';

const { visit } = withBrowser();

test.each(HALVES)(
  'every page speaks Chinese, fits the desk and is accessible: half %i',
  async (half) => {
    expect(await walk({ visit, lang: 'zh', viewport: DESK, withAxe: true, anew: false, half })).toEqual([]);
  },
  240_000,
);

test.each(HALVES)(
  'every page speaks English and fits the desk: half %i',
  async (half) => {
    expect(await walk({ visit, lang: 'en', viewport: DESK, withAxe: false, anew: false, half })).toEqual([]);
  },
  240_000,
);
