import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineNow } from '../src/kernel/server/clock.ts';
import { queryIn } from './database.ts';
import { callAs } from './enter.ts';
import { withBrowser } from './harness.ts';
import { ownUrl } from './own-server.ts';
import { DEMO_PASSWORD, startServer, type TestServer } from './server.ts';
import { signInByApi } from './sign-in.ts';

const { visit } = withBrowser({ company: 'own' });
/** A server that asks for picture codes, with nobody but the administrator. */
let guarded: TestServer;

beforeAll(async () => {
  guarded = await startServer({ captcha: true, empty: true });
});
afterAll(() => guarded.stop());

async function solveCaptcha(page: Page): Promise<string> {
  await page.locator('.signin-captcha img').waitFor();
  const [newest] = await queryIn<{ answer: string }>(
    guarded.place,
    'select answer from identity_captcha order by expires_at desc limit 1',
  );
  return newest?.answer ?? '';
}

async function fill(page: Page, given: { username?: string; password?: string; code?: string }): Promise<void> {
  if (given.username !== undefined) await page.getByLabel('用户名').fill(given.username);
  if (given.password !== undefined) await page.getByLabel('密码').fill(given.password);
  if (given.code !== undefined) await page.getByRole('textbox', { name: '验证码' }).fill(given.code);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
/** A failed sign-in is answered with 400, which the browser writes to its console. */
const unexpected = (problems: readonly string[]) => problems.filter((line) => !/status of (400|401|423)/.test(line));

test('a page that was asked for comes back after signing in with the picture code, and the token lives one day', async () => {
  const { page, context, problems } = await visit({ baseUrl: guarded.baseUrl });
  await page.goto('system/users');
  expect(new URL(page.url()).pathname).toBe('/fairway/login');
  await fill(page, { username: 'admin', password: DEMO_PASSWORD, code: await solveCaptcha(page) });
  await page.waitForURL('**/fairway/system/users');
  await page.getByRole('heading', { level: 1, name: '用户' }).waitFor();

  const cookie = (await context.cookies()).find((one) => one.name === 'fairway_token');
  const day = 24 * 60 * 60;
  expect(cookie?.sameSite).toBe('Strict');
  expect(Math.abs((cookie?.expires ?? 0) - machineNow() / 1000 - day)).toBeLessThan(120);
  expect(problems).toEqual([]);
  await context.close();
});

test('a wrong picture code is told, and a new picture waits for the kept name and password', async () => {
  const { page, context, problems } = await visit({ baseUrl: guarded.baseUrl });
  await page.goto('login');
  await solveCaptcha(page);
  const before = await page.locator('.signin-captcha img').getAttribute('src');
  await fill(page, { username: 'admin', password: DEMO_PASSWORD, code: '####' });
  await expect.poll(() => refusal(page).textContent()).toContain('验证码错误或已过期');
  await expect.poll(() => page.locator('.signin-captcha img').getAttribute('src')).not.toBe(before);
  expect(await page.getByLabel('密码').inputValue()).toBe(DEMO_PASSWORD);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
  await fill(page, { code: await solveCaptcha(page) });
  await page.waitForURL('**/choiceSys');
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('after five wrong passwords the sixth try is refused although it is right', async () => {
  const { page, context, problems } = await visit({ baseUrl: guarded.baseUrl });
  await page.goto('login');
  for (const left of [4, 3, 2, 1]) {
    await fill(page, { username: 'admin', password: 'Wrong-2026', code: await solveCaptcha(page) });
    await expect.poll(() => refusal(page).textContent()).toContain(`还可尝试 ${left} 次`);
    await page.waitForTimeout(1100); // a button rests a second
  }
  await fill(page, { password: 'Wrong-2026', code: await solveCaptcha(page) });
  await expect.poll(() => refusal(page).textContent()).toContain('已锁定，15 分钟后再试');
  await page.waitForTimeout(1100);
  await fill(page, { password: DEMO_PASSWORD, code: await solveCaptcha(page) });
  await expect.poll(() => page.getByLabel('密码').inputValue()).toBe('');
  expect(await refusal(page).textContent()).toMatch(/已锁定，1[45] 分钟后再试/);
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('a recorded password ciphertext is refused when it is sent again', async () => {
  const { page, context } = await visit();
  await page.goto('login');
  const sent = page.waitForRequest('**/auth/login');
  await fill(page, { username: 'cashier', password: DEMO_PASSWORD });
  const body = (await sent).postData() ?? '';
  await page.waitForURL('**/choiceSys');
  expect(body).not.toContain(DEMO_PASSWORD);

  const headers = { 'content-type': 'application/json', 'accept-language': 'zh' };
  const again = await fetch(new URL('/auth/login', ownUrl()), { method: 'POST', headers, body });
  expect([again.status, ((await again.json()) as { message: string }).message]).toEqual([
    400,
    '这份登录信息已经用过，请重新输入',
  ]);
  await context.close();
});

test('who presses before the server has said whether it asks for a picture code is signed in once it has', async () => {
  const { page, context, problems } = await visit();
  let say = () => {};
  const asked = new Promise<void>((resolve) => {
    say = resolve;
  });
  await page.route('**/auth/vCode', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('login');
  await fill(page, { username: 'cashier', password: DEMO_PASSWORD });
  await page.locator('.signin-submit[aria-busy=true]').waitFor();
  say();
  await page.waitForURL('**/choiceSys');
  expect(problems).toEqual([]);
  await context.close();
});

test('remember me signs in the next time without the password, which no cookie tells', async () => {
  const { page, context, problems } = await visit();
  await page.goto('login');
  await page.getByLabel('记住我（1 天）').check();
  await fill(page, { username: 'crewing', password: DEMO_PASSWORD });
  await page.waitForURL('**/choiceSys');
  const cookies = await context.cookies();
  expect(JSON.stringify(cookies)).not.toContain(DEMO_PASSWORD);
  expect(cookies.find((one) => one.name === 'fairway_remembered')?.expires).toBeLessThan(machineNow() / 1000 + 86_460);

  await context.clearCookies({ name: 'fairway_token' });
  await page.goto('login');
  expect(await page.getByLabel('用户名').inputValue()).toBe('crewing');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/choiceSys');
  expect(problems).toEqual([]);
  await context.close();
});

test('a ship account is refused ashore and signs in from its ship', async () => {
  const { page, context, problems } = await visit();
  await page.goto('login');
  await fill(page, { username: 'ce.pioneer', password: DEMO_PASSWORD });
  await expect.poll(() => refusal(page).textContent()).toContain('船舶账号须选择“船舶”登录');
  await page.getByText('船舶', { exact: true }).click();
  await fill(page, { password: DEMO_PASSWORD });
  await page.waitForURL('**/choiceSys');
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('logging out asks first; afterwards the token opens nothing', async () => {
  const { page, context, problems } = await visit();
  const { token } = await signInByApi({ baseUrl: ownUrl(), username: 'hr', password: DEMO_PASSWORD });
  await context.addCookies([{ name: 'fairway_token', value: token, url: new URL('/', ownUrl()).href }]);
  // What is still asked when one leaves comes too late, with a refusal: the page has given it up.
  const late: Route[] = [];
  const answer = async (one: Route) => one.fulfill({ response: await one.fetch() }).catch(() => undefined);
  await page.route('**/api/feed**', (route) => void late.push(route));
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch();
    await Promise.all(late.map(answer));
    await route.fulfill({ response });
  });
  await page.goto('.');
  const ask = async () => {
    await page.getByRole('button', { name: '用户菜单' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByText('确定注销并退出系统吗？').waitFor();
  };
  await ask();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('取消');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await ask();
  await page.getByRole('button', { name: '确定' }).click();
  await page.waitForURL('**/login**');
  expect((await context.cookies()).filter((one) => one.name === 'fairway_token')).toEqual([]);
  const info = await fetch(new URL('/auth/info', ownUrl()), { headers: { authorization: `Bearer ${token}` } });
  expect(info.status).toBe(401);
  expect(late.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('when the session ends over a half-filled form, signing in again in the dialog saves what was typed', async () => {
  const { page, context, problems } = await visit();
  const baseUrl = ownUrl();
  const { token } = await signInByApi({ baseUrl, username: 'admin', password: DEMO_PASSWORD });
  await context.addCookies([{ name: 'fairway_token', value: token, url: new URL('/', baseUrl).href }]);
  const code = `SESSION_${randomUUID().slice(0, 8).toUpperCase()}`;
  const post = `会话岗位 ${code}`;
  await page.goto('system/jobs?new=1');
  const name = page.getByRole('textbox', { name: /^岗位名称/ });
  await name.fill(post);
  await page.getByRole('textbox', { name: /^编码/ }).fill(code);
  await fetch(new URL('/auth/logout', baseUrl), { method: 'POST', headers: { authorization: `Bearer ${token}` } });

  // The page hears of it by itself.
  const dialog = page.getByRole('dialog', { name: '系统提示' });
  await dialog.getByText('登录已过期').waitFor();
  await dialog.getByRole('button', { name: '留在此页' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe(post);

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.getByLabel('密码').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: post }).waitFor();
  const { content } = await callAs<{ content: { name: string }[] }>('admin', `/api/system/jobs?q=${code}`);
  expect(content.map((row) => row.name)).toEqual([post]);
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('a changed password signs out after a moment and reloads to the sign-in, without asking over the page', async () => {
  const { page, context, problems } = await visit();
  const { token } = await signInByApi({ baseUrl: ownUrl(), username: 'tech', password: DEMO_PASSWORD });
  await context.addCookies([{ name: 'fairway_token', value: token, url: new URL('/', ownUrl()).href }]);
  await page.goto('user/center');
  await page.getByRole('button', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('旧密码').fill(DEMO_PASSWORD);
  await dialog.getByLabel('新密码').fill('Vela-Norte-47');
  await dialog.getByLabel('确认密码').fill('Vela-Norte-47');
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await page.getByText('密码修改成功，请重新登录').waitFor();
  await page.waitForURL('**/login**');
  expect((await context.cookies()).filter((one) => one.name === 'fairway_token')).toEqual([]);
  await fill(page, { username: 'tech', password: 'Vela-Norte-47' });
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});
