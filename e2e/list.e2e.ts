import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, enter, tokenOf } from './enter.ts';
import { withBrowser } from './harness.ts';
import { ownUrl } from './own-server.ts';

const { visitAs } = withBrowser();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const heads = (page: Page) => page.locator('.list-table thead th:visible').allTextContents();
const count = async (page: Page) =>
  (await page.locator('.list-tools, .list-panel').first().textContent())?.match(/共 [\d,]+ 条/)?.[0];

test('columns chosen by one user are there after a reload, and are nobody else’s', async () => {
  const { page, context, problems } = await visitAs('chartering', 'parameter/currencies');
  await expect.poll(() => heads(page)).toContain('符号');
  const before = await heads(page);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '符号' }).uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => heads(page)).toEqual(before.filter((name) => name !== '符号'));
  await page.reload();
  await expect.poll(() => heads(page)).toEqual(before.filter((name) => name !== '符号'));

  await enter(context, 'gm');
  await page.reload();
  await expect.poll(() => heads(page)).toContain('符号');
  expect(problems).toEqual([]);
  await context.close();
});

test('a filtered list is an address that shows somebody else the same rows', async () => {
  const { page, context, problems, settle } = await visitAs('ops', 'voyage/reports');
  const all = await count(page);
  await page.getByRole('button', { name: /^未确认/ }).click();
  await settle();
  await page.getByPlaceholder('报告编号').fill('HY');
  await page.getByPlaceholder('报告编号').press('Enter');
  await page.waitForURL(/[?&]q=HY/);
  await settle();
  const url = new URL(page.url());
  expect([url.searchParams.get('confirmed'), url.searchParams.get('q')]).toEqual(['UNCONFIRMED', 'HY']);
  const found = await count(page);
  expect(found).not.toBe(all);

  const other = await visitAs('gm', `.${url.pathname.replace('/fairway', '')}${url.search}`);
  expect(await count(other.page)).toBe(found);
  expect([...problems, ...other.problems]).toEqual([]);
  await other.context.close();
  await context.close();
});

test('scrolling to the end of a load-more list asks for the second page once and shows no row twice', async () => {
  const ships = await callAs<{ content: { id: number; name: string }[] }>('ops', '/api/system/vessels?size=100');
  const shipId = ships.content.find((one) => one.name === '海岳先锋')?.id;
  const { page, context, problems, settle } = await visitAs('ops', `voyage/voyage-report-home?shipId=${shipId}`);
  await page.getByRole('button', { name: '显示全部报告' }).click();
  await settle();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/voyage/reports') asked.push(searchParams.get('page') ?? '0');
  });
  const body = page.locator('.list-table .ant-table-body:visible');
  const keys = () =>
    body.locator('tr[data-row-key]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key')));
  expect(await keys()).toHaveLength(50);
  // Every step near the bottom is heard, as a wheel that spins on.
  await body.evaluate((box) => {
    for (const above of [9, 6, 3, 0]) {
      box.scrollTo(0, box.scrollHeight - box.clientHeight - above);
      box.dispatchEvent(new Event('scroll'));
    }
  });
  await settle();
  const loaded = await keys();
  expect(asked).toEqual(['1']);
  expect(loaded).toHaveLength(100);
  expect(new Set(loaded).size).toBe(100);
  expect(problems).toEqual([]);
  await context.close();
});

/** The template of a resource, filled with rows under the given heads. */
async function sheet(name: string, rows: Record<string, string | number>[]): Promise<string> {
  const answer = await fetch(new URL('/api/system/jobs/template', ownUrl()), {
    headers: { authorization: `Bearer ${await tokenOf('admin')}`, 'accept-language': 'zh' },
  });
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const page = book.worksheets[0]!;
  const columns = (page.getRow(1).values as unknown[]).map((value) => String(value ?? '').replace(' *', ''));
  rows.forEach((row, at) => {
    for (const [head, value] of Object.entries(row)) {
      const column = columns.indexOf(head);
      if (column < 0) throw new Error(`The template has no column ${head}: ${columns.join(' ')}`);
      page.getRow(at + 2).getCell(column).value = value;
    }
  });
  const path = join(folder, name);
  await book.xlsx.writeFile(path);
  return path;
}

