import type { ShipFacts } from './books.rules.ts';
import { callMoments, endsPassage } from './call-moments.rules.ts';
import { harbourMoments } from './harbour-moments.rules.ts';
import { type Call, planVoyages } from './itinerary.rules.ts';
import { DAY, HOUR, type Minute, minuteOf, noonAfter } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';
import { passageMoments } from './passage-moments.rules.ts';
import type { Random } from './random.rules.ts';
import { exemptMonday, repairMoments } from './repair-moments.rules.ts';

type VoyageFrame = {
  readonly kind: 'TRADE' | 'REPAIR';
  readonly mode: 'DOMESTIC' | 'FOREIGN';
  readonly startPort: string;
};

/** What a ship did up to now, report by report, and the voyages that it falls into. */
export type Course = {
  /** Where the first voyage begins: the last event that Fairway holds no report of. */
  readonly start: { readonly at: Minute; readonly zone: number };
  readonly moments: readonly Moment[];
  /** Calls and passages planned from a moment on, for rotations. */
  readonly calls: readonly Call[];
  readonly voyageAt: (start: Minute) => VoyageFrame;
  /** Voyages of the first year before the first one held. */
  readonly earlierVoyages: number;
  /** Noon of which the ship is exempt. */
  readonly exempt: Minute | null;
};

/** Reports reach the office some minutes after their time. */
const TRANSMISSION = 8;

export function courseOf({ facts, now, dice }: { facts: ShipFacts; now: Date; dice: Random }): Course {
  const { demo, dwt } = facts;
  const today = minuteOf(now);
  const until = newestReport(demo.nameEn, today);
  const upTo = (moments: readonly Moment[]): Moment[] => moments.filter(({ at }) => at <= until);
  if (demo.now.stage === 'HARBOUR') {
    const { start, moments } = harbourMoments({ ship: demo, dwt, now, dice });
    const port = demo.now.port;
    return {
      start: { at: start, zone: 8 },
      moments: upTo(moments),
      calls: [],
      exempt: null,
      voyageAt: () => ({ kind: 'TRADE', mode: 'DOMESTIC', startPort: port }),
      earlierVoyages: Math.floor(dayOfYear(start) / 9),
    };
  }
  const { calls } = planVoyages({ ship: demo, dwt, now, dice });
  const [first] = calls;
  if (!first) throw new RangeError(`${demo.nameEn} has no call`);
  const moments: Moment[] = [];
  for (const [i, to] of calls.entries()) {
    const from = calls[i - 1];
    if (!from) continue;
    const sailed = passageMoments({ from, to }, dice);
    const next = calls[i + 1];
    const stay = callMoments({
      call: to,
      came: sailed.at(-1),
      lastPort: from.place.locode,
      dice,
      washes: demo.habits.washes,
      leaves: next ? { from: to, to: next } : null,
    });
    if (endsPassage(stay[0])) sailed.pop();
    const berthing = stay.find(({ type }) => type === 'BERTHING');
    const yard = to.purpose === 'REPAIR' && berthing ? repairMoments(to, berthing, today) : null;
    moments.push(...sailed, ...(yard && berthing ? [...stay.filter(({ at }) => at <= berthing.at), ...yard] : stay));
  }
  const present = calls.at(-1);
  const span = (today - first.fullAway) / DAY;
  return {
    start: { at: first.fullAway, zone: first.place.zone },
    moments: upTo(moments),
    calls,
    voyageAt: (start) => frameAt(calls, start),
    earlierVoyages: Math.floor(dayOfYear(first.fullAway) / (span / Math.max(1, (calls.length - 1) / 2))),
    exempt: present?.purpose === 'REPAIR' ? exemptMonday(present, today) : null,
  };
}

/** The voyage that begins at a departure: up to the next discharge, or to the yard. */
function frameAt(calls: readonly Call[], start: Minute): VoyageFrame {
  const at = calls.findIndex((call) => call.fullAway === start);
  const ahead = calls.slice(at + 1);
  const end = ahead.find(({ purpose }) => purpose !== 'LOAD') ?? ahead.at(-1);
  return {
    kind: end?.purpose === 'REPAIR' ? 'REPAIR' : 'TRADE',
    mode: end?.parcel.trade.mode ?? 'FOREIGN',
    startPort: calls[at]?.place.locode ?? '',
  };
}

function dayOfYear(at: Minute): number {
  const date = new Date(at * 60_000);
  return (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000;
}

/**
 * When the newest report may be. HAI YUE PIONEER's noon report of today is left to the visitor, and HAI YUE 6 has said nothing
 * since she anchored.
 */
function newestReport(nameEn: string, today: Minute): Minute {
  const newest = today - TRANSMISSION;
  const noonToday = noonAfter(today - ((today + 8 * HOUR) % DAY), 8);
  if (nameEn === 'HAI YUE PIONEER') return Math.min(newest, noonToday - HOUR);
  if (nameEn === 'HAI YUE 6') return Math.min(newest, noonToday - 12 * HOUR);
  return newest;
}
