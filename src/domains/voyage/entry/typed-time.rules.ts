import { normaliseDate } from '../../../kernel/value/date-input.ts';
import { toLocal, toUtc } from '../../../kernel/value/zone.ts';

const DAY_MS = 86_400_000;

/** `2026-11-21 12:00` of a zone, from UTC. */
export function shipMinute({ utc, zone }: { utc: string; zone: number }): string {
  return toLocal({ utc, zone }).slice(0, 16).replace('T', ' ');
}

/**
 * UTC of a time typed in ship's time. `0630` and `6:30` alone are the latest such time not after `latest` (UTC), because an event
 * lies before its report; `11-21 06:30` takes the year of `latest`. Undefined when it cannot be read, null when empty.
 */
export function readShipTime({
  typed,
  zone,
  latest,
}: {
  typed: string;
  zone: number;
  latest: string;
}): string | null | undefined {
  const text = typed.trim().replace(/[\u3000\s]+/g, ' ');
  if (!text) return null;
  const near = toLocal({ utc: latest, zone });
  const clock = /^(\d{1,2})[:：.]?(\d{2})$/.exec(text);
  if (clock) {
    const [hour, minute] = [Number(clock[1]), Number(clock[2])];
    if (hour > 23 || minute > 59) return undefined;
    const utc = toUtc({ local: `${near.slice(0, 10)} ${two(hour)}:${two(minute)}`, zone });
    // Seconds of the report's own time must not push an equal minute to the day before.
    const late = Date.parse(utc) - Date.parse(latest) >= 60_000;
    return late ? new Date(Date.parse(utc) - DAY_MS).toISOString() : utc;
  }
  const short = /^(\d{1,2})[-/.月](\d{1,2})日? (\d{1,2})[:：]?(\d{2})$/.exec(text);
  const full = short ? `${near.slice(0, 4)}-${short[1]}-${short[2]} ${two(Number(short[3]))}:${short[4]}` : text;
  const read = normaliseDate(full);
  if (!read.ok) return undefined;
  return toUtc({ local: read.value.length === 10 ? `${read.value} 00:00` : read.value, zone });
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
