import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';
import { PHONE, walk } from './walk.ts';

const { visit } = withBrowser();

test('every page speaks Chinese, fits a phone and is accessible', async () => {
  expect(await walk({ visit, lang: 'zh', viewport: PHONE, withAxe: true, anew: false })).toEqual([]);
}, 240_000);

test('every page speaks English, fits a phone, and opens from a bookmark', async () => {
  expect(await walk({ visit, lang: 'en', viewport: PHONE, withAxe: false, anew: true })).toEqual([]);
}, 240_000);
