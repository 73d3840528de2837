import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../../chromium.ts';
import type { Bench } from '../context.ts';
import { quantile } from '../figures.ts';
import { FLAGS } from './browser.ts';

const PAGE = join(import.meta.dirname, '../grid-page');
const PASTED = { rows: 500, columns: 10 };

type Tell = Pick<Bench, 'tell' | 'note'>;

/** What somebody feels who types into the grid: 1,000 rows by 40 columns, two of them frozen, with groups, sums and computed cells. */
export async function measureGrid({ tell, note }: Tell): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    note('grid: no Chromium found, name one in CHROMIUM');
    return;
  }
  const outDir = await mkdtemp(join(tmpdir(), 'fairway-grid-'));
  const shared = { root: PAGE, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, plugins: [react()], build: { outDir, emptyOutDir: true, target: 'es2023' } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.resolvedUrls!.local[0]!);
    await measure(page, tell);
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Runs in the page: from the key's own time stamp until the message after the frame in which it shows. */
const WATCH = `
  window.times = [];
  window.painted = (begun) => new Promise((resolve) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - begun);
    channel.port2.postMessage(null);
  }));
  document.addEventListener('keydown', (event) => { void window.painted(event.timeStamp).then((ms) => window.times.push(ms)); }, true);`;

/** Runs in the page: a sheet of figures pasted over the cells, and taken back; ms until each shows. */
const PASTE = `(async () => {
  const line = (r) => Array.from({ length: ${PASTED.columns} }, (_, c) => String(r * 10 + c)).join('\\t');
  const text = Array.from({ length: ${PASTED.rows} }, (_, r) => line(r)).join('\\n');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const begun = performance.now();
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return window.painted(begun);
})()`;

const ROUNDS = 5;
/** ms between keys: faster than anybody holds one down. */
const BETWEEN = 45;

async function measure(page: Page, tell: Bench['tell']): Promise<void> {
  const cell = (row: number, col: number) => page.locator(`[data-row="${row}"] [data-col="${col}"]`);
  await cell(0, 0).waitFor();
  await page.evaluate(WATCH);
  const pressed = async (keys: readonly string[]): Promise<number[]> => {
    await page.evaluate('window.times.length = 0');
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(BETWEEN);
    }
    return (await page.evaluate('window.times')) as number[];
  };
  const judge = (name: string, times: readonly number[], atMost: number): void =>
    tell({
      name: `grid of 1,000 x 40: ${name}, p95`,
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost,
      detail: `median ${quantile(times, 0.5).toFixed(1)} ms of ${times.length}`,
    });
  const repeat = (keys: readonly string[], n: number): string[] => Array.from({ length: n }, () => keys).flat();

  await cell(5, 3).click();
  await pressed(repeat(['ArrowDown', 'ArrowUp'], 5));
  judge('down', await pressed(repeat(['ArrowDown'], 120)), 30);
  await page.keyboard.press('Control+Home');
  judge('sideways', await pressed(repeat([...repeat(['ArrowRight'], 39), 'Home'], 3)), 30);
  judge(
    'typing figures',
    await pressed(repeat(['ArrowRight', 'ArrowRight', 'ArrowRight', '1', '2', '3', 'Enter', 'Home'], 15)),
    30,
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const steps = await pressed(repeat(['ArrowRight', 'ArrowLeft'], 40));
  judge(
    'sideways into a choice',
    steps.filter((_, i) => i % 2 === 0),
    45,
  );

  const pastes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.keyboard.press('Control+Home');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    pastes.push((await page.evaluate(PASTE)) as number);
    await page.keyboard.press('Control+z');
  }
  tell({
    name: `grid of 1,000 x 40: paste of ${PASTED.rows} x ${PASTED.columns}, worst`,
    value: Math.max(...pastes),
    unit: 'ms',
    atMost: 100,
    detail: `median ${quantile(pastes, 0.5).toFixed(1)} ms of ${pastes.length}`,
  });
}
