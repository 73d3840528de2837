import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';
import { HALVES, PHONE, SMALL_DESK, walkForms } from './walk.ts';

const { visit } = withBrowser();

test.each(HALVES)(
  'no form cuts a value or prints over another at 1280 by 720, and each is accessible: half %i',
  async (half) => {
    expect(await walkForms({ visit, lang: 'en', viewport: SMALL_DESK, withAxe: true, half })).toEqual([]);
  },
  240_000,
);

test.each(HALVES)(
  'no form cuts a value or prints over another on a phone: half %i',
  async (half) => {
    expect(await walkForms({ visit, lang: 'zh', viewport: PHONE, withAxe: false, half })).toEqual([]);
  },
  240_000,
);
