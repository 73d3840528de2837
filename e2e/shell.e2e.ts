import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs, enter } from './enter.ts';
import { withBrowser } from './harness.ts';
import { goTo } from './settle.ts';
import { foreignWords, hearNames } from './words.ts';

const { visit, visitAs } = withBrowser();

const menuOf = (page: Page) => page.getByRole('navigation', { name: '菜单' });
const tagsOf = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const tagNames = (page: Page) => tagsOf(page).getByRole('link').allTextContents();
const headings = (page: Page) => page.locator('h1:visible').allTextContents();

/** The pages of the menu, group by group: opening one group may close another. */
async function pagesOf(page: Page): Promise<string[]> {
  const groups = menuOf(page).getByRole('button');
  const names = new Set<string>();
  for (let at = 0; at < (await groups.count()); at += 1) {
    if ((await groups.nth(at).getAttribute('aria-expanded')) === 'false') await groups.nth(at).click();
    for (const name of await menuOf(page).getByRole('link').allTextContents()) names.add(name);
  }
  return [...names];
}

/** An entry of the menu that is open now; one that has just closed is still fading out. */
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name }).and(page.locator(':visible')).last();

test('everybody sees the menu of their roles and no page beside it', async () => {
  const ops = await visitAs('ops');
  const opsMenu = await pagesOf(ops.page);
  expect(opsMenu).toEqual(expect.arrayContaining(['首页', '船位报告跟踪', '动态报明细', '港口']));
  expect(opsMenu).not.toContain('用户');
  await goTo(ops.page, '/system/users');
  await expect.poll(() => headings(ops.page)).toEqual(['没有访问权限']);
  await ops.page.getByText('缺少的权限：用户 · 查询').waitFor();
  await ops.page.getByText(/可办理授权：.*admin/).waitFor();
  expect(new URL(ops.page.url()).pathname).toBe('/fairway/system/users');
  expect(ops.problems).toEqual([]);
  await ops.context.close();

  const master = await visitAs('master.pioneer');
  const masterMenu = await pagesOf(master.page);
  expect(masterMenu).toContain('船位报告跟踪');
  expect(masterMenu).not.toContain('用户');
  expect(masterMenu).not.toContain('角色');
  expect(master.problems).toEqual([]);
  await master.context.close();
});

test('the menu is found by pinyin initials, keeps the group of a hit, and Esc brings all back', async () => {
  const { page, context, problems } = await visitAs('admin');
  const filter = page.getByRole('searchbox', { name: '请输入菜单' });
  await filter.fill('gjdq');
  expect(await menuOf(page).getByRole('link').allTextContents()).toEqual(['国家地区']);
  expect(await menuOf(page).getByRole('button').allTextContents()).toEqual(['参数管理']);
  expect(await menuOf(page).locator('b').textContent()).toBe('国家地区');
  await filter.fill('没有的菜单');
  await page.getByText('没有符合的菜单').waitFor();
  await filter.press('Escape');
  expect(await menuOf(page).getByRole('button').count()).toBeGreaterThan(2);
  expect(problems).toEqual([]);
  await context.close();
});

test('a half-filled form waits behind another tab, and its tab asks before it closes or refreshes away', async () => {
  const { page, context, problems, settle } = await visitAs('admin', 'parameter/currencies?new=1');
  const field = page.getByRole('textbox', { name: /^币种代码/ });
  await field.fill('XTS');
  await page.waitForTimeout(1200); // the drawer has come to rest, and the draft is kept
  await goTo(page, '/parameter/ports');
  await settle();
  await tagsOf(page).getByRole('link', { name: '币种' }).click();
  expect(await field.inputValue()).toBe('XTS');
  await tagsOf(page).getByRole('img', { name: '未保存' }).waitFor();

  await page.keyboard.press('Alt+w');
  await page.getByText('尚未保存的内容不会生效').waitFor();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('dialog', { name: '内容尚未保存' }).waitFor({ state: 'hidden' });
  expect(await field.inputValue()).toBe('XTS');
  await page.keyboard.press('Alt+w');
  await page.getByRole('button', { name: '不保存并关闭' }).click();
  await expect.poll(() => tagNames(page)).toEqual(['首页', '港口']);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fairway/parameter/ports');
  expect(problems).toEqual([]);
  await context.close();
});

test('tabs refresh, close others, close all; the pinned one stays', async () => {
  const { page, context, problems, settle } = await visitAs('admin');
  for (const path of ['/parameter/ports', '/parameter/countries', '/parameter/currencies']) {
    await goTo(page, path);
    await settle();
  }
  await expect.poll(() => tagNames(page)).toEqual(['首页', '港口', '国家地区', '币种']);
  expect(await tagsOf(page).getByRole('button', { name: '关闭 首页' }).count()).toBe(0);

  const reload = page.waitForResponse((answer) => answer.url().includes('/api/parameter/currencies?'));
  await tagsOf(page).getByRole('link', { name: '币种' }).click({ button: 'right' });
  await entry(page, '刷新').click();
  expect((await reload).status()).toBe(200);

  await tagsOf(page).getByRole('link', { name: '国家地区' }).click({ button: 'middle' });
  await expect.poll(() => tagNames(page)).toEqual(['首页', '港口', '币种']);
  await tagsOf(page).getByRole('link', { name: '港口' }).focus();
  await page.keyboard.press('Shift+F10');
  await entry(page, '关闭其他').click();
  await expect.poll(() => tagNames(page)).toEqual(['首页', '港口']);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fairway/parameter/ports');
  await tagsOf(page).getByRole('link', { name: '港口' }).click({ button: 'right' });
  await entry(page, '关闭全部').click();
  await expect.poll(() => tagNames(page)).toEqual(['首页']);
  expect(problems).toEqual([]);
  await context.close();
});

