import type { Text } from '../text.ts';

/** What stands on paper: a text of ours in both languages, or words that have no translation, such as names, figures and numbers. */
export type Words = Text | string;

/** A paper speaks one language, or both beside each other: `中文 / English`. */
export const PAPER_LANGUAGES = ['zh', 'en', 'both'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

export type PaperFact = {
  readonly label: Words;
  readonly value: Words /** Takes the whole width: long texts. */;
  readonly wide?: boolean;
};

export type PaperColumn = {
  readonly head: Words;
  /** Neighbours of the same group stand below one head. */
  readonly group?: Words;
  readonly align?: 'left' | 'center' | 'right';
  /** Its share of the width beside the others; without it, what its contents need. */
  readonly share?: number;
};

export type PaperTable = {
  readonly kind: 'table';
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly Words[])[];
  /** The last row, in bold. */
  readonly totals?: readonly Words[];
};

/** Who signs: the place's name, and where it is signed already, by whom and when. */
export type PaperSignature = { readonly place: Words; readonly name?: Words; readonly at?: string };

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: Words }
  /** Labels above values, in 1 to 4 columns (3 unless told). */
  | { readonly kind: 'facts'; readonly facts: readonly PaperFact[]; readonly columns?: number }
  | PaperTable
  | { readonly kind: 'paragraph'; readonly text: Words }
  /** In small print. */
  | { readonly kind: 'note'; readonly text: Words }
  | { readonly kind: 'signatures'; readonly signatures: readonly PaperSignature[] }
  /** What follows begins a page of its own, lying across or not; without a word, as the paper does. */
  | { readonly kind: 'page'; readonly across?: boolean };

/** One document as blocks, whoever draws it: the screen's print view, or the PDF of the server. A4. */
export type Paper = {
  readonly language: PaperLanguage;
  /** The company at the head. */
  readonly company?: Words;
  readonly title: Words;
  /** Stands below the title, and on the foot of every page. */
  readonly number?: string;
  /** Address that the QR code opens. */
  readonly link?: string;
  /** Wide tables lie across. */
  readonly across?: boolean;
  /** Stands slantwise over every page, such as that it is a draft. */
  readonly mark?: Words;
  readonly blocks: readonly PaperBlock[];
};

/** Between the two languages. */
const BETWEEN = ' / ';

/** Words in the language of the paper; what both languages say alike stands once. */
export function wordsOn(words: Words, language: PaperLanguage): string {
  if (typeof words === 'string') return words;
  if (language !== 'both') return words[language];
  return words.zh === words.en || !words.en ? words.zh : `${words.zh}${BETWEEN}${words.en}`;
}

/** Columns of one head in the upper line of a table's head; a column without a group stands alone over both lines. */
export type HeadGroup = {
  readonly text: string;
  readonly at: number;
  readonly count: number;
  readonly grouped: boolean;
};

/** The upper line of a table's head, from left to right. */
export function headGroups(columns: readonly PaperColumn[], language: PaperLanguage): HeadGroup[] {
  const groups: HeadGroup[] = [];
  for (const [at, column] of columns.entries()) {
    const text = column.group === undefined ? undefined : wordsOn(column.group, language);
    const last = groups.at(-1);
    if (text !== undefined && last?.grouped && last.text === text)
      groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ text: text ?? wordsOn(column.head, language), at, count: 1, grouped: text !== undefined });
  }
  return groups;
}
