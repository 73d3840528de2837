import { expect, test } from 'vitest';
import { callAs, enter } from './enter.ts';
import { withBrowser } from './harness.ts';

const { visit, visitAs } = withBrowser();

type Named = { id: number; name: string; reportNo: string; shipName: number };
type Found = { content: Named[] };

const shipsOf = async (): Promise<Named[]> =>
  (await callAs<Found>('admin', '/api/system/vessels?size=100')).content.filter((one) =>
    /^海岳(6|华山)$/.test(one.name),
  );

async function reportOf(shipId: number): Promise<Named> {
  const query = `shipName=${shipId}&confirmed=CONFIRMED&sort=rptTime,desc&size=1`;
  return (await callAs<Found>('admin', `/api/voyage/reports?${query}`)).content[0]!;
}

test('two ships and a report stand open side by side under their names, and the way back leads to the list as it was', async () => {
  const [one, two] = await shipsOf();
  const report = await reportOf(one!.id);
  const { page, context, problems, settle } = await visitAs('admin', `system/vessels?q=海岳`);
  const list = page.url();
  await page.getByRole('link', { name: one!.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: one!.name }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/system/vessels/${one!.id}$`));
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${one!.name} `));
  await page.goBack();
  await settle();
  expect(page.url()).toBe(list);
  await page.getByRole('link', { name: two!.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: two!.name }).waitFor();
  // What refers to the ship leads to the list of exactly that.
  await page.locator('.discussion-related a:visible', { hasText: /^动态报$/ }).click();
  await page.waitForURL(`**/voyage/reports?shipName=${two!.id}`);
  await page.goto(`open/voyage.report/${report.id}`);
  await page.getByRole('heading', { level: 1, name: report.reportNo }).waitFor();
  const tabs = (await page.locator('.shell-tag-label').allTextContents()).filter(Boolean);
  expect(tabs).toEqual(expect.arrayContaining([one!.name, two!.name, report.reportNo]));
  expect(await page.locator('.shell-crumbs [aria-current=page]').textContent()).toBe(report.reportNo);
  expect(problems).toEqual([]);
  await context.close();
});

test('a look in passing walks on with the list, and Enter opens the record', async () => {
  const { page, context, problems } = await visitAs('admin', 'system/vessels?q=海岳');
  await page.locator('.list-table tbody a').first().waitFor();
  await page.keyboard.press('j');
  await page.locator('.list-row-current').waitFor();
  await page.keyboard.press('Space');
  const peek = page.getByRole('complementary', { name: '快速查看' });
  const name = peek.getByRole('heading').first();
  const first = await page.locator('.list-row-current a').first().textContent();
  await expect.poll(() => name.textContent()).toBe(first);
  await page.keyboard.press('j');
  // While the record is fetched the heading tells its kind: the row says which one it will be.
  const current = page.locator('.list-row-current a').first();
  await expect.poll(() => current.textContent()).not.toBe(first);
  const second = await current.textContent();
  await expect.poll(() => name.textContent()).toBe(second);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: second! }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a link opens a record for whoever may see it, and tells whoever may not what is missing', async () => {
  const [one] = await shipsOf();
  const report = await reportOf(one!.id);
  const ops = await visitAs('ops', `open/voyage.report/${report.id}`);
  await ops.page.getByRole('heading', { level: 1, name: report.reportNo }).waitFor();
  const nobody = await visitAs('nobody', `open/voyage.report/${report.id}`);
  await nobody.page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  await nobody.page.getByText('voyage:report:list').first().waitFor();
  // Another ship's report: for a ship's account it is not there.
  const master = await visit();
  await enter(master.context, 'master.pioneer');
  await master.page.goto(`open/voyage.report/${report.id}`);
  await master.page.getByText('没有找到这条记录').waitFor();
  for (const visited of [ops, nobody, master]) await visited.context.close();
});

test('whoever is named in a comment finds it by the message, on the record itself', async () => {
  const [, two] = await shipsOf();
  const { page, context, problems } = await visitAs('admin', `open/fleet.vessel/${two!.id}`);
  await page.getByRole('textbox', { name: /写评论/ }).fill('@周海宁');
  await page.getByRole('option', { name: /周海宁/ }).click();
  await page.getByRole('textbox', { name: /写评论/ }).pressSequentially('坞修备件到了吗');
  await page.getByRole('button', { name: '发表' }).click();
  await page.locator('.discussion-text').getByText('坞修备件到了吗').waitFor();
  const ops = await visitAs('ops', 'office/messages');
  await ops.page.getByRole('button', { name: new RegExp(`^系统管理员 在 船舶 ${two!.name} 的评论中提到您`) }).click();
  await ops.page.getByRole('heading', { level: 1, name: two!.name }).waitFor();
  await ops.page.locator('.discussion-text').getByText('坞修备件到了吗').waitFor();
  expect([...problems, ...ops.problems]).toEqual([]);
  await context.close();
  await ops.context.close();
});
