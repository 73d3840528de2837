import { add, type Decimal, div, gt, gte, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { instant } from '../../../kernel/value/zone.ts';

/** How much of an event's time counts, in %: before the allowed time is used, and once on demurrage. */
export type LaytimeException = {
  readonly eventType: string;
  readonly laytimePct: Decimal;
  readonly demurragePct: Decimal;
};

/** What happened from one time to another, UTC; without an end it is a moment and covers nothing. */
export type LaytimeEvent = {
  readonly from: string | null;
  readonly to: string | null;
  readonly eventType: string;
  readonly remark: string | null;
};

/** The time that may count in one port: minutes since 1970, and what happened in it. */
export type LaytimeWindow = {
  readonly key: number;
  readonly start: number;
  readonly end: number;
  readonly events: readonly LaytimeEvent[];
};

export type Phase = 'LAYTIME' | 'DEMURRAGE';

/** A line of the time sheet. Minutes are whole, counted ones exact; `used` and `over` are what the clock had counted at its end. */
export type SheetLine = {
  readonly key: number;
  readonly from: number;
  readonly to: number;
  /** The event that decides what counts; null where none covers the time. */
  readonly eventType: string | null;
  readonly remark: string | null;
  readonly phase: Phase;
  readonly pct: Decimal;
  readonly counted: Decimal;
  readonly used: Decimal;
  readonly over: Decimal;
};

type Share = { readonly pct: Decimal; readonly eventType: string | null; readonly remark: string | null };
type Counts = { readonly laytime: Share; readonly demurrage: Share };
type Stretch = Counts & { readonly key: number; readonly from: number; readonly to: number };
type Covering = Counts & { readonly from: number; readonly to: number };

const WHOLE: Decimal = '100';
const NOTHING: Share = { pct: WHOLE, eventType: null, remark: null };

/** A time sheet goes by whole minutes. */
export const minuteOf = (utc: string): number => Math.floor(instant(utc) / 60_000);

/** The least % of the events that cover a stretch; of equal ones the one that began last tells what went on. */
function shareOf(covering: readonly Covering[], phase: keyof Counts): Share {
  let least: Covering | undefined;
  for (const one of covering) {
    // Shares of two places are told apart by numbers, a hundred times as fast.
    const by = least ? Number(one[phase].pct) - Number(least[phase].pct) : -1;
    if (!least || by < 0 || (by === 0 && one.from >= least.from)) least = one;
  }
  return least?.[phase] ?? NOTHING;
}

/** A window cut wherever one of its events begins or ends. */
function stretchesOf(window: LaytimeWindow, exceptions: ReadonlyMap<string, LaytimeException>): Stretch[] {
  const { key, start, end } = window;
  const covering = window.events.flatMap(({ from: began, to: ended, eventType, remark }): Covering[] => {
    if (!began || !ended) return [];
    const from = Math.max(start, minuteOf(began));
    const to = Math.min(end, minuteOf(ended));
    if (from >= to) return [];
    const { laytimePct = WHOLE, demurragePct = WHOLE } = exceptions.get(eventType) ?? {};
    const share = (pct: Decimal): Share => ({ pct, eventType, remark });
    return [{ from, to, laytime: share(laytimePct), demurrage: share(demurragePct) }];
  });
  const cuts = [...new Set([start, end, ...covering.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!;
    const within = covering.filter((one) => one.from <= from && one.to >= to);
    return { key, from, to, laytime: shareOf(within, 'laytime'), demurrage: shareOf(within, 'demurrage') };
  });
}

const minutes = (from: number, to: number, pct: Decimal): Decimal => div(mul(String(to - from), pct), WHOLE) ?? '0';

/** Lines that follow one another and say the same are one. */
function joined(lines: readonly SheetLine[]): SheetLine[] {
  const together: SheetLine[] = [];
  for (const line of lines) {
    const last = together.at(-1);
    const goesOn =
      last?.key === line.key &&
      last.to === line.from &&
      last.phase === line.phase &&
      last.pct === line.pct &&
      last.eventType === line.eventType &&
      last.remark === line.remark;
    if (goesOn) together[together.length - 1] = { ...line, from: last.from, counted: add(last.counted, line.counted) };
    else together.push(line);
  }
  return together;
}

/**
 * One clock over the windows in their order (voyage 5.9): until the allowed minutes are used the laytime column counts, from that
 * minute on the demurrage column. The stretch in which laytime expires is split there, to the minute.
 */
export function runClock(
  windows: readonly LaytimeWindow[],
  allowed: Decimal,
  exceptions: readonly LaytimeException[],
): SheetLine[] {
  const byType = new Map(exceptions.map((one) => [one.eventType, one]));
  const lines: SheetLine[] = [];
  let used: Decimal = '0';
  let over: Decimal = '0';
  const put = (phase: Phase, { key }: Stretch, from: number, to: number, share: Share, counted: Decimal): void => {
    if (phase === 'LAYTIME') used = add(used, counted);
    else over = add(over, counted);
    if (from < to) lines.push({ key, from, to, ...share, phase, counted, used, over });
  };
  for (const stretch of windows.flatMap((window) => stretchesOf(window, byType))) {
    const { from, to, laytime, demurrage } = stretch;
    let expired = gte(used, allowed) ? from : to;
    if (expired === to) {
      const left = sub(allowed, used);
      const counted = minutes(from, to, laytime.pct);
      const runsOut = gt(counted, left);
      if (runsOut) expired = Math.min(to, from + Number(round(div(mul(left, WHOLE), laytime.pct) ?? '0', 0)));
      put('LAYTIME', stretch, from, expired, laytime, runsOut ? left : counted);
    }
    if (expired < to) put('DEMURRAGE', stretch, expired, to, demurrage, minutes(expired, to, demurrage.pct));
  }
  return joined(lines);
}
