import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';
import { DESK, walk } from './walk.ts';

const { visit } = withBrowser();

test('every page speaks Chinese, fits the desk and is accessible', async () => {
  expect(await walk({ visit, lang: 'zh', viewport: DESK, withAxe: true, anew: false })).toEqual([]);
}, 240_000);

test('every page speaks English and fits the desk', async () => {
  expect(await walk({ visit, lang: 'en', viewport: DESK, withAxe: false, anew: false })).toEqual([]);
}, 240_000);
