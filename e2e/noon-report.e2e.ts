import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { Prefilled } from '../src/domains/voyage/entry/entry-context.calls.ts';
import { type CONSUMPTION_ROWS, findRow, fuelTotal } from '../src/domains/voyage/reports/oil-rows.rules.ts';
import {
  destination,
  formatPosition,
  fromDecimalDegrees,
  geoPoint,
  initialCourse,
} from '../src/kernel/value/position.ts';
import { callAs, enter } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visit } = withBrowser();
const MASTER = 'master.pioneer';
const SOON = { timeout: 15_000 };
const SECTIONS = ['识别与船位', '时间与航程', '气象', '油耗与存量', '淡水', '污水污油'];

type Row = { id: number; version: number; reportNo: string };
const made: string[] = [];

/** What the journeys submit is taken out again: the ship's chain stays as the demo left it. */
afterEach(async () => {
  for (const reportNo of made.splice(0)) {
    const { content } = await callAs<{ content: Row[] }>('admin', `/api/voyage/reports?q=${reportNo}`);
    for (const row of content.filter((one) => one.reportNo === reportNo)) {
      const token = `/api/voyage/reports/${row.id}?version=${row.version}`;
      await callAs('admin', token, { method: 'DELETE' }).catch((error: Error) => {
        // 204 has no body to read.
        if (!/JSON/.test(error.message)) throw error;
      });
    }
  }
});

const hoursBetween = (from: string | null | undefined, to: string | null | undefined): number =>
  Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 360_000) / 10;

/** What the master reads off his instruments: further on the same course, at the speed and consumption of the report before. */
async function readings() {
  const ships = await callAs<{ user: { vesselIds: number[] } }>(MASTER, '/auth/info');
  const shipId = ships.user.vesselIds[0]!;
  const { report, context } = await callAs<Prefilled>(
    MASTER,
    `/api/voyage/reports/prefill?shipId=${shipId}&rptType=NOON`,
  );
  const [last, earlier] = context.recent;
  const [here, before] = [last && geoPoint(last), earlier && geoPoint(earlier)];
  if (!last || !here || !before) throw new Error('the ship has no passage behind her');
  // Whatever the time of day: since the last noon half a day or a day and a half may have passed.
  const hours = hoursBetween(last.rptTime, report.rptTime);
  const share = hours / hoursBetween(earlier?.rptTime, last.rptTime);
  const speed = Number(last.avgSpeed ?? '12');
  const miles = speed * hours;
  const point = destination({ from: here, course: initialCourse({ from: before, to: here }), nm: miles });
  const position = (value: number, axis: 'latitude' | 'longitude') =>
    formatPosition(fromDecimalDegrees({ value, axis }));
  const burnt = (code: (typeof CONSUMPTION_ROWS)[number]) =>
    (Number(fuelTotal(findRow(last.oil, code)) ?? 0) * share).toFixed(3);
  const turned = Math.round(Number(last.avgRev ?? '100') * 60 * hours);
  return {
    shipId,
    reportNo: report.reportNo ?? '',
    latitude: position(point.latitude, 'latitude'),
    longitude: position(point.longitude, 'longitude'),
    hours: hours.toFixed(1),
    miles: miles.toFixed(1),
    counter: String((last.currentAccumRev ?? 0) + turned),
    fuel: { ME_CONST: burnt('ME_CONST'), GE_SEA: burnt('GE_SEA'), BOILER_DAILY: burnt('BOILER_DAILY') },
  };
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
    return `${label?.querySelector('span')?.textContent ?? ''}${element?.id ?? ''}`;
  });
}

const savable = (page: Page) => page.getByRole('button', { name: '保存并提交' }).isEnabled();
const marks = (page: Page) => page.getByRole('navigation', { name: '章节' }).getByRole('button').allTextContents();

