/**
 * The words of the finder. A text becomes pairs of Chinese characters, and Latin words and numbers in lower case; a title also
 * its pinyin and initials. Words begin with a letter, a digit or a character, so that no typed word can ever meet one of the
 * signs that stand before what is not a word:
 * `^` a word of the title, `"` the whole title, `>` a record referred to, `=` a dimension of data scope, `@` who made it.
 */
export const TITLE = '^';
export const WHOLE = '"';

/** Longer texts are cut: a title has at most 120 characters, and nobody types more. */
const MOST_TEXT = 200;
/** Characters of a name from which initials and pinyin begin. */
const MOST_SYLLABLES = 12;

const RUNS = /[\u3400-\u9fff]+|[\p{L}\p{N}]+/gu;
const CHINESE = /^[\u3400-\u9fff]/;

/** `HYPI2026-00486` is `hypi202600486`: what people type without signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const runsOf = (text: string): string[] => text.slice(0, MOST_TEXT).normalize('NFKC').toLowerCase().match(RUNS) ?? [];

const isChinese = (run: string): boolean => CHINESE.test(run);

/** Chinese pairs and the last character; a Latin run as it is, a number also without leading zeros. */
function wordsOfRun(run: string): string[] {
  if (!isChinese(run)) {
    const bare = run.replace(/^0+(?=\d)/, '');
    return bare === run ? [run] : [run, bare];
  }
  const letters = [...run];
  return [...letters.slice(0, -1).map((letter, i) => letter + letters[i + 1]), letters.at(-1)!];
}

/** The words of a text of a record. */
export function wordsOf(text: string): string[] {
  const runs = runsOf(text);
  const words = runs.flatMap(wordsOfRun);
  const whole = plain(text.slice(0, MOST_TEXT));
  // A phone number in groups, a document number without its hyphens.
  if (runs.length > 1 && whole.length <= 40 && !runs.some(isChinese)) words.push(whole);
  return [...new Set(words)];
}

export type Pinyin = (text: string) => string[];

/** Syllables of Chinese characters; everything else falls away. */
export async function pinyinReader(): Promise<Pinyin> {
  const { pinyin } = await import('pinyin-pro');
  return (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
}

/** Pinyin and initials from each syllable on: `hyxf`, `yxf`, `xf`; `haiyuexianfeng`, `yuexianfeng`, ... */
export function soundsOf(title: string, pinyin: Pinyin): string[] {
  const sounds = new Set<string>();
  for (const run of runsOf(title).filter(isChinese)) {
    const syllables = pinyin(run).slice(0, MOST_SYLLABLES);
    const initials = syllables.map((one) => one[0] ?? '').join('');
    for (let i = 0; i < syllables.length; i += 1) {
      if (initials.length - i > 1 || syllables.length === 1) sounds.add(initials.slice(i));
      sounds.add(syllables.slice(i).join(''));
    }
  }
  return [...sounds].filter(Boolean);
}

/** Initials of a name, where a typed word stands in them. */
export function soundMet(title: string, asked: readonly Asked[], pinyin: Pinyin): string | undefined {
  if (!runsOf(title).some(isChinese)) return undefined;
  const sound = [...title.normalize('NFKC').toLowerCase()]
    .map((letter) => (isChinese(letter) ? (pinyin(letter)[0]?.[0] ?? '') : letter))
    .join('');
  const words = asked.flatMap(({ parts }) => parts.map(({ word }) => word)).filter((word) => !isChinese(word));
  return words.some((word) => sound.includes(word) && !title.toLowerCase().includes(word)) ? sound : undefined;
}

/** One typed word as the finder asks for it: every run of it must be met, the Latin ones from their beginning. */
export type Asked = {
  /** Each of these in a record's words, `^` before it in its title. */
  readonly parts: readonly { readonly word: string; readonly begins: boolean }[];
  /** The same without signs between, where there were any. */
  readonly whole?: string;
};

/** Words that people type; more are not read. */
const MOST_WORDS = 6;
const MOST_PARTS = 24;

/** What was typed, split at its spaces. A single Latin letter or digit is no word: it would be met by everything. */
export function askedWords(typed: string): Asked[] {
  return typed
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map(askedWord)
    .filter((asked) => asked.parts.length > 0);
}

function askedWord(chunk: string): Asked {
  const runs = runsOf(chunk);
  const parts = runs.flatMap((run) => {
    if (!isChinese(run)) return run.length > 1 || runs.length > 1 ? [{ word: run, begins: true }] : [];
    const letters = [...run];
    if (letters.length === 1) return [{ word: run, begins: true }];
    return letters.slice(0, -1).map((letter, i) => ({ word: letter + letters[i + 1], begins: false }));
  });
  const whole = runs.length > 1 && !runs.some(isChinese) ? plain(chunk) : undefined;
  return { parts: parts.slice(0, MOST_PARTS), ...(whole && { whole }) };
}

/** A lexeme as `tsquery` reads it. */
const lexeme = (word: string, begins: boolean): string =>
  `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${begins ? ':*' : ''}`;

/** The text of a `tsquery`: every word must be met, in the title or anywhere, or by a record that it names. */
export function queryOf(
  asked: readonly Asked[],
  where: 'title' | 'anywhere',
  references: readonly (readonly string[])[] = [],
): string {
  const sign = where === 'title' ? TITLE : '';
  return asked
    .map(({ parts, whole }, i) => {
      const ways = [parts.map(({ word, begins }) => lexeme(sign + word, begins)).join(' & ')];
      if (whole) ways.push(lexeme(sign + whole, true));
      for (const reference of references[i] ?? []) ways.push(lexeme(reference, false));
      return `(${ways.map((way) => `(${way})`).join(' | ')})`;
    })
    .join(' & ');
}

export const exactQuery = (typed: string): string => lexeme(WHOLE + plain(typed.slice(0, MOST_TEXT)), false);
export const allOf = (queries: readonly string[]): string => queries.map((one) => `(${one})`).join(' & ');
export const anyOf = (tokens: readonly string[]): string => tokens.map((token) => lexeme(token, false)).join(' | ');
