import type { ReportShip } from '../reports/report-ship.rules.ts';
import type { EngineRun } from './burn.rules.ts';
import type { Habits } from './fleet.rules.ts';
import { HOUR } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';
import type { Random } from './random.rules.ts';
import { HEAVY } from './weather.rules.ts';

const METRES = 1852;

const pitchOf = (ship: ReportShip): number => Number(ship.pitch ?? 4.5);

/** Revolutions that the distance at sea speed takes when the propeller does not slip. */
export const turnsWithoutSlip = (moment: Moment, ship: ReportShip): number =>
  ((moment.sea?.miles ?? 0) * METRES) / pitchOf(ship);

/** Revolutions of the interval: those of the run at a slip of 2 to 12 %, which grows with wind and cargo, and half of them manoeuvring. */
export function engineRun(input: {
  moment: Moment;
  minutes: number;
  windForce: number;
  ship: ReportShip;
  habits: Habits;
  dice: Random;
}): EngineRun {
  const { moment, ship, habits, dice } = input;
  const pitch = pitchOf(ship);
  const planned = (habits.knots * METRES) / HOUR / pitch / 0.95;
  const most = Number(ship.mcrRpm ?? planned * 1.2) * 0.985;
  const heavy = input.windForce >= HEAVY ? 3.4 : 0;
  const slip = Math.max(2.3, Math.min(11.6, 4.1 + moment.laden + heavy + dice.between(-1.3, 1.3)));
  const minutes = moment.sea?.minutes ?? 0;
  const wanted = turnsWithoutSlip(moment, ship) / (1 - slip / 100);
  const sea = Math.round(Math.min(wanted, most * minutes));
  const manoeuvre = Math.min(moment.manoeuvre?.minutes ?? 0, input.minutes - minutes);
  return {
    sea,
    manoeuvre,
    manoeuvring: Math.round(planned * 0.52 * manoeuvre * dice.between(0.95, 1.05)),
    load: minutes > 0 ? sea / minutes / planned : 1,
  };
}
