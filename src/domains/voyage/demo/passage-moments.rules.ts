import { berthSpot, type Call } from './itinerary.rules.ts';
import { DAY, HOUR, localMinute, type Minute, noonAfter, onStep } from './minutes.rules.ts';
import { type Moment, tenths } from './moment.rules.ts';
import type { Random } from './random.rules.ts';
import { milesBetween, seaTrack, spotAt } from './sea-track.rules.ts';
import { HEAVY, weatherAt } from './weather.rules.ts';

export type Passage = { readonly from: Call; readonly to: Call };

/** Miles of the whole way: at sea, and from the roads to the berth. */
function wholeWay({ from, to }: Passage): { sea: number; approach: number } {
  return { sea: tenths(seaTrack(from.place.locode, to.place.locode).length), approach: tenths(to.miles.out) };
}

type Stop = { at: Minute; zone: number; last: boolean };

/** Ends of the intervals at sea: every ship's noon, with the clock set on the way, and the end of the passage. */
function stopsOf({ from, to }: Passage): Stop[] {
  const { fullAway: start } = from;
  const { endOfPassage: end } = to;
  const track = seaTrack(from.place.locode, to.place.locode);
  const stops: Stop[] = [];
  // The clock of the port stands until the first noon; from then on a day at sea has 23 to 25 hours.
  let zone = from.place.zone;
  let noon = noonAfter(start + 30, zone);
  while (noon < end) {
    stops.push({ at: noon, zone, last: false });
    const share = (noon + DAY - start) / (end - start);
    zone = nextZone({ zone, share, lon: spotAt(track, share * track.length)[1], ...zonesOf({ from, to }) });
    noon = noonAfter(noon + DAY / 2, zone);
  }
  // The last clock of the passage is that of the port, as far as one step goes.
  const before = stops.at(-1)?.zone ?? from.place.zone;
  return [...stops, { at: end, zone: stepTo(before, to.place.zone), last: true }];
}

const zonesOf = ({ from, to }: Passage) => ({ start: from.place.zone, goal: to.place.zone });

/** Clocks are set by an hour at most. */
const stepTo = (zone: number, wanted: number): number => zone + Math.max(-1, Math.min(1, wanted - zone));

/** The clock follows the longitude between the zones of both ports, and is the port's own towards the end. */
function nextZone(input: { zone: number; share: number; lon: number; start: number; goal: number }): number {
  const { zone, share, lon, start, goal } = input;
  const between = Math.max(Math.min(start, goal), Math.min(Math.max(start, goal), Math.round(lon / 15)));
  return stepTo(zone, share > 0.88 ? goal : between);
}

/** Reports at sea from full away (not included) to the end of the passage. */
export function passageMoments(passage: Passage, dice: Random): Moment[] {
  const { from, to } = passage;
  const track = seaTrack(from.place.locode, to.place.locode);
  const way = wholeWay(passage);
  const stops = stopsOf(passage);
  const laden = from.purpose === 'LOAD' ? 1 : 0;
  // A tanker in ballast washes her tanks once on the way, when there is time for it.
  const washes =
    laden === 0 && to.purpose === 'LOAD' && stops.length > 3 && dice.chance(0.3) ? dice.whole(1, stops.length - 3) : -1;
  const legs = stops.map((stop, i) => {
    const minutes = stop.at - (stops[i - 1]?.at ?? from.fullAway);
    const midway = ((stop.at - minutes / 2 - from.fullAway) / (to.endOfPassage - from.fullAway)) * track.length;
    const heavy = weatherAt(spotAt(track, midway), stop.at).windForce >= HEAVY;
    // Now and then the engine is stopped for a repair or to wait for the pilot's time.
    const stopped = !stop.last && minutes > 20 * HOUR && dice.chance(0.02) ? onStep(dice.between(0.5, 2) * HOUR) : 0;
    return { ...stop, minutes, stopped, weight: (minutes - stopped) * (heavy ? 0.94 : 1) * dice.between(0.985, 1.015) };
  });
  const whole = legs.reduce((total, leg) => total + leg.weight, 0);
  const speed = way.sea / ((to.endOfPassage - from.fullAway) / HOUR);
  let [weight, run] = [0, 0];
  return legs.map((leg, i): Moment => {
    weight += leg.weight;
    const miles = leg.last ? way.sea : tenths((way.sea * weight) / whole);
    const since = tenths(miles - run);
    run = miles;
    const left = tenths(way.sea + way.approach - miles);
    return {
      type: leg.last ? 'ARRIVAL' : 'NOON',
      status: 'SAILING',
      at: leg.at,
      zone: leg.zone,
      stage: 'SEA',
      laden,
      work: null,
      port: null,
      parcel: laden === 1 ? from.parcel : null,
      spot: leg.last ? to.place.roads : spotAt(track, miles),
      lastPort: from.place.locode,
      nextPort: to.place.locode,
      ...(leg.last ? { nextDis: null, eta: null } : { nextDis: left, eta: onStep(leg.at + (left / speed) * HOUR) }),
      sea: { minutes: leg.minutes - leg.stopped, miles: since },
      manoeuvre: { minutes: 0, miles: 0 },
      stopped: leg.stopped,
      events: leg.last ? [['endOfPassage', leg.at]] : [],
      particulars: {},
      wash: i === washes ? 'AT_SEA' : 'NONE',
      cuts: false,
      ahead: 0,
    };
  });
}

/** The report of leaving a port, at full away. */
export function departureMoment(passage: Passage, laden: number): Omit<Moment, 'work' | 'lastPort'> {
  const { from, to } = passage;
  const way = wholeWay(passage);
  const speed = way.sea / ((to.endOfPassage - from.fullAway) / HOUR);
  const left = tenths(way.sea + way.approach);
  return {
    type: 'DEPARTURE',
    status: 'SAILING',
    at: from.fullAway,
    zone: from.place.zone,
    stage: 'BERTH',
    laden,
    port: from.place,
    spot: from.place.roads,
    parcel: laden === 1 ? from.parcel : null,
    nextPort: to.place.locode,
    nextDis: left,
    eta: onStep(from.fullAway + (left / speed) * HOUR),
    sea: { minutes: 0, miles: 0 },
    manoeuvre: {
      minutes: from.fullAway - from.unberthed,
      miles: tenths(Math.max(from.miles.out, milesBetween(berthSpot(from), from.place.roads))),
    },
    stopped: 0,
    events: [
      ['documentsOnBoard', from.unberthed - 36],
      ['pilotOnBoard', from.unberthed - 24],
      ['unberthed', from.unberthed],
      ['pilotOff', from.fullAway - 12],
      ['fullAway', from.fullAway],
    ],
    particulars: {},
    wash: null,
    cuts: from.purpose === 'DISCH',
    ahead: way.sea,
  };
}

/** Hour of the ship's day at a moment. */
export const localHourAt = (at: Minute, zone: number): number => localMinute(at, zone) / HOUR;
