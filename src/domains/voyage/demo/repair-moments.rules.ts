import { type Call, REPORT_DELAY } from './itinerary.rules.ts';
import { DAY, HOUR, type Minute, noonAfter } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';

const MONDAY = 1;
const weekday = (noon: Minute, zone: number): number => new Date((noon + zone * HOUR) * 60_000).getUTCDay();

/** Mondays at noon in the yard, oldest first. */
function repairMondays(call: Call, now: Minute): Minute[] {
  const mondays: Minute[] = [];
  for (let noon = noonAfter(call.allFast, call.place.zone); noon <= now; noon += DAY) {
    if (weekday(noon, call.place.zone) === MONDAY) mondays.push(noon);
  }
  return mondays;
}

/** The Monday of which the ship is exempt: the one before the last, while her crew was in quarters ashore. */
export const exemptMonday = (call: Call, now: Minute): Minute | null => repairMondays(call, now).at(-2) ?? null;

/**
 * Reports of a ship in the yard after she came alongside: a noon report each Monday, and shifts into and out of the dry dock
 * around the exempt one, so that no gap is longer than a week and two hours (R33).
 */
export function repairMoments(call: Call, berthing: Moment, now: Minute): Moment[] {
  const exempt = exemptMonday(call, now);
  const base: Moment = {
    ...berthing,
    work: null,
    wash: 'NONE',
    manoeuvre: null,
    events: [],
    particulars: {},
    nextDis: null,
    eta: null,
    laden: 0,
    parcel: null,
  };
  const noons = repairMondays(call, now)
    .filter((noon) => noon !== exempt)
    .map((noon): Moment => ({ ...base, type: 'NOON', status: 'BERTHING', at: noon }));
  const shifts =
    exempt === null
      ? []
      : [
          shift({ base, at: exempt - 2 * DAY + 3 * HOUR, fromPlace: '船厂 2# 码头', toPlace: '1# 干船坞' }),
          shift({ base, at: exempt + 3 * DAY + 3 * HOUR, fromPlace: '1# 干船坞', toPlace: '船厂 3# 码头' }),
        ];
  return [...noons, ...shifts]
    .filter(({ at }) => at > berthing.at + REPORT_DELAY.allFast && at <= now)
    .sort((a, b) => a.at - b.at);
}

function shift({
  base,
  at,
  fromPlace,
  toPlace,
}: {
  base: Moment;
  at: Minute;
  fromPlace: string;
  toPlace: string;
}): Moment {
  return {
    ...base,
    type: 'SHIFT',
    status: 'BERTHING',
    at,
    wash: null,
    events: [
      ['leftTime', at - 78],
      ['arrivedTime', at - 12],
    ],
    particulars: { fromPlace, toPlace, reason: 'REPAIR', forAccount: 'OWNER', tugs: '3' },
    // Dead ship: tugs move her, her own engine stands still.
    manoeuvre: { minutes: 0, miles: 0 },
  };
}
