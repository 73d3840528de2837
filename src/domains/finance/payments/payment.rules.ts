import {
  add,
  type Decimal,
  gte,
  isPositive,
  lte,
  type MaybeDecimal,
  max,
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

/** What of an invoice may still be asked for: neither paid nor asked for already (finance C8). */
export const requestableOf = ({ grossTotal, paidAmount, reservedAmount }: Open): Decimal =>
  max('0', round(sub(sub(orZero(grossTotal), orZero(paidAmount)), orZero(reservedAmount)), 2)) ?? '0';

/** How far an invoice in force is paid. */
export const paidAs = ({ grossTotal, paidAmount }: Open) => {
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
