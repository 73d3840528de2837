import { div, fromNumber, round } from '../../../kernel/value/decimal.ts';
import { OFFICE_ZONE } from '../../../kernel/value/office-day.ts';
import { instant } from '../../../kernel/value/zone.ts';
import type { Trade } from './change.text.ts';

/** From when on a ship is in a trade; UTC. */
export type Turn = { readonly at: string; readonly mode: Trade };

const byTime = (a: Turn, b: Turn): number => instant(a.at) - instant(b.at);

/**
 * The trades of a ship one after the other. Up to her first change at the customs the voyages that she sailed tell it, from then on the
 * changes alone.
 */
export function turnsOf(sailed: readonly Turn[], changes: readonly Turn[]): Turn[] {
  const [first, ...more] = changes.toSorted(byTime);
  const before = sailed.filter(({ at }) => !first || instant(at) < instant(first.at)).toSorted(byTime);
  const all = first ? [...before, first, ...more] : before;
  return all.filter(({ mode }, i) => mode !== all[i - 1]?.mode);
}

/** The trade at a moment and since when; nothing before anything is known. */
export const turnAt = (turns: readonly Turn[], at: string): Turn | undefined =>
  turns.findLast((turn) => instant(turn.at) <= instant(at));

const startOf = (year: number): number => Date.UTC(year, 0, 1) - OFFICE_ZONE * 3_600_000;
const DAY_MS = 86_400_000;

export type DaysByTrade = Readonly<Record<Trade, string>>;

/** Days of a year in each trade up to now, 2 places; the year is that of the head office. */
export function daysByTrade(turns: readonly Turn[], year: number, now: string): DaysByTrade {
  const [from, to] = [startOf(year), Math.min(startOf(year + 1), instant(now))];
  const days = (mode: Trade): string => {
    const spent = turns.map((turn, i) => {
      const next = turns[i + 1];
      const [begins, ends] = [Math.max(instant(turn.at), from), Math.min(next ? instant(next.at) : to, to)];
      return turn.mode === mode ? Math.max(0, ends - begins) : 0;
    });
    const all = spent.reduce((sum, one) => sum + one, 0);
    return round(div(fromNumber(all), String(DAY_MS)), 2) ?? '0.00';
  };
  return { DOMESTIC: days('DOMESTIC'), FOREIGN: days('FOREIGN') };
}
