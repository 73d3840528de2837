import type { Page } from 'playwright-core';
import { readForms, readLists } from '../cut.ts';
import { hearNames, LATIN, readWords } from '../words.ts';

type Reading = {
  readonly readWords: typeof readWords;
  readonly readForms: typeof readForms;
  readonly readLists: typeof readLists;
};

/** From its first document on the page hears names and can be read. */
export const makeReadable = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `(${hearNames})(); window.reading = { readWords: ${readWords}, readForms: ${readForms}, readLists: ${readLists} };`,
  });

/** What is wrong with the page as it stands: words in another language, wider than the window, values that a list cuts; where `cut` also those that do not fit a form. */
export async function read(page: Page, { lang, cut }: { lang: 'zh' | 'en'; cut: boolean }): Promise<string[]> {
  const { width, words, values } = await page.evaluate(
    (asked) => {
      const { reading } = window as unknown as { reading: Reading };
      return {
        width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        words: reading.readWords(asked),
        values: [...reading.readLists(), ...(asked.cut ? reading.readForms() : [])],
      };
    },
    { lang, cut, latin: LATIN },
  );
  return [...(width > 0 ? [`wider than the window by ${width} px`] : []), ...words, ...values];
}
