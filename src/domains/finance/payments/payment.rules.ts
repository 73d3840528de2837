import {
  add,
  type Decimal,
  gte,
  isPositive,
  lt,
  lte,
  type MaybeDecimal,
  max,
  min,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Open = {
  readonly grossTotal?: MaybeDecimal;
  readonly paidAmount?: MaybeDecimal;
  readonly reservedAmount?: MaybeDecimal;
};

/** Whether it is a red invoice: what it states is owed to us, and lessens what is paid. */
export const isCredit = ({ grossTotal }: Open): boolean => lt(orZero(grossTotal), '0');

/** Nothing where it lies on the other side of zero than the invoice. */
const within = (open: Open, rest: Decimal): Decimal =>
  (isCredit(open) ? min('0', round(rest, 2)) : max('0', round(rest, 2))) ?? '0';

/** What of an invoice is not paid; of a red one what is not offset, below zero. */
export const openOf = (open: Open): Decimal => within(open, sub(orZero(open.grossTotal), orZero(open.paidAmount)));

/** What of an invoice may still be asked for: neither paid nor asked for already (finance C8); below zero of a red one. */
export const requestableOf = (open: Open): Decimal =>
  within(open, sub(sub(orZero(open.grossTotal), orZero(open.paidAmount)), orZero(open.reservedAmount)));

/** Whether an amount is no more than what is left, and on the same side of zero. */
export const isWithin = (amount: Decimal, left: Decimal): boolean =>
  lt(amount, '0') ? gte(amount, left) : isPositive(amount) && lte(amount, left);

/** How far an invoice in force is paid, a red one offset. */
export const paidAs = (open: Open) => {
  const { grossTotal, paidAmount } = open;
  if (isCredit(open)) return lte(orZero(paidAmount), orZero(grossTotal)) ? ('CREDITED' as const) : ('CREDIT' as const);
  if (!isPositive(paidAmount)) return 'APPROVED' as const;
  return gte(paidAmount, orZero(grossTotal)) ? ('PAID' as const) : ('PART_PAID' as const);
};

/**
 * What of the booked amount a payment settles, in base currency: by what is paid in all, so that the parts of a whole add up to it
 * (finance C7). `rate` is that at which the invoice was booked.
 */
export const bookedPart = (paidBefore: Decimal, amount: Decimal, rate: Decimal): Decimal =>
  sub(round(mul(add(paidBefore, amount), rate), 2), round(mul(paidBefore, rate), 2));

/** What a payment cost more than was booked (a loss), or less where negative (a gain), in base currency (C7). */
export function exchangeDifference(given: {
  readonly paidBefore: Decimal;
  readonly amount: Decimal;
  readonly bookedRate: Decimal;
  readonly paidRate: Decimal;
}): Decimal {
  const { paidBefore, amount, bookedRate, paidRate } = given;
  return round(sub(round(mul(amount, paidRate), 2), bookedPart(paidBefore, amount, bookedRate)), 2);
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Four digits in capitals, a gap of zeros told once: 1010 is 壹仟零壹拾. */
function fourInWords(four: string): string {
  let words = '';
  for (const [i, digit] of [...four].entries()) {
    if (digit !== '0') words += DIGITS[Number(digit)]! + PLACES[3 - i]!;
    else if (words && !words.endsWith('零')) words += '零';
  }
  return words.replace(/零$/, '');
}

/** An amount of yuan up to a trillion as papers write it: 149566.35 is 壹拾肆万玖仟伍佰陆拾陆元叁角伍分. */
export function inCapitals(amount: Decimal): string {
  const [whole = '0', cents = '00'] = round(amount, 2).split('.');
  if (!isPositive(amount) || !lte(amount, '999999999999.99')) return isPositive(amount) ? '' : '零元整';
  const groups = whole.padStart(Math.ceil(whole.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  let yuan = '';
  for (const [i, four] of groups.entries()) {
    const words = fourInWords(four);
    if (!words) continue;
    // What stands before a group that does not fill its four places is told apart from it.
    if (yuan && four.startsWith('0')) yuan += '零';
    else if (yuan && groups[i - 1] === '0000') yuan += '零';
    yuan += words + GROUPS[groups.length - 1 - i]!;
  }
  const [jiao, fen] = [Number(cents[0]), Number(cents[1])];
  const small =
    (jiao > 0 ? `${DIGITS[jiao]}角` : '') + (fen > 0 ? `${yuan && jiao === 0 ? '零' : ''}${DIGITS[fen]}分` : '');
  return (yuan ? `${yuan}元` : '') + (small ? small + (fen === 0 ? '整' : '') : '整');
}
