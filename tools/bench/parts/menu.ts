import type { Page } from 'playwright-core';
import type { Bench } from '../context.ts';
import { quantile } from '../figures.ts';

const MEDIAN_MS = 130;
const SLOWEST_MS = 250;
/** Each page so often after the first time, which loads its code. */
const TIMES = 3;
/** Tabs that are open at once keep their pages: they are closed again before they are a crowd. */
const PAGES_A_DOCUMENT = 8;

type Pressed = { path: string; ms: number };

/**
 * Runs in the page: presses a way of the menu and answers the time until what it leads to stands in front, with nothing in it that is
 * still being fetched, and has been drawn; ms.
 */
const PRESS = `(async (path) => {
  const find = () => [...document.querySelectorAll('nav a[data-menu-item]')].find((one) => one.getAttribute('href') === path);
  // The group of a page may have been folded when another was opened: groups are opened one after another, what appears in one first.
  const closed = () => [...document.querySelectorAll('nav [data-menu-item][aria-expanded="false"]')];
  const waiting = closed();
  const tried = new Set();
  for (let group = waiting.shift(); group && !find(); group = waiting.shift()) {
    if (tried.has(group)) continue;
    tried.add(group);
    const before = new Set(closed());
    group.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    waiting.unshift(...closed().filter((one) => !before.has(one)));
  }
  const link = find();
  if (!link) return -1;
  const panes = () => [...document.querySelectorAll('.shell-pane')].filter((pane) => pane.checkVisibility());
  const before = new Set(panes());
  const begun = performance.now();
  link.click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const [pane] = panes().filter((one) => !before.has(one));
    const busy = () => [...pane.querySelectorAll('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, .list-skeleton, .record-skeleton')].some((one) => one.checkVisibility());
    if (pane?.querySelector(':scope > :not(.visually-hidden)') && !busy()) break;
    if (performance.now() - begun > 10000) return -1;
  }
  return performance.now() - begun;
})`;

/** Every way of the menu to a page of the product; opening a group may fold another, so that they are gone through one by one. */
const PATHS = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const paths = new Set();
  const tried = new Set();
  const nameOf = (group) => group.getAttribute('data-menu-item');
  for (;;) {
    for (const link of document.querySelectorAll('nav a[data-menu-item]')) if (link.target !== '_blank') paths.add(link.getAttribute('href'));
    const next = [...document.querySelectorAll('nav [data-menu-item][aria-expanded]')].find((one) => !tried.has(nameOf(one)));
    if (!next) return [...paths];
    tried.add(nameOf(next));
    if (next.getAttribute('aria-expanded') === 'false') next.click();
    await frame();
    await frame();
  }
})()`;

/** What somebody waits between a press in the menu and the page, for every page of the menu once its code is there. */
export async function measureMenu(page: Page, { tell, note }: Pick<Bench, 'tell' | 'note'>): Promise<void> {
  const home = page.url();
  const open = async (): Promise<void> => {
    await page.goto(home);
    await page.locator('nav a[data-menu-item]').first().waitFor();
  };
  await open();
  // Home stands in front when a document opens: it is pressed behind the others.
  const isHome = (path: string): boolean => path.endsWith('/dashboard');
  const paths = ((await page.evaluate(PATHS)) as string[]).sort((a, b) => Number(isHome(a)) - Number(isHome(b)));
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let begin = 0; begin < paths.length; begin += PAGES_A_DOCUMENT) {
    const some = paths.slice(begin, begin + PAGES_A_DOCUMENT);
    for (let round = 0; round <= TIMES; round += 1) {
      if (round > 0) await closeTabs(page);
      else await open();
      for (const path of some) {
        const ms = Number(await page.evaluate(`${PRESS}(${JSON.stringify(path)})`));
        if (ms < 0) note(`menu: ${path} does not come to rest`);
        else if (round > 0) times.get(path)!.push(ms);
      }
    }
  }
  const pressed: Pressed[] = [...times]
    .filter(([, measured]) => measured.length > 0)
    .map(([path, measured]) => ({ path, ms: quantile(measured, 0.5) }))
    .sort((a, b) => b.ms - a.ms);
  for (const { path, ms } of pressed.slice(0, 10)) note(`menu to ${path}: ${ms.toFixed(0)} ms`);
  const median = quantile(
    pressed.map(({ ms }) => ms),
    0.5,
  );
  tell({
    name: 'menu press to content, warm, median of all pages',
    value: median,
    unit: 'ms',
    atMost: MEDIAN_MS,
    detail: `${pressed.length} pages`,
  });
  tell({
    name: 'menu press to content, warm, slowest page',
    value: pressed[0]?.ms ?? Number.NaN,
    unit: 'ms',
    atMost: SLOWEST_MS,
    detail: pressed[0]?.path,
  });
}

/** So that each page is made anew when it is pressed again, with its code already there. */
async function closeTabs(page: Page): Promise<void> {
  for (;;) {
    const close = page.locator('.shell-tags button[aria-label^="关闭"]').first();
    if (!(await close.isVisible())) return;
    await close.click();
  }
}
