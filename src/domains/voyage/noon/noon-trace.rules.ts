import { instant, localDate } from '../../../kernel/value/zone.ts';
import { isNoonReport, localHour, type NoonReport, noonOn, substitutesNoon } from './noon-time.rules.ts';

/** A report as the trace needs it; `submittedAt` in UTC, null while it is a draft. */
export type TracedReport = NoonReport & { readonly id: string; readonly submittedAt: string | null };

/** DUE: not there yet and the ship's day is not over. */
type NoonState = 'OK' | 'LATE' | 'MISSING' | 'EXEMPT' | 'DUE';
type NoonDay = {
  /** Ship's calendar date; the same date twice when the date line is crossed eastbound. */
  readonly date: string;
  /** UTC. */
  readonly noon: string;
  readonly state: NoonState;
  readonly reportId: string | null;
  /** Met by a report of another type. */
  readonly substituted: boolean;
};

type Period = { readonly from: string; readonly to: string };

export type TraceInput = {
  /** Oldest first. */
  readonly reports: readonly TracedReport[];
  /** First and last local dates. */
  readonly from: string;
  readonly to: string;
  readonly now: string;
  readonly noonHour: number;
  readonly substitution: { readonly atSea: boolean; readonly inPort: boolean };
  readonly exemptions: readonly Period[];
  /** Repair voyages: a noon report on Mondays only. */
  readonly repairs: readonly Period[];
};

const HOUR_MS = 3_600_000;
const ON_TIME_HOUR = 14;

/**
 * Every ship's noon expected between two dates and how it was met (5.11). Noons follow each other by about a day of the
 * zone then in force, so that a day of 23 or 25 hours and the date line count right: eastbound one noon more, westbound none.
 */
export function traceNoons(input: TraceInput): NoonDay[] {
  const { reports, from, to, now, noonHour } = input;
  const days: NoonDay[] = [];
  const first = reports[0];
  if (!first) return days;
  let zone = zoneAt(reports, noonOn({ date: from, zone: first.zone, noonHour }));
  let noon = noonOn({ date: from, zone, noonHour });
  while (localDate({ utc: noon, zone }) <= to && instant(noon) <= instant(now)) {
    if (instant(noon) >= instant(first.rptTime) - HOUR_MS && isExpected({ noon, zone, repairs: input.repairs })) {
      days.push(dayOf({ ...input, noon, zone }));
    }
    ({ noon, zone } = following({ reports, noon, noonHour }));
  }
  return days;
}

function dayOf({
  reports,
  noon,
  zone,
  now,
  noonHour,
  substitution,
  exemptions,
}: TraceInput & { noon: string; zone: number }): NoonDay {
  const date = localDate({ utc: noon, zone });
  const near = reports.filter((r) => Math.abs(instant(r.rptTime) - instant(noon)) <= 6 * HOUR_MS);
  const own = near.find((report) => isNoonReport({ report, noonHour }));
  const atSea = reports.findLast((r) => instant(r.rptTime) <= instant(noon))?.shipStatus === 'SAILING';
  const met = own ?? near.find((report) => substitutesNoon({ report, allowed: substitution, atSea }));
  const found = { date, noon, reportId: met?.id ?? null, substituted: met !== undefined && met !== own };
  if (exemptions.some((p) => instant(p.from) <= instant(noon) && instant(noon) <= instant(p.to)))
    return { ...found, state: 'EXEMPT' };
  if (met?.submittedAt) return { ...found, state: punctuality({ submittedAt: met.submittedAt, zone, date }) };
  return { ...found, state: localDate({ utc: now, zone }) > date ? 'MISSING' : 'DUE' };
}

/** Submitted by 14:00 of the ship ok, by 24:00 late, else missing. */
function punctuality({ submittedAt, zone, date }: { submittedAt: string; zone: number; date: string }): NoonState {
  const day = localDate({ utc: submittedAt, zone });
  if (day > date) return 'MISSING';
  return day < date || localHour({ rptTime: submittedAt, zone }) <= ON_TIME_HOUR ? 'OK' : 'LATE';
}

/** The next noon: that of a noon report 12 to 36 hours on by its own clock, else one day on by the zone in force. */
function following({ reports, noon, noonHour }: { reports: readonly TracedReport[]; noon: string; noonHour: number }): {
  noon: string;
  zone: number;
} {
  const ahead = (utc: string) => (instant(utc) - instant(noon)) / HOUR_MS;
  const own = reports.find(
    (report) => ahead(report.rptTime) > 12 && ahead(report.rptTime) < 36 && isNoonReport({ report, noonHour }),
  );
  const next = new Date(instant(noon) + 24 * HOUR_MS).toISOString();
  const zone = own?.zone ?? zoneAt(reports, next);
  const candidates = [-1, 0, 1].map((day) => {
    const date = localDate({ utc: new Date(instant(next) + day * 24 * HOUR_MS).toISOString(), zone });
    return noonOn({ date, zone, noonHour });
  });
  const distance = (utc: string) => Math.abs(instant(utc) - instant(own?.rptTime ?? next));
  return { noon: candidates.reduce((best, c) => (distance(c) < distance(best) ? c : best)), zone };
}

function zoneAt(reports: readonly TracedReport[], utc: string): number {
  const last = reports.findLast((r) => instant(r.rptTime) <= instant(utc));
  return (last ?? reports[0])?.zone ?? 0;
}

function isExpected({ noon, zone, repairs }: { noon: string; zone: number; repairs: readonly Period[] }): boolean {
  const inRepair = repairs.some((p) => instant(p.from) <= instant(noon) && instant(noon) <= instant(p.to));
  const monday = new Date(`${localDate({ utc: noon, zone })}T00:00:00Z`).getUTCDay() === 1;
  return !inRepair || monday;
}
