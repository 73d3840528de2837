import type { Frequency } from './conference-words.text.ts';

/** One time within a year at which a conference is held: its key tells it from the others of its type and unit. */
export type Period = { readonly key: string; readonly planDate: string };

const DAY_MS = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** Months of a year in which the periods end. */
const ENDS = {
  MONTHLY: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  QUARTERLY: [3, 6, 9, 12],
  HALF_YEAR: [6, 12],
  YEARLY: [12],
  ONCE: [12],
} as const satisfies Record<Exclude<Frequency, 'WEEKLY'>, readonly number[]>;

const KEYS: Readonly<Record<Exclude<Frequency, 'WEEKLY'>, (year: number, month: number) => string>> = {
  MONTHLY: (year, month) => `${year}-${two(month)}`,
  QUARTERLY: (year, month) => `${year}-Q${month / 3}`,
  HALF_YEAR: (year, month) => `${year}-H${month / 6}`,
  YEARLY: (year) => String(year),
  ONCE: (year) => String(year),
};

/** The weeks of ISO 8601 whose Thursday lies in the year, each held on its Friday. */
function weeksOf(year: number): Period[] {
  const first = Date.UTC(year, 0, 4);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks: Period[] = [];
  for (let n = 1; new Date(monday + ((n - 1) * 7 + 3) * DAY_MS).getUTCFullYear() === year; n += 1) {
    const friday = new Date(monday + ((n - 1) * 7 + 4) * DAY_MS).toISOString().slice(0, 10);
    weeks.push({ key: `${year}-W${two(n)}`, planDate: friday });
  }
  return weeks;
}

/** When a conference is held within a year: by a day of the last month of each period, the last one of shorter months. */
export function periodsOf(frequency: Frequency, year: number, byDay: number): Period[] {
  if (frequency === 'WEEKLY') return weeksOf(year);
  return ENDS[frequency].map((month) => {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return { key: KEYS[frequency](year, month), planDate: `${year}-${two(month)}-${two(Math.min(byDay, last))}` };
  });
}

type Action = { readonly actionStatus?: unknown };

/** Whether everything that was decided has come to its end. */
export const isSettled = (actions: readonly Action[]): boolean =>
  actions.every(({ actionStatus }) => actionStatus === 'VERIFIED' || actionStatus === 'CANCELLED');
