import { daysAfter } from '../../../kernel/value/day.ts';
import {
  add,
  type Decimal,
  div,
  gt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { localDate, toUtc } from '../../../kernel/value/zone.ts';
import {
  type LaytimeEvent,
  type LaytimeException,
  type LaytimeWindow,
  minuteOf,
  runClock,
  type SheetLine,
} from './time-sheet.rules.ts';

/** What the allowed time is: hours for all ports together, hours of each port, or what each port's quantity takes at its rate. */
export type LaytimeBasis = 'TOTAL' | 'PER_PORT' | 'RATE';

/** Terms of a charter (voyage 5.9). Rates are money a day pro rata, percents of the demurrage, days and hours as they are called. */
export type LaytimeTerms = {
  readonly basis: LaytimeBasis;
  /** Hours for all ports together; asked for `TOTAL` alone. */
  readonly allowedHours: MaybeDecimal;
  /** Time saved in one port makes up for time lost in another: one clock over all ports. Total time always runs so. */
  readonly reversible: boolean;
  readonly noticeHours: Decimal;
  /** First lay day, of the port's calendar. */
  readonly laycanFrom: string | null;
  readonly exceptions: readonly LaytimeException[];
  readonly demurrageRate: MaybeDecimal;
  readonly despatchRate: MaybeDecimal;
  readonly addressCommission: MaybeDecimal;
  readonly claimDays: number;
};

/** What a charter of the company usually says: shifting and half the time of storms are the owner's, the ship's own stops always. */
export const USUAL_EXCEPTIONS: readonly LaytimeException[] = [
  { eventType: 'SHIFT', laytimePct: '0', demurragePct: '100' },
  { eventType: 'STOP_WEATHER', laytimePct: '50', demurragePct: '100' },
  { eventType: 'STOP_SHIP', laytimePct: '0', demurragePct: '0' },
];

/** One port's stay. Times UTC, zone in hours east of it, quantity in t, rate in t a day. */
export type LaytimePort = {
  readonly key: number;
  readonly opType: 'LOADING' | 'DISCHARGING';
  readonly zone: number;
  readonly norTendered: string | null;
  readonly allFast: string | null;
  readonly workStart: string | null;
  readonly hosesOff: string | null;
  readonly allowedHours: MaybeDecimal;
  readonly quantity: MaybeDecimal;
  readonly rate: MaybeDecimal;
  readonly events: readonly LaytimeEvent[];
};

export type PortResult = {
  readonly key: number;
  readonly start: string | null;
  readonly end: string | null;
  /** Minutes: allowed in this port where it has an allowance of its own, laytime used in it, on demurrage in it. */
  readonly allowed: Decimal | null;
  readonly used: Decimal;
  readonly over: Decimal;
};

export type LaytimeResult = {
  readonly ports: readonly PortResult[];
  readonly sheet: readonly SheetLine[];
  /** Minutes; null while a time or an allowance is missing. */
  readonly allowed: Decimal | null;
  readonly used: Decimal | null;
  readonly demurrage: Decimal | null;
  readonly saved: Decimal | null;
  readonly demurrageAmount: Decimal | null;
  readonly despatchAmount: Decimal | null;
  readonly commissionAmount: Decimal | null;
  /** Demurrage less address commission. */
  readonly netAmount: Decimal | null;
  readonly claimDue: string | null;
};

const HOUR: Decimal = '60';
const DAY: Decimal = '1440';
/** A notice tendered before the first lay day starts laytime at this hour of it. */
const FIRST_LAY_HOUR = '06:00';

/** Hours at 2 places of counted minutes. */
export const hoursOf = (minutes: MaybeDecimal): Decimal | null => round(div(minutes, HOUR), 2);
/** Days at 5 places of counted minutes. */
export const daysOf = (minutes: MaybeDecimal): Decimal | null => round(div(minutes, DAY), 5);

const utcOf = (minute: number): string => new Date(minute * 60_000).toISOString();

/**
 * When laytime begins to run: the notice hours after the notice, or all fast if that was earlier. A notice before the laycan does
 * not count before 06:00 of the first lay day, unless work began earlier.
 */
export function laytimeStart(
  { norTendered, allFast, workStart, zone }: Omit<LaytimePort, 'key' | 'events' | 'opType'>,
  { noticeHours, laycanFrom }: Pick<LaytimeTerms, 'noticeHours' | 'laycanFrom'>,
): string | null {
  const afterNotice = norTendered && minuteOf(norTendered) + Number(round(mul(noticeHours, HOUR), 0));
  const moments = [afterNotice, allFast && minuteOf(allFast)].filter((at) => typeof at === 'number');
  if (moments.length === 0) return null;
  const start = Math.min(...moments);
  const early = norTendered && laycanFrom && localDate({ utc: norTendered, zone }) < laycanFrom;
  if (!early) return utcOf(start);
  const firstHour = minuteOf(toUtc({ local: `${laycanFrom}T${FIRST_LAY_HOUR}`, zone }));
  const worked = workStart ? minuteOf(workStart) : firstHour;
  return utcOf(Math.max(start, Math.min(firstHour, worked)));
}

/** Minutes allowed in a port by its own terms; null where they are not its own or a part is missing. */
export function portAllowance(
  { allowedHours, quantity, rate }: Pick<LaytimePort, 'allowedHours' | 'quantity' | 'rate'>,
  basis: LaytimeBasis,
): Decimal | null {
  if (basis === 'PER_PORT') return mul(allowedHours, HOUR);
  return basis === 'RATE' ? mul(div(quantity, rate), DAY) : null;
}

/** Last day on which a claim may come: so many days after the discharge was completed, by the port's calendar. */
export function claimDueDate(ports: readonly LaytimePort[], claimDays: number): string | null {
  const discharged = ports.filter(({ opType }) => opType === 'DISCHARGING');
  const last = (discharged.length > 0 ? discharged : ports).at(-1);
  if (!last?.hosesOff) return null;
  return daysAfter(localDate({ utc: last.hosesOff, zone: last.zone }), claimDays);
}

/** Money of counted minutes at a rate a day, rounded once. */
const amountOf = (minutes: MaybeDecimal, rate: MaybeDecimal): Decimal | null => round(div(mul(minutes, rate), DAY), 2);

type Clock = { readonly windows: readonly LaytimeWindow[]; readonly allowed: Decimal | null };

/** One clock over all ports, or each port its own. */
function clocksOf(windows: readonly LaytimeWindow[], ports: readonly PortResult[], terms: LaytimeTerms): Clock[] {
  if (terms.basis === 'TOTAL') return [{ windows, allowed: mul(terms.allowedHours, HOUR) }];
  const allowances = ports.map(({ allowed }) => allowed);
  if (terms.reversible) {
    const known = allowances.every((allowed) => allowed !== null);
    return [{ windows, allowed: known ? sum(allowances) : null }];
  }
  return windows.map((window, i) => ({ windows: [window], allowed: allowances[i] ?? null }));
}

const countedOf = (lines: readonly SheetLine[], phase: SheetLine['phase'], key?: number): Decimal =>
  orZero(sum(lines.filter((l) => l.phase === phase && (key === undefined || l.key === key)).map((l) => l.counted)));

const UNKNOWN = {
  sheet: [],
  allowed: null,
  used: null,
  demurrage: null,
  saved: null,
  demurrageAmount: null,
  despatchAmount: null,
  commissionAmount: null,
  netAmount: null,
} as const;

/** The whole statement: ports in the order of their stays. Nothing is counted while a start, an end or an allowance is missing. */
export function laytimeOf(ports: readonly LaytimePort[], terms: LaytimeTerms): LaytimeResult {
  const claimDue = claimDueDate(ports, terms.claimDays);
  const bare = ports.map((port): PortResult => {
    const start = laytimeStart(port, terms);
    const end = port.hosesOff;
    return { key: port.key, start, end, allowed: portAllowance(port, terms.basis), used: '0', over: '0' };
  });
  const windows = bare.flatMap(({ key, start, end }, i): LaytimeWindow[] => {
    if (!start || !end) return [];
    const from = minuteOf(start);
    return [{ key, start: from, end: Math.max(from, minuteOf(end)), events: ports[i]!.events }];
  });
  const clocks = clocksOf(windows, bare, terms);
  const counts = windows.length === ports.length && ports.length > 0 && clocks.every(({ allowed }) => allowed !== null);
  if (!counts) return { ports: bare, ...UNKNOWN, claimDue };
  const runs = clocks.map(({ windows: own, allowed }) => {
    const lines = runClock(own, orZero(allowed), terms.exceptions);
    return { lines, allowed: orZero(allowed), used: countedOf(lines, 'LAYTIME') };
  });
  const sheet = runs.flatMap(({ lines }) => lines);
  const demurrage = countedOf(sheet, 'DEMURRAGE');
  const saved = orZero(sum(runs.map(({ allowed, used }) => (gt(allowed, used) ? sub(allowed, used) : '0'))));
  const demurrageAmount = amountOf(demurrage, terms.demurrageRate);
  const commission = div(mul(demurrageAmount, orZero(terms.addressCommission)), '100');
  return {
    ports: bare.map((port) => ({
      ...port,
      used: countedOf(sheet, 'LAYTIME', port.key),
      over: countedOf(sheet, 'DEMURRAGE', port.key),
    })),
    sheet,
    allowed: runs.reduce<Decimal>((total, { allowed }) => add(total, allowed), '0'),
    used: countedOf(sheet, 'LAYTIME'),
    demurrage,
    saved,
    demurrageAmount,
    despatchAmount: amountOf(saved, orZero(terms.despatchRate)),
    commissionAmount: sub(demurrageAmount, round(sub(demurrageAmount, commission), 2)),
    netAmount: round(sub(demurrageAmount, commission), 2),
    claimDue,
  };
}
