import { daysAfter } from '../../../kernel/value/day.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';

/** A month as its orders are counted: its days, and the day as of which they are looked at. */
export type MonthSpan = {
  readonly from: string;
  readonly to: string;
  /** Today, at most the last of the month. */
  readonly asOf: string;
  /** The first moment after that day in the office: what was approved before it counts. */
  readonly before: string;
  /** A month that has not begun has no backlog. */
  readonly future: boolean;
};

export function monthSpan(month: string, today: string): MonthSpan {
  const from = `${month}-01`;
  const to = daysAfter(`${monthsAfter(month, 1)}-01`, -1);
  const asOf = today < to ? today : to;
  return { from, to, asOf, before: `${daysAfter(asOf, 1)}T00:00:00+08:00`, future: today < from };
}
