import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';
import { HALVES, PHONE, walk } from './walk.ts';

const { visit } = withBrowser();

test.each(HALVES)(
  'every page speaks Chinese, fits a phone and is accessible: half %i',
  async (half) => {
    expect(await walk({ visit, lang: 'zh', viewport: PHONE, withAxe: true, anew: false, half })).toEqual([]);
  },
  240_000,
);

test.each(HALVES)(
  'every page speaks English, fits a phone, and opens from a bookmark: half %i',
  async (half) => {
    expect(await walk({ visit, lang: 'en', viewport: PHONE, withAxe: false, anew: true, half })).toEqual([]);
  },
  240_000,
);
