import type { GradeKey, LubeKey, OilGroup } from './oil-rows.rules.ts';
import type { WasteCode } from './waste.rules.ts';

/** Tolerances of the stock chain (5.2): tonnes a grade, litres a lubricant, tonnes of fresh water. */
export type StockTolerances = {
  fo: string;
  do: string;
  systemOil: string;
  cylinderOil: string;
  otherLube: string;
  freshWater: string;
};

/** What the voyage rules need to know of a ship. Unknown facts are null: a rule that needs one stays silent. */
export type ReportShip = {
  readonly shipId: string;
  readonly shipCode: string;
  readonly hasRevCounter: boolean;
  readonly controllablePitch: boolean;
  /** Propeller pitch, m. */
  readonly pitch: string | null;
  /** Revolutions at maximum continuous rating, rpm. */
  readonly mcrRpm: string | null;
  readonly scantlingDraft: string | null;
  /** Knots. */
  readonly maxSpeed: string | null;
  readonly serviceSpeed: string | null;
  readonly engines: { readonly main: number; readonly generators: number; readonly boilers: number };
  readonly cargoPumps: number;
  /** Fuel columns of the ship's grid, in order. */
  readonly grades: readonly GradeKey[];
  readonly capacities: {
    /** Tonnes per group. */
    readonly fuel: Partial<Record<OilGroup, string | null>>;
    /** Litres. */
    readonly lubes: Partial<Record<LubeKey, string | null>>;
    readonly freshWater: string | null;
    /** m3. */
    readonly wastes: Partial<Record<WasteCode, string | null>>;
  };
  readonly tolerances: StockTolerances;
  /** Beaufort force from which wind counts as heavy. */
  readonly heavyWindForce: number;
  /** Ship's hour of the noon report. */
  readonly noonHour: number;
  /** Whether another report between 06:00 and 18:00 may stand for the noon report (5.11). */
  readonly noonSubstitution: { readonly atSea: boolean; readonly inPort: boolean };
  /** Limits beyond which a letter of protest is asked for: % of the BDN, % of the shore figure. */
  readonly bunkerDifferenceRate: string;
  readonly cargoDifferenceRate: string;
};

/** Settings that a ship has until somebody changes them. */
export const SHIP_DEFAULTS = {
  engines: { main: 1, generators: 3, boilers: 2 },
  tolerances: { fo: '0.500', do: '0.200', systemOil: '50', cylinderOil: '20', otherLube: '20', freshWater: '5.0' },
  heavyWindForce: 6,
  noonHour: 12,
  noonSubstitution: { atSea: false, inPort: true },
  bunkerDifferenceRate: '0.5',
  cargoDifferenceRate: '0.300',
} as const;
