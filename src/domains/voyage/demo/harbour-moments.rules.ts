import { ladenAt, workOf } from './call-moments.rules.ts';
import type { DemoShip } from './fleet.rules.ts';
import type { Call, Parcel } from './itinerary.rules.ts';
import {
  DAY,
  endClearOfNoon,
  HOUR,
  type Minute,
  minuteOf,
  noonAfter,
  onStep,
  startClearOfNoon,
} from './minutes.rules.ts';
import { type Moment, tenths } from './moment.rules.ts';
import { berthOf, type Place, placeOf } from './places.rules.ts';
import type { Random } from './random.rules.ts';
import { trackThrough } from './sea-track.rules.ts';

/** Ships that take bunkers in the harbour; invented. */
const CUSTOMERS = [
  'MV EASTERN DAWN',
  'MT PACIFIC LILY',
  'MV GRAND ORIENT',
  'MV CAPE HERON',
  'MT JADE BAY',
  'MV NORDIC TERN',
  'MV SILVER WAVE',
  'MT CORAL PEARL',
];

type Round = {
  call: Call;
  /** Left the berth, anchored, each ship alongside and cast off, weighed, back alongside. */
  out: readonly [Minute, Minute];
  deliveries: readonly (readonly [Minute, Minute])[];
  back: readonly [Minute, Minute];
};

/** Where she meets the ships that she supplies. */
const ROADS = '虾峙门锚地 Xiazhimen anchorage';
/** Minutes of a shift between berth and anchorage. */
const SHIFT = 96;

/**
 * A bunker tanker's work: she loads at the terminal, shifts to the anchorage, goes alongside one ship after another, and shifts
 * back. A round is a voyage; it ends alongside.
 */
export function harbourMoments(input: { ship: DemoShip; dwt: number; now: Date; dice: Random }): {
  start: Minute;
  moments: Moment[];
} {
  const { ship, dice } = input;
  if (ship.now.stage !== 'HARBOUR') throw new RangeError(`${ship.nameEn} does not work in a harbour`);
  const today = minuteOf(input.now);
  const place = placeOf(ship.now.port);
  const rounds: Round[] = [];
  // The last round ended so long ago; the present one is idle alongside and has not begun to load.
  let end = onStep(today - ship.now.hours * HOUR);
  while (end > today - ship.days * DAY) {
    const round = roundBefore({ ship, place, dwt: input.dwt, end, dice });
    rounds.unshift(round);
    end = round.call.allFast;
  }
  const moments = rounds.flatMap((round) => momentsOf(round, dice));
  // What comes before the first end of a round is not held: it would open with half a voyage.
  const start = moments.find(({ cuts }) => cuts)?.at ?? 0;
  const last = rounds.at(-1);
  const idle = last ? noonsBetween(backAlongside(last), today + DAY, 0) : [];
  return { start, moments: [...moments.filter(({ at }) => at > start), ...idle] };
}

type RoundInput = { ship: DemoShip; place: Place; dwt: number; end: Minute; dice: Random };

function roundBefore({ ship, place, dwt, end, dice }: RoundInput): Round {
  const { habits, trades } = ship;
  const tonnes = Number((dwt * 0.86 * dice.between(0.8, 1)).toFixed(3));
  const parcel: Parcel = { cargoName: trades[0]?.cargoes[0] ?? '船用燃料油', tonnes, trade: trades[0]! };
  const count = dice.whole(3, 5);
  const hours = tonnes / count / habits.dischargeRate + 1.6;
  const work = onStep((tonnes / habits.loadRate) * HOUR);
  let at = onStep(end - (dice.between(74, 98) + work / HOUR + count * (hours + 9)) * HOUR);
  const allFast = at;
  const workStart = onStep(allFast + dice.between(6, 22) * HOUR);
  const leave = startClearOfNoon(workStart + work + onStep(dice.between(2, 8) * HOUR), SHIFT, place.zone);
  at = leave + SHIFT + onStep(dice.between(3, 9) * HOUR);
  const deliveries = Array.from({ length: count }, () => {
    const from = startClearOfNoon(at, onStep(hours * HOUR) + 12, place.zone);
    const to = from + onStep(hours * HOUR);
    at = to + onStep(dice.between(3, 12) * HOUR);
    return [from, to] as const;
  });
  const back = endClearOfNoon(end, SHIFT + 12, place.zone) - SHIFT;
  const call: Call = {
    place,
    purpose: 'LOAD',
    parcel,
    berth: dice.pick(place.berths),
    anchorage: place.anchorage,
    miles: { toAnchor: 0, toBerth: 0, out: 0 },
    endOfPassage: allFast,
    letGo: null,
    aweigh: allFast,
    allFast,
    workStart,
    workEnd: workStart + work,
    unberthed: leave,
    fullAway: leave + SHIFT,
  };
  return { call, out: [leave, leave + SHIFT], deliveries, back: [back, back + SHIFT] };
}

