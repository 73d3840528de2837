import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { loadedTonnes } from '../reports/cargo.rules.ts';
import { findRow, groupTotal } from '../reports/oil-rows.rules.ts';
import { report as reportResource } from '../reports/report.resource.ts';
import { rowOfReport, type Wire } from '../reports/report-wire.rules.ts';
import { countFindings } from '../reports/service/findings.server.ts';
import { columnsOf } from './bulk-insert.demo.ts';
import type { Crew } from './crew.rules.ts';
import type { Handled, KeptFinding } from './desk.rules.ts';
import type { SimReport, SimShip } from './simulate.rules.ts';

const REPORT: AnyResource = reportResource;

export type Line = 'times' | 'oil' | 'bunkers' | 'cargos' | 'wastes';
export type ReportRow = { readonly row: Wire; readonly lines: Readonly<Record<Line, readonly Wire[]>> };

type RowInput = {
  sim: SimReport;
  id: number;
  voyageId: number;
  handled: Handled;
  findings: readonly KeptFinding[];
  crew: Crew;
  ship: SimShip;
};

/** The columns of a report and its lines, as the server's own save and confirmation would leave them. */
export function reportRow({ sim, id, voyageId, handled, findings, crew, ship }: RowInput): ReportRow {
  const { report, moment } = sim;
  const wire = rowOfReport({ ...report, voyageId: String(voyageId) });
  const total = findRow(report.oil, 'TOTAL');
  const master = crew.master(ship.facts.demo.nameEn, moment.at);
  const confirmed = handled.confirmTime !== null;
  const row = columnsOf(REPORT, {
    ...wire,
    movementState: sim.movementState,
    source: 'SHIP',
    ...countFindings(findings),
    fuelUsed: groupTotal(total, 'FO'),
    dieselUsed: groupTotal(total, 'DO'),
    cargoLoaded: loadedTonnes(report.cargos),
    submitTime: handled.submitTime,
    returned: handled.returned,
    returnReason: handled.returnReason,
    confirmed: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    ...(confirmed && { confirmName: crew.office.name, confirmTime: handled.confirmTime }),
  });
  const changed = handled.confirmTime ?? handled.returnTime;
  return {
    row: {
      ...row,
      id,
      version: changed ? 2 : 1,
      create_by: master.id,
      create_name: master.name,
      create_time: handled.submitTime,
      ...(changed && { update_name: crew.office.name, update_time: changed }),
    },
    lines: wire as Record<Line, readonly Wire[]>,
  };
}
