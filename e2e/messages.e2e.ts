import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visitAs } = withBrowser({ company: 'own' });

/** What a dropped line leaves in the console while it is down. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/.test(line));

const badge = (button: Locator): Promise<number> =>
  button
    .locator('.shell-badge')
    .textContent({ timeout: 100 })
    .then(Number)
    .catch(() => 0);

type Report = { id: number; reportNo: string; version: number };

/** The newest report of 海岳先锋, which the office takes back and confirms again: each time her master is told. */
async function lastOfPioneer(): Promise<Report> {
  const ships = await callAs<{ content: { id: number; name: string }[] }>('ops', '/api/system/vessels?size=100');
  const shipId = ships.content.find((one) => one.name === '海岳先锋')?.id;
  const query = `shipName=${shipId}&confirmed=CONFIRMED&sort=rptTime,desc&size=1`;
  const { content } = await callAs<{ content: Report[] }>('ops', `/api/voyage/reports?${query}`);
  if (!content[0]) throw new Error('海岳先锋 has no confirmed report');
  return content[0];
}

async function confirmAgain({ id }: Report): Promise<void> {
  const path = `/api/voyage/reports/${id}`;
  const { version: seen } = await callAs<Report>('admin', path);
  const taken = { version: seen, reason: '复核' };
  const { version } = await callAs<Report>('admin', `${path}/unconfirm`, { method: 'POST', body: taken });
  await callAs('admin', `${path}/confirm`, { method: 'POST', body: { version } });
}

