import { rm } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { signInByApi } from '../../../e2e/sign-in.ts';
import { findChromium } from '../../chromium.ts';
import type { Bench } from '../context.ts';
import { quantile } from '../figures.ts';
import { measureMenu } from './menu.ts';
import { dataFolder, startProduct } from './start.ts';

const PASSWORD = 'Bench-2026-xyz';
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A register of 3,933 rows, which is answered with so many when the long list is measured. */
const LIST = 'parameter/ports';
const LONG_LIST = 10_000;
const HOME = 'dashboard';
const FORM = 'voyage/report-form-new';
const ROW = '[data-row-key]';

type Tell = Pick<Bench, 'tell' | 'note'>;

/** What somebody at a screen feels, on the demo company: the first list, a key press in the widest form, a long list scrolled. */
export async function measureBrowser({ tell, note }: Tell): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    note('browser: no Chromium found, name one in CHROMIUM');
    return;
  }
  const folder = await dataFolder();
  const product = await startProduct(folder, { CAPTCHA: 'off', DEMO_PASSWORD: PASSWORD });
  try {
    const { token } = await signInByApi({ baseUrl: product.address, username: 'admin', password: PASSWORD });
    /** Each in a browser of its own, so that nothing is cached. */
    const visit = async (path: string, work: (page: Page) => Promise<void>): Promise<void> => {
      const browser = await chromium.launch({ executablePath, args: FLAGS });
      try {
        const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1440, height: 900 } });
        await context.addCookies([{ name: 'fairway_token', value: token, url: product.address, sameSite: 'Strict' }]);
        await work(await context.newPage());
      } catch (error) {
        note(`browser: ${path} is not measured: ${(error as Error).message.split('\n')[0]}`);
      } finally {
        await browser.close();
      }
    };
    await visit(LIST, async (page) => {
      const begun = performance.now();
      await page.goto(LIST);
      await page.locator(ROW).first().waitFor();
      const seconds = (performance.now() - begun) / 1000;
      tell({ name: 'list page visible, cold browser', value: seconds, unit: 's', atMost: 1.4 });
    });
    await visit(FORM, (page) => measureKeys(page, tell));
    await visit(LIST, (page) => measureScroll(page, tell));
    await visit(HOME, async (page) => {
      await page.goto(HOME);
      await measureMenu(page, { tell, note });
    });
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs in the page: the work of each key, from its event until the frame after it is drawn, less the wait for that frame to begin. */
const WATCH_KEYS = `
  window.keyTimes = [];
  document.addEventListener('keydown', () => {
    const begun = performance.now();
    requestAnimationFrame((frame) => {
      const handled = Math.min(performance.now(), Math.max(frame, begun)) - begun;
      const drawing = performance.now();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.keyTimes.push(Math.min(handled, window.keyWork ?? handled) + performance.now() - drawing);
      channel.port2.postMessage(null);
    });
    window.keyWork = undefined;
    setTimeout(() => { window.keyWork = performance.now() - begun; }, 0);
  }, true);`;

async function measureKeys(page: Page, tell: Bench['tell']): Promise<void> {
  await page.goto(FORM);
  const field = page.locator('main textarea:visible, main input[type="text"]:visible').last();
  await field.waitFor();
  await field.click();
  await page.evaluate(WATCH_KEYS);
  await field.pressSequentially('1234567890'.repeat(12), { delay: 50 });
  const times = (await page.evaluate('window.keyTimes')) as number[];
  tell({
    name: 'key press in the report form, p95',
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: 16,
    detail: `median ${quantile(times, 0.5).toFixed(1)} ms of ${times.length} keys`,
  });
}

/** Runs in the page: scrolls the tallest box by a wheel's turn every frame and answers the time between frames, ms. */
const SCROLL = `(async () => {
  const boxes = [...document.querySelectorAll('*')].filter((node) => node.scrollHeight > node.clientHeight + 100 && /auto|scroll|hidden/.test(getComputedStyle(node).overflowY));
  const box = boxes.sort((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? document.documentElement;
  const gaps = [];
  let last = performance.now();
  for (let i = 0; i < 240; i += 1) {
    box.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }));
    if (box.scrollTop === 0 || i % 2) box.scrollTop += 120;
    await new Promise(requestAnimationFrame);
    gaps.push(performance.now() - last);
    last = performance.now();
  }
  return { gaps: gaps.slice(20), height: box.scrollHeight, drawn: document.querySelectorAll('[data-row-key]').length };
})()`;

async function measureScroll(page: Page, tell: Bench['tell']): Promise<void> {
  await page.route('**/api/parameter/ports?*', async (route) => {
    const answer = await route.fetch();
    const { content } = (await answer.json()) as { content: { id: number }[] };
    const rows = Array.from({ length: LONG_LIST }, (_, i) => ({ ...content[i % content.length], id: i + 1 }));
    await route.fulfill({ response: answer, json: { content: rows, totalElements: LONG_LIST } });
  });
  await page.goto(LIST);
  await page.locator(ROW).first().waitFor();
  const { gaps, drawn } = (await page.evaluate(SCROLL)) as { gaps: number[]; drawn: number };
  tell({
    name: `list of ${LONG_LIST.toLocaleString('en')} loaded rows, frames a second`,
    value: 1000 / quantile(gaps, 0.5),
    unit: 'fps',
    atLeast: 55,
    detail: `worst frame ${Math.max(...gaps).toFixed(0)} ms, ${drawn} rows drawn`,
  });
}
