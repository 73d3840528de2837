/** The two languages of the product. Chinese is the default. */
export type Lang = 'zh' | 'en';

/** A visible text. A missing language does not compile. */
export type Text = { readonly zh: string; readonly en: string };

/** Whether a value that was kept is a visible text: the two languages and nothing else. */
export const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'zh' in value &&
  'en' in value &&
  typeof value.zh === 'string' &&
  typeof value.en === 'string';

/** Values that may stand in a text as `{name}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Picks the language and fills `{name}` places; a place without a value stays visible, so that it is noticed. */
export function say(text: Text, lang: Lang, values?: TextValues): string {
  const template = text[lang];
  if (!values) return template;
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Fills the places of both languages, so that a filled text can travel before its language is known. */
export function fill(text: Text, values: TextValues): Text {
  return { zh: say(text, 'zh', values), en: say(text, 'en', values) };
}
