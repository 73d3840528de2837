import { abs, type Decimal, div, gt, type MaybeDecimal, mul, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { hoursBetween } from '../../../kernel/value/zone.ts';

export type SofEvent = {
  readonly from: string | null;
  readonly to: string | null;
  readonly eventType: string;
  readonly account: string | null;
  /** Manifold pressure of the hour when discharging, MPa. */
  readonly pressure: string | null;
  readonly remark: string | null;
};

/** A cargo operation (3.8). Quantities in tonnes, rates in t/h, pressures in MPa, times UTC. */
export type CargoRecord = {
  readonly port: string | null;
  readonly berth: string | null;
  readonly opType: 'LOADING' | 'DISCHARGING' | null;
  readonly measureMode: string | null;
  readonly cargoId: string | null;
  readonly cargoName: string | null;
  readonly hosesOn: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly hosesOff: string | null;
  readonly stripStart: string | null;
  readonly stripEnd: string | null;
  readonly interruptTime: string | null;
  readonly avgRate: string | null;
  readonly maxRate: string | null;
  readonly manifoldPressure: string | null;
  readonly maxPressure: string | null;
  readonly pumpCount: number | null;
  readonly temperature: string | null;
  readonly density15: string | null;
  readonly shipQty: string | null;
  readonly shoreQty: string | null;
  readonly blQty: string | null;
  readonly obqQty: string | null;
  readonly robQty: string | null;
  readonly difference: string | null;
  readonly differenceRate: string | null;
  readonly sampleTaken: boolean;
  readonly blIssued: boolean;
  readonly protest: boolean;
  readonly protestKind: string | null;
  readonly events: readonly SofEvent[];
};

/** Ship less shore in tonnes (3 places), and in % of the shore figure (3 places). */
export function cargoDifference({ shipQty, shoreQty }: Pick<CargoRecord, 'shipQty' | 'shoreQty'>): {
  difference: Decimal | null;
  differenceRate: Decimal | null;
} {
  const difference = sub(shipQty, shoreQty);
  return { difference: round(difference, 3), differenceRate: round(mul(div(difference, shoreQty), '100'), 3) };
}

/** A letter of protest is required when the rate, either way, is beyond the limit (default 0.300 %). */
export function needsCargoProtest({
  differenceRate,
  limit = '0.300',
}: {
  differenceRate: MaybeDecimal;
  limit?: Decimal;
}): boolean {
  return gt(abs(differenceRate), limit);
}

/** Hours of the STOP events, 2 places; null when there is none. */
function interruptedHours(events: readonly SofEvent[]): Decimal | null {
  const stops = events.filter((e) => e.eventType.startsWith('STOP') && e.from && e.to);
  return round(sum(stops.map((e) => hoursBetween({ from: e.from!, to: e.to! }))), 2);
}

/** Tonnes per hour at 1 place over start to end less interruptions; null while a part is unknown or no time is left. */
export function cargoRate({
  quantity,
  hours,
  interrupted,
}: {
  quantity: MaybeDecimal;
  hours: MaybeDecimal;
  interrupted: MaybeDecimal;
}): Decimal | null {
  const net = sub(hours, interrupted || '0');
  return gt(net, '0') ? round(div(quantity, net), 1) : null;
}

/** Tonnes loaded with a report, by bill of lading where there is one; null when nothing was loaded. */
export function loadedTonnes(cargos: readonly CargoRecord[]): Decimal | null {
  const loaded = cargos.filter((cargo) => cargo.opType === 'LOADING');
  return sum(loaded.map((cargo) => cargo.blQty ?? cargo.shoreQty ?? cargo.shipQty));
}

/** The record with difference, rates and interruption computed. A typed interruption stays where no stop event is listed. */
export function deriveCargo(cargo: CargoRecord): CargoRecord {
  const interruptTime = interruptedHours(cargo.events) ?? cargo.interruptTime;
  const hours = cargo.startTime && cargo.endTime ? hoursBetween({ from: cargo.startTime, to: cargo.endTime }) : null;
  const avgRate = cargoRate({ quantity: cargo.shipQty ?? cargo.blQty, hours, interrupted: interruptTime });
  const { difference, differenceRate } = cargoDifference(cargo);
  const same =
    interruptTime === cargo.interruptTime &&
    avgRate === cargo.avgRate &&
    difference === cargo.difference &&
    differenceRate === cargo.differenceRate;
  return same ? cargo : { ...cargo, interruptTime, avgRate, difference, differenceRate };
}

/** Times of an operation in their order (3.8). */
export const CARGO_TIMES = [
  'hosesOn',
  'startTime',
  'endTime',
  'hosesOff',
] as const satisfies readonly (keyof CargoRecord)[];
/** Stripping may go on beside the rest of the operation. */
export const STRIPPING_TIMES = ['stripStart', 'stripEnd'] as const satisfies readonly (keyof CargoRecord)[];

export function emptyCargo(): CargoRecord {
  return {
    port: null,
    berth: null,
    opType: null,
    measureMode: null,
    cargoId: null,
    cargoName: null,
    hosesOn: null,
    startTime: null,
    endTime: null,
    hosesOff: null,
    stripStart: null,
    stripEnd: null,
    interruptTime: null,
    avgRate: null,
    maxRate: null,
    manifoldPressure: null,
    maxPressure: null,
    pumpCount: null,
    temperature: null,
    density15: null,
    shipQty: null,
    shoreQty: null,
    blQty: null,
    obqQty: null,
    robQty: null,
    difference: null,
    differenceRate: null,
    sampleTaken: false,
    blIssued: false,
    protest: false,
    protestKind: null,
    events: [],
  };
}
