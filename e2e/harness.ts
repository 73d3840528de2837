import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../tools/chromium.ts';
import { enter } from './enter.ts';
import { ownUrl, startOwnServer, stopOwnServer } from './own-server.ts';
import { type Settle, watchCalls } from './settle.ts';

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained of so far: console errors, uncaught errors, failed requests. A journey ends with `expect(problems).toEqual([])`. */
  readonly problems: string[];
};

export type VisitOptions = {
  baseUrl?: string;
  lang?: 'zh' | 'en';
  viewport?: { width: number; height: number };
  dark?: boolean;
  /** Under fingers, as a phone is. */
  touch?: boolean;
  /** With the service worker; elsewhere it would fetch the whole shell beside each journey. */
  offline?: boolean;
};

/**
 * Pages are painted by the processor without a graphics process in between, a third less work than through an emulated card;
 * maps (WebGL) draw on the emulated one. And no traffic of the browser's own.
 */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Journeys = {
  /** A fresh visitor, not signed in. */
  visit: (options?: VisitOptions) => Promise<Visit>;
  /** One who is signed in, on a page of the product that has come to rest. */
  visitAs: (username: string, path?: string, options?: VisitOptions) => Promise<Visit & { settle: Settle }>;
};

/** A browser and a server for the calling test file, opened before its tests and closed after them. */
export function withBrowser(): Journeys {
  let browser: Browser | undefined;
  beforeAll(async () => {
    [browser] = await Promise.all([chromium.launch({ executablePath: findChromium(), args: FLAGS }), startOwnServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stopOwnServer();
  });
  const visitor = (options: VisitOptions = {}): Promise<Visit> => {
    if (!browser) throw new Error('visit() belongs inside a test');
    return visit(browser, options);
  };
  return {
    visit: visitor,
    async visitAs(username, path = '.', options = {}) {
      const visited = await visitor(options);
      await enter(visited.context, username);
      const settle = watchCalls(visited.page);
      await visited.page.goto(path);
      await visited.page.locator('h1:visible').first().waitFor();
      await settle();
      return { ...visited, settle };
    },
  };
}

/** A fresh visitor: own cookies and storage, a language, a window. Relative addresses start at the product's base path. */
async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const {
    baseUrl = ownUrl(),
    lang = 'zh',
    viewport = { width: 1440, height: 900 },
    dark = false,
    touch = false,
    offline = false,
  } = options;
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
    viewport,
    hasTouch: touch,
    serviceWorkers: offline ? 'allow' : 'block',
    colorScheme: dark ? 'dark' : 'light',
    // A dialog that still grows from where one pressed moves away between press and release: a click then meets nothing.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript((stored) => {
    // Only the first time: switching the language inside the page stores another one.
    if (!localStorage.getItem('fairway-lang')) localStorage.setItem('fairway-lang', stored);
  }, lang);
  const page = await context.newPage();
  return { page, context, problems: collectProblems(page) };
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  return problems;
}
