import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { cutValues } from './cut.ts';
import { callAs, enter } from './enter.ts';
import type { Visit, VisitOptions } from './harness.ts';
import { goTo, watchCalls } from './settle.ts';
import { collectNames, foreignWords } from './words.ts';

export const DESK = { width: 1440, height: 900 };
export const SMALL_DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };
/** So many pages are visited in one document, as tabs of it, before it is loaded anew: what tabs keep alive slows the looking down. */
const PAGES_A_DOCUMENT = 6;
/** Pages that belong to the shell and stand in no menu. */
const OWN = ['/', '/choiceSys', '/user/center', '/401', '/no-such-page'];
/** Fills the screen in place of the frame and its tabs. */
const WALL = '/dashboards/data';
/** Rows of a list are alike; so many of them are looked at with axe. */
const ROWS_FOR_AXE = 6;

type Item = { path: string; hidden?: boolean; children?: Item[] };

/** Addresses of the pages below menu entries. */
function pathsOf(items: readonly Item[], above = ''): string[] {
  return items.flatMap((item) => {
    const path = item.path.startsWith('/') ? item.path : `${above}/${item.path}`;
    if (item.children?.length) return pathsOf(item.children, path);
    return path.includes(':') ? [] : [path];
  });
}

/** Pages behind a press on a row: a ship's reports, a report with its tabs, a report being written, a voyage. */
async function innerPages(): Promise<string[]> {
  type Reports = { content: { id: number; shipName: number; voyageNo: number }[] };
  const { content } = await callAs<Reports>('admin', '/api/voyage/reports?confirmed=CONFIRMED&rptType=NOON&size=1');
  const [report] = content;
  if (!report) return [];
  return [
    `/voyage/voyage-report-home?shipId=${report.shipName}`,
    `/open/voyage.report/${report.id}`,
    `/voyage/report-form-new?shipId=${report.shipName}&type=NOON`,
    `/open/voyage.voyage/${report.voyageNo}`,
  ];
}

/** The whole document once for the frame around the pages, then what stands in it. */
async function axe(page: Page, part: 'html' | 'main'): Promise<string[]> {
  const inMain = part === 'main' && (await page.locator('main').count()) > 0;
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }) // half a megabyte once per document
    .setLegacyMode() // no second page per run: nothing here lies in frames
    .include(inMain ? 'main' : 'html')
    .options({ resultTypes: ['violations'] })
    .exclude('.maplibregl-canvas-container')
    .exclude(`tbody > tr:nth-child(n + ${ROWS_FOR_AXE + 1})`)
    .analyze();
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
    .map((line) => line.replace(/\s+/g, ' ').slice(0, 400));
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Goes to another page in the same document, as by the menu, and waits until it stands in front in place of the one before. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const pane of document.querySelectorAll('.shell-pane'))
      pane.toggleAttribute('data-left', pane.checkVisibility());
  });
  await goTo(page, path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.shell-pane:not([data-left])')].some(
      (pane) => pane.checkVisibility() && pane.querySelector(':scope > :not(.visually-hidden)'),
    ),
  );
}

export const HALVES = [0, 1] as const;
const everyOther = (paths: readonly string[], half: Walk['half']): string[] => paths.filter((_, i) => i % 2 === half);

export type Walk = {
  visit: (options: VisitOptions) => Promise<Visit>;
  lang: 'zh' | 'en';
  viewport: typeof DESK;
  withAxe: boolean;
  /** Whether each page is loaded as from a bookmark; else most are gone to as by the menu. */
  anew: boolean;
  /** Every other page, from the first or from the second on: all of them in one go take too long to be one test. */
  half: (typeof HALVES)[number];
};

type Looking = {
  readonly page: Page;
  readonly lang: 'zh' | 'en';
  readonly withAxe: boolean;
  /** What the browser complained of; taken over with each look. */
  readonly problems: string[];
  /** Takes what is wrong, with the place. */
  readonly wrong: string[];
};

