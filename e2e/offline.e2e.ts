import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../tools/chromium.ts';
import { callAs, tokenOf } from './enter.ts';
import { FLAGS } from './harness.ts';
import { type Line, layLine } from './line.ts';
import { MASTER, readings, writeNoonReport } from './noon.ts';
import { ownUrl, startOwnServer, stopOwnServer } from './own-server.ts';
import { goTo, hearPage, watchCalls } from './settle.ts';

/** The year 2100: a sign-in that outlives the browser, whatever the day. */
const LONG_S = 4_102_444_800;
const SOON = { timeout: 30_000 };

let line: Line;
let folder: string;
let open: BrowserContext | undefined;
/** What was sent is taken out again, so that the ship's chain stays as the demo left it. */
const sent: string[] = [];

beforeAll(startOwnServer);
afterAll(stopOwnServer);
afterEach(async () => {
  for (const reportNo of sent.splice(0)) await takeOut(reportNo);
  await open?.close();
  await line.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A computer on board, with its own line; what it keeps outlives its browser. */
async function boardComputer(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'fairway-ship-'));
  line = await layLine(ownUrl());
}

async function startBrowser(): Promise<Page> {
  open = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: FLAGS,
    baseURL: line.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  open.setDefaultTimeout(SOON.timeout);
  await open.addInitScript(() => localStorage.setItem('fairway-lang', 'zh'));
  await open.addInitScript(hearPage);
  return open.pages()[0] ?? open.newPage();
}

