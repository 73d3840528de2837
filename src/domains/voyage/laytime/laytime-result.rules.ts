import { type Decimal, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { instant } from '../../../kernel/value/zone.ts';
import type { LaytimeRow } from './laytime.resource.ts';
import { daysOf, hoursOf, type LaytimePort, type LaytimeTerms, laytimeOf } from './laytime.rules.ts';
import type { LaytimeEvent } from './time-sheet.rules.ts';

type Typed = Pick<
  LaytimeRow,
  | 'basis'
  | 'allowedHours'
  | 'reversible'
  | 'noticeHours'
  | 'laycanFrom'
  | 'exceptions'
  | 'demurrageRate'
  | 'despatchRate'
  | 'addressCommission'
  | 'claimDays'
> & {
  readonly ports: readonly Omit<LaytimeRow['ports'][number], 'id'>[];
  readonly facts: readonly Omit<LaytimeRow['facts'][number], 'id'>[];
};

const utc = (minute: number): string => new Date(minute * 60_000).toISOString();

/** Percents are typed with two places; `50.00` counts as `50` does. */
const termsOf = ({ addressCommission, reversible, basis, ...row }: Typed): LaytimeTerms => ({
  ...row,
  basis,
  reversible: reversible === true,
  // Kept as a fraction.
  addressCommission: mul(addressCommission, '100'),
});

/** The ports in their order with the facts of all: those of another stay lie outside of a port's time. */
function portsOf({ ports, facts }: Typed): LaytimePort[] {
  const events = facts.map(({ from, to, eventType, remark }): LaytimeEvent => ({ from, to, eventType, remark }));
  return ports.map(({ zone, ...port }, key) => ({ ...port, key, zone: Number(zone), events }));
}

/** Where laytime of one port begins before that of the port before has ended: a ship lies in one port at a time. */
export function overlapping(ports: readonly { start: string | null; end: string | null }[]): number[] {
  return ports.flatMap(({ start }, i) => {
    const before = ports[i - 1];
    return start && before?.end && instant(start) < instant(before.end) ? [i] : [];
  });
}

/** All that the server writes of a statement: what each port comes to, the time sheet, the totals. */
export function statementOf(row: Typed) {
  const result = laytimeOf(portsOf(row), termsOf(row));
  const { allowed } = result;
  // Of a clock of its own each port has its own rest; of one over all ports there is one.
  const own = row.basis !== 'TOTAL' && row.reversible !== true;
  const left = (key: number, used: Decimal): Decimal | null => {
    const whole = own ? result.ports.find((port) => port.key === key)?.allowed : allowed;
    return hoursOf(sub(whole, used));
  };
  return {
    overlaps: overlapping(result.ports),
    ports: result.ports.map(({ start, used, over }) => ({
      start,
      usedHours: result.used === null ? null : hoursOf(used),
      overHours: result.used === null ? null : hoursOf(over),
    })),
    sheet: result.sheet.map((line) => ({
      stay: line.key + 1,
      port: row.ports[line.key]!.port,
      zone: row.ports[line.key]!.zone,
      from: utc(line.from),
      to: utc(line.to),
      eventType: line.eventType,
      remark: line.remark,
      phase: line.phase,
      pct: round(line.pct, 2),
      hours: hoursOf(line.counted),
      usedHours: hoursOf(line.used),
      leftHours: left(line.key, line.used),
      overHours: hoursOf(line.over),
    })),
    totals: {
      allowedTotal: hoursOf(allowed),
      usedTotal: hoursOf(result.used),
      savedHours: hoursOf(result.saved),
      demurrageHours: hoursOf(result.demurrage),
      demurrageDays: daysOf(result.demurrage),
      demurrageAmount: result.demurrageAmount,
      commissionAmount: result.commissionAmount,
      netAmount: result.netAmount,
      despatchAmount: result.despatchAmount,
      claimDue: result.claimDue,
    },
  };
}
