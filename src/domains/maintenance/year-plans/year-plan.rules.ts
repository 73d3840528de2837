import type { FieldError } from '../../../kernel/errors.ts';
import { type Decimal, div, mul, round } from '../../../kernel/value/decimal.ts';
import { daysBetween } from '../postponements/postponement.rules.ts';
import type { PlannedLine } from './year-draft.rules.ts';
import { type LineState, YEAR_TEXT as TEXT } from './year-plan.text.ts';

type Keyed = {
  readonly shipId?: number | null;
  readonly planYear?: number | null;
  readonly inForce?: boolean | null;
  readonly status?: unknown;
};

/** The ship and year of the plan in force, so that the database itself knows of one at most. */
export const currentKeyOf = ({ shipId, planYear, inForce }: Keyed): string | null =>
  inForce === true ? `${shipId}-${planYear}` : null;

/** The same of what is still written or under approval. */
export const draftKeyOf = ({ shipId, planYear, status }: Keyed): string | null =>
  status === 'USE' || status === 'IN_AUDIT' ? `${shipId}-${planYear}` : null;

/** Whether a plan of that year may be begun on a day: of this year or one of the next two. */
export const mayPlan = (year: number, today: string): boolean => {
  const ahead = year - Number(today.slice(0, 4));
  return ahead >= 0 && ahead <= 2;
};

/** The orders that belong to a line, as they stand on a day. */
export type LineOrders = {
  readonly orders: number;
  readonly finished: number;
  /** Open, and past the latest day. */
  readonly late: number;
  /** Open, and put off by an approved postponement. */
  readonly putOff: number;
  readonly cancelled: number;
};

/** What became of planned work: its orders say, and nobody types it. The month of daily and weekly work is done when nothing of it is open. */
export function lineStateOf(
  { orders, finished, late, putOff, cancelled }: LineOrders,
  { planDate, times }: Pick<PlannedLine, 'planDate' | 'times'>,
  today: string,
): LineState {
  if (late > 0) return 'OVERDUE';
  if (putOff > 0) return 'POSTPONED';
  if (orders === 0) return cancelled > 0 ? 'CANCELLED' : 'PLANNED';
  if (finished < orders) return 'PLANNED';
  if (times === null) return 'DONE';
  return finished >= times || planDate.slice(0, 7) < today.slice(0, 7) ? 'DONE' : 'PLANNED';
}

type Stated = { readonly planDate: string; readonly lineState: LineState };

export type Ratios = {
  readonly lines: number;
  readonly due: number;
  readonly done: number;
  readonly overdue: number;
  /** In percent, two places. */
  readonly completion: Decimal;
  readonly overdueRate: Decimal;
};

const percentOf = (part: number, whole: number): Decimal =>
  round(mul(div(String(part), String(whole)) ?? '0', '100'), 2);

/** How far a plan is carried out on a day: of the lines planned up to it those that are done, and those that are overdue (maintenance 5.9). */
export function ratiosOf(lines: readonly Stated[], today: string): Ratios {
  const counted = lines.filter(({ planDate, lineState }) => planDate <= today && lineState !== 'CANCELLED');
  const done = counted.filter(({ lineState }) => lineState === 'DONE').length;
  const overdue = counted.filter(({ lineState }) => lineState === 'OVERDUE').length;
  return {
    lines: lines.length,
    due: counted.length,
    done,
    overdue,
    completion: percentOf(done, counted.length),
    overdueRate: percentOf(overdue, counted.length),
  };
}

type Move = {
  readonly line: PlannedLine;
  readonly planDate: string;
  readonly reason: string | null;
  readonly windowDays: number;
  readonly planYear: number;
  /** Days on which other lines of the job are planned. */
  readonly taken: readonly string[];
};

/** What speaks against planning a line on another day, each at its field: within the tolerance of its job no reason is asked for. */
export function moveProblems({ line, planDate, reason, windowDays, planYear, taken }: Move): FieldError[] {
  const errors: FieldError[] = [];
  if (line.times !== null) errors.push({ field: 'planDate', message: TEXT.monthly });
  else if (planDate.slice(0, 4) !== String(planYear)) errors.push({ field: 'planDate', message: TEXT.inYear });
  else if (taken.includes(planDate)) errors.push({ field: 'planDate', message: TEXT.sameDay });
  if (Math.abs(daysBetween(line.dueOn, planDate)) > windowDays && !reason?.trim())
    errors.push({ field: 'reason', message: TEXT.reasonNeeded });
  return errors;
}
