import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs } from './enter.ts';
import { withBrowser } from './harness.ts';
import { PHONE } from './walk/look.ts';

const { visitAs } = withBrowser();
const NEW = 'system/dictionaries?new=1';

const cell = (page: Page, row: number, col: number) => page.locator(`[data-row="${row}"] [data-col="${col}"]`);
const texts = (page: Page, row: number): Promise<string[]> =>
  page.locator(`[data-row="${row}"] .grid-value`).allInnerTexts();
const status = (page: Page) => page.locator('.grid-note');

/** As from a sheet: what stands in the clipboard comes with the event. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);

/** Types by an input method: signs that change under way, then the word that was chosen. */
async function compose(page: Page, steps: readonly string[], word: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: word });
  await session.detach();
}

test('lines are typed by keys and input methods, pasted from a sheet, taken back, and saved as they stand', async () => {
  const { page, problems, settle } = await visitAs('admin', NEW);
  await page.getByRole('textbox', { name: '编码' }).first().fill('grid_journey');
  await page.getByRole('textbox', { name: /^名称/ }).fill('表格');
  await page.getByRole('textbox', { name: /^英文名称/ }).fill('Grid');

  await cell(page, 0, 0).click();
  await page.keyboard.type('ONE');
  await page.keyboard.press('Tab');
  await compose(page, ['n', 'ni', 'ni h', 'ni hao'], '你好');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  expect(await status(page).innerText()).toBe('“abc”未填入：须为数字');
  await page.keyboard.type('绿');
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(page, 0)).toEqual(['ONE', '你好', 'Hello', '100', '绿', '是']);

  await cell(page, 1, 0).click();
  await paste(page, 'TWO\t二\tTwo\t1,200\t红\t否\nTHREE\t三\tThree\tx\tamber\tyes\n');
  await expect.poll(() => texts(page, 1)).toEqual(['TWO', '二', 'Two', '1,200', '红', '否']);
  expect(await texts(page, 2)).toEqual(['THREE', '三', 'Three', '100', '琥珀', '是']);
  expect(await status(page).innerText()).toBe('已粘贴 11 格，跳过 1 格，新增 2 行');
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('[data-row]').count()).toBe(2);
  await page.keyboard.press('Control+y');
  await expect.poll(() => texts(page, 2)).toEqual(['THREE', '三', 'Three', '100', '琥珀', '是']);

  await page.keyboard.press('Control+s');
  await page.waitForURL((url) => !url.search.includes('new=1'));
  await settle();
  type Dictionary = { id: number; code: string };
  const { content } = await callAs<{ content: Dictionary[] }>('admin', '/api/system/dictionaries?q=grid_journey');
  const saved = await callAs<{ entries: { code: string; zh: string; sort: number; enabled: boolean }[] }>(
    'admin',
    `/api/system/dictionaries/${content[0]!.id}`,
  );
  expect(saved.entries.map(({ code, zh, sort, enabled }) => [code, zh, sort, enabled])).toEqual([
    ['ONE', '你好', 100, true],
    ['TWO', '二', 1200, false],
    ['THREE', '三', 100, true],
  ]);
  expect(problems).toEqual([]);
});

test('what is wrong in a line says so in its cell, and the walk over errors comes there; one leaves the grid by Tab', async () => {
  const { page, problems } = await visitAs('admin', NEW);
  await cell(page, 0, 0).click();
  await paste(page, 'A\t甲\tAlpha\nA\t\tBeta');
  await page.getByRole('textbox', { name: '编码' }).first().fill('grid_errors');
  await page.getByRole('textbox', { name: /^名称/ }).fill('错误');
  await page.getByRole('textbox', { name: /^英文名称/ }).fill('Errors');
  await page.keyboard.press('Control+s');
  const active = page.locator('.grid-input:focus');
  await expect.poll(() => active.getAttribute('aria-label')).toBe('中文，第 2 行');
  expect(await cell(page, 1, 1).innerText()).toBe('中文必填');
  await page.keyboard.type('乙');
  await page.keyboard.press('Control+s');
  await expect.poll(() => active.getAttribute('aria-label')).toBe('编码，第 2 行');
  expect(await status(page).innerText()).toBe('编码重复');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await active.count()).toBe(0);
  expect(await page.locator(':focus').innerText()).toBe('添加一行');
  expect(problems).toEqual([]);
});

test('values go on by the handle and by Ctrl+Enter, rows are doubled and removed', async () => {
  const { page, problems } = await visitAs('admin', NEW);
  await cell(page, 0, 0).click();
  await paste(page, 'P-08\t甲\tA\t10\nP-09\t乙\tB\t20\nx\t丙\tC\nx\t丁\tD');
  await cell(page, 0, 3).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.locator('.grid-handle').hover();
  await page.mouse.down();
  await cell(page, 3, 3).hover();
  await page.mouse.up();
  const column = (col: number) => page.locator(`[data-row] [data-col="${col}"] .grid-value`).allInnerTexts();
  await expect.poll(() => column(3)).toEqual(['10', '20', '30', '40', '']);
  expect(await status(page).innerText()).toBe('已选 4 格，合计 100，均值 25');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => column(3)).toEqual(['7', '7', '7', '7', '']);
  await page.getByRole('rowheader', { name: '2' }).click();
  await page.getByRole('button', { name: '复制 1 行' }).click();
  await expect.poll(() => column(0)).toEqual(['P-08', 'P-09', 'P-09', 'x', 'x', '']);
  await page.getByRole('button', { name: '删除 1 行' }).click();
  await expect.poll(() => column(0)).toEqual(['P-08', 'P-09', 'x', 'x', '']);
  expect(problems).toEqual([]);
});

test('on a phone each line is a card', async () => {
  const { page, problems } = await visitAs('admin', NEW, { viewport: PHONE, touch: true });
  await page.getByRole('button', { name: '添加一行' }).click();
  await page.getByRole('textbox', { name: /^中文/ }).fill('卡片');
  expect(await page.locator('.lines-cards > li').count()).toBe(1);
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(problems).toEqual([]);
});
