import type { Option } from '../../../kernel/resource/field.ts';
import type { Text } from '../../../kernel/text.ts';
import { bankFileText, type Transfer, transferProblem } from './bank-file.rules.ts';
import { pain001Problem, pain001Text } from './pain-001.rules.ts';

/** In which form the bank of a paying account takes its files. */
export const BANK_LAYOUTS = {
  CSV: { zh: 'CSV 转账明细', en: 'CSV of transfers' },
  PAIN_001: { zh: 'ISO 20022 pain.001.001.03', en: 'ISO 20022 pain.001.001.03' },
} as const satisfies Record<string, Option>;

export type BankLayout = keyof typeof BANK_LAYOUTS;

/** What a file says of itself. */
export type FileHead = {
  readonly fileNo: string;
  /** The moment it is built, UTC. */
  readonly builtAt: string;
  /** The day on which the bank is to pay. */
  readonly payDate: string;
};

type Layout = {
  readonly encoding: 'GB18030' | 'UTF-8';
  readonly extension: string;
  readonly mediaType: string;
  /** Characters at most of the reference by which a payment comes back. */
  readonly longestReference: number;
  /** Why its bank would refuse a payment. */
  readonly problem: (transfer: Transfer) => Text | undefined;
  readonly text: (transfers: readonly Transfer[], head: FileHead) => string;
};

export const LAYOUTS: Readonly<Record<BankLayout, Layout>> = {
  CSV: {
    // Chinese banks read this; plain letters are the same in it.
    encoding: 'GB18030',
    extension: 'csv',
    mediaType: 'text/csv',
    longestReference: Number.POSITIVE_INFINITY,
    problem: transferProblem,
    text: bankFileText,
  },
  PAIN_001: {
    encoding: 'UTF-8',
    extension: 'xml',
    mediaType: 'application/xml',
    longestReference: 35,
    problem: pain001Problem,
    text: pain001Text,
  },
};

/** Parts of so many payments at most as a bank takes in one file. */
export function partsOf<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  const parts: (readonly T[])[] = [];
  for (let at = 0; at < all.length; at += most) parts.push(all.slice(at, at + most));
  return parts;
}