/** Signed in for longer than the browser runs; the worker has what opens without a line. */
async function signIn(page: Page, username: string): Promise<void> {
  const value = await tokenOf(username);
  await open!.addCookies([{ name: 'fairway_token', value, domain: '127.0.0.1', path: '/', expires: LONG_S }]);
  await page.goto('dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 });
}

const box = (page: Page, words: string) => page.getByRole('button', { name: words });

type Report = { id: number; version: number; reportNo: string; humidity: number | null };

const reportsNumbered = async (reportNo: string): Promise<Report[]> => {
  const { content } = await callAs<{ content: Report[] }>('admin', `/api/voyage/reports?q=${reportNo}`);
  return content.filter((one) => one.reportNo === reportNo);
};

async function takeOut(reportNo: string): Promise<void> {
  for (const { id, version } of await reportsNumbered(reportNo)) {
    const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
    await fetch(new URL(`/api/voyage/reports/${id}?version=${version}`, ownUrl()), { method: 'DELETE', headers });
  }
}

/** What waits to be sent is done for its writer: home and the form say that it is kept, and lead to where it lies. */
async function expectNotOfferedAgain(page: Page, address: string): Promise<void> {
  const kept = page.getByRole('button', { name: '待发送，已存于本机' }).and(page.locator(':visible'));
  await kept.first().waitFor();
  expect(await page.getByRole('button', { name: /^填报正午报/ }).count()).toBe(0);
  await kept.first().click();
  await page.getByRole('button', { name: /^丢弃 正午报 海岳先锋/ }).waitFor();
  await page.keyboard.press('Escape');
  await goTo(page, address);
  await page.getByText(/^正午报 海岳先锋.*已填报，待发送$/).waitFor();
  expect(await page.getByLabel('纬度').count()).toBe(0);
}

/** Milliseconds: each starts a browser with a worker, and one waits out the first try over a line that hangs. */
const ROOM = 240_000;

test(
  'a noon report written without a line outlives the browser and is sent once when the line is back',
  async () => {
    const given = await readings();
    sent.push(given.reportNo);
    await boardComputer();
    const page = await startBrowser();
    await signIn(page, MASTER);
    const address = `/voyage/report-form-new?shipId=${given.shipId}&type=NOON`;
    await goTo(page, address);
    await page.getByLabel('纬度').waitFor();
    // The form has no word of a line while there is one.
    expect(await page.locator('.offline-strip').count()).toBe(0);

    line.set('down');
    // Its pictures may try for long: what counts is what stands there.
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('离线，所填内容存于本机，提交后待恢复连接自动发送').waitFor();
    await writeNoonReport(page, given);
    await page.keyboard.press('Enter');
    await page.waitForURL(/dashboard/);
    await box(page, '离线 · 草稿与待发送，1 项').click();
    await page
      .getByText(/正午报 海岳先锋/)
      .first()
      .waitFor();
    await page.getByText('连接中断，恢复后自动发送').waitFor();
    expect(await reportsNumbered(given.reportNo)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectNotOfferedAgain(page, address);
    await open!.close();

    const again = await startBrowser();
    await again.goto('dashboard', { waitUntil: 'commit' });
    await box(again, '草稿与待发送，1 项').waitFor();
    expect(await reportsNumbered(given.reportNo)).toEqual([]);
    line.set('up');
    await again.evaluate(() => dispatchEvent(new Event('online')));
    await again.getByText(/已发送：正午报 海岳先锋/).waitFor();
    await again.locator('[data-bar="box"]').waitFor({ state: 'hidden' });
    expect((await reportsNumbered(given.reportNo)).length).toBe(1);

    // Nothing is left that another start would send once more.
    await again.reload();
    await watchCalls(again)();
    expect(await again.locator('[data-bar="box"]').count()).toBe(0);
    expect((await reportsNumbered(given.reportNo)).length).toBe(1);
  },
  ROOM,
);

test(
  'a report sent over a line that hangs is put by after a while; though the server has it, it stands there once',
  async () => {
    const given = await readings();
    sent.push(given.reportNo);
    await boardComputer();
    const page = await startBrowser();
    await signIn(page, MASTER);
    await goTo(page, `/voyage/report-form-new?shipId=${given.shipId}&type=NOON`);
    await writeNoonReport(page, given);
    line.set('hanging');
    await page.keyboard.press('Enter');
    // After the first try's patience, which is a part of what is meant here.
    await box(page, '离线 · 草稿与待发送，1 项').waitFor({ timeout: 60_000 });
    await page.waitForURL(/dashboard/);
    expect((await reportsNumbered(given.reportNo)).length).toBe(1);
    line.set('up');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(/已发送：正午报 海岳先锋/).waitFor();
    expect((await reportsNumbered(given.reportNo)).length).toBe(1);
  },
  ROOM,
);

/** What waits for the person, in the list that is in front. */
const waiting = (page: Page) => page.getByRole('link', { name: /RC-\d/ }).and(page.locator(':visible')).first();

test(
  'an approval read before opens without a line, and what is decided then is sent when it is back',
  async () => {
    await boardComputer();
    const page = await startBrowser();
    await signIn(page, 'tech');
    const settle = watchCalls(page);
    await goTo(page, '/approval/tasks');
    await page.getByRole('heading', { name: '我的审批', level: 1 }).waitFor();
    await waiting(page).click();
    await page.getByRole('heading', { name: '等待您审批' }).waitFor();
    await settle();
    const address = new URL(page.url()).pathname;

    line.set('down');
    await page.goto('dashboard', { waitUntil: 'commit' });
    await goTo(page, '/approval/tasks');
    await page.getByRole('heading', { name: '我的审批', level: 1 }).waitFor();
    await waiting(page).click();
    await page.getByRole('heading', { name: '等待您审批' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    await page.getByRole('textbox', { name: '审批意见' }).fill('已在线下核对');
    await page.getByRole('button', { name: '同意', exact: true }).last().click();
    await box(page, '离线 · 草稿与待发送，1 项').waitFor();

    line.set('up');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(/^已发送：/).waitFor();
    await page.locator('[data-bar="box"]').waitFor({ state: 'hidden' });
  },
  ROOM,
);

test(
  'a page that was never opened says that it is not kept here, and opens by itself once the line is back',
  async () => {
    await boardComputer();
    const page = await startBrowser();
    await signIn(page, 'admin');
    line.set('down');
    await goTo(page, '/system/vessels');
    await page.getByText('没有连接，本机未保存此页').waitFor();
    expect(await page.getByText('系统已更新').count()).toBe(0);
    line.set('up');
    await page.getByRole('heading', { name: '船舶', level: 1 }).waitFor();
    await page.getByRole('link', { name: '海岳先锋' }).first().waitFor();
  },
  ROOM,
);

test(
  'the ship’s reports and her voyage open without a line though nobody has opened them before',
  async () => {
    await boardComputer();
    const page = await startBrowser();
    const settle = watchCalls(page);
    const ahead = page.waitForResponse((answer) => /\/api\/voyage\/reports\?size=/.test(answer.url()));
    await signIn(page, MASTER);
    await ahead;
    await settle();
    line.set('down');
    await goTo(page, '/voyage/voyage-report-home');
    const voyage = page.getByRole('link', { name: /^HYPI-\d{5}$/ }).first();
    await voyage.waitFor();
    await page
      .getByRole('link', { name: /^HYPI2/ })
      .first()
      .waitFor();
    await voyage.click();
    await page.getByRole('heading', { name: /^HYPI-/, level: 1 }).waitFor();
    await page.getByText('挂港顺序').first().waitFor();
  },
  ROOM,
);
