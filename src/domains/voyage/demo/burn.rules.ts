import {
  type ConsumptionRowCode,
  emptyOil,
  type GradeKey,
  type LubeKey,
  type OilRow,
} from '../reports/oil-rows.rules.ts';
import type { Habits } from './fleet.rules.ts';
import { DAY, HOUR, hoursText } from './minutes.rules.ts';
import type { Moment } from './moment.rules.ts';
import type { Random } from './random.rules.ts';

/** What a consumer burnt in an interval. */
type Burnt = {
  readonly minutes: number;
  readonly kilos: number;
  readonly key: GradeKey;
  /** Tenths of litres. */
  readonly lubes?: Readonly<Partial<Record<LubeKey, number>>>;
};
export type Burn = Readonly<Partial<Record<ConsumptionRowCode, Burnt>>>;

export type EngineRun = {
  /** Revolutions at sea speed and manoeuvring. */
  readonly sea: number;
  readonly manoeuvring: number;
  /** Minutes that she manoeuvred. */
  readonly manoeuvre: number;
  /** Share of the revolutions at the planned speed, 1 at it. */
  readonly load: number;
};

type BurnInput = {
  readonly moment: Moment;
  /** Since the report before. */
  readonly minutes: number;
  readonly run: EngineRun;
  readonly habits: Habits;
  /** Grade at sea speed, and grade of everything else. */
  readonly seaKey: GradeKey;
  readonly key: GradeKey;
  readonly heats: boolean;
  readonly generators: number;
  readonly dice: Random;
};

/** Types whose grid has no row for the generators at cargo work. */
const NO_CARGO_ROW = ['ARRIVAL', 'HEAVING_UP_ANCHOR'];

export function burnOf(input: BurnInput): Burn {
  const { moment, minutes, run, habits, seaKey, key, dice } = input;
  const noise = (share: number): number => dice.between(1 - share, 1 + share);
  const perMinute = (daily: number): number => (daily * 1000) / DAY;
  const kilos = (value: number): number => Math.max(1, Math.round(value));
  const { sea } = moment;
  const usesEngine = moment.type !== 'NOON' || sea !== null;
  const atSea = sea?.minutes ?? 0;
  const work = moment.work && !NO_CARGO_ROW.includes(moment.type) ? moment.work.to - moment.work.from : 0;
  const burn: Partial<Record<ConsumptionRowCode, Burnt>> = {};

  if (usesEngine) {
    const power = run.load ** 2;
    burn.ME_CONST =
      atSea > 0
        ? {
            minutes: atSea,
            key: seaKey,
            kilos: kilos(perMinute(habits.engine) * atSea * power * noise(0.02)),
            lubes: cylinder(habits, atSea, noise(0.05)),
          }
        : { minutes: 0, kilos: 0, key: seaKey };
    burn.ME_MAN =
      run.manoeuvre > 0
        ? {
            minutes: run.manoeuvre,
            key,
            kilos: kilos(perMinute(habits.engine) * run.manoeuvre * 0.4 * noise(0.06)),
            lubes: cylinder(habits, run.manoeuvre * 0.5, noise(0.05)),
          }
        : { minutes: 0, kilos: 0, key };
  }
  const [idle, sets] = [minutes - work, Math.min(2, input.generators)];
  const generator = perMinute(habits.generator) * noise(0.05);
  const geSea = Math.min(idle + run.manoeuvre, minutes * input.generators);
  const wear = noise(0.1);
  burn.GE_SEA = {
    minutes: geSea,
    key,
    kilos: geSea > 0 ? kilos(generator * geSea) : 0,
    lubes: systemOil(geSea, wear),
  };
  const inPort = moment.type === 'LIGHTERING' || (moment.type === 'NOON' && moment.stage === 'BERTH');
  if (work > 0 || inPort) {
    const worked = work * sets;
    const burnt = worked > 0 ? kilos(generator * 1.12 * worked) : 0;
    burn.GE_DISCH = { minutes: worked, key, kilos: burnt, lubes: systemOil(worked, wear) };
  }
  const share = moment.stage === 'SEA' ? 1 / 3 : moment.status === 'DISCHARGING' ? 0.9 : 0.5;
  const boiler = Math.round(minutes * share);
  burn.BOILER_DAILY = { minutes: boiler, key, kilos: kilos(perMinute(habits.boiler) * 3 * boiler * noise(0.08)) };
  const heating = input.heats && moment.stage === 'SEA' ? Math.round(minutes * 0.5) : 0;
  burn.HEATING = {
    minutes: heating,
    key,
    kilos: heating > 0 ? kilos(perMinute(habits.heating) * 2 * heating * noise(0.08)) : 0,
  };
  if (moment.wash && moment.wash !== 'NONE') {
    const washing = Math.round(Math.min(minutes * 0.7, 7 * HOUR));
    burn.TANK_CLEAN = { minutes: washing, key, kilos: kilos(perMinute(habits.boiler) * 5 * washing * noise(0.06)) };
  }
  return burn;
}

/** Cylinder oil follows the engine; the system oil that it loses is a tenth of it. */
function cylinder(habits: Habits, minutes: number, noise: number): Partial<Record<LubeKey, number>> {
  const tenths = (habits.cylinderOil / DAY) * minutes * 10 * noise;
  return { cylinderOil: Math.round(tenths), meSystemOil: Math.round(tenths * 0.1) };
}

/** 6 L of system oil a day of a generator, in tenths. */
const systemOil = (minutes: number, wear: number): Burnt['lubes'] => ({
  aeSystemOil: Math.round((minutes / DAY) * 60 * wear),
});

/** The grid of what was burnt; stocks are filled in by the chain. */
export function gridOf(burn: Burn): OilRow[] {
  return emptyOil().map((row) => {
    const burnt = burn[row.rowCode as ConsumptionRowCode];
    if (!burnt) return row;
    return {
      ...row,
      runningHour: burnt.minutes > 0 ? hoursText(burnt.minutes) : null,
      grades: { [burnt.key]: (burnt.kilos / 1000).toFixed(3) },
      // Who ran says what it used, 0 included.
      lubes: Object.fromEntries(
        Object.entries(burnt.minutes > 0 ? (burnt.lubes ?? {}) : {}).map(([lube, litres]) => [
          lube,
          (litres / 10).toFixed(1),
        ]),
      ),
    };
  });
}
