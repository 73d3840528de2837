import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs, enter } from './enter.ts';
import { withBrowser } from './harness.ts';
import { goTo, watchCalls } from './settle.ts';
import { collectNames, foreignWords } from './words.ts';

/** A walk over every page of the menu: words, console, width and accessibility; all that is wrong is told at the end. */
const { visit } = withBrowser();
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Pages that belong to the shell and stand in no menu. */
const OWN = ['/', '/choiceSys', '/user/center', '/401', '/no-such-page'];

type Item = { path: string; component?: string; hidden?: boolean; children?: Item[] };

/** Addresses of the pages below menu entries; derived pages also with an empty form. */
function pathsOf(items: readonly Item[], above = ''): { path: string; derived: boolean }[] {
  return items.flatMap((item) => {
    const path = item.path.startsWith('/') ? item.path : `${above}/${item.path}`;
    if (item.children?.length) return pathsOf(item.children, path);
    return path.includes(':') ? [] : [{ path, derived: item.component?.startsWith('resource:') === true }];
  });
}

/** The whole document once for the frame around the pages, then what stands in it. */
/** Pages behind a press on a row: a ship's reports, a report with its tabs, a report being written, a voyage. */
async function innerPages(): Promise<string[]> {
  type Reports = { content: { id: number; shipName: number; voyageNo: number }[] };
  const { content } = await callAs<Reports>('admin', '/api/voyage/reports?confirmed=CONFIRMED&rptType=NOON&size=1');
  const [report] = content;
  if (!report) return [];
  return [
    `/voyage/voyage-report-home?shipId=${report.shipName}`,
    `/voyage/report-form?id=${report.id}`,
    `/voyage/report-form-new?shipId=${report.shipName}&type=NOON`,
    `/voyage/voyage-number?id=${report.voyageNo}`,
  ];
}

async function axe(page: Page, part: 'html' | 'main'): Promise<string[]> {
  const inMain = part === 'main' && (await page.locator('main').count()) > 0;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // no second page per run: nothing here lies in frames
    .include(inMain ? 'main' : 'html')
    .options({ resultTypes: ['violations'] })
    .exclude('.maplibregl-canvas-container')
    .analyze();
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
    .map((line) => line.replace(/\s+/g, ' ').slice(0, 400));
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Walk = { lang: 'zh' | 'en'; viewport: typeof DESK; withAxe: boolean };

async function walk({ lang, viewport, withAxe }: Walk): Promise<string[]> {
  const { page, context, problems } = await visit({ lang, viewport });
  const settle = watchCalls(page);
  const names = collectNames(page);
  const wrong: string[] = [];
  const look = async (where: string, settled: () => Promise<void> = settle): Promise<void> => {
    await page
      .locator('h1:visible, .wall-title')
      .first()
      .waitFor()
      .then(settled)
      .catch((error: Error) => wrong.push(`${where}: ${error.message}`));
    const width = await overflow(page);
    if (width > 0) wrong.push(`${where}: wider than the window by ${width} px`);
    for (const line of await foreignWords(page, lang, names)) wrong.push(`${where}: ${line}`);
    const part = OWN.includes(where) || where === '/login' ? 'html' : 'main';
    if (withAxe) for (const line of await axe(page, part)) wrong.push(`${where}: axe ${line}`);
    for (const line of problems.splice(0)) wrong.push(`${where}: ${line}`);
  };

  await page.goto('login');
  await look('/login');
  await enter(context, 'admin');
  await page.goto('.');
  const pages = pathsOf(await callAs<Item[]>('admin', '/api/menus/build'));
  // Each page in a document of its own: what other tabs keep alive would only slow the looking down.
  const open = async (path: string): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`.${path}`);
  };
  for (const path of [...OWN, ...pages.map((one) => one.path), ...(await innerPages())]) {
    await open(path);
    await look(path);
    for (const tab of await page.getByRole('tab', { selected: false }).all()) {
      await tab.click();
      await look(`${path} ${await tab.textContent()}`);
    }
  }
  if (viewport === DESK) {
    for (const { path } of pages.filter((one) => one.derived)) {
      await open(`${path}?new=1`);
      await look(`${path}?new=1`);
      await goTo(page, path);
      await settle();
      const first = page.locator('.shell-pane:visible .list-table tbody a').first();
      if (!(await first.isVisible().catch(() => false))) continue;
      await first.click();
      await look(`${path}?open`);
    }
    const dashboard = page.getByRole('button', { name: lang === 'zh' ? '数据大屏' : 'Data dashboard' });
    if (await dashboard.isVisible().catch(() => false)) {
      await dashboard.click();
      await look('data dashboard');
    }
  }
  await context.close();
  return [...new Set(wrong)];
}

test('every page speaks Chinese, fits the desk and is accessible', async () => {
  expect(await walk({ lang: 'zh', viewport: DESK, withAxe: true })).toEqual([]);
}, 240_000);

test('every page speaks Chinese, fits a phone and is accessible', async () => {
  expect(await walk({ lang: 'zh', viewport: PHONE, withAxe: true })).toEqual([]);
}, 240_000);

test('every page speaks English and fits the desk', async () => {
  expect(await walk({ lang: 'en', viewport: DESK, withAxe: false })).toEqual([]);
}, 240_000);

test('every page speaks English and fits a phone', async () => {
  expect(await walk({ lang: 'en', viewport: PHONE, withAxe: false })).toEqual([]);
}, 240_000);
