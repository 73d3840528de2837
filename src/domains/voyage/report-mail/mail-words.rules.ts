import {
  headGroups,
  type PaperBlock,
  type PaperLanguage,
  type PaperTable,
  wordsOn,
} from '../../../kernel/paper/paper.ts';
import { escapeMarkup } from '../../../kernel/value/markup.ts';

/** Something of a report under its heading. */
export type Told = { readonly title: string; readonly blocks: readonly PaperBlock[] };

const UNKNOWN = '—';
const COLUMN = ' | ';
const between = (language: PaperLanguage): string => (language === 'zh' ? '：' : ': ');

type Facts = Extract<PaperBlock, { kind: 'facts' }>;

/** What is not known is left out of a mail. */
const known = ({ facts }: Facts, language: PaperLanguage) =>
  facts
    .map(({ label, value }) => ({ label: wordsOn(label, language), value: wordsOn(value, language) }))
    .filter(({ value }) => value !== '' && !value.split(' / ').every((word) => word === UNKNOWN));

const isEmpty = (block: PaperBlock, language: PaperLanguage): boolean =>
  (block.kind === 'facts' && known(block, language).length === 0) ||
  (block.kind === 'table' && block.rows.length === 0);

/** Without blocks that say nothing, and without headings above none. */
export const tellingParts = (parts: readonly Told[], language: PaperLanguage): Told[] =>
  parts
    .map(({ title, blocks }): Told => ({ title, blocks: blocks.filter((block) => !isEmpty(block, language)) }))
    .filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading'));

/** Column heads of a table, with the head of their group in front where they have one. */
const headsOf = ({ columns }: PaperTable, language: PaperLanguage): string[] => {
  const groups = headGroups(columns, language).filter(({ grouped }) => grouped);
  return columns.map(({ head }, i) => {
    const group = groups.find(({ at, count }) => i >= at && i < at + count);
    return group ? `${group.text} ${wordsOn(head, language)}` : wordsOn(head, language);
  });
};

const rowsOf = ({ rows }: PaperTable, language: PaperLanguage): string[][] =>
  rows.map((row) => row.map((words) => wordsOn(words, language)));

function linesOf(block: PaperBlock, language: PaperLanguage): string[] {
  switch (block.kind) {
    case 'facts':
      return known(block, language).map(({ label, value }) => `${label}${between(language)}${value}`);
    case 'table':
      return [headsOf(block, language), ...rowsOf(block, language)].map((row) => row.join(COLUMN));
    case 'heading':
    case 'paragraph':
    case 'note':
      return [wordsOn(block.text, language)];
    default:
      return [];
  }
}

/** A report as plain text: a line each fact, a line each row. */
export const plainOf = (parts: readonly Told[], language: PaperLanguage): string =>
  parts
    .map(({ title, blocks }) => [`[${title}]`, ...blocks.flatMap((block) => linesOf(block, language))].join('\n'))
    .join('\n\n');

const CELL = 'border:1px solid #bbb;padding:3px 8px;text-align:left';
const cell = (tag: 'td' | 'th', text: string): string => `<${tag} style="${CELL}">${escapeMarkup(text)}</${tag}>`;
const tableOf = (rows: readonly string[]): string =>
  `<table style="border-collapse:collapse">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

function htmlOfBlock(block: PaperBlock, language: PaperLanguage): string {
  switch (block.kind) {
    case 'facts':
      return tableOf(known(block, language).map(({ label, value }) => cell('th', label) + cell('td', value)));
    case 'table':
      return tableOf([
        headsOf(block, language)
          .map((head) => cell('th', head))
          .join(''),
        ...rowsOf(block, language).map((row) => row.map((word) => cell('td', word)).join('')),
      ]);
    case 'heading':
      return `<h4>${escapeMarkup(wordsOn(block.text, language))}</h4>`;
    case 'paragraph':
    case 'note':
      return `<p>${escapeMarkup(wordsOn(block.text, language))}</p>`;
    default:
      return '';
  }
}

/** The same as tables, below the lines that go before it. */
export const htmlOf = (lead: readonly string[], parts: readonly Told[], language: PaperLanguage): string =>
  [
    ...lead.map((line) => `<p>${escapeMarkup(line)}</p>`),
    ...parts.map(
      ({ title, blocks }) =>
        `<h3>${escapeMarkup(title)}</h3>${blocks.map((block) => htmlOfBlock(block, language)).join('')}`,
    ),
  ].join('\n');