test('a page whose menu entry says not to cache is built anew each time', async () => {
  type Menu = { id: number; version: number };
  const setCache = async (cache: boolean): Promise<void> => {
    const { content } = await callAs<{ content: Menu[] }>('admin', '/api/system/menus?q=countries&size=5');
    const { id, version } = content[0] ?? { id: 0, version: 0 };
    await callAs('admin', '/api/menus', { method: 'PUT', body: { id, version, cache } });
  };
  await setCache(false);
  try {
    const { page, context, problems, settle } = await visitAs('admin', 'parameter/countries');
    await page.getByPlaceholder('名称').first().fill('半个词');
    await goTo(page, '/parameter/ports');
    await settle();
    await tagsOf(page).getByRole('link', { name: '国家地区' }).click();
    await settle();
    expect(await page.getByPlaceholder('名称').first().inputValue()).toBe('');
    expect(problems).toEqual([]);
    await context.close();
  } finally {
    await setCache(true);
  }
});

test('an unknown address and a refused page keep shell and address and lead back', async () => {
  const { page, context, problems } = await visitAs('gm', 'no/such/page?of=1');
  await expect.poll(() => headings(page)).toEqual(['没有这个页面']);
  await menuOf(page).waitFor();
  expect(page.url()).toMatch(/\/fairway\/no\/such\/page\?of=1$/);
  await page.reload();
  await expect.poll(() => headings(page)).toEqual(['没有这个页面']);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fairway/dashboard');
  await goTo(page, '/401');
  await expect.poll(() => headings(page)).toEqual(['没有访问权限']);
  await menuOf(page).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('switching the language changes every visible word of the frame and the page', async () => {
  const { page, context, problems, settle } = await visitAs('admin', 'parameter/currencies');
  await page.addInitScript(hearNames);
  await page.reload();
  await settle();
  expect(await foreignWords(page, 'zh')).toEqual([]);
  await page.getByRole('button', { name: '语言' }).click();
  await entry(page, 'English').click();
  await page.getByRole('heading', { level: 1, name: 'Currencies' }).waitFor();
  await settle();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await foreignWords(page, 'en')).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the dark theme holds at once and after a reload', async () => {
  const { page, context, problems } = await visitAs('purchaser');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: '用户菜单' }).click();
  await entry(page, '布局设置').click();
  await page.getByText('深色').click();
  await expect.poll(ground).toBe('rgb(13, 20, 28)');
  await page.reload();
  await expect.poll(ground).toBe('rgb(13, 20, 28)');
  expect(light).toBe('rgb(242, 245, 248)');
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone the menu is a drawer that closes once a page is chosen', async () => {
  const { page, context, problems } = await visitAs('admin', '.', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: '展开侧边栏' }).click();
  await menuOf(page).getByRole('button', { name: '参数管理' }).click();
  await menuOf(page).getByRole('link', { name: '港口' }).click();
  await expect.poll(() => headings(page)).toEqual(['港口']);
  await menuOf(page).waitFor({ state: 'hidden' });
  expect(await tagsOf(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('the shell is used without a mouse: skip link, menu search, list search, closing the tab', async () => {
  const { page, context, problems, settle } = await visitAs('admin', 'parameter/ports');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '查找' }).waitFor();
  await page.keyboard.type('yh');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/system/users');
  await settle();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('用户');

  await page.keyboard.press('/');
  await page.keyboard.type('master');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'master.pioneer' }).waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('master');

  await page.keyboard.press('Alt+w');
  await expect.poll(() => tagNames(page)).toEqual(['首页', '港口']);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: '键盘快捷键' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '键盘快捷键' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Alt+1');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fairway/dashboard');
  expect(problems).toEqual([]);
  await context.close();
});

test('a weak password where it is enforced opens a dialog that nothing closes, and the keys of the page are silent below it', async () => {
  const { page, context } = await visit();
  await enter(context, 'ops');
  await page.route('**/auth/info', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), passwordWeak: true, enforcePassword: true },
    });
  });
  await page.goto('voyage/reports');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '修改密码' }).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 600);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Alt+w');
  expect(await dialog.count()).toBe(1);
  expect(await dialog.getByRole('button', { name: /关闭|取消/ }).count()).toBe(0);
  expect(page.url()).toContain('/voyage/reports');
  await context.close();
});

test('a finger that rests on a tab opens its menu and does not follow the link', async () => {
  const { page, context } = await visitAs('ops', 'voyage/reports');
  await goTo(page, '/parameter/ports');
  const tab = tagsOf(page).getByRole('link', { name: '动态报明细' });
  await tab.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.getByRole('menuitem', { name: '关闭其他' }).waitFor();
  await tab.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await tab.dispatchEvent('click', { bubbles: true, cancelable: true });
  expect(page.url()).toContain('/parameter/ports');
  await context.close();
});
