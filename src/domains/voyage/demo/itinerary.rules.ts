import type { DemoShip, Situation, Trade } from './fleet.rules.ts';
import { DAY, endClearOfNoon, HOUR, type Minute, minuteOf, onStep, startClearOfNoon } from './minutes.rules.ts';
import { berthOf, type Place, placeOf, type Spot } from './places.rules.ts';
import type { Random } from './random.rules.ts';
import { milesBetween, seaTrack, trackThrough } from './sea-track.rules.ts';

export type Parcel = {
  readonly cargoName: string;
  /** Tonnes of the bill of lading. */
  readonly tonnes: number;
  readonly trade: Trade;
};

/** A stay in port, from the end of one passage to the beginning of the next. Manoeuvres never lie across the ship's noon. */
export type Call = {
  readonly place: Place;
  readonly purpose: 'LOAD' | 'DISCH' | 'REPAIR';
  readonly parcel: Parcel;
  readonly berth: string;
  readonly anchorage: Spot;
  /** Miles from the roads to the anchorage, from there (or the roads) to the berth, and from the berth to the roads. */
  readonly miles: { readonly toAnchor: number; readonly toBerth: number; readonly out: number };
  readonly endOfPassage: Minute;
  /** Null when she goes straight alongside. */
  readonly letGo: Minute | null;
  readonly aweigh: Minute;
  readonly allFast: Minute;
  readonly workStart: Minute;
  readonly workEnd: Minute;
  readonly unberthed: Minute;
  readonly fullAway: Minute;
};

type Plan = { readonly calls: readonly Call[] };

/** What is settled of a call before its times are. */
type Frame = Pick<Call, 'place' | 'purpose' | 'parcel' | 'berth' | 'anchorage' | 'miles'> & {
  readonly wait: number | null;
  readonly lengths: { readonly toAnchor: number; readonly toBerth: number; readonly out: number };
  readonly toWork: number;
  readonly work: number;
  readonly afterWork: number;
};

type FrameInput = { ship: DemoShip; place: Place; purpose: Call['purpose']; parcel: Parcel; dice: Random };

function frameOf(
  { ship: { habits, now }, place, purpose, parcel, dice }: FrameInput,
  waits = dice.chance(0.78),
): Frame {
  const [lat, lon] = place.anchorage;
  const anchorage: Spot = [lat + dice.between(-0.015, 0.015), lon + dice.between(-0.015, 0.015)];
  const toAnchor = milesBetween(place.roads, anchorage) * 1.04 + 0.2;
  const out = trackThrough(place.approach).length;
  const toBerth = waits ? trackThrough([anchorage, ...place.approach.slice(1)]).length : out;
  const rate = purpose === 'LOAD' ? habits.loadRate : habits.dischargeRate;
  const repair = now.stage === 'REPAIR' ? now.hours * HOUR + 12 * DAY : 12 * DAY;
  return {
    place,
    purpose,
    parcel,
    anchorage,
    berth: dice.pick(place.berths),
    miles: { toAnchor, toBerth, out },
    wait: waits ? onStep(dice.between(...habits.waiting) * HOUR) : null,
    lengths: {
      toAnchor: onStep((toAnchor / 7) * HOUR + 18),
      toBerth: onStep((toBerth / 8.2) * HOUR + 84),
      out: onStep((out / 8.8) * HOUR + 42),
    },
    toWork: onStep(dice.between(...habits.idle) * HOUR),
    work: purpose === 'REPAIR' ? onStep(repair) : onStep((parcel.tonnes / (rate * dice.between(0.85, 1.1))) * HOUR),
    afterWork: onStep(dice.between(...habits.idle) * 0.7 * HOUR),
  };
}

/** Minutes between letting go the anchor or being all fast and the report of it. */
export const REPORT_DELAY = { letGo: 6, aweigh: 12, allFast: 18 } as const;

type Arrived = Pick<Call, 'endOfPassage' | 'letGo' | 'aweigh' | 'allFast'>;
type Left = Pick<Call, 'workStart' | 'workEnd' | 'unberthed' | 'fullAway'>;

