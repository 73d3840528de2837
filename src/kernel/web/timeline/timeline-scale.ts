import { OFFICE_ZONE } from '../../value/office-day.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Days are those of the office. */
const ZONE_MS = OFFICE_ZONE * HOUR_MS;

/** Epoch milliseconds at both ends, and how many px a day takes. */
export type Scale = { readonly from: number; readonly to: number; readonly perDay: number };

export const xOf = ({ from, perDay }: Scale, at: number): number => ((at - from) / DAY_MS) * perDay;
export const atOf = ({ from, perDay }: Scale, x: number): number => from + (x / perDay) * DAY_MS;
export const widthOf = (scale: Scale): number => xOf(scale, scale.to);

/** The nearest step of the office's clock. */
export const snapped = (at: number, step: number): number => Math.round((at + ZONE_MS) / step) * step - ZONE_MS;

/** The midnight of the office at or before a moment. */
export const dayStart = (at: number): number => Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;

/** Calendar words of the office: year, month from 1, day, weekday from Sunday 0. */
function calendar(at: number): { year: number; month: number; day: number; weekday: number } {
  const local = new Date(at + ZONE_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
  };
}

export type Tick = { readonly at: number; readonly to: number; readonly text: string; readonly weekend: boolean };

/** px a day from which each day is named, and from which each week is. */
const DAYS_FROM = 18;
const WEEKS_FROM = 3;

/** Months that meet a time, `2026-03`. */
export function monthsIn({ from, to }: Pick<Scale, 'from' | 'to'>): Tick[] {
  const ticks: Tick[] = [];
  let { year, month } = calendar(from);
  for (;;) {
    const at = Date.UTC(year, month - 1, 1) - ZONE_MS;
    if (at >= to) return ticks;
    const end = Date.UTC(year, month, 1) - ZONE_MS;
    ticks.push({ at, to: end, text: `${year}-${String(month).padStart(2, '0')}`, weekend: false });
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
  }
}

/** Days or weeks (from Monday) that meet a time, as far as there is room to name them. */
export function daysIn({ from, to }: Pick<Scale, 'from' | 'to'>, perDay: number): Tick[] {
  if (perDay < WEEKS_FROM) return [];
  const weekly = perDay < DAYS_FROM;
  const first = dayStart(from);
  const begin = weekly ? first - ((calendar(first).weekday + 6) % 7) * DAY_MS : first;
  const step = weekly ? WEEK_MS : DAY_MS;
  const ticks: Tick[] = [];
  for (let at = begin; at < to; at += step) {
    const { day, weekday } = calendar(at);
    ticks.push({ at, to: at + step, text: String(day), weekend: !weekly && (weekday === 0 || weekday === 6) });
  }
  return ticks;
}

type Span = { readonly from: number; readonly to: number };

/** Each bar in the first lane of its row in which it meets no other; the lanes that a row needs. */
export function lanesOf<B extends Span>(bars: readonly B[]): { lanes: ReadonlyMap<B, number>; count: number } {
  const ends: number[] = [];
  const lanes = new Map<B, number>();
  for (const bar of bars.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const free = ends.findIndex((end) => end <= bar.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = bar.to;
    lanes.set(bar, lane);
  }
  return { lanes, count: Math.max(1, ends.length) };
}

export const LANE = 30;
const ROW_GAP = 8;

export type LaidRow<R, B> = {
  readonly row: R;
  readonly top: number;
  readonly height: number;
  /** By time. */
  readonly bars: readonly { readonly bar: B; readonly lane: number }[];
};

/** Rows under each other, each as high as the lanes of its bars. */
export function laidOut<R extends { readonly key: string }, B extends Span & { readonly row: string }>(
  rows: readonly R[],
  bars: readonly B[],
): { rows: LaidRow<R, B>[]; height: number } {
  const byRow = Map.groupBy(bars, ({ row }) => row);
  let top = 0;
  const laid = rows.map((row) => {
    const own = (byRow.get(row.key) ?? []).toSorted((a, b) => a.from - b.from);
    const { lanes, count } = lanesOf(own);
    const height = count * LANE + ROW_GAP;
    const one = { row, top, height, bars: own.map((bar) => ({ bar, lane: lanes.get(bar) ?? 0 })) };
    top += height;
    return one;
  });
  return { rows: laid, height: top };
}

/** What of the canvas is drawn, px; it holds more than is in sight, so that one scrolls some way before it is drawn anew. */
export type Sight = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Steps in which sight moves, px. */
const CHUNK = 400;

/** What to draw for a place of the scroll: whole chunks, one more on each side. */
export function sightOf(
  { left, top }: { left: number; top: number },
  { width, height }: { width: number; height: number },
): Sight {
  const down = (px: number): number => Math.floor(px / CHUNK) * CHUNK;
  return {
    left: down(left) - CHUNK,
    right: down(left + width) + 2 * CHUNK,
    top: down(top) - CHUNK,
    bottom: down(top + height) + 2 * CHUNK,
  };
}

export const sameSight = (a: Sight, b: Sight): boolean =>
  a.left === b.left && a.right === b.right && a.top === b.top && a.bottom === b.bottom;

/** The row at a height of the canvas; above and below the rows the nearest one. */
export function rowAt<R, B>(rows: readonly LaidRow<R, B>[], y: number): LaidRow<R, B> | undefined {
  return rows.find(({ top, height }) => y < top + height) ?? rows.at(-1);
}
