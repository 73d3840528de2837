import type { Page } from 'playwright-core';
import { readForms } from '../cut.ts';
import { hearNames, LATIN, readWords } from '../words.ts';
import { missingStyles, stylesOfScripts } from './styles.ts';

type Reading = {
  readonly readWords: typeof readWords;
  readonly readForms: typeof readForms;
  readonly missingStyles: typeof missingStyles;
  readonly styles: ReturnType<typeof stylesOfScripts>;
};

/** From its first document on the page hears names and can be read. */
export const makeReadable = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `(${hearNames})();
      window.reading = { readWords: ${readWords}, readForms: ${readForms}, missingStyles: ${missingStyles},
        styles: ${JSON.stringify(stylesOfScripts())} };`,
  });

/** What is wrong with the page as it stands: words in another language, styles that did not come, and wider than the window; where `cut` also values that do not fit a form. */
export async function read(page: Page, { lang, cut }: { lang: 'zh' | 'en'; cut: boolean }): Promise<string[]> {
  const { width, words, values, styles } = await page.evaluate(
    (asked) => {
      const { reading } = window as unknown as { reading: Reading };
      return {
        width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        words: reading.readWords(asked),
        values: asked.cut ? reading.readForms() : [],
        styles: reading.missingStyles(reading.styles),
      };
    },
    { lang, cut, latin: LATIN },
  );
  return [
    ...(width > 0 ? [`wider than the window by ${width} px`] : []),
    ...words,
    ...values,
    ...styles.map((style) => `stands without ${style}`),
  ];
}
