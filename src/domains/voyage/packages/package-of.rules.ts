import type { Report, ReportType } from '../reports/report.rules.ts';
import { rowOfReport } from '../reports/report-wire.rules.ts';
import type { PackageFile } from './package-file.rules.ts';

/** The form of a package; a later one gets another number, so that an old file is told apart. */
export const PACKAGE_FORMAT = 'fairway-report/1';

/** `NOON-2026-03-06T0400-HAI-YUE.json`: what the file of a report is called. */
export function packageName(given: { rptType: ReportType; rptTime: string; ship: string }): string {
  const ship = given.ship.trim().replaceAll(/[\\/:*?"<>|\s]+/g, '-');
  return `${given.rptType}-${given.rptTime.slice(0, 16).replace(':', '')}-${ship}.json`;
}

type Written = {
  readonly report: Report;
  readonly reasons: PackageFile['reasons'];
  readonly ship: string;
  readonly madeAt: string;
  readonly madeBy: string;
};

/** The package of a report as it stands in the form; nothing while it has no ship or no time. */
export function packageOf({ report, ...about }: Written): PackageFile | undefined {
  const { shipId, rptType, rptTime } = report;
  if (!shipId || !rptTime) return undefined;
  return { format: PACKAGE_FORMAT, shipId: Number(shipId), rptType, rptTime, ...about, report: rowOfReport(report) };
}
