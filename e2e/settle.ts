import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long nothing may be under way before a page counts as still. */
const QUIET_MS = 150;

export type Settle = () => Promise<void>;

/** Watches a page's calls; the answer waits until none has been under way for a moment and nothing is marked busy. */
export function watchCalls(page: Page): Settle {
  const open = new Set<unknown>();
  let last = performance.now();
  const end = (request: unknown) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('blob:')) return;
    open.add(request);
    last = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = (): boolean => open.size === 0 && performance.now() - last > QUIET_MS;
  return async () => {
    const until = performance.now() + 15_000;
    last = performance.now(); // what was just done may still be on its way to its first call
    while (performance.now() < until) {
      // Asked twice: while a busy page was answering, what it had still to do may have begun.
      if (isQuiet() && !(await isBusy(page)) && isQuiet()) return;
      await delay(40);
    }
    throw new Error(`${page.url()} does not come to rest`);
  };
}

/** Asked once the page has nothing more to do: what an answer brought may be drawn a while after it came. */
const isBusy = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      await new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 2_000 }));
      return [...document.querySelectorAll('[aria-busy="true"], .ant-skeleton, .shell-progress')].some((one) =>
        one.checkVisibility(),
      );
    })
    .catch(() => true);

/** Goes to a page of the product without loading the document anew, as a click in the menu does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/fairway${path}`);
}
