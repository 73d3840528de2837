import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './harness.ts';
import { DEMO_PASSWORD } from './server.ts';

const { visit, visitAs } = withBrowser();

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a supplier is led to his own page, quotes under the eyes of nobody, and has a receipt', async () => {
  const { page, context, problems } = await visit();
  await page.goto('vendor/shipRepair');
  await page.waitForURL('**/vendorLogin/shipRepair?**');
  await page.goto('vendor/quote');
  await page.waitForURL('**/vendorLogin/quote?**');
  await signIn(page, 'vendor.marine');
  await page.waitForURL('**/fairway/vendor/quote');
  // Neither the sign-in nor another type's page opens to him.
  for (const path of ['vendorLogin/quote', 'vendor/shipRepair']) {
    await page.goto(path);
    await page.waitForURL('**/fairway/vendor/quote');
  }
  await page.getByRole('heading', { level: 1, name: '询价邀请' }).waitFor();
  const waiting = page.getByRole('row').filter({ hasText: '待报价' }).filter({ hasText: '第 1 轮' });
  await waiting.first().getByRole('link').click();
  await page.getByLabel('我方报价编号').fill('MS-2026-1');
  await page.getByLabel('币种').click();
  await page
    .getByRole('option', { name: 'CNY' })
    .or(page.locator('.ant-select-item').getByText('CNY', { exact: true }))
    .last()
    .click();
  await page.getByLabel('交期（天）').first().fill('7');
  await page.getByLabel('报价有效至').fill('2099-01-01');
  await page.keyboard.press('Enter');
  const prices = page.locator('[data-path$=".unitPrice"]');
  await prices.first().click();
  const count = await prices.count();
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.type('8765.43');
    await page.keyboard.press('Enter');
  }
  // What is typed is kept on the device.
  await page.getByText(/^已存草稿 /).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '恢复' }).click();
  expect(await page.getByLabel('我方报价编号').inputValue()).toBe('MS-2026-1');
  await page.getByRole('button', { name: '提交报价' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '提交报价' }).click();
  await page.getByRole('heading', { name: '回执' }).waitFor();
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ')[0] ?? '';
  expect(number).toMatch(/^RFQ-/);

  const buyer = await visitAs('purchaser', 'purchasing/quotations');
  await buyer.page.getByText('已提交', { exact: true }).first().waitFor();
  expect(await buyer.page.content()).not.toContain('8765');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL('**/vendorLogin/quote');
  await page.goto('vendor/quote');
  await page.waitForURL('**/vendorLogin/quote?**');
  expect(problems).toEqual([]);
  expect(buyer.problems).toEqual([]);
  await Promise.all([context.close(), buyer.context.close()]);
});

test('an account of a yard has a page of its own, and a buyer compares and awards what was opened', async () => {
  const { page, context, problems } = await visit();
  await page.goto('vendorLogin/shipRepair');
  await signIn(page, 'yard.zhoushan');
  await page.waitForURL('**/fairway/vendor/shipRepair');
  await page.getByText('目前没有修船询价').waitFor();
  expect(problems).toEqual([]);
  await context.close();

  const buyer = await visitAs('purchaser', 'purchasing/inquiries?inquiryStatus=OPENED&tenderedNot=true');
  await buyer.page.getByRole('link', { name: /^RFQ-/ }).first().click();
  await buyer.page.getByRole('heading', { name: '逐行比较' }).waitFor();
  await buyer.page.getByRole('button', { name: '按此定标' }).first().click();
  await buyer.page.waitForURL('**/purchasing/awards/*');
  await buyer.page.getByRole('heading', { level: 1, name: /^AW-/ }).waitFor();
  expect(buyer.problems).toEqual([]);
  await buyer.context.close();
});
