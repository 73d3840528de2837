import { type Cure, REPEAT_MONTHS } from '../../../kernel/repeats.text.ts';
import { sameDayAfter } from '../quality.rules.ts';

/** So far back a finding is looked for. */
export const repeatsFrom = (day: string): string => sameDayAfter(day, -REPEAT_MONTHS);

export const MARKS = ['CODE', 'QUESTION', 'EQUIPMENT'] as const;
export type Mark = (typeof MARKS)[number];

export type Marked = {
  readonly defectCode?: string | null | undefined;
  readonly questionNo?: string | null | undefined;
  readonly equipment?: string | null | undefined;
};

const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Words of what was found defective; a single letter or figure tells nothing. */
const wordsOf = (equipment: string | null | undefined): string[] =>
  plain(equipment)
    .split(/[\s,;/、，；（）()-]+/)
    .filter((word) => word.length > 1);

/** Whether two name the same equipment: a word in common, or one within the other as Chinese writes it. */
function sameEquipment(a: string | null | undefined, b: string | null | undefined): boolean {
  const mine = wordsOf(a);
  const theirs = wordsOf(b);
  return mine.some((one) => theirs.some((other) => one === other || within(one, other) || within(other, one)));
}

const HAN = /[\u3400-\u9fff]/;
const within = (part: string, whole: string): boolean => HAN.test(part) && whole.includes(part);

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  plain(a) !== '' && plain(a) === plain(b);

/** By what two findings are the same. */
export const marksInCommon = (a: Marked, b: Marked): Mark[] =>
  MARKS.filter((mark) => {
    if (mark === 'CODE') return same(a.defectCode, b.defectCode);
    if (mark === 'QUESTION') return same(a.questionNo, b.questionNo);
    return sameEquipment(a.equipment, b.equipment);
  });

export type Earlier = Marked & {
  readonly id: number;
  readonly shipId: number;
  readonly ncInspectDate: string;
  /** Nothing while it is not closed. */
  readonly closeDate: string | null;
};

export type Typed = Marked & { readonly shipId: number; readonly day: string };

export type Repeat<E extends Earlier> = { readonly row: E; readonly marks: readonly Mark[]; readonly cure: Cure };

/**
 * Earlier findings that are the same as what is typed, the newest first, each with whether its cure held: it failed where the same was
 * found on that ship again after it was closed, what is being typed included.
 */
export function repeatsOf<E extends Earlier>(typed: Typed, earlier: readonly E[]): Repeat<E>[] {
  const after = (row: E): boolean =>
    row.closeDate !== null &&
    ((typed.shipId === row.shipId && typed.day > row.closeDate) ||
      earlier.some(
        (other) =>
          other.id !== row.id &&
          other.shipId === row.shipId &&
          other.ncInspectDate > row.closeDate! &&
          marksInCommon(row, other).length > 0,
      ));
  return earlier
    .flatMap((row) => {
      const marks = marksInCommon(typed, row);
      if (marks.length === 0) return [];
      const cure: Cure = row.closeDate === null ? 'OPEN' : after(row) ? 'FAILED' : 'HELD';
      return [{ row, marks, cure }];
    })
    .sort((a, b) =>
      a.row.ncInspectDate < b.row.ncInspectDate
        ? 1
        : a.row.ncInspectDate > b.row.ncInspectDate
          ? -1
          : b.row.id - a.row.id,
    );
}
