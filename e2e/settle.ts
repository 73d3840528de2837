import type { Page, Request } from 'playwright-core';

/** Says what did not come to rest before the limit of a test ends it without a word; a busy machine alone does not come so far. */
const LIMIT_MS = 45_000;

export type Settle = () => Promise<void>;

/** What the page tells of itself, once `hearPage` runs in it. */
type Heard = { untilStill: () => Promise<void> };

/**
 * Watches a page's calls. The answer waits until none is under way, nothing that the page set itself for soon is due, nothing is
 * marked busy, and what all this brought is drawn and kept. It hears the calls, the timers, the keeping and the drawing; it never looks at a clock.
 */
export function watchCalls(page: Page): Settle {
  const open = new Set<Request>();
  const waiting: (() => void)[] = [];
  let begun = 0;
  const end = (request: Request): void => {
    open.delete(request);
    if (open.size === 0) for (const go of waiting.splice(0)) go();
  };
  page.on('request', (request) => {
    if (request.url().startsWith('blob:')) return;
    open.add(request);
    begun += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const answered = async (): Promise<void> => {
    if (open.size > 0) await new Promise<void>((go) => waiting.push(go));
  };
  const rest = async (late: AbortSignal): Promise<void> => {
    while (!late.aborted) {
      await answered();
      const before = begun;
      const still = await isStill(page);
      // While the page was coming to rest it may have asked for more.
      if (still && open.size === 0 && begun === before) return;
    }
  };
  return async () => {
    const late = AbortSignal.timeout(LIMIT_MS);
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => {
        const calls = [...open].map((request) => request.url()).join(' ');
        reject(new Error(`${page.url()} does not come to rest: ${calls || 'it goes on drawing'}`));
      });
    });
    await Promise.race([rest(late), tooLate]);
  };
}

/** False where the document went while it was coming to rest: there is another one. */
async function isStill(page: Page): Promise<boolean> {
  try {
    await page.evaluate(() => (window as unknown as { heard: Heard }).heard.untilStill());
    return true;
  } catch (error) {
    if (page.isClosed()) throw error;
    await page.waitForLoadState('domcontentloaded');
    return false;
  }
}

/** Runs in every document before its own scripts: hears which timers are due soon, what is being kept and when it was last drawn. */
export function hearPage(): void {
  /** Delays of hints and of what is typed are shorter; what ticks by the second or saves by and by is not waited for. */
  const SOON_MS = 1_000;
  const BUSY = '[aria-busy="true"], .ant-skeleton, .shell-progress';
  const due = new Set<number>();
  let waiting: (() => void)[] = [];
  const tell = (): void => {
    const told = waiting;
    waiting = [];
    for (const go of told) go();
  };
  const { setTimeout: set, clearTimeout: clear } = window;
  const over = (id: number | undefined): void => {
    if (id !== undefined && due.delete(id)) tell();
  };
  const setHeard = (handler: TimerHandler, ms = 0, ...given: unknown[]): number => {
    if (typeof handler !== 'function' || ms >= SOON_MS) return set(handler, ms, ...given);
    const id = set(() => {
      over(id);
      handler(...given);
    }, ms);
    due.add(id);
    return id;
  };
  const clearHeard = (id?: number): void => {
    over(id);
    clear(id);
  };
  Object.assign(window, { setTimeout: setHeard, clearTimeout: clearHeard });

  // What the page keeps on the device: sealed first, then written.
  const keeping = new Set<object>();
  const hear = (begun: object): (() => void) => {
    keeping.add(begun);
    return () => {
      if (keeping.delete(begun)) tell();
    };
  };
  // An empty page before the first has none.
  if ('SubtleCrypto' in window) {
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = function encryptHeard(...given) {
      const work = encrypt.apply(this, given);
      void work.catch(() => undefined).finally(hear(work));
      return work;
    };
  }
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function transactionHeard(...given) {
    const begun = transaction.apply(this, given);
    const end = hear(begun);
    for (const over of ['complete', 'abort']) begun.addEventListener(over, end);
    return begun;
  };

  const isBusy = (): boolean => [...document.querySelectorAll(BUSY)].some((one) => one.checkVisibility());
  const idle = (): Promise<void> =>
    new Promise((go) => requestAnimationFrame(() => requestIdleCallback(() => go(), { timeout: 2_000 })));
  const untilStill = async (): Promise<void> => {
    let changed = false;
    const observer = new MutationObserver(() => {
      changed = true;
      tell();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // A window of another width, or the end of a movement, hides what was busy without a change of the document.
    const TURNS = ['resize', 'transitionend', 'animationend'];
    for (const turn of TURNS) addEventListener(turn, tell, true);
    try {
      for (;;) {
        changed = false;
        // Drawn and idle twice: what the first idle moment set off is drawn by the second.
        await idle();
        await idle();
        if (!changed && due.size === 0 && keeping.size === 0 && !isBusy()) return;
        if (!changed) await new Promise<void>((go) => waiting.push(go));
      }
    } finally {
      observer.disconnect();
      for (const turn of TURNS) removeEventListener(turn, tell, true);
    }
  };
  Object.assign(window, { heard: { untilStill } });
}

/** Goes to a page of the product without loading the document anew, as a click in the menu does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // A key of its own, as the router gives each visit.
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: String(performance.now()), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/fairway${path}`);
}
