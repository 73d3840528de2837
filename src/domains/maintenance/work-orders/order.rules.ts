import type { FieldError } from '../../../kernel/errors.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { gt, isPositive, lt, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';

/** States in which an order of a job stands in the way of a next one. */
export const OPEN_STATES = ['PLANNED', 'ISSUED', 'DOING', 'REPORTED'] as const;

const OPEN: readonly unknown[] = OPEN_STATES;
export const isOpen = (woStatus: unknown): boolean => OPEN.includes(woStatus);

/** Levels that are reported and confirmed together: daily, weekly, monthly. */
const ROUTINE: readonly unknown[] = ['A', 'B', 'C'];
export const isRoutine = (level: unknown): boolean => ROUTINE.includes(level);

type Dated = { readonly dueDate?: string | null; readonly windowDays?: number | null };

/** The last day on which it is in time: on that day itself it is not overdue. */
export const latestOf = ({ dueDate, windowDays }: Dated): string | null =>
  dueDate ? daysAfter(dueDate, windowDays ?? 0) : null;

export const isLate = (row: Dated, day: string): boolean => {
  const latest = latestOf(row);
  return latest !== null && latest < day;
};

/** The job of an open order, so that the database itself knows of one at most. */
export const openJobOf = ({ woStatus, jobId }: { woStatus?: unknown; jobId?: number | null }): number | null =>
  isOpen(woStatus) ? (jobId ?? null) : null;

type Check = {
  readonly valueType?: unknown;
  readonly needed?: unknown;
  readonly finding?: unknown;
  readonly figure?: MaybeDecimal;
  readonly said?: string | null;
  readonly least?: MaybeDecimal;
  readonly most?: MaybeDecimal;
};

export const isOutside = ({ figure, least, most }: Check): boolean => lt(figure, least) || gt(figure, most);

/** The column in which a check is answered. */
export const answerField = ({ valueType }: Check): 'finding' | 'figure' | 'said' =>
  valueType === 'NUMBER' ? 'figure' : valueType === 'TEXT' ? 'said' : 'finding';

const isAnswered = (check: Check): boolean => {
  const answer = check[answerField(check)];
  return typeof answer === 'string' && answer.trim() !== '';
};

/** The required checks that nobody answered, each at its column. */
export const openChecks = (checks: readonly Check[]): FieldError[] =>
  checks.flatMap((check, i) =>
    check.needed && !isAnswered(check) ? [{ field: `checklist.${i}.${answerField(check)}`, message: TEXT.needed }] : [],
  );

type Used = { readonly usedQty?: MaybeDecimal };

/** Parts of which something was used: they leave the stock as the order is confirmed. */
export const usedParts = <P extends Used>(parts: readonly P[]): P[] =>
  parts.filter(({ usedQty }) => usedQty !== null && usedQty !== undefined && isPositive(usedQty));

type Reported = {
  readonly doneDate: string;
  readonly doneHours?: string | null;
  readonly result: string;
  readonly conditionFound?: string | null;
  readonly overdueReason?: string | null;
};

/** What speaks against a report of the work, each at its field of the form. */
export function reportProblems(
  row: Dated & { readonly byHours?: unknown },
  told: Reported,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (told.doneDate > today) errors.push({ field: 'doneDate', message: TEXT.future });
  if (row.byHours === true && !told.doneHours) errors.push({ field: 'doneHours', message: TEXT.hours });
  if (told.result !== 'OK' && !told.conditionFound?.trim())
    errors.push({ field: 'conditionFound', message: TEXT.finding });
  if (isLate(row, today) && !told.overdueReason) errors.push({ field: 'overdueReason', message: TEXT.late });
  return errors;
}

/** How far a new due date of a job may lie from that of an order which nobody has taken up, before the order follows it. */
const SAME_DAYS = 3;

/** Whether an order moves with its job: untouched, never postponed, and more than three days off. */
export const movesWith = (
  {
    woStatus,
    delays,
    dueDate,
  }: { readonly woStatus: unknown; readonly delays: number | null; readonly dueDate: string },
  due: string,
): boolean =>
  woStatus === 'PLANNED' &&
  (delays ?? 0) === 0 &&
  Math.abs(Date.parse(due) - Date.parse(dueDate)) > SAME_DAYS * 86_400_000;

/** The moment at which work of a day was done: that of its report on the same day, else noon in the office. */
export const doneAt = (doneDate: string, reportTime: string | null): string =>
  reportTime !== null && officeDay(new Date(reportTime)) === doneDate ? reportTime : `${doneDate}T04:00:00.000Z`;