/** Looks at the page in front once it has come to rest: whether it fits, what it says in which language, whether it is accessible. */
export function looker({ page, lang, withAxe, problems, wrong }: Looking) {
  const settle = watchCalls(page);
  const names = collectNames(page);
  return async (where: string, settled: () => Promise<void> = settle): Promise<void> => {
    await page
      .locator(':is(h1, .wall-title):visible')
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
}

/** A walk over every page of the menu: words, console, width and accessibility; answers all that is wrong. */
export async function walk({ visit, lang, viewport, withAxe, anew, half }: Walk): Promise<string[]> {
  const { page, context, problems } = await visit({ lang, viewport });
  const wrong: string[] = [];
  const look = looker({ page, lang, withAxe, problems, wrong });

  await page.goto('login');
  await look('/login');
  await enter(context, 'admin');
  await page.goto('.');
  const pages = pathsOf(await callAs<Item[]>('admin', '/api/menus/build'));
  let visited = PAGES_A_DOCUMENT;
  const open = async (path: string): Promise<void> => {
    if (anew || [...OWN, WALL].includes(path) || visited >= PAGES_A_DOCUMENT) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`.${path}`);
      visited = path === WALL ? PAGES_A_DOCUMENT : 0;
    } else {
      await turnTo(page, path).catch((error: Error) => wrong.push(`${path}: ${error.message}`));
    }
    visited += 1;
  };
  for (const path of everyOther([...OWN, ...pages, ...(await innerPages())], half)) {
    await open(path);
    await look(path);
    for (const tab of await page.getByRole('tab', { selected: false }).all()) {
      await tab.click();
      await look(`${path} ${await tab.textContent()}`);
    }
  }
  if (viewport === DESK && half === 0) {
    const dashboard = page.getByRole('button', { name: lang === 'zh' ? '数据大屏' : 'Data dashboard' });
    if (await dashboard.isVisible().catch(() => false)) {
      await dashboard.click();
      await look('data dashboard');
    }
  }
  await context.close();
  return [...new Set(wrong)];
}

/**
 * A walk over every form, of a new record and of the first one of its list, over that record and over reports; answers what is cut,
 * overlaps, speaks another language or is not accessible.
 */
export async function walkForms({ visit, lang, viewport, withAxe, half }: Omit<Walk, 'anew'>): Promise<string[]> {
  const { page, context, problems } = await visit({ lang, viewport });
  const settle = watchCalls(page);
  const names = collectNames(page);
  const wrong: string[] = [];
  let forms = 0;
  const form = page.locator(':is(form, .form, .entry):visible').first();
  const look = async (where: string): Promise<void> => {
    for (const line of await foreignWords(page, lang, names)) wrong.push(`${where}: ${line}`);
    if (withAxe) for (const line of await axe(page, 'html')) wrong.push(`${where}: axe ${line}`);
    for (const line of problems.splice(0)) wrong.push(`${where}: ${line}`);
  };
  const lookIntoForm = async (where: string): Promise<void> => {
    await page.locator(':is(h1, .wall-title):visible').first().waitFor();
    await settle();
    if (!(await form.isVisible())) return;
    forms += 1;
    for (const line of await cutValues(page)) wrong.push(`${where}: ${line}`);
    await look(where);
  };

  await enter(context, 'admin');
  for (const path of everyOther(pathsOf(await callAs<Item[]>('admin', '/api/menus/build')), half)) {
    await page.goto(`.${path}?new=1`);
    await lookIntoForm(`${path}?new=1`);
    await goTo(page, path);
    await settle();
    const first = page.locator('.shell-pane:visible :is(.list-table tbody a, .list-card-body)').first();
    if (!(await first.isVisible())) continue;
    await first.click();
    await settle();
    const { pathname } = new URL(page.url());
    if (pathname.endsWith(path)) continue;
    await look(`${path} ?open`);
    await goTo(page, `${pathname.replace('/fairway', '')}?edit=1`);
    await lookIntoForm(`${path} ?edit`);
  }
  for (const path of everyOther(await innerPages(), half)) {
    await page.goto(`.${path}`);
    await lookIntoForm(path);
  }
  await context.close();
  return forms > 10 ? wrong : [`only ${forms} forms were found`];
}