/** A page asks by itself when its line first stands and after five minutes: what else comes within the patience of a journey was told to it. */
test('a message reaches an open browser by itself; after a dropped line nothing is missing or doubled; tabs agree', async () => {
  const report = await lastOfPioneer();
  const { page, context, problems } = await visitAs('master.pioneer', 'office/messages');
  const other = await context.newPage();
  await other.goto('dashboard');
  await other.locator('h1:visible').first().waitFor();
  const bell = (where: Page) => where.locator('.shell-tools button', { has: where.locator('.anticon-bell') });
  await callAs('master.pioneer', '/api/system/messages/read-all', { method: 'POST', body: {} });
  await expect.poll(() => badge(bell(page))).toBe(0);
  await expect.poll(() => badge(bell(other))).toBe(0);

  await confirmAgain(report);
  await expect.poll(() => badge(bell(page))).toBe(1);
  const rows = page.locator('.message-row[data-unread=true]', { hasText: report.reportNo });
  await expect.poll(() => rows.count()).toBe(1);

  await context.setOffline(true);
  await confirmAgain(report);
  await confirmAgain(report);
  expect(await rows.count()).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => badge(bell(page))).toBe(3);
  await expect.poll(() => badge(bell(other))).toBe(3);
  // Three of one kind stand as one line until it is unfolded.
  await rows.getByRole('button', { name: '同类 3 条 展开' }).click();
  await expect.poll(() => rows.count()).toBe(3);

  await bell(other).click();
  await expect.poll(() => other.locator('.bell-item', { hasText: report.reportNo }).count()).toBe(3);
  await other.getByRole('button', { name: '全部标为已读' }).click();
  await expect.poll(() => badge(bell(page))).toBe(0);
  await expect.poll(() => rows.count()).toBe(0);
  await other.keyboard.press('Escape');

  await page
    .locator('.message-row', { hasText: report.reportNo })
    .first()
    .getByRole('button', { name: '打开' })
    .click();
  await page.waitForURL(/\/voyage\/reports\/\d+$/);
  await page.getByText(report.reportNo).first().waitFor();
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

const said = (page: Page, word: string): Promise<string[]> =>
  page.locator('.chat-message:not([data-pending]) .chat-words', { hasText: word }).allTextContents();

test('two people chat: each word arrives by itself, and after a dropped line in order, none missing, none doubled', async () => {
  const people = await callAs<{ id: number; name: string }[]>('ops', '/api/system/chats/people?q=tech');
  const tech = people.find((one) => one.name === '韩立群');
  const { id } = await callAs<{ id: number }>('ops', '/api/system/chats/direct', {
    method: 'POST',
    body: { userId: tech?.id },
  });
  const word = `旅程${randomUUID().slice(0, 8)}`;
  const one = await visitAs('ops', `office/chat?chat=${id}`);
  const two = await visitAs('tech', `office/chat?chat=${id}`);
  const box = (page: Page) => page.getByRole('textbox', { name: '输入消息' });
  const write = async (page: Page, text: string): Promise<void> => {
    await box(page).fill(text);
    await box(page).press('Enter');
  };

  await write(one.page, `${word}-1 <b>不是标签</b>`);
  await expect.poll(() => said(two.page, word)).toEqual([`${word}-1 <b>不是标签</b>`]);
  await expect.poll(() => one.page.locator('.chat-facts', { hasText: '已读' }).count()).toBe(1);

  await box(one.page).fill(`${word}-2`);
  await box(one.page).press('Shift+Enter');
  await box(one.page).pressSequentially('第二行');
  await box(one.page).press('Enter');
  await expect.poll(() => said(two.page, word).then((all) => all.at(-1))).toBe(`${word}-2\n第二行`);

  // One is cut off: what one writes waits, what the other says is fetched.
  await one.context.setOffline(true);
  await write(one.page, `${word}-3`);
  await write(two.page, `${word}-4`);
  await write(two.page, `${word}-5`);
  await one.page.getByText('连接中断，恢复后自动发送').waitFor();
  await expect.poll(() => said(two.page, `${word}-5`)).toHaveLength(1);
  await one.context.setOffline(false);
  const all = [1, 2, 3, 4, 5].map((n) => `${word}-${n}`);
  const numbers = async (page: Page): Promise<string[]> =>
    (await said(page, word)).map((text) => text.slice(0, word.length + 2));
  for (const page of [one.page, two.page]) {
    await expect.poll(() => numbers(page).then((found) => found.toSorted())).toEqual(all);
  }
  expect(await numbers(one.page)).toEqual(await numbers(two.page));
  await expect.poll(() => one.page.locator('[data-pending]').count()).toBe(0);

  // Taken back: it disappears on both sides.
  const mine = one.page.locator('.chat-message', { hasText: `${word}-3` });
  await mine.hover();
  await mine.getByRole('button', { name: '撤回' }).click();
  await expect.poll(() => said(two.page, `${word}-3`)).toEqual([]);
  await two.page.getByText('周海宁 撤回了一条消息').first().waitFor();

  // A word is found again, and its place opened.
  await two.page.getByRole('searchbox', { name: '查找聊天与记录' }).fill(`${word}-1`);
  await two.page.locator('.chat-hit').first().click();
  await two.page.locator('.chat-found', { hasText: `${word}-1` }).waitFor();
  expect(unexpected([...one.problems, ...two.problems])).toEqual([]);
  await one.context.close();
  await two.context.close();
});

test('unread chats stand beside the bell until they are looked at', async () => {
  const people = await callAs<{ id: number; name: string }[]>('finance', '/api/system/chats/people?q=cashier');
  const { id } = await callAs<{ id: number }>('finance', '/api/system/chats/direct', {
    method: 'POST',
    body: { userId: people[0]?.id },
  });
  const { page, context, problems } = await visitAs('cashier', 'dashboard');
  const chat = page.locator('.shell-tools button', { has: page.locator('.anticon-message') });
  const before = await badge(chat);
  for (const n of [1, 2]) {
    const body = { key: `e2e-unread-${randomUUID()}`, text: `付款 ${n}` };
    await callAs('finance', `/api/system/chats/${id}/messages`, { method: 'POST', body });
  }
  await expect.poll(() => badge(chat)).toBe(before + 2);
  await chat.click();
  await page.locator('.chat-item', { hasText: '顾正清' }).click();
  await page.getByText('付款 2').last().waitFor();
  await expect.poll(() => badge(chat)).toBe(before);
  expect(problems).toEqual([]);
  await context.close();
});
