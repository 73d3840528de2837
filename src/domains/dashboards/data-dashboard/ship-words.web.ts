import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { geoPoint } from '../../../kernel/value/position.ts';
import { lang } from '../../../kernel/web/i18n.ts';
import type { MapShip } from '../../../kernel/web/map/ship.ts';
import { type BoardRow, isSailing, kindOf } from '../../voyage/public.ts';

/** 1 sailing, 2 berthed: the specification's two kinds of ships on the map. */
export type ShipChoice = '1' | '2';

export function nameOf(row: Pick<BoardRow, 'shipName' | 'shipNameEn'>): string {
  return (lang === 'en' && row.shipNameEn) || row.shipName;
}

/** Under way by the board's rule; every other ship lies still. Nothing before the first report. */
export function choiceOf(row: BoardRow): ShipChoice | null {
  if (row.reportId === null) return null;
  return isSailing(row) ? '1' : '2';
}

/** Where the ship is by its position texts; null when they do not read as a position. */
export function placeOf(row: Pick<BoardRow, 'latitude' | 'longitude'>) {
  return geoPoint({ latitude: row.latitude, longitude: row.longitude });
}

/** The chosen kind as turned hulls with names and speed, the other kind as dots. */
export function wallShips(rows: readonly BoardRow[], choice: ShipChoice): MapShip[] {
  return rows.flatMap((row) => {
    const place = placeOf(row);
    const kind = kindOf(row);
    if (!place || !kind) return [];
    const chosen = choiceOf(row) === choice;
    const speed = row.shipStatus === 'SAILING' && row.avgSpeed !== null ? formatDecimal(row.avgSpeed, 1) : null;
    return {
      id: String(row.shipId),
      name: nameOf(row),
      lon: place.longitude,
      lat: place.latitude,
      course: row.course,
      speed: speed && `${speed} kn`,
      kind,
      labelled: chosen,
      muted: !chosen,
    };
  });
}
