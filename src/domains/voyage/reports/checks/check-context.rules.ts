import { add, type Decimal, orZero, sum } from '../../../../kernel/value/decimal.ts';
import type { CargoRecord } from '../cargo.rules.ts';
import type { MovementState } from '../movement-state.rules.ts';
import type { PastReport, Report } from '../report.rules.ts';
import type { ReportShip } from '../report-ship.rules.ts';
import type { CheckContext, PortFacts } from './check.rules.ts';

/** Tonnes worked in the voyage before a report. */
type CargoWorked = { readonly loaded: Decimal; readonly discharged: Decimal };

/** What the server knows around a report; the browser gets it once and judges every key press by it. */
export type ReportSurroundings = {
  readonly ship: ReportShip;
  readonly previous: Report | null;
  readonly next: Report | null;
  readonly recent: readonly PastReport[];
  readonly movementState: MovementState | null;
  readonly voyageKind: 'TRADE' | 'REPAIR';
  readonly ports: Readonly<Record<string, PortFacts>>;
  readonly exemptions: readonly { readonly from: string; readonly to: string }[];
  readonly cargoBefore: CargoWorked;
  /** Mean speed of the voyage before the report, knots. */
  readonly voyageSpeed: Decimal | null;
  readonly now: string;
};

/** The context in which the rules judge a report: the same in browser and server. */
export function checkContextOf(report: Report, around: ReportSurroundings): CheckContext {
  const { cargoBefore, ...facts } = around;
  const cargo = cargoOnBoard(report.cargos, cargoBefore);
  return { ...facts, report, presentPort: presentPort({ report, recent: around.recent }), ...(cargo && { cargo }) };
}

/**
 * The port that the ship is in: where she last arrived, until she departs; null at sea. A report that works cargo names
 * its port itself.
 */
export function presentPort({ report, recent }: { report: Report; recent: readonly PastReport[] }): string | null {
  const worked = report.cargos.find((cargo) => cargo.port)?.port;
  if (worked) return worked;
  // What an arrival report tells of was still at sea.
  if (report.rptType === 'ARRIVAL') return null;
  for (const past of [report, ...recent]) {
    if (past.rptType === 'ARRIVAL') return past.nextPort;
    if (past.rptType === 'DEPARTURE') return null;
  }
  return null;
}

const worked = (cargos: readonly CargoRecord[], opType: CargoRecord['opType']): Decimal =>
  orZero(
    sum(
      cargos.filter((cargo) => cargo.opType === opType).map((cargo) => cargo.blQty ?? cargo.shoreQty ?? cargo.shipQty),
    ),
  );

/** Loaded and discharged with this report, against what it says remains on board; nothing where it does not say. */
function cargoOnBoard(cargos: readonly CargoRecord[], before: CargoWorked): CheckContext['cargo'] | null {
  const remaining = sum(cargos.map((cargo) => cargo.robQty));
  if (remaining === null) return null;
  return {
    loaded: add(before.loaded, worked(cargos, 'LOADING')),
    discharged: add(before.discharged, worked(cargos, 'DISCHARGING')),
    onBoard: remaining,
  };
}