/** Back from all fast to the end of the passage. */
function arrivedBefore(frame: Frame, wantedAllFast: Minute): Arrived {
  const { place, lengths, wait } = frame;
  const allFast =
    endClearOfNoon(wantedAllFast + REPORT_DELAY.allFast, lengths.toBerth, place.zone) - REPORT_DELAY.allFast;
  const aweigh = allFast - lengths.toBerth;
  if (wait === null) return { allFast, aweigh, letGo: null, endOfPassage: aweigh };
  return { allFast, aweigh, ...anchoredAt(frame, aweigh - wait) };
}

function anchoredAt({ place, lengths }: Frame, wanted: Minute): Pick<Call, 'letGo' | 'endOfPassage'> {
  const letGo = endClearOfNoon(wanted + REPORT_DELAY.letGo, lengths.toAnchor, place.zone) - REPORT_DELAY.letGo;
  return { letGo, endOfPassage: letGo - lengths.toAnchor };
}

/** On from a moment at which she may leave the roads or the anchorage for the berth. */
function arrivedAfter({ place, lengths }: Frame, wanted: Minute): Pick<Call, 'aweigh' | 'allFast'> {
  const aweigh = startClearOfNoon(wanted, lengths.toBerth + REPORT_DELAY.allFast, place.zone);
  return { aweigh, allFast: aweigh + lengths.toBerth };
}

function leftAfter({ place, lengths, work, afterWork }: Frame, workStart: Minute): Left {
  const workEnd = workStart + work;
  const unberthed = startClearOfNoon(workEnd + afterWork, lengths.out, place.zone);
  return { workStart, workEnd, unberthed, fullAway: unberthed + lengths.out };
}

function leftBefore({ place, lengths, work, afterWork }: Frame, wanted: Minute): Left {
  const fullAway = endClearOfNoon(wanted, lengths.out, place.zone);
  const unberthed = fullAway - lengths.out;
  const workEnd = unberthed - afterWork;
  return { workStart: workEnd - work, workEnd, unberthed, fullAway };
}

const settled = ({ wait: _w, lengths: _l, toWork: _t, work: _k, afterWork: _a, ...rest }: Frame) => rest;

/** A call of the past: everything is counted back from the passage that followed. */
function pastCall(frame: Frame, fullAway: Minute): Call {
  const left = leftBefore(frame, fullAway);
  return { ...settled(frame), ...left, ...arrivedBefore(frame, left.workStart - frame.toWork) };
}

/** The call that the ship is in, or bound for. */
function presentCall(input: FrameInput, now: Minute): Call {
  const situation = input.ship.now;
  if (situation.stage === 'SEA') return boundFor(frameOf(input), situation, { now, knots: input.ship.habits.knots });
  const waits = situation.stage === 'ANCHOR' ? true : undefined;
  const frame = frameOf(input, waits);
  const since = situation.hours === 'EVENING' ? lastEvening(now) : onStep(now - situation.hours * HOUR);
  switch (situation.stage) {
    case 'ANCHOR': {
      const anchored = anchoredAt(frame, since);
      const alongside = arrivedAfter(frame, onStep(Math.max(now, anchored.letGo ?? now) + 19 * HOUR));
      return { ...settled(frame), ...anchored, ...alongside, ...leftAfter(frame, alongside.allFast + frame.toWork) };
    }
    case 'LOADING':
    case 'DISCHARGING': {
      const arrived = arrivedBefore(frame, since - frame.toWork);
      const work = Math.max(frame.work, now - since + 15 * HOUR);
      return { ...settled(frame), ...arrived, ...leftAfter({ ...frame, work: onStep(work) }, since) };
    }
    default: {
      const arrived = arrivedBefore(frame, since);
      // Alongside and idle: the cargo is not ready yet. In repair, work is the yard's.
      const toWork = situation.stage === 'BERTH' ? onStep(now - since + 11 * HOUR) : frame.toWork;
      return { ...settled(frame), ...arrived, ...leftAfter(frame, arrived.allFast + toWork) };
    }
  }
}

type Way = { now: Minute; knots: number };

