import type { FieldError } from '../../../kernel/errors.ts';
import { escapeMarkup } from '../../../kernel/value/markup.ts';
import { branchOf, depthOf, heightOf, type TreePlace } from '../../../kernel/value/tree.ts';
import { sameDayAfter } from '../quality.rules.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';

const MAX_LEVELS = 6;
const NUMBER = /^([A-Z])\.(\d{1,2})$/;

/** What is wrong with a document by itself: what is confidential goes to posts alone. */
export function checkDocument({
  secrecy,
  unitIds,
  shipIds,
}: {
  readonly secrecy?: string | null;
  readonly unitIds?: readonly number[] | null;
  readonly shipIds?: readonly number[] | null;
}): FieldError[] {
  if (secrecy !== 'CONFIDENTIAL') return [];
  return [
    ...(unitIds?.length ? [{ field: 'unitIds', message: TEXT.secretWide }] : []),
    ...(shipIds?.length ? [{ field: 'shipIds', message: TEXT.secretWide }] : []),
  ];
}

type Entry = TreePlace & { readonly nodeKind: string };

/** What is wrong with where an entry is put in the tree. A new one has no id. */
export function checkEntry(
  all: readonly Entry[],
  row: { readonly id?: number; readonly parentId: number | null },
): FieldError[] {
  const { id, parentId } = row;
  if (parentId !== null && all.find((one) => one.id === parentId)?.nodeKind === 'DOCUMENT')
    return [{ field: 'parentId', message: TEXT.noBelow }];
  if (id !== undefined && parentId !== null && branchOf(all, id).includes(parentId))
    return [{ field: 'parentId', message: TEXT.inSelf }];
  return depthOf(all, parentId) + (id === undefined ? 1 : heightOf(all, id)) > MAX_LEVELS
    ? [{ field: 'parentId', message: TEXT.tooDeep }]
    : [];
}

/** Where a revision stands among those of its document; nothing for what is no revision. */
export function rankOf(versionNo: string): number | undefined {
  const [, letter, number] = NUMBER.exec(versionNo) ?? [];
  return letter === undefined ? undefined : letter.charCodeAt(0) * 100 + Number(number);
}

/** The latest of these revisions. */
export const latestOf = (all: readonly string[]): string | undefined =>
  all.toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0)).at(-1);

/** The revision behind the latest one: A.0, A.1 .. A.99, B.0; nothing behind Z.99. */
export function nextNumber(all: readonly string[]): string | undefined {
  const [, letter = '', number = ''] = NUMBER.exec(latestOf(all) ?? '') ?? [];
  if (!letter) return 'A.0';
  if (Number(number) < 99) return `${letter}.${Number(number) + 1}`;
  return letter === 'Z' ? undefined : `${String.fromCharCode(letter.charCodeAt(0) + 1)}.0`;
}

/** By when a document is looked at again. */
export const nextReview = (from: string, months: number | null): string => sameDayAfter(from, months ?? 24);

/** A summary as rich text. */
export const richOf = (note: string): string =>
  note
    .split('\n')
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');
