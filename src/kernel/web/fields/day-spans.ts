import type { Text } from '../../text.ts';

export type DaySpan = { readonly from: string; readonly to: string };

const two = (n: number): string => String(n).padStart(2, '0');
const dayText = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Spans that offices ask for, by the calendar of this browser. */
export const DAY_SPANS = [
  { key: 'today', label: { zh: '今天', en: 'Today' } },
  { key: 'week', label: { zh: '最近 7 天', en: 'Last 7 days' } },
  { key: 'days30', label: { zh: '最近 30 天', en: 'Last 30 days' } },
  { key: 'month', label: { zh: '本月', en: 'This month' } },
  { key: 'lastMonth', label: { zh: '上月', en: 'Last month' } },
  { key: 'year', label: { zh: '本年', en: 'This year' } },
] as const satisfies readonly { key: string; label: Text }[];

/** First and last day of a span, `yyyy-MM-dd`, both included. */
export function daySpan(key: (typeof DAY_SPANS)[number]['key'], now: Date): DaySpan {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const span = (from: Date, to: Date): DaySpan => ({ from: dayText(from), to: dayText(to) });
  switch (key) {
    case 'today':
      return span(now, now);
    case 'week':
      return span(new Date(year, month, day - 6), now);
    case 'days30':
      return span(new Date(year, month, day - 29), now);
    case 'month':
      return span(new Date(year, month, 1), new Date(year, month + 1, 0));
    case 'lastMonth':
      return span(new Date(year, month - 1, 1), new Date(year, month, 0));
    case 'year':
      return span(new Date(year, 0, 1), new Date(year, 12, 0));
  }
}
