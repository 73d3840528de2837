import { enter } from '../enter.ts';
import type { Visit, VisitOptions } from '../harness.ts';
import { ownUrl } from '../own-server.ts';
import { goTo, watchCalls } from '../settle.ts';
import { atRest, type Lang, PHONE, type Seen } from './look.ts';
import { makeReadable } from './reading.ts';

type Kept = Seen & Pick<Visit, 'context'> & { readonly url: string };

export type KeptPages = {
  /** The administrator's page in that language, as the case before left it. */
  readonly inLanguage: (lang: Lang) => Promise<Seen>;
  /** Has those of both languages ready. */
  readonly open: () => Promise<void>;
  /** The next case gets new ones. */
  readonly drop: () => Promise<void>;
};

/** Those of this process: they serve all files that it runs for as long as browser and server stay. */
const kept = new Map<Lang, Kept>();

/**
 * A window a language serves all cases: in one of them each page is loaded anew, as from a bookmark; in the other the document stays, since
 * most of what a page costs is the loading of the product around it, and of what looks at it.
 */
export function keptPages(visit: (options: VisitOptions) => Promise<Visit>): KeptPages {
  const inLanguage = async (lang: Lang): Promise<Seen> => {
    const before = kept.get(lang);
    if (before && !before.page.isClosed() && before.url === ownUrl()) return before;
    const visited = await visit({ lang, viewport: PHONE });
    const seen = { ...visited, lang, settle: watchCalls(visited.page), url: ownUrl() };
    await makeReadable(seen.page);
    await enter(seen.context, 'admin');
    // Not the first page, whose tab cannot be closed: what it keeps alive would be looked through with every other page.
    await seen.page.goto('./401');
    await atRest(seen);
    kept.set(lang, seen);
    return seen;
  };
  return {
    inLanguage,
    async open() {
      for (const lang of ['zh', 'en'] as const) {
        const { problems } = await inLanguage(lang);
        // What other files did to the server meanwhile is no fault of the pages that come.
        problems.splice(0);
      }
    },
    async drop() {
      const dropped = [...kept.values()];
      kept.clear();
      await Promise.all(dropped.map(({ context }) => context.close()));
    },
  };
}

/** Loads a page by its address in a window that remembers no tabs. */
export async function openAnew({ page }: Pick<Seen, 'page'>, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`.${path}`);
}

/** Goes to another page in the same document, as by the menu, and waits until it stands in front in place of the one before. */
export async function turnTo({ page }: Pick<Seen, 'page'>, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const pane of document.querySelectorAll('.shell-pane'))
      pane.toggleAttribute('data-left', pane.checkVisibility());
  });
  await goTo(page, path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.shell-pane:not([data-left])')].some(
      (pane) => pane.checkVisibility() && pane.querySelector(':scope > :not(.visually-hidden)'),
    ),
  );
}

/**
 * Closes the tabs behind the one in front: what they keep alive slows the looking. They are there on a desk only. A form that works out
 * something as it opens counts as written: its tab asks, and is told to go.
 */
export async function closeOthers({ page }: Pick<Seen, 'page'>): Promise<void> {
  const asking = await page.evaluate(() => {
    const tabs = [...document.querySelectorAll('.shell-tag:not([data-current], [data-pinned])')];
    const unsaved = tabs.filter((tab) => tab.querySelector('.shell-tag-dot')).length;
    for (const tab of tabs)
      tab.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    return unsaved;
  });
  const go = page.locator('.ant-modal-wrap:visible .ant-btn-dangerous');
  for (let at = 0; at < asking; at += 1) {
    await go.click();
    await go.waitFor({ state: 'hidden' });
  }
}
