import { type Lang, say, type Text, type TextValues } from '../text.ts';

const KEY = 'fairway-lang';

function stored(): Lang {
  try {
    return localStorage.getItem(KEY) === 'en' ? 'en' : 'zh';
  } catch {
    // Storage may be blocked by the browser; the default language still works.
    return 'zh';
  }
}

/** The language of this page. It cannot change while the page lives: switching reloads, so nothing needs to subscribe. */
export const lang: Lang = stored();

document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en';

/** A text in the current language, with `{name}` places filled. */
export function t(text: Text, values?: TextValues): string {
  return say(text, lang, values);
}

/** Several names in one line, with the mark that the language puts between them. */
export const listed = (names: readonly string[]): string => names.join(lang === 'zh' ? '、' : ', ');

/** Stores the choice and reloads (spec.md section 9, default language). */
export function switchLang(next: Lang): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    return;
  }
  location.reload();
}
