import type { Text } from '../../../kernel/text.ts';
import type { Report, ReportType, ShipStatus } from './report.rules.ts';
import { eventTime } from './report.rules.ts';

const MOVEMENT_STATES = ['AT_SEA', 'IN_PORT', 'ANCHORED', 'ALONGSIDE'] as const;
/** IN_PORT is under way inside port limits. */
export type MovementState = (typeof MOVEMENT_STATES)[number];

/** Before -> allowed type -> possible states after; the ship's status chooses where there are several (4.2). */
const MOVEMENTS: Readonly<Record<MovementState, Partial<Record<ReportType, readonly MovementState[]>>>> = {
  AT_SEA: {
    NOON: ['AT_SEA'],
    ARRIVAL: ['IN_PORT'],
    ANCHORING: ['ANCHORED'],
    LIGHTERING: ['AT_SEA', 'ANCHORED'],
  },
  IN_PORT: {
    NOON: ['IN_PORT'],
    ANCHORING: ['ANCHORED'],
    BERTHING: ['ALONGSIDE'],
    DEPARTURE: ['AT_SEA'],
    SHIFT: ['IN_PORT', 'ANCHORED', 'ALONGSIDE'],
  },
  ANCHORED: {
    NOON: ['ANCHORED'],
    HEAVING_UP_ANCHOR: ['IN_PORT'],
    SHIFT: ['ANCHORED', 'ALONGSIDE'],
    LIGHTERING: ['ANCHORED'],
    BERTHING: ['ALONGSIDE'],
    DEPARTURE: ['AT_SEA'],
  },
  ALONGSIDE: {
    NOON: ['ALONGSIDE'],
    SHIFT: ['ALONGSIDE', 'ANCHORED'],
    LIGHTERING: ['ALONGSIDE'],
    DEPARTURE: ['AT_SEA'],
  },
};

/** Statuses a noon report may show in each state: anything else means that a report in between is missing. */
export const NOON_STATUSES: Readonly<Record<MovementState, readonly ShipStatus[]>> = {
  AT_SEA: ['SAILING', 'LOADING', 'DISCHARGING'],
  IN_PORT: ['SAILING'],
  ANCHORED: ['ANCHORING', 'LOADING', 'DISCHARGING'],
  ALONGSIDE: ['BERTHING', 'LOADING', 'DISCHARGING'],
};

export const MOVEMENT_STATE_TEXT = {
  AT_SEA: { zh: '海上航行', en: 'At sea' },
  IN_PORT: { zh: '港内航行', en: 'Under way in port' },
  ANCHORED: { zh: '锚泊', en: 'At anchor' },
  ALONGSIDE: { zh: '靠泊', en: 'Alongside' },
} as const satisfies Record<MovementState, Text>;

type Moved = Pick<Report, 'rptType' | 'shipStatus' | 'times'>;

/** Report types that can follow; every type when nothing is known of the ship yet. */
export function allowedTypes(before: MovementState | null): readonly ReportType[] | null {
  return before ? (Object.keys(MOVEMENTS[before]) as ReportType[]) : null;
}

/** Leaving the anchorage without a Heaving up anchor report asks for the anchorAweigh time in the report itself. */
export function needsAnchorAweigh({ before, rptType }: { before: MovementState | null; rptType: ReportType }): boolean {
  return before === 'ANCHORED' && (rptType === 'BERTHING' || rptType === 'DEPARTURE');
}

/** State after the report; null when the report is impossible in the state before. Without a state before all is possible. */
export function movementAfter({
  before,
  report,
}: {
  before: MovementState | null;
  report: Moved;
}): MovementState | null {
  if (before === null) return stateByReport(report);
  const possible = MOVEMENTS[before][report.rptType];
  if (!possible) return null;
  if (needsAnchorAweigh({ before, rptType: report.rptType }) && eventTime(report, 'anchorAweigh') === null) return null;
  const wanted = stateByStatus(report.shipStatus, before);
  return possible.find((state) => state === wanted) ?? possible[0] ?? null;
}

function stateByStatus(status: ShipStatus | null, before: MovementState): MovementState {
  if (status === 'ANCHORING') return 'ANCHORED';
  if (status === 'SAILING') return before === 'AT_SEA' ? 'AT_SEA' : 'IN_PORT';
  return before === 'AT_SEA' ? 'AT_SEA' : before === 'ANCHORED' && status !== 'BERTHING' ? 'ANCHORED' : 'ALONGSIDE';
}

function stateByReport({ rptType, shipStatus }: Moved): MovementState {
  switch (rptType) {
    case 'DEPARTURE':
      return 'AT_SEA';
    case 'ARRIVAL':
    case 'HEAVING_UP_ANCHOR':
      return 'IN_PORT';
    case 'ANCHORING':
      return 'ANCHORED';
    case 'BERTHING':
      return 'ALONGSIDE';
    case 'NOON':
    case 'SHIFT':
    case 'LIGHTERING':
      if (shipStatus === 'ANCHORING') return 'ANCHORED';
      if (shipStatus === 'SAILING') return rptType === 'SHIFT' ? 'IN_PORT' : 'AT_SEA';
      return 'ALONGSIDE';
  }
}
