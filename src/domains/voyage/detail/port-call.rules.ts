import type { Report, ReportTime, ReportType } from '../reports/report.rules.ts';

type Timed = Pick<Report, 'rptType' | 'rptTime' | 'zone' | 'times'>;

/** An event of a port call with the report that told of it. */
export type CallEvent = ReportTime & {
  readonly rptType: ReportType;
  /** Told by the report in question itself. */
  readonly own: boolean;
};

/**
 * The events of the whole port call around a report, by time: from the departure before it, which opened the passage, to its own
 * departure, which ends the call. `recent` are the reports before it, newest first. Events without a time are left out; an event
 * without a zone of its own has its report's.
 */
export function portCallEvents({
  report,
  recent,
  next,
}: {
  report: Timed;
  recent: readonly Timed[];
  next: Timed | null;
}): CallEvent[] {
  const opened = recent.findIndex(({ rptType }) => rptType === 'DEPARTURE');
  const before = opened < 0 ? recent : recent.slice(0, opened + 1);
  const after = next && report.rptType !== 'DEPARTURE' ? [next] : [];
  return [
    ...before.map((one) => eventsOf(one, false)),
    eventsOf(report, true),
    ...after.map((one) => eventsOf(one, false)),
  ]
    .flat()
    .sort(byTime);
}

/** Events by time. */
export const byTime = (a: Pick<ReportTime, 'time'>, b: Pick<ReportTime, 'time'>): number =>
  Date.parse(a.time ?? '') - Date.parse(b.time ?? '');

/** The events of a report that have a time, each with its zone. */
export function eventsOf({ rptType, zone, times }: Timed, own: boolean): CallEvent[] {
  return times
    .filter(({ time }) => time !== null)
    .map((event) => ({ ...event, zone: event.zone ?? zone, rptType, own }));
}
