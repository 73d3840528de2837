import type { FieldError } from '../../../kernel/errors.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { CYCLE_MONTHS, type SurveyKind, CLASS_TEXT as TEXT } from './class.text.ts';

/** Years of a class cycle, in months. */
const CLASS_CYCLE = 60;

type Surveyed = {
  readonly lastSurveyDate?: string | null;
  readonly firstDue?: string | null;
  readonly cycleMonths?: number | null;
};

/** Its last survey and its cycle (CMS: 60 months); one that was never surveyed is due as it was entered. */
export const dueOf = ({ lastSurveyDate, firstDue, cycleMonths }: Surveyed): string | null =>
  lastSurveyDate && cycleMonths ? monthsFrom(lastSurveyDate, cycleMonths) : (firstDue ?? null);

/** The day on which the class cycle of a ship ends. */
export const cycleEndOf = ({ cycleBegin }: { readonly cycleBegin?: string | null }): string | null =>
  cycleBegin ? monthsFrom(cycleBegin, CLASS_CYCLE) : null;

type Item = { readonly surveyKind?: SurveyKind | null; readonly cycleMonths?: number | null };

/** What is wrong with an item by itself. */
export const checkItem = ({ surveyKind, cycleMonths }: Item): FieldError[] =>
  surveyKind === 'CMS' && cycleMonths !== CLASS_CYCLE ? [{ field: 'cycleMonths', message: TEXT.cms }] : [];

/** The cycle that class rules have for a kind of survey. */
export const suggestItem = ({ surveyKind }: Item, changed: ReadonlySet<string>) => ({
  ...(changed.has('surveyKind') && surveyKind && { cycleMonths: CYCLE_MONTHS[surveyKind] }),
});

/** What speaks against a survey on a day: it is still to come, or no later than the last one. */
export function surveyProblems(doneDate: string, lastSurveyDate: string | null, today: string): FieldError[] {
  if (doneDate > today) return [{ field: 'doneDate', message: TEXT.future }];
  return lastSurveyDate !== null && doneDate <= lastSurveyDate ? [{ field: 'doneDate', message: TEXT.notLater }] : [];
}

/** What speaks against the day on which a surveyor confirmed what was done on board. */
export function confirmProblems(confirmDate: string, doneDate: string | null, today: string): FieldError[] {
  if (confirmDate > today) return [{ field: 'confirmDate', message: TEXT.future }];
  return doneDate !== null && confirmDate < doneDate ? [{ field: 'confirmDate', message: TEXT.beforeDone }] : [];
}

type Order = { readonly doneDate: string | null; readonly result: string | null };

/** Whether an order credits an item of its job: what was done in order, and later than the last survey. */
export const creditsItem = ({ doneDate, result }: Order, lastSurveyDate: string | null): boolean =>
  doneDate !== null && result !== 'NOT_OK' && (lastSurveyDate === null || doneDate > lastSurveyDate);
