import { type GradeKey, groupOf, LUBES, type LubeKey } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { type InitialReadings, readingsAsPrevious } from '../voyages/initial-readings.rules.ts';
import type { DemoShip } from './fleet.rules.ts';
import { isoOf, type Minute } from './minutes.rules.ts';
import type { Plot } from './planted.rules.ts';
import type { Random } from './random.rules.ts';

/** What the ship's own books say after her last report; kilograms, tenths of litres and of tonnes, whole revolutions. */
export type Books = {
  previous: Report;
  at: Minute;
  kilos: Map<GradeKey, number>;
  lubes: Map<LubeKey, number>;
  water: number;
  revolutions: number;
  /** Minutes of which the waste is not reported yet. */
  wasteMinutes: number;
  /** Deliveries so far, and whether the present call had one. */
  deliveries: number;
  deliveriesOfYear: Map<string, number>;
  bunkered: Minute;
  /** Miles by which the distance to go is off since a deviation in this passage. */
  detour: number;
};

/** What does not change while a ship's reports are written. */
export type ShipFacts = {
  readonly demo: DemoShip;
  readonly plot: Plot;
  readonly ship: ReportShip;
  readonly dwt: number;
  /** Id of a port by its locode. */
  readonly portId: (locode: string) => string;
};

/** The fuel a group's consumers burn unless bonded stock is used. */
export function mainGrade(ship: Pick<ReportShip, 'grades'>, group: 'FO' | 'DO'): GradeKey {
  const inGroup = ship.grades.filter((key) => groupOf(key) === group && key !== 'ULSFO');
  const key = inGroup.find((k) => k === 'VLSFO' || k === 'MGO') ?? inGroup[0] ?? ship.grades[0];
  if (!key) throw new RangeError('a ship burns at least one grade');
  return key;
}

export function capacityOf({ ship, dwt }: ShipFacts, group: 'FO' | 'DO'): number {
  return Number(ship.capacities.fuel[group] ?? (group === 'FO' ? dwt * 0.03 : dwt * 0.006)) * 1000;
}

export const waterCapacity = ({ ship }: ShipFacts): number => Number(ship.capacities.freshWater ?? 200) * 10;

/** Litres that a full set of lubricating oil stores holds. */
export function lubeStores({ demo: { habits } }: ShipFacts): Readonly<Partial<Record<LubeKey, number>>> {
  return {
    meSystemOil: Math.round(habits.engine * 420),
    aeSystemOil: Math.round(habits.generator * 1400),
    cylinderOil: Math.round(habits.cylinderOil * 85),
    hydraulicOil: 1200,
    gearOil: 600,
  };
}

/** The readings with which Fairway's first voyage of a ship begins. */
export function firstReadings(facts: ShipFacts, start: { at: Minute; zone: number }, dice: Random): InitialReadings {
  const [fo, fuelDo] = [mainGrade(facts.ship, 'FO'), mainGrade(facts.ship, 'DO')];
  const tonnes = (kilos: number): string => (Math.round(kilos) / 1000).toFixed(3);
  const grades: Partial<Record<GradeKey, string>> = Object.fromEntries(facts.ship.grades.map((key) => [key, '0.000']));
  grades[fuelDo] = tonnes(capacityOf(facts, 'DO') * dice.between(0.7, 0.82));
  if (fo !== fuelDo) grades[fo] = tonnes(capacityOf(facts, 'FO') * dice.between(0.66, 0.8));
  if ('ULSFO' in grades) grades.ULSFO = tonnes(dice.between(18_000, 46_000));
  const scantling = Number(facts.ship.scantlingDraft ?? 10);
  return {
    time: isoOf(start.at),
    zone: start.zone,
    grades,
    lubes: Object.fromEntries(
      Object.entries(lubeStores(facts)).map(([key, litres]) => [key, (litres * dice.between(0.6, 0.9)).toFixed(1)]),
    ),
    fwStock: (Math.round(waterCapacity(facts) * dice.between(0.6, 0.85)) / 10).toFixed(1),
    currentAccumRev: facts.ship.hasRevCounter ? dice.whole(60_000_000, 480_000_000) : null,
    fwdDraft: (scantling * 0.48).toFixed(2),
    aftDraft: (scantling * 0.61).toFixed(2),
    wastes: { wasteEngineRoom: dice.between(1, 4).toFixed(2), dirtyOilWater: dice.between(0.4, 1.4).toFixed(2) },
  };
}

export function openBooks(readings: InitialReadings, at: Minute): Books {
  const grades = Object.entries(readings.grades) as [GradeKey, string][];
  const lubes = LUBES.flatMap((key): [LubeKey, number][] => {
    const litres = readings.lubes[key];
    return litres ? [[key, Math.round(Number(litres) * 10)]] : [];
  });
  return {
    previous: readingsAsPrevious(readings),
    at,
    kilos: new Map(grades.map(([key, tonnes]) => [key, Math.round(Number(tonnes) * 1000)])),
    lubes: new Map(lubes),
    water: Math.round(Number(readings.fwStock) * 10),
    revolutions: readings.currentAccumRev ?? 0,
    wasteMinutes: 0,
    deliveries: 0,
    deliveriesOfYear: new Map(),
    bunkered: at,
    detour: 0,
  };
}

/** The key that pays for fuel of a group now: in foreign trade bonded oil, once the duty-paid oil from home is burnt. */
export function payingKey(input: {
  facts: ShipFacts;
  books: Books;
  group: 'FO' | 'DO';
  mode: 'DOMESTIC' | 'FOREIGN';
}): GradeKey {
  const { facts, books, group, mode } = input;
  const main = mainGrade(facts.ship, group);
  if (!tradesBoth(facts) || mode === 'DOMESTIC') return main;
  const bonded = `${main}:B` as GradeKey;
  const unpumped = group === 'FO' ? 28_000 : 9_000;
  const [paid, free] = [books.kilos.get(main) ?? 0, books.kilos.get(bonded) ?? 0];
  return paid < unpumped && free > 0 ? bonded : main;
}

/** Ships that changed between the trades keep bonded oil apart. */
export const tradesBoth = ({ demo }: ShipFacts): boolean => new Set(demo.trades.map((t) => t.mode)).size > 1;
