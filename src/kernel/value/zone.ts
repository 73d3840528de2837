import { type Decimal, div } from './decimal.ts';

/** Hours east of UTC, such as 8, -3.5, 5.75. Ships keep whole and half hours; three shore zones have quarters. */
type Zone = number;

const HALF_HOURS = Array.from({ length: 53 }, (_, i) => -12 + i / 2);

/** -12 to +14 in half hours, and +5:45, +8:45, +12:45; ascending. */
export const ZONES: readonly Zone[] = [...HALF_HOURS, 5.75, 8.75, 12.75].sort((a, b) => a - b);

const HOUR_MS = 3_600_000;

/** `+8`, `-3:30`, `+5:45`, `+0`. */
export function formatZone(zone: Zone): string {
  const minutes = Math.round(Math.abs(zone) * 60);
  const rest = minutes % 60;
  return `${zone < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Wall time of the zone, `yyyy-MM-ddTHH:mm:ss`, from UTC ISO text. */
export function toLocal({ utc, zone }: { utc: string; zone: Zone }): string {
  return new Date(instant(utc) + zone * HOUR_MS).toISOString().slice(0, 19);
}

/** UTC ISO text from a wall time (`yyyy-MM-dd HH:mm`, seconds optional, space or `T`). @throws RangeError when it is no time. */
export function toUtc({ local, zone }: { local: string; zone: Zone }): string {
  return new Date(instant(`${local.trim().replace(' ', 'T')}Z`) - zone * HOUR_MS).toISOString();
}

/** Calendar date of the zone, `yyyy-MM-dd`. */
export function localDate({ utc, zone }: { utc: string; zone: Zone }): string {
  return toLocal({ utc, zone }).slice(0, 10);
}

/**
 * `11-25 03:30 (+8)`; with the year in front when `year` is another one than the time's own. The zone is left out when it
 * equals `shoreZone`, because brackets mark only where ship and shore differ.
 */
export function formatShipTime({
  utc,
  zone,
  year,
  shoreZone,
}: {
  utc: string;
  zone: Zone;
  year?: number;
  shoreZone?: Zone;
}): string {
  const local = toLocal({ utc, zone });
  const sameYear = year === undefined || Number(local.slice(0, 4)) === year;
  const shown = local.slice(sameYear ? 5 : 0, 16).replace('T', ' ');
  return zone === shoreZone ? shown : `${shown} (${formatZone(zone)})`;
}

/** Hours east of UTC by which the reader's own device counts at a moment. */
export const zoneHere = (utc: string): Zone => -new Date(utc).getTimezoneOffset() / 60;

/** Exact hours from one UTC time to another, as decimal text; negative when `to` is earlier. */
export function hoursBetween({ from, to }: { from: string; to: string }): Decimal {
  return div(String(instant(to) - instant(from)), String(HOUR_MS)) ?? '0';
}

/** UTC ISO text `hours` later, to the nearest second. */
export function addHours({ utc, hours }: { utc: string; hours: Decimal | number }): string {
  return new Date(instant(utc) + Math.round(Number(hours) * 3600) * 1000).toISOString();
}

/** Milliseconds since 1970 of UTC ISO text. @throws RangeError when it is no time. */
export function instant(utc: string): number {
  const at = Date.parse(utc);
  if (Number.isNaN(at)) throw new RangeError(`not a time: ${utc}`);
  return at;
}
