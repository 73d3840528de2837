import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';

const { visitAs } = withBrowser();

/** Gives the page a file of the bank that says that this one was paid. */
async function readResults(page: Page, payNo: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '导入银行回单' }).click(),
  ]);
  await chooser.setFiles({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`业务编号,结果,银行流水号,到账日,失败原因\n${payNo},成功,FT-77,,\n`),
  });
}

test('what the cashier pays together is approved, told to the bank by its file and settles its invoice; who approved it does not record what the bank says', async () => {
  const cashier = await visitAs('cashier', 'settlement/requisitions?payStatus=TO_CASHIER');
  const { page } = cashier;
  const waiting = page.getByRole('link', { name: /^PAY/ }).first();
  const payNo = (await waiting.textContent()) ?? '';
  await page.getByRole('row').filter({ hasText: payNo }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '加入付款批次' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('付款账户').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '基本户' }).click();
  await dialog.getByLabel('付款日').fill('2099-01-01');
  // Enter sends the form, as everywhere.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settlement/focus-payment/*');
  await page.getByRole('button', { name: '提交审批' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click();
  await page.locator('.record-identity:visible').getByText('审批中').waitFor();

  const batch = new URL(page.url()).pathname.replace(/^\/fairway\//, '');
  const finance = await visitAs('finance', batch);
  // Announcements that must be read come first.
  await finance.page.getByRole('button', { name: '稍后再看' }).click();
  await finance.page.getByRole('textbox', { name: '审批意见' }).fill('同意付款');
  await finance.page.getByRole('button', { name: '同意', exact: true }).last().click();
  // The next of what waits for an opinion follows; at the cashier's the batch has come in force.
  await page.locator('.record-identity:visible').getByText('待生成文件').waitFor();

  await page.getByRole('button', { name: '生成银行文件' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '生成银行文件' }).click();
  await page.waitForURL('**/settlement/bank-files/*');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载', exact: true }).click(),
  ]);
  const text = new TextDecoder('gb18030').decode(await readFile(await download.path()));
  expect(text).toContain(payNo);

  await finance.page.goto(batch);
  await readResults(finance.page, payNo);
  // The refusal names the person, the rule, and who else may; the batch waits for somebody else.
  await finance.page
    .getByText(/由顾正清批准，申请、批准和办理付款的人不能登记银行结果；可由.+等办理/)
    .first()
    .waitFor();
  await page.goto(batch);
  await page.locator('.record-identity:visible').getByText('待银行结果').waitFor();

  const treasury = await visitAs('treasury', batch);
  await readResults(treasury.page, payNo);
  await treasury.page.locator('.record-identity:visible').getByText('已完成').waitFor();

  // Over the requisition to the invoice behind it: both are paid.
  await treasury.page.getByRole('link', { name: payNo }).first().click();
  await treasury.page.locator('.record-identity:visible').getByText('已付款').waitFor();
  await treasury.page.getByRole('link', { name: /^INV-/ }).first().click();
  await treasury.page.locator('.record-identity:visible').getByText('已付款').waitFor();
  expect([...cashier.problems, ...treasury.problems]).toEqual([]);
  await Promise.all([cashier.context.close(), finance.context.close(), treasury.context.close()]);
});
