import { type Decimal, gt, round } from '../../../kernel/value/decimal.ts';
import { addHours, hoursBetween, instant, localDate } from '../../../kernel/value/zone.ts';
import { isNoonReport, type NoonReport, nextNoon, substitutesNoon } from '../noon/noon-time.rules.ts';

/** ok before the due time, due from it on (amber), late from two hours after it (red). */
type DueState = 'ok' | 'due' | 'late';
/** Age of the last report: fresh to 24 h (green), ageing to 26 h (amber), old beyond (red). */
type AgeState = 'fresh' | 'ageing' | 'old';

export type ReportDue = {
  /** UTC of the next report. */
  readonly dueAt: string;
  readonly dueState: DueState;
  /** Hours since the last report, 1 place. */
  readonly age: Decimal;
  readonly ageState: AgeState;
};

const LATE_AFTER_HOURS = 2;

/** When the ship's next report is due and how late it is: the next ship's noon that the last report does not stand for. */
export function reportDue({
  last,
  noonHour,
  substitution,
  weekly = false,
  now,
}: {
  last: NoonReport;
  noonHour: number;
  substitution: { readonly atSea: boolean; readonly inPort: boolean };
  /** A repair voyage owes one noon report a week, on Monday (5.11). */
  weekly?: boolean;
  now: string;
}): ReportDue {
  const { rptTime, zone } = last;
  const stands =
    isNoonReport({ report: last, noonHour }) ||
    substitutesNoon({ report: last, allowed: substitution, atSea: last.shipStatus === 'SAILING' });
  const noon = weekly
    ? nextMondayNoon({ after: rptTime, zone, noonHour })
    : nextNoon({ after: rptTime, zone, noonHour });
  // A morning report that stands for the noon report moves the next one to tomorrow.
  const dueAt =
    !weekly && stands && instant(noon) - instant(rptTime) <= 6 * 3_600_000 ? addHours({ utc: noon, hours: 24 }) : noon;
  const age = hoursBetween({ from: rptTime, to: now });
  const late = instant(now) >= instant(addHours({ utc: dueAt, hours: LATE_AFTER_HOURS }));
  return {
    dueAt,
    dueState: late ? 'late' : instant(now) >= instant(dueAt) ? 'due' : 'ok',
    age: round(age, 1),
    ageState: weekly ? (late ? 'old' : 'fresh') : gt(age, '26') ? 'old' : gt(age, '24') ? 'ageing' : 'fresh',
  };
}

function nextMondayNoon(input: { after: string; zone: number; noonHour: number }): string {
  let noon = nextNoon(input);
  while (new Date(`${localDate({ utc: noon, zone: input.zone })}T00:00:00Z`).getUTCDay() !== 1) {
    noon = nextNoon({ ...input, after: noon });
  }
  return noon;
}