test('a master writes the noon report with the keyboard alone, in well under two minutes', async () => {
  const given = await readings();
  made.push(given.reportNo);
  const { page, context, problems } = await visit();
  await enter(context, MASTER);
  await page.goto('voyage/report-form-new');
  await page.getByRole('heading', { name: '选择报告类型' }).waitFor();
  const begun = Date.now();
  const keys = page.keyboard;
  const next = async (text = '') => {
    if (text) await keys.type(text);
    await keys.press('Enter');
  };

  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), SOON).toBe('正午报');
  await keys.press('Enter');
  await expect.poll(() => focused(page), SOON).toContain('纬度');
  await next(given.latitude);
  await next(given.longitude);
  for (let stop = 0; stop < 4; stop += 1) await next(); // ports and drafts are known
  expect(await focused(page)).toContain('定速时间');
  for (const text of ['=', given.miles, '0', '0', '0', '0', given.counter, '0', '=']) await next(text);
  for (let stop = 0; stop < 3; stop += 1) await next(); // ETA, washing, counter
  expect(await focused(page)).toContain('天气');
  await keys.press('ArrowDown');
  for (const text of ['', '3', '8', 'NE', '4', '26.5', '1012', '', '', '']) await next(text);

  expect(await focused(page)).toContain('runningHour-cell');
  for (const hours of ['=', '0', '=', '0', '4', '', '']) await next(hours);
  for (const tonnes of [given.fuel.ME_CONST, '0', given.fuel.GE_SEA, '0', given.fuel.BOILER_DAILY, '', ''])
    await next(tonnes);
  await soundStocks(page); // fuel oil, grade by grade
  for (let row = 0; row < 7; row += 1) await next(); // no gas oil was burnt
  await soundStocks(page);
  for (let stop = 0; stop < 80 && (await focused(page)).includes('-oil-'); stop += 1) await keys.press('Tab');
  expect(await focused(page)).toContain('淡水消耗');
  for (const tonnes of ['8.0', '0', '0', '=']) await next(tonnes);
  await next('0.1');
  await expect.poll(() => savable(page), SOON).toBe(true);
  for (const section of SECTIONS)
    expect((await marks(page)).find((mark) => mark.includes(section))).toContain('已完成');
  await keys.press('Control+s');
  await page.getByText(`报告 ${given.reportNo} 已提交`).waitFor();
  console.log(`noon report by keyboard in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  expect(Date.now() - begun).toBeLessThan(120_000);
  expect(page.url()).toContain(`shipId=${given.shipId}`);
  expect(problems).toEqual([]);
  await context.close();
});

/** In a cell of one grade `=` takes the book stock at once; several grades open side by side. */
async function soundStocks(page: Page): Promise<void> {
  await page.keyboard.type('=');
  const grades = page.getByRole('dialog', { name: /按油品填写/ });
  const several = await grades.isVisible();
  const count = several ? await grades.getByRole('textbox').count() : 1;
  for (let i = 0; i < count; i += 1) {
    if (several && (await grades.getByRole('textbox').nth(i).inputValue()) === '') await page.keyboard.type('=');
    await page.keyboard.press('Enter');
  }
}

test('a phone writes the whole report: the missing entries are walked through one by one', async () => {
  const given = await readings();
  made.push(given.reportNo);
  const { page, context, problems } = await visit({ viewport: { width: 390, height: 844 } });
  await enter(context, MASTER);
  await page.goto(`voyage/report-form-new?shipId=${given.shipId}&type=NOON`);
  await page.getByRole('heading', { name: '油耗与存量' }).waitFor();
  expect(await page.locator('input[inputmode="decimal"]').count()).toBeGreaterThan(30);

  const answers: Readonly<Record<string, string>> = {
    纬度: given.latitude,
    经度: given.longitude,
    定速时间: given.hours,
    定速里程: given.miles,
    本次累计转数: given.counter,
    机动转数: '0',
    距下港里程: '=',
    天气: 'SUNNY',
    海况: '3',
    能见度: '8',
    风向: 'NE',
    风力: '4',
    气温: '26.5',
    气压: '1012',
    淡水消耗: '8',
    淡水加装: '0',
    造水量: '0',
    淡水存量: '=',
    产生: '0.1',
    运转时间: '4',
  };
  const fuel: Readonly<Record<string, string>> = { 'oil-0': given.fuel.ME_CONST, 'oil-2': given.fuel.GE_SEA };
  const locate = page.getByRole('button', { name: '定位' });
  for (let step = 0; step < 60 && !(await savable(page)); step += 1) {
    // The last entry may make the report whole while the pointer is on its way.
    const found = await locate.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!found) continue;
    const at = await focused(page);
    const name = Object.keys(answers).find((label) => at.startsWith(label));
    const row = Object.keys(fuel).find((id) => at.includes(`-${id}-`));
    const stock = /oil-12-/.test(at) ? await page.locator(':focus').getAttribute('placeholder') : null;
    const answer = stock ?? (name ? answers[name] : row ? fuel[row] : '0') ?? '0';
    const field = page.locator(':focus');
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(answer);
    else await field.fill(answer);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(400); // the checks follow the typing
  }
  expect(await savable(page)).toBe(true);
  await page.getByRole('button', { name: /实时校验/ }).click();
  await page.getByRole('dialog').getByText('项规则通过').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await context.setOffline(true);
  await page.getByRole('button', { name: '保存并提交' }).click();
  await page.getByText('草稿已存本机').waitFor();
  await context.setOffline(false);
  await page.waitForTimeout(1100); // a button rests a second
  await page.getByRole('button', { name: '保存并提交' }).click();
  await page.getByText(`报告 ${given.reportNo} 已提交`).waitFor();
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);
  await context.close();
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
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).some((one) => /"humidity":"?71\b/.test(String(one))));
  await expect.poll(kept).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect.poll(() => page.getByLabel('湿度').inputValue(), SOON).toBe('71');
  await page.getByRole('button', { name: '放弃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click();
  await page.waitForURL(/shipId=/);
  expect(problems).toEqual([]);
  await context.close();
});
