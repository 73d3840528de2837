import type { Visit } from '../harness.ts';
import type { Settle } from '../settle.ts';
import { inaccessible, type Part } from './accessible.ts';
import { read } from './reading.ts';

export const DESK = { width: 1440, height: 900 };
export const SMALL_DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

export type Lang = 'zh' | 'en';

/** A page that is being looked at, made readable. */
export type Seen = Pick<Visit, 'page' | 'problems'> & { readonly lang: Lang; readonly settle: Settle };

export type Looking = {
  /** Whether the page is accessible: all of the document, or what stands in the frame. */
  readonly axe?: Part;
  /** Whether values stand whole and nothing lies over another. */
  readonly cut?: boolean;
};

/** Whether it says what it says in its language, fits the window, is accessible, and the console is clean; once it is at rest. */
export async function look(seen: Seen, where: string, looking: Looking = {}): Promise<string[]> {
  await atRest(seen);
  return lookAsItStands(seen, where, looking);
}

/** The same for a page that is known to be at rest. */
export async function lookAsItStands(
  { page, lang, problems }: Seen,
  where: string,
  { axe, cut = false }: Looking,
): Promise<string[]> {
  const wrong = [
    ...(await read(page, { lang, cut })),
    ...(axe ? await inaccessible(page, axe) : []),
    ...problems.splice(0),
  ];
  const { width } = page.viewportSize()!;
  return [...new Set(wrong)].map((line) => `${where} (${lang}, ${width}): ${line}`);
}

/** Waits until a page stands in front with all that it fetches and draws. */
export async function atRest({ page, settle }: Pick<Seen, 'page' | 'settle'>): Promise<void> {
  await settle();
  const isTitled = await page.evaluate(() =>
    [...document.querySelectorAll('h1, .wall-title')].some((title) => title.checkVisibility()),
  );
  if (isTitled) return;
  await page.locator(':is(h1, .wall-title):visible').first().waitFor();
  await settle();
}
