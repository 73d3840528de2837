import { daysAfter, monthsFrom } from '../../../kernel/value/day.ts';
import type { CertKind, Scheme, SurveyKind, SurveyStatus } from './certificate-words.text.ts';

/** What a type of certificate prescribes. Months; of a certificate that never expires `validMonths` is empty. */
export type Terms = {
  readonly validMonths: number | null;
  readonly interimMonths: number | null;
  readonly scheme: Scheme;
  readonly beforeMonths: number;
  readonly afterMonths: number;
  readonly renewMonths: number;
  /** It holds to the day before the anniversary of its issue. */
  readonly lessOneDay: boolean;
};

export type Dates = {
  readonly certKind: CertKind;
  readonly expiryDate: string | null;
  readonly extendedTo: string | null;
};

/** A survey that was done, by what it is: `surveyNo` tells annual ones and bottom ones apart. */
export type Done = { readonly surveyKind: SurveyKind; readonly surveyNo: number; readonly doneDate: string | null };

export type Window = {
  readonly surveyKind: SurveyKind;
  readonly surveyNo: number;
  readonly windowFrom: string;
  readonly anniversary: string | null;
  readonly windowTo: string;
  readonly doneDate: string | null;
  /** Another survey in its window stands for it. */
  readonly credited: boolean;
};

const YEAR = 12;
/** A renewal counts from the old expiry when it is done in the last three months (SOLAS I/14(b)). */
const RENEWAL_MONTHS = 3;
/** At most so many months between two inspections of the bottom. */
const BOTTOM_MONTHS = 36;
/** Of the anniversaries of five years the halfway survey lies about these two. */
const HALF = [2, 3] as const;

const dayOf = (done: readonly Done[], kind: SurveyKind, no: number): string | null =>
  done.find(({ surveyKind, surveyNo }) => surveyKind === kind && surveyNo === no)?.doneDate ?? null;

/**
 * A(n) = expiry − (years − n) years, n from 1. An annual survey before its window moves its anniversary to three months (those before the
 * window) after the day on which it was done, and later ones with it (SOLAS I/14(h)).
 */
function anniversariesOf({ validMonths, beforeMonths }: Terms, expiry: string, done: readonly Done[]): string[] {
  const years = Math.floor((validMonths ?? 0) / YEAR);
  let moved: { readonly n: number; readonly day: string } | undefined;
  const days: string[] = [];
  for (let n = 1; n < years; n += 1) {
    let day = moved ? monthsFrom(moved.day, YEAR * (n - moved.n)) : monthsFrom(expiry, -YEAR * (years - n));
    const at = dayOf(done, 'ANNUAL', n);
    if (at && at < monthsFrom(day, -beforeMonths)) {
      day = monthsFrom(at, beforeMonths);
      moved = { n, day };
    }
    days.push(day);
  }
  return days;
}

type Slot = Pick<Window, 'surveyKind' | 'surveyNo' | 'windowFrom' | 'anniversary' | 'windowTo'>;

const annualSlots = ({ beforeMonths, afterMonths }: Terms, days: readonly string[]): Slot[] =>
  days.map((anniversary, i) => ({
    surveyKind: 'ANNUAL',
    surveyNo: i + 1,
    windowFrom: monthsFrom(anniversary, -beforeMonths),
    anniversary,
    windowTo: monthsFrom(anniversary, afterMonths),
  }));

/** The survey halfway, from the second anniversary to the third, with the months of the annual ones about them where they are. */
function halfSlot(
  kind: SurveyKind,
  days: readonly string[],
  { beforeMonths, afterMonths }: Pick<Terms, 'beforeMonths' | 'afterMonths'>,
): Slot[] {
  const [second, third] = HALF.map((n) => days[n - 1]);
  if (!second || !third) return [];
  return [
    {
      surveyKind: kind,
      surveyNo: 1,
      windowFrom: monthsFrom(second, -beforeMonths),
      anniversary: null,
      windowTo: monthsFrom(third, afterMonths),
    },
  ];
}

/** Two in five years, not more than 36 months apart, the second with the renewal. */
function bottomSlots({ renewMonths }: Terms, expiry: string, done: readonly Done[]): Slot[] {
  const first = dayOf(done, 'BOTTOM', 1);
  const most = first ? monthsFrom(first, BOTTOM_MONTHS) : expiry;
  const due = most < expiry ? most : expiry;
  return [
    {
      surveyKind: 'BOTTOM',
      surveyNo: 1,
      windowFrom: monthsFrom(expiry, -BOTTOM_MONTHS),
      anniversary: null,
      windowTo: monthsFrom(expiry, BOTTOM_MONTHS - 5 * YEAR),
    },
    {
      surveyKind: 'BOTTOM',
      surveyNo: 2,
      windowFrom: monthsFrom(due, -renewMonths),
      anniversary: null,
      windowTo: due,
    },
  ];
}

