import { OFFICE_ZONE } from '../../../kernel/value/office-day.ts';
import { instant, localDate } from '../../../kernel/value/zone.ts';

const HOUR_MS = 3_600_000;
/** Hours that the last call of a voyage lasts where nobody planned its end. */
const STAY_HOURS = 36;

export type SailingKind = 'DONE' | 'RUNNING' | 'PLANNED' | 'REPAIR';

export type SailedCall = {
  readonly portId: number;
  readonly port: string;
  readonly purpose: string;
  readonly zone: string | null;
  /** UTC, the best that is known of each. */
  readonly eta: string | null;
  readonly arrived: string | null;
  readonly leaves: string | null;
  readonly left: boolean;
};

export type SailedVoyage = {
  readonly status: 'PLAN' | 'OPEN' | 'CLOSED' | 'CANCELLED';
  readonly repair: boolean;
  readonly start: string;
  readonly end: string | null;
  readonly calls: readonly SailedCall[];
};

/** What a voyage is on the schedule: closed ones are done, repairs are repairs whatever they have come to. */
export function kindOf({ status, repair }: Pick<SailedVoyage, 'status' | 'repair'>): SailingKind {
  if (repair) return 'REPAIR';
  if (status === 'CLOSED') return 'DONE';
  return status === 'OPEN' ? 'RUNNING' : 'PLANNED';
}

/** When a voyage ends, or is expected to: after its last call, and of one that runs never before now. */
export function endOf({ status, start, end, calls }: SailedVoyage, now: string): string {
  if (end) return end;
  const last = calls.at(-1);
  const arrives = last?.arrived ?? last?.eta ?? null;
  const expected = last?.leaves ?? (arrives && new Date(instant(arrives) + STAY_HOURS * HOUR_MS).toISOString());
  const least = status === 'OPEN' ? now : new Date(instant(start) + STAY_HOURS * HOUR_MS).toISOString();
  return expected && instant(expected) > instant(least) ? expected : least;
}

export type Laycan = { readonly portId: number; readonly from: string; readonly to: string };

/** Whether she comes, or came, to load after a laycan had ended; the days are those of the port. */
export function isLate(calls: readonly SailedCall[], laycans: readonly Laycan[]): boolean {
  return laycans.some(({ portId, to }) => {
    const call = calls.find((one) => one.portId === portId && one.purpose === 'LOAD');
    const comes = call?.arrived ?? call?.eta;
    if (!call || !comes) return false;
    return localDate({ utc: comes, zone: call.zone === null ? OFFICE_ZONE : Number(call.zone) }) > to;
  });
}
