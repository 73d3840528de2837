import { daysAfter } from '../../../kernel/value/day.ts';
import type { Level } from './complaint-words.text.ts';

export const LEVEL_ORDER = ['DEPT_HEAD', 'MASTER', 'COMPANY', 'EXTERNAL'] as const satisfies readonly Level[];

/** Who could handle it at each level, the first who may first; behind the designated persons whoever stands above all. */
export type Ladder = Readonly<Record<Level, readonly number[]>>;

/** Who handles a complaint, and who beside sees it. */
export type Seats = {
  readonly complaintLevel: Level;
  readonly handlerId: number;
  readonly aboveId: number | null;
  readonly dpaId: number | null;
};

type Asked = {
  readonly ladder: Ladder;
  readonly dpas: readonly number[];
  readonly from: Level;
  /** The person complained of, who neither handles nor sees it. */
  readonly against: number | null;
  /** Whoever had it until now and does not get it again. */
  readonly except?: number;
};

/**
 * The lowest level from the one asked for on at which somebody may handle it, and whoever stands above (qhse 4.2): nobody handles a
 * complaint against himself. Nothing where nobody is left.
 */
export function seatsOf({ ladder, dpas, from, against, except }: Asked): Seats | undefined {
  const way = LEVEL_ORDER.slice(LEVEL_ORDER.indexOf(from)).flatMap((level) => {
    const free = ladder[level].filter((id) => id !== against);
    // One at each level; of the last one all, since nobody stands above it.
    return (level === 'EXTERNAL' ? free : free.slice(0, 1)).map((id) => ({ level, id }));
  });
  const handler = way.find(({ id }) => id !== except);
  if (!handler) return undefined;
  const above = way.slice(way.indexOf(handler)).find(({ id }) => id !== handler.id && id !== except);
  return {
    complaintLevel: handler.level,
    handlerId: handler.id,
    aboveId: above?.id ?? null,
    dpaId: dpas.find((id) => id !== against) ?? null,
  };
}

/** One level up from this one; of the last it stays the last. */
export function levelAbove(level: Level): Level {
  return LEVEL_ORDER[LEVEL_ORDER.indexOf(level) + 1] ?? 'EXTERNAL';
}

export const replyDueOf = (day: string, days: number): string => daysAfter(day, days);

/** A code as it is compared: blanks, dashes and small letters make no other one. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
