import type { Finding } from '../reports/checks/check.rules.ts';
import { DAY, HOUR, isoOf, type Minute, minuteOf } from './minutes.rules.ts';
import { randomOf } from './random.rules.ts';
import { findingsOf, type SimShip } from './simulate.rules.ts';

/** What the office did with a report. Times are UTC. */
export type Handled = {
  readonly submitTime: string;
  readonly confirmTime: string | null;
  readonly returned: boolean;
  readonly returnReason: string | null;
  readonly returnTime: string | null;
};

/** Hours after noon at which the late report came: past 14:00 of the ship. */
const LATE = 3.4 * HOUR;

/** When each report of a ship reached the office and was confirmed; the newest planted ones are not. */
export function handle(ship: SimShip, now: Date): Handled[] {
  const { demo, plot } = ship.facts;
  const { nameEn } = demo;
  const dice = randomOf('desk', nameEn);
  const today = minuteOf(now);
  const open = plot.unconfirmed[nameEn];
  const firstOpen = ship.reports.length - (open?.last ?? 0);
  const late = nameEn === plot.late ? lastNoonBefore(ship, today - LATE) : -1;
  let confirmed = 0;
  return ship.reports.map(({ moment }, i) => {
    const submitted = Math.min(today - 1, moment.at + (i === late ? LATE : Math.round(dice.between(6, 55))));
    const returned = i === ship.reports.length - 1 && open?.returned !== undefined;
    // Reports are confirmed in the order of time.
    confirmed = Math.min(today, Math.max(confirmed, submitted + Math.round(dice.between(20, 300))));
    return {
      submitTime: isoOf(submitted),
      confirmTime: i < firstOpen ? isoOf(confirmed) : null,
      returned,
      returnReason: returned ? (open?.returned ?? null) : null,
      returnTime: returned ? isoOf(Math.min(today, submitted + 25)) : null,
    };
  });
}

function lastNoonBefore(ship: SimShip, until: Minute): number {
  return ship.reports.findLastIndex(
    ({ moment }) => moment.type === 'NOON' && moment.at <= until && moment.at > until - 3 * DAY,
  );
}

export type KeptFinding = Finding & { readonly state: 'OPEN' | 'REASONED' };

/** What the rules found in a report, with the reason that the ship gave where the office confirmed it. */
export function keptFindings(ship: SimShip, index: number, now: Date): KeptFinding[] {
  const fault = ship.reports[index]?.fault;
  return findingsOf(ship, index, now.toISOString()).map((finding) => {
    const reason = finding.reason ?? (fault?.code === finding.code ? (fault.reason ?? null) : null);
    return { ...finding, reason, state: reason !== null && finding.level === 'W' ? 'REASONED' : 'OPEN' };
  });
}
