import type { MovementState } from '../reports/movement-state.rules.ts';
import { type Mark, marksOf, minuteOf, TIME_CLASSES, type TimeClass, type TimedReport } from './time-classes.rules.ts';

/** A stretch of one class; times are minutes since 1970. */
export type Stretch = { readonly from: number; readonly to: number; readonly timeClass: TimeClass };

/** A passage between two ports, or a stay in one: ids, unknown ones null. */
export type Place = {
  readonly kind: 'LEG' | 'STAY';
  readonly port: string | null;
  readonly to: string | null;
  readonly stretches: readonly Stretch[];
  readonly minutes: Readonly<Partial<Record<TimeClass, number>>>;
};

export type VoyageTime = {
  readonly places: readonly Place[];
  readonly minutes: Readonly<Partial<Record<TimeClass, number>>>;
  /** From the start of the voyage to its end, or to its newest report. */
  readonly total: number;
};

type Input = {
  readonly reports: readonly TimedReport[];
  readonly start: string;
  readonly end: string;
  /** The state that the cut-off report left the ship in. */
  readonly before: MovementState | null;
  readonly repair: boolean;
  /** The port that the ship left when it began. */
  readonly startPort?: string | null;
};

/**
 * The time of a voyage by class, passage by passage and stay by stay (5.4). Every minute from start to end is in just one class, so
 * that all of them add up to the voyage.
 */
export function voyageTime({ reports, start, end, before, repair, startPort = null }: Input): VoyageTime {
  const [from, to] = [minuteOf(start), Math.max(minuteOf(start), minuteOf(end))];
  const works = worked(reports);
  const spans = spansOf(marksOf(reports, { start, before }), from, to);
  const places = placesOf(spans, startPort).map(({ spans: own, ...place }) => {
    const stretches = joined(own.flatMap((span) => withWork(span, works, repair)));
    return { ...place, stretches, minutes: minutesOf(stretches) };
  });
  return { places, minutes: minutesOf(places.flatMap(({ stretches }) => stretches)), total: to - from };
}

type Span = Mark & { readonly to: number };

/** From each mark to the next, within the voyage; what lies before its start or behind its end is cut off. */
function spansOf(marks: readonly Mark[], from: number, to: number): Span[] {
  const clip = (minute: number): number => Math.min(to, Math.max(from, minute));
  return marks
    .map((mark, i) => ({ ...mark, at: i === 0 ? from : clip(mark.at), to: clip(marks[i + 1]?.at ?? to) }))
    .filter((span) => span.to > span.at);
}

type Open = { kind: Place['kind']; port: string | null; to: string | null; spans: Span[] };

/** Passages and stays: one ends where the other begins. */
function placesOf(spans: readonly Span[], startPort: string | null): Open[] {
  const places: Open[] = [];
  for (const span of spans) {
    const kind = span.atSea ? 'LEG' : 'STAY';
    const last = places.at(-1);
    const place: Open = last?.kind === kind ? last : { kind, port: null, to: null, spans: [] };
    if (place !== last) places.push(place);
    place.spans.push(span);
    name(place, span);
  }
  for (const [i, place] of places.entries()) complete(place, places[i - 1], places[i + 1]);
  if (places[0]) places[0].port ??= startPort;
  return places;
}

/** A departure names the port that it leaves, other reports in port name it as the next one. */
function name(place: Open, { report }: Span): void {
  if (!report) return;
  if (place.kind === 'LEG') {
    place.port ??= report.lastPort;
    place.to ??= report.nextPort;
  } else if (report.rptType === 'DEPARTURE') place.port = report.lastPort;
  else place.port ??= report.nextPort;
}

/** What a passage or a stay does not say itself, those beside it do. */
function complete(place: Open, earlier: Open | undefined, later: Open | undefined): void {
  if (place.kind === 'LEG') {
    place.port ??= earlier?.port ?? null;
    place.to ??= later?.port ?? null;
  } else place.port ??= earlier?.to ?? later?.port ?? null;
}

const WORK = { LOADING: 'BERTH_LOADING', DISCHARGING: 'BERTH_DISCHARGING' } as const;

type Work = Stretch;

/** When cargo was worked, in order of time. */
function worked(reports: readonly TimedReport[]): Work[] {
  return reports
    .flatMap(({ cargos }) =>
      cargos.flatMap(({ opType, startTime, endTime }) =>
        opType && startTime && endTime
          ? [{ from: minuteOf(startTime), to: minuteOf(endTime), timeClass: WORK[opType] }]
          : [],
      ),
    )
    .toSorted((a, b) => a.from - b.from);
}

/** Time alongside is that of the cargo that is worked in it, and in the yard that of the repair; two operations at once count once. */
function withWork({ at, to, timeClass }: Span, works: readonly Work[], repair: boolean): Stretch[] {
  if (timeClass !== 'BERTH_IDLE') return [{ from: at, to, timeClass }];
  if (repair) return [{ from: at, to, timeClass: 'REPAIR' }];
  const stretches: Stretch[] = [];
  let from = at;
  for (const work of works) {
    const begin = Math.max(from, work.from);
    const end = Math.min(to, work.to);
    if (end <= begin) continue;
    if (begin > from) stretches.push({ from, to: begin, timeClass });
    stretches.push({ from: begin, to: end, timeClass: work.timeClass });
    from = end;
  }
  return from < to ? [...stretches, { from, to, timeClass }] : stretches;
}

/** Neighbours of one class are one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const stretch of stretches) {
    const last = out.at(-1);
    if (last?.timeClass === stretch.timeClass && last.to === stretch.from)
      out[out.length - 1] = { ...last, to: stretch.to };
    else out.push(stretch);
  }
  return out;
}

function minutesOf(stretches: readonly Stretch[]): Partial<Record<TimeClass, number>> {
  const sums = new Map<TimeClass, number>();
  for (const { from, to, timeClass } of stretches) sums.set(timeClass, (sums.get(timeClass) ?? 0) + to - from);
  return Object.fromEntries(TIME_CLASSES.flatMap((one) => (sums.has(one) ? [[one, sums.get(one)]] : [])));
}
