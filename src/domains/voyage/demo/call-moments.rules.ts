import { berthSpot, type Call, REPORT_DELAY } from './itinerary.rules.ts';
import { DAY, HOUR, type Minute, noonAfter, startClearOfNoon } from './minutes.rules.ts';
import { type CargoWork, type Moment, tenths } from './moment.rules.ts';
import { departureMoment, localHourAt, type Passage } from './passage-moments.rules.ts';
import type { Random } from './random.rules.ts';
import { milesBetween } from './sea-track.rules.ts';

type CallInput = {
  readonly call: Call;
  /** The passage that brought her here; its last report is her arrival. */
  readonly came: Moment | undefined;
  readonly lastPort: string;
  /** The passage that follows; absent for the present call. */
  readonly leaves: Passage | null;
  readonly washes: boolean;
  readonly dice: Random;
};

type Base = Pick<
  Moment,
  'zone' | 'lastPort' | 'nextPort' | 'port' | 'stopped' | 'cuts' | 'ahead' | 'wash' | 'sea' | 'parcel'
>;

/** Reports of a stay in port, the arrival itself left out: anchoring, heaving up, berthing, noons, shift, departure. */
export function callMoments(input: CallInput): Moment[] {
  const { call, lastPort, leaves } = input;
  const base: Base = {
    zone: call.place.zone,
    lastPort,
    nextPort: call.place.locode,
    port: call.place,
    stopped: 0,
    cuts: false,
    ahead: 0,
    wash: 'NONE',
    sea: null,
    parcel: call.purpose === 'REPAIR' ? null : call.parcel,
  };
  const firm = [...anchorage(input, base), ...alongside(input, base)];
  const departure = leaves ? [departureOf(input, leaves)] : [];
  const stations = [...firm, ...departure];
  return withNoons(stations, input, base).map((moment, i, all) => ({
    ...moment,
    work: moment.work ?? workOf({ call, from: all[i - 1]?.at ?? call.allFast, to: moment.at }),
    ahead: leaves ? passageMiles(leaves) : 0,
  }));
}

const passageMiles = ({ from, to }: Passage): number => Math.max(0, ((to.endOfPassage - from.fullAway) / HOUR) * 12);

function anchorage({ call, came, dice }: CallInput, base: Base): Moment[] {
  if (call.letGo === null) return [];
  const [toAnchor, laden] = [tenths(call.miles.toAnchor), call.purpose === 'LOAD' ? 0 : 1];
  const still: Pick<Moment, 'stage' | 'spot' | 'work' | 'laden'> = {
    stage: 'ANCHOR',
    spot: call.anchorage,
    work: null,
    laden,
  };
  const anchoring: Moment = {
    ...base,
    ...still,
    type: 'ANCHORING',
    status: 'ANCHORING',
    at: call.letGo + REPORT_DELAY.letGo,
    nextDis: null,
    eta: null,
    manoeuvre: { minutes: call.letGo - call.endOfPassage, miles: toAnchor },
    events: [
      ['letGoAnchor', call.letGo],
      ['norTendered', call.letGo],
    ],
    particulars: { reason: 'WAIT_BERTH' },
  };
  const first =
    came && !call.place.eca && call.letGo - call.endOfPassage < (came.sea?.minutes ?? 0) / 5 && dice.chance(0.3);
  const heaves = dice.chance(0.5);
  return [
    first ? endingPassage(anchoring, came) : anchoring,
    ...(heaves ? [heavingUp(call, { ...base, ...still })] : []),
  ];
}

/** The passage ends in the anchoring report itself, and there is no arrival report. */
function endingPassage(anchoring: Moment, came: Moment): Moment {
  return { ...anchoring, sea: came.sea, zone: came.zone, events: [...came.events, ...anchoring.events] };
}

/** Whether the anchoring report holds the end of the passage, so that the arrival report falls away. */
export const endsPassage = (moment: Moment | undefined): boolean =>
  moment?.type === 'ANCHORING' && moment.events.some(([code]) => code === 'endOfPassage');

function heavingUp(call: Call, still: Base & Pick<Moment, 'stage' | 'spot' | 'work' | 'laden'>): Moment {
  return {
    ...still,
    type: 'HEAVING_UP_ANCHOR',
    status: 'SAILING',
    at: call.aweigh + REPORT_DELAY.aweigh,
    wash: null,
    nextDis: null,
    eta: null,
    manoeuvre: { minutes: REPORT_DELAY.aweigh, miles: 0.1 },
    events: [['anchorAweigh', call.aweigh]],
    particulars: { purpose: '进港靠泊' },
  };
}

