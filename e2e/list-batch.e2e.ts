import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visitAs } = withBrowser({ company: 'own' });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-batch-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const heads = (page: Page) => page.locator('.list-table thead th:visible').allTextContents();
const bar = (page: Page) => page.locator('.list-batch').first();
const choosePage = (page: Page) => page.getByRole('checkbox', { name: '选择本页全部' }).check();
const firstName = (page: Page) => page.locator('tr.list-row .list-link').first().textContent();
const ships = (page: Page) => page.locator('td[data-column="shipName"]').allTextContents();
const count = (page: Page) => page.locator('.list-tools-left').first().textContent();

type Task = { id: number; state: string; fileId: number | null; title: { zh: string } };
type Listed = { content: { id: number; reportNo: string; confirmed: string }[]; totalElements: number };

test('400 rows chosen over two pages are exported and confirmed; whoever is refused is named with the reason', async () => {
  const waiting = await callAs<Listed>('ops', '/api/voyage/reports?confirmed=UNCONFIRMED&size=200');
  const { page, context, problems, settle } = await visitAs('ops', 'voyage/reports?size=200');
  await choosePage(page);
  const before = await firstName(page);
  await page.getByRole('button', { name: '下一页' }).click();
  // The old rows stand until the new ones are there; two hundred take a busy machine their time.
  await settle();
  expect(await firstName(page)).not.toBe(before);
  await expect.poll(() => bar(page).textContent()).toContain('已选 200 条');
  await choosePage(page);
  await expect.poll(() => bar(page).textContent()).toContain('已选 400 条');

  await bar(page).getByRole('button', { name: '导出' }).click();
  await page.getByText('已转入后台导出').waitFor();
  await page.getByRole('button', { name: '后台任务已完成' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).first().click();
  const file = join(folder, 'chosen.xlsx');
  await (await saving).saveAs(file);
  const book = new exceljs.Workbook();
  // exceljs declares another Buffer than Node's.
  await book.xlsx.load((await readFile(file)).buffer as ArrayBuffer);
  expect(book.worksheets[0]!.rowCount).toBe(401);
  await page.keyboard.press('Escape');

  await bar(page).getByRole('button', { name: '确认', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^确认 400 条动态报/ });
  await question.getByRole('button', { name: '确认', exact: true }).click();
  const result = page.getByRole('dialog', { name: '批量操作结果' });
  await result.waitFor({ timeout: 60_000 });
  const [, done = '0', refused = '0'] = /成功 (\d+) 条，被拒绝 (\d+) 条/.exec((await result.textContent()) ?? '') ?? [];
  expect(Number(done) + Number(refused)).toBe(400);
  expect(Number(done)).toBeGreaterThan(0);
  expect(Number(done)).toBeLessThanOrEqual(waiting.totalElements);
  await expect.poll(() => result.locator('tbody tr').count()).toBe(Number(refused));
  expect(await result.locator('tbody tr').first().textContent()).toMatch(/^[A-Z0-9]+2026-\d+.+/);
  await result.getByRole('button', { name: '关闭' }).last().click();
  const left = await callAs<Listed>('ops', '/api/voyage/reports?confirmed=UNCONFIRMED&size=200');
  expect(waiting.totalElements - left.totalElements).toBe(Number(done));
  const [task] = await callAs<Task[]>('ops', '/api/tasks');
  expect(task).toMatchObject({ state: 'DONE', title: { zh: '批量确认动态报' }, fileId: expect.any(Number) });
  expect(problems).toEqual([]);
  await context.close();
});

test('all that a filter shows is chosen at once, and let go when the filter changes', async () => {
  const { page, context, problems } = await visitAs('ops', 'voyage/reports');
  const all = await count(page);
  await page.getByRole('button', { name: /^已确认/ }).click();
  await expect.poll(() => count(page)).not.toBe(all);
  await choosePage(page);
  await bar(page)
    .getByRole('button', { name: /^选择全部/ })
    .click();
  await expect.poll(() => bar(page).textContent()).toContain('（当前筛选）');
  await page.getByRole('button', { name: /^未确认/ }).click();
  await bar(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await context.close();
});

test('a deleted view, columns set back and a deleted record return by one press', async () => {
  const { page, context, problems, settle } = await visitAs('admin', 'parameter/currencies');
  const undo = () => page.getByRole('status').getByRole('button', { name: '撤销' }).click();

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '符号' }).uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => heads(page)).not.toContain('符号');
  await page.getByRole('button', { name: '保存视图' }).click();
  await page.getByRole('textbox', { name: '视图名称' }).fill('无符号');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const chip = page.getByRole('list', { name: '视图' }).getByRole('button', { name: /^无符号/ });
  await chip.waitFor();

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => heads(page)).toContain('符号');
  await undo();
  await expect.poll(() => heads(page)).not.toContain('符号');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '视图操作：无符号' }).click();
  await page.getByRole('menuitem', { name: '删除视图' }).click();
  await chip.waitFor({ state: 'detached' });
  await undo();
  await chip.waitFor();
  await page.reload();
  await chip.waitFor();

  const code = 'ZZU';
  await callAs('admin', '/api/parameter/currencies', {
    method: 'POST',
    body: { code, name: '测试币', nameEn: 'Test currency', decimals: 2, enabled: true },
  });
  await page.getByRole('button', { name: '刷新' }).click();
  await settle();
  const row = page.locator('tr.list-row').filter({ hasText: code });
  await row.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await row.waitFor({ state: 'detached' });
  await undo();
  await row.waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a right press on a cell shows only its value or all but it, and the menu key does so for the row', async () => {
  const { page, context, problems } = await visitAs('ops', 'voyage/reports');
  const cell = page.locator('tr.list-row').first().locator('[data-column="shipName"]');
  const ship = (await cell.textContent()) ?? '';
  await cell.click({ button: 'right' });
  await page.getByRole('menuitem', { name: `排除“${ship}”` }).click();
  await page.waitForURL(/shipNameNot=/);
  await expect.poll(() => ships(page)).not.toContain(ship);

  const link = page.locator('tr.list-row .list-link').first();
  await link.focus();
  await link.dispatchEvent('contextmenu');
  await page.getByRole('menuitem', { name: '船名' }).hover();
  await page.getByRole('menuitem', { name: /^只看/ }).click();
  await page.waitForURL(/shipName=\d+/);
  await expect.poll(async () => new Set(await ships(page)).size).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('a column is drawn wider by its edge and by the keyboard, and stays so', async () => {
  const { page, context, problems } = await visitAs('chartering', 'parameter/ports');
  const head = page.getByRole('columnheader', { name: '国家地区' });
  const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
  const before = await width();
  const edge = head.locator('.list-resize');
  const box = (await edge.boundingBox())!;
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 64, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 60);
  await head.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBe(before + 68);
  await page.reload();
  await expect.poll(width).toBe(before + 68);
  expect(problems).toEqual([]);
  await context.close();
});
