import { localDate } from '../../../kernel/value/zone.ts';

type VoyageKind = 'TRADE' | 'REPAIR';

/** Year of the ship's calendar in which a voyage starts: what its number counts in. */
export function voyageYear({ startTime, startZone }: { startTime: string; startZone: number }): number {
  return Number(localDate({ utc: startTime, zone: startZone }).slice(0, 4));
}

/** `{shipCode}-{yy}{000}` for trade, `{shipCode}-R{yy}{00}` for repair; longer counters are not cut. */
export function formatVoyageNo({
  shipCode,
  kind,
  year,
  counter,
}: {
  shipCode: string;
  kind: VoyageKind;
  year: number;
  counter: number;
}): string {
  const yy = String(year % 100).padStart(2, '0');
  return kind === 'REPAIR' ? `${shipCode}-R${yy}${pad(counter, 2)}` : `${shipCode}-${yy}${pad(counter, 3)}`;
}

/** The next number of a ship and year; numbers of cancelled voyages stay used, and gaps are not filled. */
export function nextVoyageNo({
  shipCode,
  kind,
  year,
  used,
}: {
  shipCode: string;
  kind: VoyageKind;
  year: number;
  used: readonly string[];
}): string {
  // The counter's places go, zeros of the year before it stay.
  const prefix = formatVoyageNo({ shipCode, kind, year, counter: 0 }).slice(0, kind === 'REPAIR' ? -2 : -3);
  const counters = used
    .filter((no) => no.startsWith(prefix) && /^\d+$/.test(no.slice(prefix.length)))
    .map((no) => Number(no.slice(prefix.length)));
  return formatVoyageNo({ shipCode, kind, year, counter: Math.max(0, ...counters) + 1 });
}

/** `{shipCode}{yyyy}-{00000}`: prefilled, then the ship's own to change until the first save. */
export function formatReportNo({
  shipCode,
  year,
  counter,
}: {
  shipCode: string;
  year: number;
  counter: number;
}): string {
  return `${shipCode}${year}-${pad(counter, 5)}`;
}

/** `BK-{shipCode}-{yy}{000}`. */
export function formatBunkerNo({
  shipCode,
  year,
  counter,
}: {
  shipCode: string;
  year: number;
  counter: number;
}): string {
  return `BK-${shipCode}-${String(year % 100).padStart(2, '0')}${pad(counter, 3)}`;
}

function pad(counter: number, width: number): string {
  return String(counter).padStart(width, '0');
}
