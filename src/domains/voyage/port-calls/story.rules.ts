import { sum } from '../../../kernel/value/decimal.ts';
import { byTime, eventsOf } from '../detail/port-call.rules.ts';
import { averageSpeed, distanceRun } from '../reports/passage.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { PortCallStory } from './port-call.calls.ts';
import { sofProposals } from './sof-proposals.rules.ts';
import type { Stay, StayReport } from './stays.rules.ts';

/** A report with what is known of it beside what it says. */
export type ToldReport = Report &
  StayReport & { readonly reportId: number; readonly confirmed: boolean; readonly reportNo: string | null };

/** What the reports of a stay tell of it. */
export function storyOf({ passage, reports, ended }: Stay<ToldReport>): PortCallStory {
  const [first] = reports;
  const sea = first ? [...passage, first] : passage;
  const hours = sum(sea.map(({ ssTime }) => ssTime));
  const miles = sum(sea.map(({ ssDist }) => ssDist));
  return {
    ended,
    events: reports
      .flatMap((report) => eventsOf(report, false).map((event) => ({ ...event, reportId: report.reportId })))
      .toSorted(byTime)
      .map(({ own: _own, ...event }) => event),
    reports: reports.map(({ reportId, reportNo, rptType, rptTime, zone, confirmed }) => ({
      reportId,
      reportNo: reportNo ?? '',
      rptType,
      rptTime: rptTime ?? '',
      zone,
      confirmed,
    })),
    passage: {
      distance: sum(passage.map(distanceRun).concat(first?.ssDist ?? null)),
      hours,
      speed: averageSpeed({ distance: miles, hours }),
      inPort: sum(reports.map(({ manDist }) => manDist)),
    },
    ...recordsOf(reports),
    proposals: sofProposals(
      reports.filter(({ confirmed }) => confirmed),
      { ended },
    ),
    unconfirmed: reports.filter(({ confirmed }) => !confirmed).length,
  };
}

function recordsOf(reports: readonly ToldReport[]): Pick<PortCallStory, 'cargos' | 'bunkers' | 'wastes'> {
  const each = <L, T>(lines: (report: ToldReport) => readonly L[], pick: (line: L) => T) =>
    reports.flatMap((report) =>
      lines(report).map((line) => ({ reportId: report.reportId, zone: report.zone, ...pick(line) })),
    );
  return {
    cargos: each(
      ({ cargos }) => cargos,
      ({ opType, cargoName, berth, startTime, endTime, shipQty, shoreQty, blQty, avgRate }) => ({
        opType,
        cargoName,
        berth,
        startTime,
        endTime,
        shipQty,
        shoreQty,
        blQty,
        avgRate,
      }),
    ),
    bunkers: each(
      ({ bunkers }) => bunkers,
      ({ bunkerNo, oilGrade, beginTime, endTime, bdnNo, bdnQty, acceptedQty }) => ({
        bunkerNo,
        oilGrade,
        beginTime,
        endTime,
        bdnNo,
        bdnQty,
        acceptedQty,
      }),
    ),
    wastes: each(
      ({ wastes }) => wastes.filter(({ landed }) => Number(landed ?? 0) > 0),
      ({ wasteCode, landed, receiptNo }) => ({ wasteCode, landed, receiptNo }),
    ),
  };
}

/** Of a call where the ship has not been. */
export const NO_STORY: PortCallStory = storyOf({ port: null, passage: [], reports: [], ended: false });
