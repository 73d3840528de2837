import Big from 'big.js';

/**
 * A decimal number as text, such as `-12.500`: what money, quantities, hours and distances are on the wire, in the database
 * and between functions. Binary floats never stand in for it (0.1 + 0.2 is not 0.3).
 */
export type Decimal = string;

/** A decimal that may be unknown. Unknown is never zero: it is carried through every sum. An empty text is unknown too. */
export type MaybeDecimal = Decimal | null | undefined;

/** Characters of a figure that somebody types; arithmetic with longer ones takes its time. */
const LONGEST = 100;
const PLAIN = /^-?\d+(\.\d+)?$/;
/** Digits kept by an unrounded quotient; far beyond every stated place, so that rounding happens once, at the end. */
const QUOTIENT_PLACES = 30;

const Exact = Big();
Exact.DP = QUOTIENT_PLACES;
Exact.RM = Big.roundHalfUp;

/** Whether a text is a plain decimal: digits, at most one point, an optional leading minus, no exponent. */
export function isDecimal(text: unknown): text is Decimal {
  return typeof text === 'string' && PLAIN.test(text);
}

/** Reads what a person typed or pasted: thousands separators, spaces, full-width digits, a bare leading or trailing point. */
export function parseDecimal(typed: MaybeDecimal): Decimal | null {
  if (!typed || typed.length > LONGEST) return null;
  const plain = typed
    .replace(/[\uff0b-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s,]/g, '')
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  return PLAIN.test(plain) ? write(new Exact(plain)) : null;
}

/** @throws RangeError on a text that is not a decimal: such a text is a fault of the caller, not an unknown value. */
function read(value: MaybeDecimal): Big | null {
  if (value === null || value === undefined || value === '') return null;
  if (!PLAIN.test(value)) throw new RangeError(`not a decimal: ${value}`);
  return new Exact(value);
}

