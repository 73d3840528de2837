import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import type { MapShip } from '../../../kernel/web/map/ship.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { shipTime } from '../ship-time.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { kindOf } from './board-view.rules.ts';

/** A ship's name in the language of the page. */
export function shipName(row: Pick<BoardRow, 'shipName' | 'shipNameEn'>): string {
  return (lang === 'en' && row.shipNameEn) || row.shipName;
}

/** `13.2`; a ship that does not sail has no speed. */
export function speedOf(row: BoardRow): string | null {
  return row.shipStatus === 'SAILING' && row.avgSpeed !== null ? formatDecimal(row.avgSpeed, 1) : null;
}

export function typeOf(row: BoardRow): string | null {
  return row.rptType && t(REPORT_TYPE_TEXT[row.rptType]);
}

export function reportTime(row: BoardRow, now: string): string | null {
  return row.rptTime && shipTime({ utc: row.rptTime, zone: row.zone, now });
}

/** `29.0 h`. */
export function ageOf(row: BoardRow): string | null {
  return row.ageHours && `${formatDecimal(row.ageHours, 1)} h`;
}

/** The ships that have a position, as the map draws them: sailing and late ones carry their names. */
export function mapShips(rows: readonly BoardRow[]): MapShip[] {
  return rows.flatMap((row) => {
    const kind = kindOf(row);
    if (row.lat === null || row.lon === null || kind === null) return [];
    const speed = speedOf(row);
    return {
      id: String(row.shipId),
      name: shipName(row),
      lon: row.lon,
      lat: row.lat,
      course: row.course,
      speed: speed && `${speed} kn`,
      kind,
      labelled: kind === 'sailing' || row.dueState === 'late',
    };
  });
}
