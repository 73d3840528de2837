import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { LubeKey, OilRowCode } from '../src/domains/voyage/reports/oil-rows.rules.ts';
import { callAs, enter } from './enter.ts';
import { withBrowser } from './harness.ts';
import { answerAt, focused, MASTER, readings } from './noon.ts';

const { visit } = withBrowser();
const SOON = { timeout: 15_000 };
const SECTIONS = ['识别与船位', '时间与航程', '气象', '油耗与存量', '淡水', '污水污油'];

type Row = { id: number; version: number; reportNo: string; confirmed: string };
const made: string[] = [];

/** What the journeys submit is taken out again: the ship's chain stays as the demo left it. */
afterEach(async () => {
  for (const reportNo of made.splice(0)) {
    const report = await reportNumbered(reportNo);
    if (!report) continue;
    if (report.confirmed === 'CONFIRMED') {
      const body = { version: report.version, reason: '航次报告演练' };
      await callAs('admin', `/api/voyage/reports/${report.id}/unconfirm`, { method: 'POST', body });
    }
    const { id, version } = (await reportNumbered(reportNo)) ?? report;
    await callAs('admin', `/api/voyage/reports/${id}?version=${version}`, { method: 'DELETE' }).catch(
      (error: Error) => {
        // 204 has no body to read.
        if (!/JSON/.test(error.message)) throw error;
      },
    );
  }
});

async function reportNumbered(reportNo: string): Promise<Row | undefined> {
  const { content } = await callAs<{ content: Row[] }>('admin', `/api/voyage/reports?q=${reportNo}`);
  return content.find((row) => row.reportNo === reportNo);
}

const savable = (page: Page) => page.getByRole('button', { name: '保存并提交' }).isEnabled();
const marks = (page: Page) => page.getByRole('navigation', { name: '章节' }).getByRole('button').allTextContents();

/** Seconds of a practised person (keystroke-level model): a key, and the look at an instrument before a figure is typed. */
const KEY_S = 0.28;
const TAP_S = 0.45;
const LOOK_S = 1.2;

/** What a confirmed report says of the ship: on the board's line and on the map, where the master put her. */
async function expectOnBoardAndMap(given: Awaited<ReturnType<typeof readings>>): Promise<void> {
  const { id, version } = (await reportNumbered(given.reportNo))!;
  await callAs('ops', `/api/voyage/reports/${id}/confirm`, { method: 'POST', body: { version } });
  const office = await visit();
  await enter(office.context, 'ops');
  await office.page.goto('voyage/voyage-report-home');
  const line = office.page.locator(`.board-table tr[data-ship="${given.shipId}"]`);
  // 170230 stands as 17:02.30 N.
  const shown = `${Number(given.latitude.slice(0, 2))}:${given.latitude.slice(2, 4)}.${given.latitude.slice(4)}`;
  await expect.poll(() => line.textContent(), SOON).toContain(shown);
  expect(await line.textContent()).toContain('正午报');
  await line.click();
  await office.page.locator('.board-map').getByText(shown).first().waitFor();
  const ships = await callAs<{ shipId: number; voyageReport: { currentLatitude: string } }[]>(
    'ops',
    '/api/voyage/map-ships?type=1',
  );
  expect(ships.find((ship) => ship.shipId === given.shipId)?.voyageReport.currentLatitude).toContain(shown);
  expect(office.problems).toEqual([]);
  await office.context.close();
}

/** What the engines used of lubricants was taken as it was offered, and what is on board by the books follows. */
async function expectLubesSaid(reportNo: string): Promise<void> {
  const { id } = (await reportNumbered(reportNo))!;
  const { oil } = await callAs<{ oil: ({ rowCode: OilRowCode } & Partial<Record<LubeKey, string | null>>)[] }>(
    'admin',
    `/api/voyage/reports/${id}`,
  );
  const cell = (row: OilRowCode, lube: LubeKey) =>
    Number(oil.find(({ rowCode }) => rowCode === row)?.[lube] ?? Number.NaN);
  for (const [row, lube] of [
    ['ME_CONST', 'cylinderOil'],
    ['ME_CONST', 'meSystemOil'],
    ['GE_SEA', 'aeSystemOil'],
  ] as const) {
    expect(cell(row, lube), `${row} ${lube}`).toBeGreaterThan(0);
    expect(cell('BOOK_STOCK', lube)).toBeCloseTo(cell('LAST_STOCK', lube) - cell('TOTAL', lube), 3);
  }
}

