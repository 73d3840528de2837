import { deriveReport } from './derive.rules.ts';
import { requiredEvents } from './event-times.rules.ts';
import { STATUSES_OF_TYPE } from './field-matrix.rules.ts';
import { type MovementState, NOON_STATUSES } from './movement-state.rules.ts';
import { emptyReport, type Report, type ReportType, type ShipStatus } from './report.rules.ts';
import type { ReportShip } from './report-ship.rules.ts';

type PrefillInput = {
  readonly rptType: ReportType;
  /** UTC. */
  readonly rptTime: string;
  readonly previous: Report | null;
  /** Ship's state before the report. */
  readonly movementState: MovementState | null;
  readonly ship: ReportShip;
  readonly reportNo: string;
  readonly voyage: { readonly id: string; readonly voyageNo: string };
  /** Ports of the rotation, where the plan knows them. */
  readonly rotation?: { readonly lastPort: string | null; readonly nextPort: string | null };
};

/** A new report with everything that is known already; what must be looked at (weather, consumption, stock) stays empty. */
export function prefillReport({
  rptType,
  rptTime,
  previous,
  movementState,
  ship,
  reportNo,
  voyage,
  rotation,
}: PrefillInput): Report {
  const still = movementState === 'ANCHORED' || movementState === 'ALONGSIDE';
  const blank = emptyReport(rptType);
  const zone = previous?.zone ?? null;
  const report: Report = {
    ...blank,
    shipId: ship.shipId,
    reportNo,
    voyageId: voyage.id,
    voyageNo: voyage.voyageNo,
    rptTime,
    zone,
    shipStatus: defaultStatus({ rptType, movementState, previous }),
    // The position of a ship that lies still is known; a moving one keeps only its hemispheres.
    latitude: still ? (previous?.latitude ?? null) : null,
    longitude: still ? (previous?.longitude ?? null) : null,
    northSouth: previous?.northSouth ?? null,
    westEast: previous?.westEast ?? null,
    lastPort:
      rotation?.lastPort ?? (leavesPort({ rptType, movementState }) ? previous?.nextPort : previous?.lastPort) ?? null,
    nextPort: rotation?.nextPort ?? previous?.nextPort ?? null,
    eta: previous?.nextPort && (rotation?.nextPort ?? previous.nextPort) === previous.nextPort ? previous.eta : null,
    fwdDraft: previous?.fwdDraft ?? null,
    aftDraft: previous?.aftDraft ?? null,
    isWash: 'NONE',
    meanPitch: previous?.meanPitch ?? null,
    times: requiredEvents({ rptType, before: movementState }).map((eventCode) => ({
      eventCode,
      time: null,
      zone,
      place: null,
      remark: null,
    })),
  };
  return deriveReport({ report, previous, ship });
}

function leavesPort({ rptType, movementState }: Pick<PrefillInput, 'rptType' | 'movementState'>): boolean {
  return rptType === 'DEPARTURE' && movementState !== 'AT_SEA';
}

/** The one status that fits, else the one the ship was in. */
function defaultStatus({
  rptType,
  movementState,
  previous,
}: Pick<PrefillInput, 'rptType' | 'movementState' | 'previous'>): ShipStatus | null {
  const fitting = STATUSES_OF_TYPE[rptType].filter(
    (s) => rptType !== 'NOON' || !movementState || NOON_STATUSES[movementState].includes(s),
  );
  return fitting.find((s) => s === previous?.shipStatus) ?? fitting[0] ?? null;
}