const JUST = { beforeMonths: 0, afterMonths: 0 };

function slotsOf(terms: Terms, { expiryDate, extendedTo, certKind }: Dates, done: readonly Done[]): Slot[] {
  if (!expiryDate) return [];
  const renewal: Slot = {
    surveyKind: 'RENEWAL',
    surveyNo: 1,
    windowFrom: monthsFrom(expiryDate, -terms.renewMonths),
    anniversary: null,
    windowTo: extendedTo ?? expiryDate,
  };
  // What holds for some months only is renewed and never endorsed.
  const scheme = certKind === 'FULL' ? terms.scheme : 'NONE';
  const days = anniversariesOf(terms, expiryDate, done);
  switch (scheme) {
    case 'NONE':
      return [renewal];
    case 'ANNUAL':
    case 'DOC_ANNUAL':
      return [...annualSlots(terms, days), renewal];
    case 'ANNUAL_PERIODICAL':
      return [...annualSlots(terms, days), ...halfSlot('PERIODICAL', days, terms), renewal];
    case 'ANNUAL_INTERMEDIATE':
      return [...annualSlots(terms, days), ...halfSlot('INTERMEDIATE', days, terms), renewal];
    case 'INTERMEDIATE_ONLY':
      return [...halfSlot('INTERMEDIATE', days, JUST), renewal];
    case 'BOTTOM':
      return bottomSlots(terms, expiryDate, done);
  }
}

const isHalf = ({ surveyKind }: Pick<Window, 'surveyKind'>): boolean =>
  surveyKind === 'PERIODICAL' || surveyKind === 'INTERMEDIATE';

/** The surveys of a certificate with their windows (5.2), in the order in which these open, what was done among them. */
export function windowsOf(terms: Terms, dates: Dates, done: readonly Done[] = []): Window[] {
  const all = slotsOf(terms, dates, done).map((slot) => ({
    ...slot,
    doneDate: dayOf(done, slot.surveyKind, slot.surveyNo),
  }));
  const halfway = all.find((one) => isHalf(one))?.doneDate;
  const credited = ({ surveyKind, surveyNo, windowFrom, windowTo, doneDate }: (typeof all)[number]): boolean =>
    surveyKind === 'ANNUAL' &&
    (HALF as readonly number[]).includes(surveyNo) &&
    !doneDate &&
    typeof halfway === 'string' &&
    halfway >= windowFrom &&
    halfway <= windowTo;
  return all
    .map((one) => ({ ...one, credited: credited(one) }))
    .sort((a, b) => (a.windowFrom === b.windowFrom ? 0 : a.windowFrom < b.windowFrom ? -1 : 1));
}

export function surveyStatusOf(
  { windowFrom, windowTo, doneDate, credited }: Pick<Window, 'windowFrom' | 'windowTo' | 'doneDate' | 'credited'>,
  today: string,
): SurveyStatus {
  if (doneDate) return 'DONE';
  if (credited) return 'CREDITED';
  if (today < windowFrom) return 'FUTURE';
  return today > windowTo ? 'OVERDUE' : 'OPEN';
}

const term = (from: string, months: number, lessOneDay: boolean): string =>
  daysAfter(monthsFrom(from, months), lessOneDay ? -1 : 0);

/** Until when a certificate may hold that is not the renewal of another, from its survey or its issue; nothing where it never expires. */
export function latestExpiry(
  { validMonths, interimMonths, lessOneDay }: Terms,
  from: string,
  certKind: CertKind,
): string | null {
  const months = certKind === 'INTERIM' ? (interimMonths ?? validMonths) : validMonths;
  return months === null ? null : term(from, months, lessOneDay);
}

/**
 * Until when the next one holds: the term from the old expiry, which counts also where it was extended; from the day of the renewal
 * survey where that was done before the last three months.
 */
export function renewedExpiry(
  { validMonths, renewMonths, lessOneDay }: Terms,
  expiryDate: string,
  doneDate: string,
): string | null {
  if (validMonths === null) return null;
  const opens = monthsFrom(expiryDate, -Math.min(renewMonths, RENEWAL_MONTHS));
  return doneDate < opens ? term(doneDate, validMonths, lessOneDay) : monthsFrom(expiryDate, validMonths);
}

/** At most three months, of ships on short voyages one (SOLAS I/14(e), (f)). */
export const latestExtension = (expiryDate: string, shortVoyage: boolean): string =>
  monthsFrom(expiryDate, shortVoyage ? 1 : 3);
