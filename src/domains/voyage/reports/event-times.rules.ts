import { instant } from '../../../kernel/value/zone.ts';
import type { MovementState } from './movement-state.rules.ts';
import type { Particulars, Report, ReportType } from './report.rules.ts';

export type EventCode =
  | 'hosesOff'
  | 'documentsOnBoard'
  | 'pilotOnBoard'
  | 'pilotOff'
  | 'unberthed'
  | 'anchorAweigh'
  | 'fullAway'
  | 'endOfPassage'
  | 'norTendered'
  | 'arrivalPilotStation'
  | 'freePratique'
  | 'letGoAnchor'
  | 'firstLine'
  | 'allFast'
  | 'gangwayDown'
  | 'tankInspection'
  | 'leftTime'
  | 'arrivedTime'
  | 'alongside'
  | 'castOff'
  | 'hosesOn'
  | 'started'
  | 'completed';

type TypeEvents = {
  readonly required: readonly EventCode[];
  readonly optional: readonly EventCode[];
  /** Stages in the order of time; events of one stage may come in any order. */
  readonly order: readonly (readonly EventCode[])[];
  readonly particulars: {
    readonly required: readonly (keyof Particulars)[];
    readonly optional: readonly (keyof Particulars)[];
  };
};

const NO_PARTICULARS = { required: [], optional: [] } as const;

/**
 * Events of each type (3.4). Departure asks for `unberthed` from alongside and for `anchorAweigh` from the anchorage: see
 * `requiredEvents`. A notice of readiness may be tendered at any time, so it is in no order.
 */
export const EVENTS_OF_TYPE: Readonly<Record<ReportType, TypeEvents>> = {
  NOON: { required: [], optional: [], order: [], particulars: NO_PARTICULARS },
  DEPARTURE: {
    required: ['fullAway'],
    optional: ['hosesOff', 'documentsOnBoard', 'pilotOnBoard', 'unberthed', 'anchorAweigh', 'pilotOff'],
    order: [['hosesOff', 'documentsOnBoard'], ['unberthed'], ['anchorAweigh'], ['pilotOff', 'fullAway']],
    particulars: NO_PARTICULARS,
  },
  ARRIVAL: {
    required: ['endOfPassage'],
    optional: ['norTendered', 'arrivalPilotStation', 'freePratique'],
    order: [['endOfPassage'], ['arrivalPilotStation', 'freePratique']],
    particulars: NO_PARTICULARS,
  },
  ANCHORING: {
    required: ['letGoAnchor'],
    optional: ['endOfPassage', 'norTendered'],
    order: [['endOfPassage'], ['letGoAnchor']],
    particulars: { required: ['reason'], optional: [] },
  },
  BERTHING: {
    required: ['pilotOnBoard', 'firstLine', 'allFast'],
    optional: ['anchorAweigh', 'gangwayDown', 'norTendered', 'tankInspection'],
    order: [['anchorAweigh', 'pilotOnBoard'], ['firstLine'], ['allFast'], ['gangwayDown', 'tankInspection']],
    particulars: NO_PARTICULARS,
  },
  HEAVING_UP_ANCHOR: {
    required: ['anchorAweigh'],
    optional: ['pilotOnBoard'],
    order: [],
    particulars: { required: [], optional: ['purpose'] },
  },
  SHIFT: {
    required: ['leftTime', 'arrivedTime'],
    optional: [],
    order: [['leftTime'], ['arrivedTime']],
    particulars: { required: ['fromPlace', 'toPlace', 'reason', 'forAccount'], optional: ['pilot', 'tugs'] },
  },
  LIGHTERING: {
    required: ['alongside', 'castOff'],
    optional: ['hosesOn', 'started', 'completed', 'hosesOff'],
    order: [['alongside'], ['hosesOn'], ['started'], ['completed'], ['hosesOff'], ['castOff']],
    particulars: { required: ['counterpart'], optional: [] },
  },
};

/** Events that a report must carry, given the ship's state before it. */
export function requiredEvents({
  rptType,
  before,
}: {
  rptType: ReportType;
  before: MovementState | null;
}): EventCode[] {
  const events = [...EVENTS_OF_TYPE[rptType].required];
  if (rptType === 'DEPARTURE' && before === 'ALONGSIDE') events.unshift('unberthed');
  if ((rptType === 'DEPARTURE' || rptType === 'BERTHING') && before === 'ANCHORED') events.unshift('anchorAweigh');
  return events;
}

/** Every event the type knows, required ones first. */
export function eventsOfType({ rptType, before }: { rptType: ReportType; before: MovementState | null }): EventCode[] {
  const required = requiredEvents({ rptType, before });
  return [...required, ...EVENTS_OF_TYPE[rptType].optional.filter((code) => !required.includes(code))];
}

type EventProblem = { eventCode: string; kind: 'ORDER' | 'OUTSIDE'; other?: string };

/** Events out of the order of their type, or outside (previous report's time, this report's time]. */
export function eventProblems({
  report,
  previousTime,
}: {
  report: Pick<Report, 'rptType' | 'rptTime' | 'times'>;
  previousTime: string | null;
}): EventProblem[] {
  const problems: EventProblem[] = [];
  const timed = report.times.filter((event) => event.time !== null);
  for (const event of timed) {
    const early = previousTime !== null && instant(event.time!) <= instant(previousTime);
    const late = report.rptTime !== null && instant(event.time!) > instant(report.rptTime);
    if (early || late) problems.push({ eventCode: event.eventCode, kind: 'OUTSIDE' });
  }
  const { order } = EVENTS_OF_TYPE[report.rptType];
  const stageOf = (code: string) => order.findIndex((stage) => stage.some((known) => known === code));
  for (const event of timed) {
    const stage = stageOf(event.eventCode);
    if (stage < 0) continue;
    const overtaken = timed.find((o) => stageOf(o.eventCode) > stage && instant(o.time!) < instant(event.time!));
    if (overtaken) problems.push({ eventCode: event.eventCode, kind: 'ORDER', other: overtaken.eventCode });
  }
  return problems;
}