function write(value: Big, places?: number): Decimal {
  const text = value.toFixed(places, Big.roundHalfUp);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

function combine(a: MaybeDecimal, b: MaybeDecimal, how: (x: Big, y: Big) => Big): Decimal | null {
  const x = read(a);
  const y = read(b);
  return x && y ? write(how(x, y)) : null;
}

/** Exact sum; unknown when either is unknown. */
export function add(a: Decimal, b: Decimal): Decimal;
export function add(a: MaybeDecimal, b: MaybeDecimal): Decimal | null;
export function add(a: MaybeDecimal, b: MaybeDecimal): Decimal | null {
  return combine(a, b, (x, y) => x.plus(y));
}

/** Exact difference; unknown when either is unknown. */
export function sub(a: Decimal, b: Decimal): Decimal;
export function sub(a: MaybeDecimal, b: MaybeDecimal): Decimal | null;
export function sub(a: MaybeDecimal, b: MaybeDecimal): Decimal | null {
  return combine(a, b, (x, y) => x.minus(y));
}

/** Exact product; unknown when either is unknown. */
export function mul(a: Decimal, b: Decimal): Decimal;
export function mul(a: MaybeDecimal, b: MaybeDecimal): Decimal | null;
export function mul(a: MaybeDecimal, b: MaybeDecimal): Decimal | null {
  return combine(a, b, (x, y) => x.times(y));
}

/** Quotient to 30 places, to be rounded by the caller; null when a part is unknown or the divisor is zero. */
export function div(a: MaybeDecimal, b: MaybeDecimal): Decimal | null {
  const x = read(a);
  const y = read(b);
  return x && y && !y.eq(0) ? write(x.div(y)) : null;
}

/** Rounds half away from zero and shows exactly `places` digits after the point: `round('2.345', 2)` is `2.35`. */
export function round(value: Decimal, places: number): Decimal;
export function round(value: MaybeDecimal, places: number): Decimal | null;
export function round(value: MaybeDecimal, places: number): Decimal | null {
  const x = read(value);
  return x ? write(x, places) : null;
}

export function neg(value: Decimal): Decimal;
export function neg(value: MaybeDecimal): Decimal | null;
export function neg(value: MaybeDecimal): Decimal | null {
  const x = read(value);
  return x ? write(x.neg()) : null;
}

export function abs(value: Decimal): Decimal;
export function abs(value: MaybeDecimal): Decimal | null;
export function abs(value: MaybeDecimal): Decimal | null {
  const x = read(value);
  return x ? write(x.abs()) : null;
}

/** Sum of the known values; null when none is known. Use where an empty cell means 'nothing entered here'. */
export function sum(values: Iterable<MaybeDecimal>): Decimal | null {
  let total: Big | null = null;
  for (const value of values) {
    const x = read(value);
    if (x) total = total ? total.plus(x) : x;
  }
  return total ? write(total) : null;
}

/** The value, or zero when it is unknown: an explicit choice at the place where unknown may count as nothing. */
export function orZero(value: MaybeDecimal): Decimal {
  return value || '0';
}

/** -1, 0 or 1; null when either is unknown. */
export function compare(a: MaybeDecimal, b: MaybeDecimal): -1 | 0 | 1 | null {
  const x = read(a);
  const y = read(b);
  return x && y ? x.cmp(y) : null;
}

/** The comparisons answer false when either side is unknown. */
export function eq(a: MaybeDecimal, b: MaybeDecimal): boolean {
  return compare(a, b) === 0;
}
export function gt(a: MaybeDecimal, b: MaybeDecimal): boolean {
  return compare(a, b) === 1;
}
export function lt(a: MaybeDecimal, b: MaybeDecimal): boolean {
  return compare(a, b) === -1;
}
export function gte(a: MaybeDecimal, b: MaybeDecimal): boolean {
  const order = compare(a, b);
  return order === 0 || order === 1;
}
export function lte(a: MaybeDecimal, b: MaybeDecimal): boolean {
  const order = compare(a, b);
  return order === 0 || order === -1;
}

/** Known and above zero. */
export function isPositive(value: MaybeDecimal): boolean {
  return gt(value, '0');
}

/** Known and below zero. */
export function isNegative(value: MaybeDecimal): boolean {
  return lt(value, '0');
}

/** Known and zero. */
export function isZero(value: MaybeDecimal): boolean {
  return eq(value, '0');
}

/** The least of the known values; null when none is known. */
export function min(...values: MaybeDecimal[]): Decimal | null {
  return values.reduce<Decimal | null>((least, v) => (v && (least === null || lt(v, least)) ? v : least), null);
}

/** The greatest of the known values; null when none is known. */
export function max(...values: MaybeDecimal[]): Decimal | null {
  return values.reduce<Decimal | null>((most, v) => (v && (most === null || gt(v, most)) ? v : most), null);
}

/** Middle of the known values (mean of the two middle ones when even); null when none is known. */
export function median(values: Iterable<MaybeDecimal>): Decimal | null {
  const known = [...values].filter((v): v is Decimal => Boolean(v)).sort((a, b) => compare(a, b) ?? 0);
  const half = Math.floor(known.length / 2);
  if (known.length % 2 === 1) return known[half] ?? null;
  return div(add(known[half - 1], known[half]), '2');
}

/** For charts and geometry only; never calculate on with the result. */
export function toNumber(value: MaybeDecimal): number | null {
  const x = read(value);
  return x ? x.toNumber() : null;
}

/** A measured or computed float as decimal text, rounded half up at `places`; null for NaN and infinities. */
export function fromNumber(value: number | null | undefined, places?: number): Decimal | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  return write(new Exact(value), places);
}

/** `-1234567` as `-1,234,567`. */
function inThousands(whole: string): string {
  const digits = whole.startsWith('-') ? whole.slice(1) : whole;
  const first = digits.length % 3 || 3;
  const parts = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) parts.push(digits.slice(at, at + 3));
  return `${whole.startsWith('-') ? '-' : ''}${parts.join(',')}`;
}

/** With thousands separators, such as `1,234.50`; unknown is a dash, never zero. Without `places` all digits are kept. */
export function formatDecimal(value: MaybeDecimal, places?: number): string {
  const x = read(value);
  if (!x) return '—';
  const [whole = '', fraction] = write(x, places).split('.');
  const grouped = inThousands(whole);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
