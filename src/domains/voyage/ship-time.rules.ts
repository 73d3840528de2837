import { formatShipTime, toLocal, zoneHere } from '../../kernel/value/zone.ts';

/** The office's zone: Beijing time. */
export const SHORE_ZONE = 8;

/** `11-21 12:00`, with the zone behind it where it is not the reader's own, with the year in front where it is not the present one. */
export function shipTime({ utc, zone, now }: { utc: string; zone: number | null; now: string }): string {
  return formatShipTime({ utc, zone: zone ?? SHORE_ZONE, year: yearOf(now), shoreZone: zoneHere(utc) });
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
