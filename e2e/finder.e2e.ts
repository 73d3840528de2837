import { expect, test } from 'vitest';
import { enter } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visit } = withBrowser();

async function visitAs(username: string) {
  const visited = await visit();
  await enter(visited.context, username);
  await visited.page.goto('.');
  await visited.page.locator('h1:visible').first().waitFor();
  await visited.page.keyboard.press('Control+k');
  return { ...visited, box: visited.page.getByRole('combobox', { name: '查找' }) };
}

test('the beginning of a number, and Enter, open the newest report that begins so', async () => {
  const { page, box, context, problems } = await visitAs('ops');
  await box.fill('HYPI2026');
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: /HYPI2026-/ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a ship finds its own reports and nothing of other ships', async () => {
  const { page, box, context, problems } = await visitAs('master.pioneer');
  await box.fill('HYPI2026');
  await page.getByRole('option').filter({ hasText: 'HYPI2026-' }).first().waitFor();
  await box.fill('HYHS2026');
  await page.getByText('没有找到“HYHS2026”').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('what is typed before the finder has come over the line is the beginning of its word', async () => {
  const { page, context, problems } = await visit();
  const held = Promise.withResolvers<void>();
  await page.route(/\/finder-[^/]*\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await enter(context, 'ops');
  await page.goto('.');
  await page.locator('h1:visible').first().waitFor();
  const asked = page.waitForRequest(/\/finder-[^/]*\.css$/);
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type('HYPX');
  await page.keyboard.press('Backspace');
  held.resolve();
  const box = page.getByRole('combobox', { name: '查找' });
  await box.waitFor();
  expect(await box.inputValue()).toBe('HYP');
  expect(problems).toEqual([]);
  await context.close();
});
