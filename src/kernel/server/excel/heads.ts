import type { Cell } from './workbook.ts';

/** Characters of a head that are read. */
const LONGEST_HEAD = 200;

/** A head as it is compared: without unit, star of a required field, spaces and case. */
export function plainHeader(header: string): string {
  return header
    .slice(0, LONGEST_HEAD)
    .replace(/\s+/g, '')
    .replace(/[（(][^（）()]*[）)]\*?$/, '')
    .replace(/\*$/, '')
    .toLowerCase();
}

/** Labels that a head may bear; each with its place among the fields that a sheet brings in, or PASSED_OVER. */
export type HeadWords = {
  /** As they are written, which goes first. */
  readonly exact: readonly (readonly [string, number])[];
  /** As they are compared, by `plainHeader`. */
  readonly plain: readonly (readonly [string, number])[];
};

/** Known, and nothing that a sheet brings in. */
export const PASSED_OVER = -1;
export const UNKNOWN = -2;

/** What each head means; null where there is none. */
export function meaningsOf(heads: readonly Cell[], { exact, plain }: HeadWords): (number | null)[] {
  const [written, compared] = [new Map(exact), new Map(plain)];
  return heads.map((head) => {
    const text = headText(head);
    if (text === '') return null;
    return written.get(text) ?? compared.get(plainHeader(text)) ?? UNKNOWN;
  });
}

export const headText = (head: Cell): string =>
  String(head ?? '')
    .slice(0, LONGEST_CELL)
    .trim()
    .slice(0, LONGEST_HEAD);

/** What a cell of Excel holds at most. */
export const LONGEST_CELL = 32_767;