const posts = async () => (await callAs<{ totalElements: number }>('admin', '/api/system/jobs?size=1')).totalElements;

test('an import names every wrong row and writes none; the corrected sheet is imported whole', async () => {
  const { page, context, problems, settle } = await visitAs('admin', 'system/jobs');
  const before = await posts();
  const run = randomUUID().slice(0, 8).toUpperCase();
  const good = { 岗位名称: `码头调度${run}`, 编码: `BERTH_${run}`, 类别: '岸基' };
  const wrong = await sheet('wrong.xlsx', [
    good,
    { 岗位名称: '', 编码: 'NO_NAME', 类别: '岸基' },
    { 岗位名称: '飞行员', 编码: 'PILOT_X', 类别: '航空部' },
  ]);
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入岗位' });
  await dialog.locator('input[type=file]').setInputFiles(wrong);
  await dialog.getByText('共 3 行，2 处有误').waitFor();
  const told = await dialog.locator('tbody tr.ant-table-row').allTextContents();
  expect(told.map((line) => line.slice(0, 5))).toEqual(
    ['3岗位名称', '4类别'.padEnd(3)].map((line) => expect.stringMatching(`^${line.trim()}`)),
  );
  expect(await dialog.getByRole('button', { name: /导入 3 行/ }).isDisabled()).toBe(true);
  expect(await posts()).toBe(before);

  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      await sheet('right.xlsx', [good, { 岗位名称: `引航联络${run}`, 编码: `PILOT_${run}`, 类别: '岸基' }]),
    );
  await dialog.getByText('2 行全部无误').waitFor();
  await dialog.getByRole('button', { name: '导入 2 行' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await settle();
  expect(await posts()).toBe(before + 2);
  expect(await count(page)).toBe(`共 ${before + 2} 条`);
  expect(problems).toEqual([]);
  await context.close();
});

test('the check of a long sheet shows its progress, goes on when the dialog is closed, and says how it ended', async () => {
  const { page, context, problems } = await visitAs('admin', 'system/jobs');
  const before = await posts();
  const rows = Array.from({ length: 3000 }, (_, n) => ({ 岗位名称: `岗位${n}`, 编码: `LONG_${n}`, 类别: '岸基' }));
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入岗位' });
  await dialog.locator('input[type=file]').setInputFiles(await sheet('long.xlsx', rows));
  await dialog.getByText(/^[\d,]+ \/ 3,000 行$/).waitFor();
  await dialog.getByRole('progressbar', { name: '正在检查 long.xlsx' }).waitFor();
  const told = page.getByText(/检查岗位导入文件.*已完成：3,000 行全部无误，尚未导入/).waitFor({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '在后台继续' }).click();
  await page.getByText('已转入后台').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await told;
  await page.getByRole('button', { name: '后台任务已完成' }).click();
  const ended = page.locator('.shell-tasks li', { hasText: '3,000 行全部无误，尚未导入' });
  await ended.first().waitFor();
  const n = await ended.count();
  await ended.first().getByRole('button', { name: '收起' }).click();
  await expect.poll(() => ended.count()).toBe(n - 1);
  expect(await posts()).toBe(before);
  expect(problems).toEqual([]);
  await context.close();
});

test('an export downloads the filtered rows in the shown columns', async () => {
  const { page, context, problems } = await visitAs('admin', 'system/vessels?q=YUE');
  await expect.poll(() => heads(page)).toContain('操作');
  const shown = await heads(page);
  const rows = Number((await count(page))?.match(/\d+/)?.[0]);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^船舶.*\.xlsx$/);
  const book = new exceljs.Workbook();
  const bytes = await readFile(await download.path());
  await book.xlsx.load(new Uint8Array(bytes).buffer as ArrayBuffer);
  const written = book.worksheets[0]!;
  const columns = (written.getRow(1).values as string[]).slice(1);
  const plain = (name: string) => name.split(/ ?[(（]/)[0]; // the unit stands in other brackets
  expect(shown.map(plain).filter((name) => name && name !== '操作')).toEqual(columns.map(plain));
  expect(written.actualRowCount - 1).toBe(rows);
  expect(problems).toEqual([]);
  await context.close();
});
