import { instant } from '../../../kernel/value/zone.ts';
import { type MovementState, movementAfter } from '../reports/movement-state.rules.ts';
import { eventTime, type Report } from '../reports/report.rules.ts';

/** What is looked at of a report to tell where the ship lay. */
export type StayReport = Pick<Report, 'rptType' | 'shipStatus' | 'rptTime' | 'lastPort' | 'nextPort' | 'times'> & {
  readonly movementState: MovementState | null;
};

/** A stay in port: from the end of a passage to the departure after it. */
export type Stay<R extends StayReport = StayReport> = {
  /** As the departure names it, before that as the reports of the stay do. */
  readonly port: string | null;
  /** Reports at sea since the departure before. */
  readonly passage: readonly R[];
  readonly reports: readonly R[];
  readonly ended: boolean;
};

/** The state that a report left the ship in. */
const stateOf = (report: StayReport): MovementState | null =>
  report.movementState ?? movementAfter({ before: null, report });

/**
 * The stays of a ship by her reports in order of time. A departure that follows no report in port is a stay of which this voyage
 * holds the end alone; reports at sea behind the last departure belong to no stay yet.
 */
export function staysOf<R extends StayReport>(reports: readonly R[]): Stay<R>[] {
  const stays: Stay<R>[] = [];
  let passage: R[] = [];
  let here: R[] = [];
  for (const report of reports) {
    const leaves = report.rptType === 'DEPARTURE';
    if (!leaves && here.length === 0 && stateOf(report) === 'AT_SEA') {
      passage.push(report);
      continue;
    }
    here.push(report);
    if (!leaves) continue;
    stays.push({ port: report.lastPort, passage, reports: here, ended: true });
    [passage, here] = [[], []];
  }
  const last = here.at(-1);
  if (last) stays.push({ port: last.nextPort, passage, reports: here, ended: false });
  return stays;
}

type Called = { readonly id: number; readonly port: string | null };

/**
 * Which stay is which call of the rotation: each the next call of its port behind the one before, so that a port that is called at
 * twice has two. A stay that was never planned has none, nor has a call that fell away.
 */
export function matchStays<S extends Pick<Stay, 'port'>>(
  calls: readonly Called[],
  stays: readonly S[],
): Map<number, S> {
  const found = new Map<number, S>();
  let from = 0;
  for (const stay of stays) {
    const at = calls.findIndex((call, i) => i >= from && call.port !== null && call.port === stay.port);
    const call = calls[at];
    if (!call) continue;
    found.set(call.id, stay);
    from = at + 1;
  }
  return found;
}

/** What reports say of a call, UTC. */
export type SaidTimes = { readonly ata: string | null; readonly atb: string | null; readonly atd: string | null };

const NOTHING_SAID: SaidTimes = { ata: null, atb: null, atd: null };

/** End of passage, first all fast, and full away, or where no sea passage began, when she left berth or anchorage (3.4). */
export function saidTimes({ reports, ended }: Pick<Stay, 'reports' | 'ended'>): SaidTimes {
  const first = (code: string): string | null =>
    reports
      .flatMap((report) => eventTime(report, code) ?? [])
      .toSorted((a, b) => instant(a) - instant(b))
      .at(0) ?? null;
  const leaves = ended ? reports.at(-1) : undefined;
  const left = leaves && ['fullAway', 'unberthed', 'anchorAweigh'].map((code) => eventTime(leaves, code));
  return { ata: first('endOfPassage'), atb: first('allFast'), atd: left?.find((time) => time !== null) ?? null };
}

/** What the reports of a voyage say of each call of its rotation; nothing of one where she has not been. */
export function saidOfCalls(calls: readonly Called[], reports: readonly StayReport[]): Map<number, SaidTimes> {
  const stays = matchStays(calls, staysOf(reports));
  return new Map(
    calls.map(({ id }) => {
      const stay = stays.get(id);
      return [id, stay ? saidTimes(stay) : NOTHING_SAID];
    }),
  );
}