function alongside({ call, washes, dice }: CallInput, base: Base): Moment[] {
  const laden = call.purpose === 'LOAD' ? 0 : 1;
  const at = call.allFast + REPORT_DELAY.allFast;
  const from = call.letGo === null ? call.place.roads : call.anchorage;
  const berthing: Moment = {
    ...base,
    type: 'BERTHING',
    status: 'BERTHING',
    at,
    stage: 'BERTH',
    spot: berthSpot(call),
    nextDis: null,
    eta: null,
    manoeuvre: {
      minutes: call.allFast - call.aweigh,
      miles: tenths(Math.max(call.miles.toBerth, milesBetween(from, berthSpot(call)))),
    },
    events: [
      ...(call.letGo === null ? [] : ([['anchorAweigh', call.aweigh]] as const)),
      ['pilotOnBoard', call.aweigh + 24],
      ['firstLine', call.allFast - 30],
      ['allFast', call.allFast],
      ['gangwayDown', call.allFast + 12],
    ],
    particulars: {},
    wash: washes && call.purpose === 'LOAD' && dice.chance(0.16) ? 'BEFORE_BERTHING' : 'NONE',
    laden,
    work: null,
  };
  const shift = dice.chance(0.07) ? shiftOf(call, berthing) : null;
  return shift ? [berthing, shift] : [berthing];
}

/** From the lay-by berth to the one where the cargo is worked, if there is time before the work. */
function shiftOf(call: Call, berthing: Moment): Moment | null {
  const left = startClearOfNoon(berthing.at + 2 * HOUR, 90, call.place.zone);
  const arrived = left + 60;
  if (arrived + 30 >= call.workStart) return null;
  return {
    ...berthing,
    type: 'SHIFT',
    at: arrived + 12,
    wash: null,
    manoeuvre: { minutes: arrived - left, miles: 1.2 },
    events: [
      ['leftTime', left],
      ['arrivedTime', arrived],
    ],
    particulars: {
      fromPlace: '待泊泊位',
      toPlace: call.berth,
      reason: 'BERTH_ORDER',
      forAccount: 'PORT',
      tugs: '2',
    },
  };
}

function departureOf({ call, lastPort }: CallInput, leaves: Passage): Moment {
  return {
    ...departureMoment(leaves, call.purpose === 'LOAD' ? 1 : 0),
    lastPort: call.place.locode || lastPort,
    work: null,
  };
}

/**
 * Noon reports between the stations. In port another report of the day may stand for one (5.11), which crews make use of as long
 * as no gap grows beyond a day.
 */
function withNoons(stations: readonly Moment[], { call, leaves, dice }: CallInput, base: Base): Moment[] {
  const kept: Moment[] = [];
  for (const [i, station] of stations.entries()) {
    kept.push(station);
    const until = stations[i + 1]?.at ?? call.fullAway;
    if (station.type === 'HEAVING_UP_ANCHOR') continue;
    for (let noon = noonAfter(station.at, base.zone); noon < until; noon += DAY) {
      const last = kept.at(-1)?.at ?? station.at;
      const next = Math.min(noon + DAY, until);
      const stands = [station, stations[i + 1]].some((s) => s !== undefined && standsFor(s, noon));
      const mayGo = leaves !== null && stands && next - last <= 25.5 * HOUR;
      if (!mayGo || !dice.chance(0.9)) kept.push(noonInPort({ call, station, noon, base }));
    }
  }
  return kept;
}

function standsFor(station: Moment, noon: Minute): boolean {
  const hour = localHourAt(station.at, station.zone);
  // One that comes later than an hour after noon would reach the office late.
  return noon - station.at <= 6 * HOUR && station.at - noon <= HOUR && hour >= 6 && hour <= 18;
}

function noonInPort(input: { call: Call; station: Moment; noon: Minute; base: Base }): Moment {
  const { call, station, noon, base } = input;
  const anchored = station.stage === 'ANCHOR';
  const working = noon >= call.workStart && noon < call.workEnd && call.purpose !== 'REPAIR';
  const work = call.purpose === 'LOAD' ? 'LOADING' : 'DISCHARGING';
  const done = ladenAt(call, noon);
  return {
    ...base,
    type: 'NOON',
    at: noon,
    stage: station.stage,
    spot: station.spot,
    manoeuvre: null,
    events: [],
    particulars: {},
    status: anchored ? 'ANCHORING' : working ? work : 'BERTHING',
    ...(anchored ? { nextDis: tenths(call.miles.toBerth), eta: call.allFast } : { nextDis: null, eta: null }),
    laden: done,
    work: null,
  };
}

/** Share of the parcel on board at a moment of the call. */
export function ladenAt(call: Call, at: Minute): number {
  const worked = Math.max(0, Math.min(1, (at - call.workStart) / (call.workEnd - call.workStart)));
  return call.purpose === 'LOAD' ? worked : call.purpose === 'DISCH' ? 1 - worked : 0;
}

/** Cargo worked in an interval of the call, or nothing. */
export function workOf({ call, from, to }: { call: Call; from: Minute; to: Minute }): CargoWork | null {
  if (call.purpose === 'REPAIR') return null;
  const [start, end] = [Math.max(from, call.workStart), Math.min(to, call.workEnd)];
  if (end <= start) return null;
  const share = (at: Minute): number => (at - call.workStart) / (call.workEnd - call.workStart);
  return { call, from: start, to: end, before: share(start), after: share(end) };
}
