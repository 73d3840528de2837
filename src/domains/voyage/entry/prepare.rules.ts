import { instant } from '../../../kernel/value/zone.ts';
import { nextNoon } from '../noon/noon-time.rules.ts';
import { deriveReport } from '../reports/derive.rules.ts';
import { eventsOfType } from '../reports/event-times.rules.ts';
import type { MovementState } from '../reports/movement-state.rules.ts';
import { chainOil } from '../reports/oil-chain.rules.ts';
import type { Report, ReportTime } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { emptyWaste, WASTES } from '../reports/waste.rules.ts';
import { splitLetter } from './typed-position.rules.ts';

type Around = {
  readonly previous: Report | null;
  readonly movementState: MovementState | null;
  readonly ship: ReportShip;
};

/**
 * The report as the form keeps it: every event of its type, every row of the grid and of the wastes in their order, hemispheres
 * beside their positions, computed fields filled.
 */
export function prepareReport({ report, ...around }: Around & { report: Report }): Report {
  const { previous, ship } = around;
  const latitude = splitLetter(report.latitude);
  const longitude = splitLetter(report.longitude);
  return deriveReport({
    report: {
      ...report,
      latitude: latitude.text,
      northSouth: (latitude.letter as Report['northSouth']) ?? report.northSouth,
      longitude: longitude.text,
      westEast: (longitude.letter as Report['westEast']) ?? report.westEast,
      times: withAllEvents({ report, movementState: around.movementState }),
      oil: chainOil({ report, previous, ship }),
      wastes: WASTES.map((code) => report.wastes.find((line) => line.wasteCode === code) ?? emptyWaste(code)),
    },
    previous,
    ship,
  });
}

function withAllEvents({
  report,
  movementState,
}: {
  report: Report;
  movementState: MovementState | null;
}): readonly ReportTime[] {
  const known = eventsOfType({ rptType: report.rptType, before: movementState });
  const listed = known.map(
    (eventCode) =>
      report.times.find((event) => event.eventCode === eventCode) ?? {
        eventCode,
        time: null,
        zone: report.zone,
        place: null,
        remark: null,
      },
  );
  return [...listed, ...report.times.filter((event) => !known.some((code) => code === event.eventCode))];
}

/** The time that a new noon report is for: the ship's first noon after the previous report, once it is at hand; else null. */
export function dueNoon({
  previous,
  ship,
  now,
}: {
  previous: Pick<Report, 'rptTime' | 'zone'> | null;
  ship: Pick<ReportShip, 'noonHour'>;
  now: string;
}): string | null {
  if (!previous?.rptTime || previous.zone === null) return null;
  const noon = nextNoon({ after: previous.rptTime, zone: previous.zone, noonHour: ship.noonHour });
  return instant(noon) - instant(now) <= 10 * 60_000 ? noon : null;
}

/** Changing the zone keeps the clock: what was typed as 12:00 stays 12:00 in the new zone. */
export function rezone({ report, zone }: { report: Report; zone: number }): Pick<Report, 'rptTime' | 'times' | 'zone'> {
  const old = report.zone ?? zone;
  const shift = (utc: string | null) => utc && new Date(instant(utc) + (old - zone) * 3_600_000).toISOString();
  return {
    zone,
    rptTime: shift(report.rptTime),
    times: report.times.map((event) =>
      event.zone === null || event.zone === old ? { ...event, zone, time: shift(event.time) } : event,
    ),
  };
}
