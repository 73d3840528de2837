import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findChromium } from '../tools/chromium.ts';
import { callAs } from './enter.ts';
import { FLAGS, withBrowser } from './harness.ts';
import { ownUrl } from './own-server.ts';
import { DEMO_PASSWORD } from './server.ts';
import { goTo, hearPage, watchCalls } from './settle.ts';
import { signInByApi } from './sign-in.ts';

const { visit } = withBrowser({ company: 'own' });

/** Nobody else types this. */
const WORDS = '拟稿测试四七一';

type Form = {
  readonly name: string;
  readonly path: () => Promise<string>;
  /** What has to stand before the words can be typed; kept as a draft of its own. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly type: (page: Page) => Promise<void>;
  readonly value: (page: Page) => Promise<string>;
  readonly restore: string;
};

const field = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label }).and(page.locator(':visible'));

const FORMS: readonly Form[] = [
  {
    name: 'a drawer form',
    path: async () => '/system/jobs?new=1',
    type: (page) => field(page, /^岗位名称/).fill(WORDS),
    value: (page) => field(page, /^岗位名称/).inputValue(),
    restore: '恢复',
  },
  {
    name: 'a page form',
    path: async () => '/parameter/ports?new=1',
    type: (page) => field(page, /^港名/).fill(WORDS),
    value: (page) => field(page, /^港名/).inputValue(),
    restore: '恢复',
  },
  {
    name: 'the report form',
    path: async () => {
      const { content } = await callAs<{ content: { id: number; name: string }[] }>(
        'admin',
        '/api/system/vessels?size=100',
      );
      return `/voyage/report-form-new?shipId=${content.find((one) => one.name === '海岳6')!.id}&type=NOON`;
    },
    type: (page) => field(page, /^备注/).fill(WORDS),
    value: (page) => field(page, /^备注/).inputValue(),
    restore: '恢复',
  },
  {
    name: 'the flow designer',
    path: async () => {
      type Flow = { id: number; resource: string };
      const flows = await callAs<Flow[]>('admin', '/api/approval/flows');
      return `/system/approval-flows?flow=${flows.find((one) => one.resource === 'communication.announcement')!.id}`;
    },
    begin: async (page) => {
      await page.getByRole('button', { name: '在此插入' }).first().click();
      await page.getByRole('menuitem', { name: '插入审批' }).click();
    },
    type: (page) => page.getByRole('textbox', { name: '名称（中文）' }).fill(WORDS),
    value: (page) =>
      page.locator('.design-canvas').and(page.locator(':visible')).getByText(WORDS).first().textContent().then(String),
    restore: '恢复',
  },
];

/** Signed in by a token of this visit's own, so that its end meets nobody else. */
async function visitAs(username: string) {
  const visited = await visit();
  const { token } = await signInByApi({ baseUrl: ownUrl(), username, password: DEMO_PASSWORD });
  await visited.context.addCookies([{ name: 'fairway_token', value: token, url: new URL('/', ownUrl()).href }]);
  // The browser asks before a page with unsaved input is left: this one always goes.
  visited.page.on('dialog', (dialog) => void dialog.accept());
  return { ...visited, token, settle: watchCalls(visited.page) };
}

/** What a refused call of an ended session, and the sign-in that follows, write to the console is no fault. */
const unexpected = (problems: readonly string[]): string[] => problems.filter((one) => !/401|登录已过期/.test(one));

const box = (page: Page) => page.locator('[data-bar="box"]');
/** So many drafts lie on the device: the list counts them. */
const kept = (page: Page, n: number) => page.getByRole('button', { name: `草稿与待发送，${n} 项` }).waitFor();

/** Everything that a page could read of what lies on the device, as text. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name!));
      for (const store of db.objectStoreNames) {
        for (const item of await asked(db.transaction(store).objectStore(store).getAll())) {
          texts.push(JSON.stringify(item), new TextDecoder().decode((item as { data?: ArrayBuffer }).data));
        }
      }
      db.close();
    }
    return texts.join('\n');
  });

/** What tells one keeping of the drafts on the device from the next. */
const keepings = async (page: Page): Promise<string[]> =>
  Array.from((await onDevice(page)).matchAll(/"kind":"draft","at":(\d+)/g), ([, at]) => String(at)).toSorted();

/** Types the words and waits until they lie on the device, the `n`th draft there. */
async function typeInto(page: Page, form: Form, n: number): Promise<void> {
  if (form.begin) {
    await form.begin(page);
    await kept(page, n);
  }
  const before = await keepings(page);
  await form.type(page);
  await expect.poll(() => keepings(page)).not.toEqual(before);
  await kept(page, n);
}

async function signInHere(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: '用户名' }).fill(username);
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

async function restoreIn(page: Page, form: Form): Promise<void> {
  await page.getByRole('button', { name: form.restore, exact: true }).and(page.locator(':visible')).click();
  await expect.poll(() => form.value(page)).toContain(WORDS);
}

/** Types into all four forms, each in its tab, until all of it is kept. */
async function typeAll(page: Page, settle: () => Promise<void>): Promise<void> {
  for (const form of FORMS) {
    await goTo(page, await form.path());
    await settle();
    await typeInto(page, form, FORMS.indexOf(form) + 1);
  }
}

async function restoreAll(page: Page, settle: () => Promise<void>): Promise<void> {
  for (const form of FORMS) {
    await goTo(page, await form.path());
    // What another form offers is away by then.
    await settle();
    await restoreIn(page, form);
  }
}

