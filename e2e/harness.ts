import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findForPages } from '../tools/chromium.ts';
import { enter } from './enter.ts';
import { ownUrl, type Shared, startOwnServer, startSharedServer, stopOwnServer } from './own-server.ts';
import { hearPage, type Settle, watchCalls } from './settle.ts';

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

/** What Playwright 1.65 switches off: Chromium heeds the last list that it is given, and ours comes after. */
const WITHOUT_AS_PLAYWRIGHT =
  'AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay ' +
  'MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin ' +
  'OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch';

/** Pages of the browser's own that each window loads for its address bar, where nobody sees it: a second of computing a window. */
const UNSEEN = 'WebUIOmniboxPopup WebUIOmniboxAimPopup';

/** What a page of a test runs once or twice is not worth what V8's last compiler takes for it: a quarter of all that a walk computes. */
const BRIEF = '--js-flags=--no-turbofan';

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
  BRIEF,
  `--disable-features=${`${WITHOUT_AS_PLAYWRIGHT} ${UNSEEN}`.replaceAll(' ', ',')}`,
];

type Journeys = {
  /** A fresh visitor, not signed in. */
  visit: (options?: VisitOptions) => Promise<Visit>;
  /** One who is signed in, on a page of the product that has come to rest. */
  visitAs: (username: string, path?: string, options?: VisitOptions) => Promise<Visit & { settle: Settle }>;
};

/** Of this process: visitors are strangers to one another by their contexts. */
let launched: Promise<Browser> | undefined;

/**
 * A browser and a server for the calling test file. A server is shared with the other files of the process: what a journey changes there
 * it takes back, or it is a record of its own; no other may notice. Those that only look share another one, which nobody changes; one
 * that changes more has its own.
 */
export function withBrowser({ company = 'shared' }: { company?: 'own' | Shared } = {}): Journeys {
  let browser: Browser | undefined;
  beforeAll(async () => {
    // A worker is killed soon after it is told to end: half of a way to close in order would leave the browser at work.
    launched ??= chromium.launch({ executablePath: findForPages(), args: FLAGS, handleSIGTERM: false });
    [browser] = await Promise.all([launched, company === 'own' ? startOwnServer() : startSharedServer(company)]);
  });
  afterAll(stopOwnServer);
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
  await context.addInitScript(hearPage);
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