test('a master writes an unremarkable noon report, lubricants and all, with under ninety keys, in under a minute; confirmed, it stands on board and map', async () => {
  const given = await readings();
  made.push(given.reportNo);
  const { page, context, problems } = await visit();
  await enter(context, MASTER);
  await page.goto('dashboard');
  const due = page.getByRole('button', { name: '填报正午报' }).or(page.getByRole('link', { name: '填报正午报' }));
  await due.first().click();
  await expect.poll(() => focused(page), SOON).toContain('纬度');
  const head = page.locator('.entry-head');
  const stood = (await head.boundingBox())?.y;
  const pressed: string[] = [];
  let looked = 0;
  const press = async (key: string) => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  for (let step = 0; step < 60 && !(await focused(page)).endsWith('-submit'); step += 1) {
    const at = await focused(page);
    const answer = at.startsWith('天气')
      ? ['ArrowDown']
      : at.startsWith('风向')
        ? ['N', 'E']
        : [...(answerAt(at, given) ?? '')];
    if (answer.length > 0) looked += 1;
    for (const key of answer) await press(key);
    // A complete position has gone on by itself.
    if ((await focused(page)) === at) await press('Enter');
  }
  expect(await savable(page)).toBe(true);
  // The form scrolls inside its frame: nothing around it has moved.
  expect((await head.boundingBox())?.y).toBe(stood);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  for (const section of SECTIONS)
    expect((await marks(page)).find((mark) => mark.includes(section))).toContain('已完成');
  await press('Enter');
  await page.getByText(`报告 ${given.reportNo} 已提交`).waitFor();
  const seconds = pressed.length * KEY_S + looked * LOOK_S;
  console.log(`noon report: ${pressed.length} keys, ${looked} figures read, ${seconds.toFixed(0)} s of a person`);
  expect(pressed.length, pressed.join(' ')).toBeLessThan(90);
  expect(seconds).toBeLessThan(60);
  expect(page.url()).toContain(`shipId=${given.shipId}`);
  expect(problems).toEqual([]);
  await context.close();
  await expectLubesSaid(given.reportNo);
  await expectOnBoardAndMap(given);
});

test('a phone asks for what the ship has alone, one after the other above the keys, in under two minutes; confirmed, it stands on board and map', async () => {
  const given = await readings();
  made.push(given.reportNo);
  const { page, context, problems } = await visit({ viewport: { width: 390, height: 844 }, touch: true });
  await enter(context, MASTER);
  await page.goto(`voyage/report-form-new?shipId=${given.shipId}&type=NOON`);
  const next = page.getByRole('button', { name: /^下一项/ });
  // It opens in full: no field has taken the focus, and with it the keyboard.
  await page.getByLabel('纬度').waitFor();
  await page.getByRole('button', { name: '保存并提交' }).waitFor();
  expect(await page.locator('.entry-head').isVisible()).toBe(true);
  expect(await page.locator('input:focus, select:focus').count()).toBe(0);
  await page.getByLabel('纬度').tap();
  // While one types, head and acts give way: the form has the screen but for the sections and the bar above the keys.
  expect(await page.locator('.entry-head').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: '保存并提交' }).count()).toBe(0);
  const form = (await page.locator('.entry-scroll').boundingBox())!;
  expect(form.height).toBeGreaterThan(844 * 0.7);
  // Only grades on board are asked for: of some 110 entries of all grades and rows the others are folded away.
  const inputs = await page.locator('.entry-scroll').locator('input:visible, select:visible').count();
  let taps = 3; // home, 填报正午报, the first field
  let looked = 0;
  for (let step = 0; step < 60 && (await next.isVisible()); step += 1) {
    const at = await focused(page);
    const field = page.locator(':focus');
    const answer = at.startsWith('天气') ? 'SUNNY' : at.startsWith('风向') ? 'NE' : answerAt(at, given);
    const offer = page.locator('.entry-offer').first();
    if (answer !== undefined) {
      looked += 1;
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
        await field.selectOption(answer);
        taps += 2;
      } else {
        await page.keyboard.type(answer);
        taps += answer.length;
      }
      if ((await focused(page)) !== at) continue;
    } else if (await offer.isVisible()) {
      await offer.click();
      taps += 1;
      continue;
    }
    await next.click();
    taps += 1;
  }
  await expect.poll(() => savable(page), SOON).toBe(true);
  const seconds = taps * TAP_S + looked * LOOK_S;
  console.log(`noon report on a phone: ${inputs} inputs, ${taps} taps, ${seconds.toFixed(0)} s of a person`);
  expect(inputs).toBeLessThan(85);
  expect(taps).toBeLessThan(90);
  expect(seconds).toBeLessThan(120);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('button', { name: '保存并提交' }).click();
  await page.getByText(`报告 ${given.reportNo} 已提交`).waitFor();
  expect(problems).toEqual([]);
  await context.close();
  await expectLubesSaid(given.reportNo);
  await expectOnBoardAndMap(given);
});

test('a report left half written is offered again, and a type that the ship cannot send says why', async () => {
  const given = await readings();
  const { page, context, problems } = await visit();
  await enter(context, MASTER);
  await page.goto('voyage/report-form-new');
  const departure = page.getByRole('button', { name: /^离港报/ });
  await departure.waitFor();
  expect(await departure.isDisabled()).toBe(true);
  expect(await departure.textContent()).toContain('海上航行');

  await page.goto(`voyage/report-form-new?shipId=${given.shipId}&type=NOON`);
  await page.getByLabel('湿度').fill('71');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await page.getByRole('button', { name: '草稿与待发送，1 项' }).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expect.poll(() => page.getByLabel('湿度').inputValue(), SOON).toBe('71');
  await page.getByRole('button', { name: '放弃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click();
  await page.waitForURL(/shipId=/);
  expect(problems).toEqual([]);
  await context.close();
});
