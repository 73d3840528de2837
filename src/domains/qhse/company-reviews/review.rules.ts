import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import type { CheckResult, ReviewType } from './review-words.text.ts';

/** Internal audits come again after so many months at most (ISM 12.1); in exceptional cases three more. */
const MONTHS = 12;
const MORE_MONTHS = 3;
const NOTICE_DAYS = 7;

const RECURRING: readonly ReviewType[] = ['INTERNAL_OFFICE', 'INTERNAL_SHIP'];

/** When the next one is due after one that ended; nothing of those that nobody plans by a rule. */
export const nextReview = (type: ReviewType, ended: string | null): string | null =>
  ended && RECURRING.includes(type) ? monthsFrom(ended, MONTHS) : null;

/** The last day on which it is not overdue where a reason for more is recorded. */
export const reviewLimit = (due: string): string => monthsFrom(due, MORE_MONTHS);

type Due = { readonly nextDueDate: string | null; readonly dueLimit: string | null };

/** Whether the next one is overdue on a day: past its due date, or past the limit where it was extended. */
export function isOverdue({ nextDueDate, dueLimit }: Due, today: string): boolean {
  const last = dueLimit ?? nextDueDate;
  return last !== null && today > last;
}

type Checked = { readonly result: CheckResult | null };

/** Whether some check failed: what failed is found somewhere. */
export const hasFailed = (checklist: readonly Checked[]): boolean =>
  checklist.some(({ result }) => result === 'NC' || result === 'MAJOR');

/** Whether there is still time to notify what is planned for a day. */
export const isNotifiable = (planDate: string, today: string): boolean => daysAfter(today, NOTICE_DAYS) <= planDate;
