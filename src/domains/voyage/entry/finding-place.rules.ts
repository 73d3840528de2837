import { OIL_ROWS, type OilRowCode } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { WASTES } from '../reports/waste.rules.ts';
import { type CellKey, cellPath } from './oil-grid.rules.ts';

/** A cell of the oil grid, or a path of the form. */
export type Place =
  | { readonly kind: 'cell'; readonly row: OilRowCode; readonly key: CellKey }
  | { readonly kind: 'field'; readonly path: string };

/** Computed fields are put right where they come from. */
const SOURCE: Readonly<Record<string, string>> = {
  slipPro: 'ssDist',
  avgSpeed: 'ssDist',
  waterTrim: 'aftDraft',
  northSouth: 'latitude',
  westEast: 'longitude',
  lastAccumRev: 'currentAccumRev',
  wastes: 'wastes.0.generated',
};

/**
 * Where a finding or a refusal of the server is to be put right. `firstFuel` is the first fuel of the grid: a rule that speaks of
 * a whole row (`oil.HEATING.fuelOil`) points there.
 */
export function placeOf({
  field,
  report,
  firstFuel,
}: {
  field: string;
  report: Pick<Report, 'times' | 'rptType'>;
  firstFuel: CellKey;
}): Place {
  const [top = '', second = '', third = ''] = field.split('.');
  if (top === 'oil') {
    const row = OIL_ROWS.find((code) => code === second) ?? OIL_ROWS[Number(second)];
    if (!row) return { kind: 'field', path: 'oil' };
    if (third === 'note' || third === 'reasonCode')
      return { kind: 'field', path: `oil.${OIL_ROWS.indexOf(row)}.${third}` };
    const key = third === 'fuelOil' || third === 'dieselOil' || third === 'grades' || third === '' ? firstFuel : third;
    // A difference is put right by the sounded stock.
    return { kind: 'cell', row: row === 'ADJUST' ? 'CURRENT_STOCK' : row, key: key as CellKey };
  }
  if (top === 'times') {
    const at = report.times.findIndex((event) => event.eventCode === second);
    return { kind: 'field', path: at < 0 ? field : `times.${at}.time` };
  }
  if (top === 'wastes' && second) {
    const at = (WASTES as readonly string[]).indexOf(second);
    return { kind: 'field', path: `wastes.${at < 0 ? second : at}.${third === 'onBoard' ? 'generated' : third}` };
  }
  return { kind: 'field', path: SOURCE[field] ?? field };
}

/** The form's path of a place. */
export function pathOfPlace(place: Place): string {
  return place.kind === 'cell' ? cellPath(place.row, place.key) : place.path;
}
