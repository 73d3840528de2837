import { gt, isPositive } from '../../../kernel/value/decimal.ts';
import type { MovementState } from './movement-state.rules.ts';
import { burnsFuel, findRow } from './oil-rows.rules.ts';
import { eventTime, type Report } from './report.rules.ts';
import type { ReportShip } from './report-ship.rules.ts';

/** What a requirement may depend on. `movementState` is the ship's state before the report. */
export type Situation = {
  readonly report: Report;
  readonly previous: Report | null;
  readonly movementState: MovementState | null;
  readonly ship: ReportShip;
  /** Fields that the ship type's report template asks for although the matrix leaves them open, as `NS.humidity`. */
  readonly template?: ReadonlySet<string>;
};

export type Condition =
  | 'NEXT_PORT_ELSEWHERE'
  | 'WAS_AT_SEA'
  | 'ENGINE_USED'
  | 'BUNKERED'
  | 'CARGO_WORKED'
  | 'WASHED_BEFORE_BERTHING';

/** The next port is not the present one: it changed, or there was still way to go and this report does not end the passage. */
function isBoundElsewhere({ report, previous }: Pick<Situation, 'report' | 'previous'>): boolean {
  if (!report.nextPort) return false;
  if (report.nextPort !== previous?.nextPort) return previous !== null;
  const arrived = report.rptType === 'ARRIVAL' || eventTime(report, 'endOfPassage') !== null;
  return !arrived && isPositive(previous.nextDis);
}

/** Any sign that the main engine turned since the previous report. */
function usedMainEngine({ report, previous }: Pick<Situation, 'report' | 'previous'>): boolean {
  const rows = [findRow(report.oil, 'ME_CONST'), findRow(report.oil, 'ME_MAN')];
  const turned = previous?.currentAccumRev != null && (report.currentAccumRev ?? 0) > previous.currentAccumRev;
  return (
    turned ||
    (report.manRev ?? 0) > 0 ||
    [report.ssTime, report.ssDist, report.manTime, report.manDist].some(isPositive) ||
    rows.some((row) => burnsFuel(row) || gt(row?.runningHour, '0'))
  );
}

export const CONDITIONS: Readonly<Record<Condition, (situation: Situation) => boolean>> = {
  NEXT_PORT_ELSEWHERE: isBoundElsewhere,
  WAS_AT_SEA: ({ movementState }) => movementState === 'AT_SEA',
  ENGINE_USED: usedMainEngine,
  BUNKERED: ({ report }) => report.bunkers.length > 0,
  CARGO_WORKED: ({ report }) => report.cargos.length > 0,
  WASHED_BEFORE_BERTHING: ({ report }) => report.isWash === 'BEFORE_BERTHING',
};

/** What a field is where its condition does not hold: gone where it would make no sense, open where it may yet be entered. */
export const WITHOUT_CONDITION: Readonly<Record<Condition, 'hidden' | 'optional'>> = {
  NEXT_PORT_ELSEWHERE: 'hidden',
  WAS_AT_SEA: 'hidden',
  ENGINE_USED: 'optional',
  BUNKERED: 'optional',
  CARGO_WORKED: 'optional',
  WASHED_BEFORE_BERTHING: 'optional',
};
