import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';

const { visitAs } = withBrowser();

test('what the cashier pays together is approved and told to the bank by its file; who approved it does not record what the bank says', async () => {
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
  await page.locator('.record-identity:visible').getByText('已通过').waitFor();

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
  const [chooser] = await Promise.all([
    finance.page.waitForEvent('filechooser'),
    finance.page.getByRole('button', { name: '导入银行回单' }).click(),
  ]);
  await chooser.setFiles({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`业务编号,结果,银行流水号,到账日,失败原因\n${payNo},成功,FT-77,,\n`),
  });
  // The refusal names the person, the rule, and who else may; the batch waits for somebody else.
  await finance.page
    .getByText(/由顾正清批准，申请、批准和办理付款的人不能登记银行结果；可由.+等办理/)
    .first()
    .waitFor();
  await page.goto(batch);
  await page.locator('.record-identity:visible').getByText('待银行结果').waitFor();
  expect(cashier.problems).toEqual([]);
  await Promise.all([cashier.context.close(), finance.context.close()]);
});