function boundFor(frame: Frame, sea: Extract<Situation, { stage: 'SEA' }>, { now, knots }: Way): Call {
  const length = seaTrack(sea.from, sea.to).length;
  const ahead = (length / knots) * (1 - sea.done) * HOUR;
  const endOfPassage = startClearOfNoon(onStep(now + ahead), frame.lengths.toAnchor, frame.place.zone);
  const letGo = frame.wait === null ? null : endOfPassage + frame.lengths.toAnchor;
  const alongside = arrivedAfter(frame, letGo === null ? endOfPassage : letGo + (frame.wait ?? 0));
  return {
    ...settled(frame),
    endOfPassage,
    letGo,
    ...alongside,
    ...leftAfter(frame, alongside.allFast + frame.toWork),
  };
}

/** 20:30 of yesterday in China. */
function lastEvening(now: Minute): Minute {
  return now - ((now + 8 * HOUR) % DAY) - 210;
}

type PlanInput = {
  ship: DemoShip;
  /** Tonnes deadweight. */
  dwt: number;
  now: Date;
  dice: Random;
};

/**
 * Calls from the oldest to the present one, counted back from where the ship is now. The first call is a discharge: its departure
 * ends what Fairway does not know and opens the first voyage.
 */
export function planVoyages({ ship, dwt, now, dice }: PlanInput): Plan {
  const today = minuteOf(now);
  const since = today - ship.days * DAY;
  const newParcel = (at: Minute): Parcel => {
    const trade = tradeAt(ship, today, at);
    const tonnes = Number((dwt * ship.habits.cargoShare * dice.between(0.94, 1)).toFixed(3));
    return { cargoName: dice.pick(trade.cargoes), tonnes, trade };
  };
  const { port, purpose } = boundTo(ship.now);
  const calls: Call[] = [presentCall({ ship, place: placeOf(port), purpose, parcel: newParcel(today), dice }, today)];
  let from = ship.now.stage === 'SEA' ? ship.now.from : null;
  for (let guard = 0; guard < 400; guard += 1) {
    const next = calls[0];
    if (!next) break;
    const loads = next.purpose === 'DISCH';
    const parcel = loads ? next.parcel : newParcel(next.endOfPassage);
    const locode = from ?? portBefore({ parcel, loads, next: next.place, knots: ship.habits.knots, dice });
    from = null;
    const { length } = seaTrack(locode, next.place.locode);
    // Laden ships are a little slower, and no two passages are alike.
    const knots = ship.habits.knots * dice.between(0.965, 1.03) * (loads ? 0.985 : 1.02);
    const frame = frameOf({ ship, place: placeOf(locode), purpose: loads ? 'LOAD' : 'DISCH', parcel, dice });
    const call = pastCall(frame, onStep(next.endOfPassage - (length / knots) * HOUR));
    calls.unshift(call);
    if (!loads && call.fullAway <= since) break;
  }
  return { calls };
}

function boundTo(now: Situation): { port: string; purpose: Call['purpose'] } {
  if (now.stage === 'SEA') return { port: now.to, purpose: now.purpose };
  return { port: now.port, purpose: now.stage === 'REPAIR' || now.stage === 'HARBOUR' ? 'REPAIR' : now.purpose };
}

function tradeAt(ship: DemoShip, today: Minute, at: Minute): Trade {
  const older = ship.trades.find((t) => t.untilDaysAgo !== undefined && at < today - t.untilDaysAgo * DAY);
  const trade = older ?? ship.trades[0];
  if (!trade) throw new RangeError(`${ship.nameEn} has no trade`);
  return trade;
}

/** Hours of a passage worth a voyage: ports next door are one harbour, and an hour lost at a noon would slow her visibly. */
const LEAST_HOURS = 32;

function portBefore(input: { parcel: Parcel; loads: boolean; next: Place; knots: number; dice: Random }): string {
  const { parcel, loads, next, knots, dice } = input;
  const list = loads ? parcel.trade.loads : parcel.trade.discharges;
  const far = list.filter(
    (locode) => locode !== next.locode && seaTrack(locode, next.locode).length >= knots * LEAST_HOURS,
  );
  return dice.pick(far);
}

/** Where she lies alongside. */
export const berthSpot = (call: Call): Spot => berthOf(call.place);
