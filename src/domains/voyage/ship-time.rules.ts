import { formatShipTime, toLocal } from '../../kernel/value/zone.ts';

/** The office's zone: Beijing time. Brackets mark only where a ship's zone is another one. */
export const SHORE_ZONE = 8;

/** `11-21 12:00`, with the zone behind it where ship and shore differ, with the year in front where it is not the present one. */
export function shipTime({ utc, zone, now }: { utc: string; zone: number | null; now: string }): string {
  return formatShipTime({ utc, zone: zone ?? SHORE_ZONE, year: yearOf(now), shoreZone: SHORE_ZONE });
}

/** The same, with the zone always shown: where it is to be known for certain. */
export function shipTimeWithZone({ utc, zone, now }: { utc: string; zone: number | null; now: string }): string {
  return formatShipTime({ utc, zone: zone ?? SHORE_ZONE, year: yearOf(now) });
}

function yearOf(utc: string): number {
  return Number(toLocal({ utc, zone: SHORE_ZONE }).slice(0, 4));
}

/** `14:36.00 N`; null stays null. */
export function spacedPosition(text: string | null): string | null {
  if (!text) return text;
  return /[NSEW]$/.test(text) ? `${text.slice(0, -1).trimEnd()} ${text.slice(-1)}` : text;
}