function baseOf({ call }: Round): Omit<Moment, 'type' | 'status' | 'at' | 'stage' | 'spot' | 'laden'> {
  return {
    zone: call.place.zone,
    lastPort: call.place.locode,
    nextPort: call.place.locode,
    port: call.place,
    nextDis: null,
    eta: null,
    sea: null,
    manoeuvre: null,
    stopped: 0,
    events: [],
    particulars: {},
    work: null,
    wash: 'NONE',
    cuts: false,
    ahead: 0,
    parcel: call.parcel,
  };
}

const harbourMiles = ({ call }: Round): number =>
  tenths(trackThrough([call.anchorage, ...call.place.approach.slice(1)]).length);

function backAlongside(round: Round): Moment {
  const [left, arrived] = round.back;
  return {
    ...baseOf(round),
    type: 'SHIFT',
    status: 'BERTHING',
    at: arrived + 12,
    stage: 'ANCHOR',
    spot: berthOf(round.call.place),
    wash: null,
    laden: 0,
    cuts: true,
    manoeuvre: { minutes: arrived - left, miles: harbourMiles(round) },
    events: [
      ['leftTime', left],
      ['arrivedTime', arrived],
    ],
    particulars: { fromPlace: ROADS, toPlace: round.call.berth, reason: 'CARGO', forAccount: 'OWNER' },
  };
}

function toAnchorage(round: Round): Moment {
  const [left, arrived] = round.out;
  return {
    ...backAlongside(round),
    status: 'ANCHORING',
    at: arrived + 12,
    stage: 'BERTH',
    spot: round.call.anchorage,
    laden: 1,
    cuts: false,
    events: [
      ['leftTime', left],
      ['arrivedTime', arrived],
    ],
    particulars: { fromPlace: round.call.berth, toPlace: ROADS, reason: 'CARGO', forAccount: 'OWNER' },
    manoeuvre: { minutes: arrived - left, miles: harbourMiles(round) },
  };
}

function delivery(round: Round, index: number, counterpart: string): Moment {
  const [from, to] = round.deliveries[index] ?? [0, 0];
  const count = round.deliveries.length;
  return {
    ...baseOf(round),
    type: 'LIGHTERING',
    status: 'DISCHARGING',
    at: to + 12,
    stage: 'ANCHOR',
    spot: round.call.anchorage,
    laden: 1 - (index + 1) / count,
    manoeuvre: { minutes: 42, miles: 1.4 },
    events: [
      ['alongside', from],
      ['hosesOn', from + 24],
      ['started', from + 36],
      ['completed', to - 24],
      ['hosesOff', to - 12],
      ['castOff', to],
    ],
    particulars: { counterpart },
    work: {
      call: round.call,
      from: from + 36,
      to: to - 24,
      before: index / count,
      after: (index + 1) / count,
      counterpart,
    },
  };
}

/** Reports of a round, from her lying alongside to her being back there, noons between them. */
function momentsOf(round: Round, dice: Random): Moment[] {
  const first = dice.whole(0, CUSTOMERS.length - 1);
  const customer = (i: number): string => CUSTOMERS[(first + i) % CUSTOMERS.length] ?? CUSTOMERS[0]!;
  const deliveries = round.deliveries.map((_, i) => delivery(round, i, customer(i)));
  const stations = [toAnchorage(round), ...deliveries, backAlongside(round)];
  const berthed: Moment = { ...backAlongside(round), at: round.call.allFast + 12, cuts: false };
  const all: Moment[] = noonsBetween(berthed, stations[0]?.at ?? 0, 0, round);
  for (const [i, station] of stations.entries()) {
    all.push(station);
    const next = stations[i + 1];
    if (next) all.push(...noonsBetween(station, next.at, station.laden));
  }
  return all.map((moment, i) =>
    moment.stage === 'BERTH' && !moment.cuts
      ? { ...moment, work: workOf({ call: round.call, from: all[i - 1]?.at ?? round.call.allFast, to: moment.at }) }
      : moment,
  );
}

/** Noon reports between two others; alongside, the cargo loaded since the one before. */
function noonsBetween(from: Moment, until: Minute, laden: number, loads?: Round): Moment[] {
  const noons: Moment[] = [];
  const berthed = from.status === 'BERTHING';
  for (let noon = noonAfter(from.at, from.zone); noon < until - 30; noon += DAY) {
    const loading = loads && noon > loads.call.workStart && noon <= loads.call.workEnd;
    noons.push({
      ...from,
      type: 'NOON',
      at: noon,
      status: berthed ? (loading ? 'LOADING' : 'BERTHING') : 'ANCHORING',
      wash: 'NONE',
      stage: berthed ? 'BERTH' : 'ANCHOR',
      laden: loads ? ladenAt(loads.call, noon) : laden,
      work: null,
      cuts: false,
      manoeuvre: null,
      events: [],
      particulars: {},
    });
  }
  return noons;
}
