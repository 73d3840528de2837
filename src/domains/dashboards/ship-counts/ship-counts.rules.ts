import { div, formatDecimal } from '../../../kernel/value/decimal.ts';

/** What the counts look at of a vessel; dates `yyyy-MM-dd`, tonnages whole tonnes. */
export type CountedShip = {
  readonly ownership: 'OWN' | 'BAREBOAT' | 'TIME_CHARTER';
  readonly status: string;
  readonly deliveryOn: string | null;
  readonly disposalOn: string | null;
  readonly dwt: number | null;
  readonly gt: number | null;
};

/** The specification's trend row: tonnages in tonnes. */
type ShipTrendRow = {
  readonly years: string;
  readonly num: number;
  readonly deadWeightTonnage: number;
  readonly totalTonnage: number;
};

/** Years that the trend goes back, the present one included. */
const YEARS = 6;

/** In service from its delivery up to the day before its disposal; a ship under construction is not yet delivered. */
export function inServiceOn(ship: CountedShip, day: string): boolean {
  if (ship.status === 'BUILDING') return false;
  if (ship.deliveryOn !== null && ship.deliveryOn > day) return false;
  if (ship.disposalOn !== null) return ship.disposalOn > day;
  return ship.status !== 'DISPOSED';
}

/** Vessels in service on the day: own ones, and chartered ones of either kind. */
export function shipNumber(ships: readonly CountedShip[], day: string): { own: number; rent: number } {
  const serving = ships.filter((ship) => inServiceOn(ship, day));
  const own = serving.filter((ship) => ship.ownership === 'OWN').length;
  return { own, rent: serving.length - own };
}

/** The fleet at each 31 December and today, oldest first; years before the first delivery are left out. */
export function shipTrend(ships: readonly CountedShip[], today: string): ShipTrendRow[] {
  const year = Number(today.slice(0, 4));
  const rows = Array.from({ length: YEARS }, (_, i) => {
    const of = year - YEARS + 1 + i;
    const day = of === year ? today : `${of}-12-31`;
    const serving = ships.filter((ship) => inServiceOn(ship, day));
    const sum = (pick: (ship: CountedShip) => number | null): number =>
      serving.reduce((total, ship) => total + (pick(ship) ?? 0), 0);
    return {
      years: String(of),
      num: serving.length,
      deadWeightTonnage: sum((ship) => ship.dwt),
      totalTonnage: sum((ship) => ship.gt),
    };
  });
  const first = rows.findIndex((row) => row.num > 0);
  return first < 0 ? [] : rows.slice(first);
}

/** Tonnes in units of ten thousand (万), one place: `57.2`. Only for boards, where the unit is told. */
export function inTenThousands(tonnes: number): string {
  return formatDecimal(div(String(tonnes), '10000'), 1);
}