for (const form of FORMS) {
  test(`what is typed into ${form.name} survives Esc, Back, the closing of its tab and a reload`, async () => {
    const { page, context, problems, settle } = await visitAs('admin');
    const path = await form.path();
    await page.goto('parameter/currencies');
    await settle();
    await goTo(page, path);
    await settle();
    await typeInto(page, form, 1);

    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: '放弃未保存的修改？' });
    // A drawer asks; elsewhere Esc leaves a field alone.
    if (form.name === 'a drawer form') await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await form.value(page)).toContain(WORDS);

    await page.goBack();
    await page.getByRole('heading', { name: '币种' }).first().waitFor();
    await goTo(page, path);
    await settle();
    await expect.poll(() => form.value(page)).toContain(WORDS);

    const tabs = await page.locator('.shell-tag').count();
    await page.keyboard.press('Alt+w');
    await page.getByRole('button', { name: '不保存并关闭' }).click();
    // The tab is gone, and the one beside it in front.
    await expect.poll(() => page.locator('.shell-tag').count()).toBe(tabs - 1);
    await page.waitForURL(/parameter\/currencies/);
    await page.getByText('已保留草稿').first().waitFor();
    await goTo(page, path);
    await settle();
    await restoreIn(page, form);

    await page.reload();
    await settle();
    await restoreIn(page, form);
    expect(problems).toEqual([]);
    await context.close();
  });
}

test('a browser Back that takes a form away says so and leads back to it', async () => {
  const { page, context, problems, settle } = await visitAs('admin');
  await page.goto('parameter/ports');
  await settle();
  await page.getByRole('button', { name: '新建' }).first().click();
  await field(page, /^港名/).fill(WORDS);
  await page.goBack();
  await page.getByText('已保留草稿：新建港口').waitFor();
  await page.getByRole('button', { name: '继续填写' }).click();
  await restoreIn(page, FORMS[1]!);

  // Given up, and brought back.
  await page.getByRole('button', { name: '放弃' }).and(page.locator(':visible')).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click();
  await field(page, /^港名/).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '撤销' }).click();
  await restoreIn(page, FORMS[1]!);
  expect(problems).toEqual([]);
  await context.close();
});

test('when the session has ended it stays on the device, closed to the next person, and opens again to its owner', async () => {
  const { page, context, problems, token, settle } = await visitAs('admin');
  await page.goto('.');
  await settle();
  await typeAll(page, settle);
  await fetch(new URL('/auth/logout', ownUrl()), { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.reload();
  await page.waitForURL('**/login**');

  await signInHere(page, 'ops');
  await settle();
  expect(await onDevice(page)).not.toContain(WORDS);
  expect(await box(page).count()).toBe(0);
  await goTo(page, await FORMS[2]!.path());
  await settle();
  expect(await page.getByRole('button', { name: '恢复', exact: true }).count()).toBe(0);
  await context.clearCookies();
  await page.reload();
  await page.waitForURL('**/login**');

  await signInHere(page, 'admin');
  await settle();
  await restoreAll(page, settle);
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('signing out moves it to the server: the device keeps nothing, and another computer offers it', async () => {
  const { page, context, problems, settle } = await visitAs('admin');
  await page.goto('.');
  await settle();
  await typeAll(page, settle);
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByText('退出后保留为草稿').waitFor();
  await page.getByRole('button', { name: '确定' }).click();
  await page.waitForURL('**/login**');
  const left = await onDevice(page);
  expect(left).not.toContain(WORDS);
  expect(left).not.toContain('"kind":"draft"');
  // Neither which pages and records were opened.
  expect(left).not.toContain('审批配置');
  expect(left).not.toContain('fairway-tags');
  expect(problems).toEqual([]);
  await context.close();

  const other = await visitAs('admin');
  await other.page.goto('.');
  await other.settle();
  await kept(other.page, FORMS.length);
  await restoreAll(other.page, other.settle);
  expect(other.problems).toEqual([]);
  await other.context.close();
});

/** A browser of its own, to be killed: what it had not written down is gone. */
async function killableBrowser(folder: string): Promise<{ child: ChildProcess; browser: Browser }> {
  const args = [
    ...FLAGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--lang=zh-CN',
    '--window-size=1440,900',
    'about:blank',
  ];
  const child = spawn(findChromium() ?? 'chromium', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
    const address = /ws:\/\/\S+/.exec(said)?.[0];
    if (address) resolve(address);
  });
  child.once('exit', () => reject(new Error(said)));
  return { child, browser: await chromium.connectOverCDP(await promise) };
}

test('it survives the kill of the browser', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-browser-'));
  const url = (path: string) => new URL(`/fairway${path}`, ownUrl()).href;
  const start = async () => {
    const { child, browser } = await killableBrowser(folder);
    const context = browser.contexts()[0]!;
    await context.addInitScript(() => localStorage.setItem('fairway-lang', 'zh'));
    await context.addInitScript(hearPage);
    const { token } = await signInByApi({ baseUrl: ownUrl(), username: 'admin', password: DEMO_PASSWORD });
    await context.addCookies([{ name: 'fairway_token', value: token, url: new URL('/', ownUrl()).href }]);
    const page = await context.newPage();
    const settle = watchCalls(page);
    await page.goto(url('/'));
    await settle();
    return { child, page, settle };
  };
  try {
    const typing = await start();
    await typeAll(typing.page, typing.settle);
    const gone = new Promise((end) => typing.child.once('exit', end));
    typing.child.kill('SIGKILL');
    await gone;

    const again = await start();
    await restoreAll(again.page, again.settle);
    const ended = new Promise((end) => again.child.once('exit', end));
    again.child.kill('SIGTERM');
    await ended;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
