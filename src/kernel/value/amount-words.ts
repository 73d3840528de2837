import { abs, type Decimal, isNegative, round } from './decimal.ts';

const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Up to 9,999 in capitals; one zero stands for several within, none at the end. */
function groupInChinese(group: string): string {
  const read = [...group].map((digit, i) =>
    digit === '0' ? '零' : DIGITS[Number(digit)]! + PLACES[group.length - 1 - i]!,
  );
  return read.join('').replace(/零+/g, '零').replace(/零$/, '');
}

/** A whole number below 10^16 in capitals, nothing for zero. */
function wholeInChinese(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) groups.unshift(digits.slice(Math.max(0, end - 4), end));
  return groups
    .reduce((said, group, i) => {
      const own = groupInChinese(group.padStart(4, '0')).replace(/^零/, '');
      if (!own) return said;
      // A zero says that the thousands are left out, or a group between.
      const gap = said && (group.startsWith('0') || /0000$/.test(groups.slice(0, i).join('')));
      return `${said}${gap ? '零' : ''}${own}${GROUPS[groups.length - 1 - i]!}`;
    }, '')
    .replace(/亿万$/, '亿');
}

const parts = (amount: Decimal): { whole: string; cents: string } => {
  const [whole = '0', cents = '00'] = round(abs(amount), 2).split('.');
  return { whole: whole.replace(/^0+/, ''), cents };
};

/** An amount with two places, below 10^16, as Chinese papers write it beside the figures: 1,010.10 is 壹仟零壹拾元壹角整. */
export function amountInChinese(amount: Decimal): string {
  const { whole, cents } = parts(amount);
  const [tenths, hundredths] = [Number(cents[0]), Number(cents[1])];
  const yuan = wholeInChinese(whole);
  const minus = isNegative(amount) ? '负' : '';
  if (tenths === 0 && hundredths === 0) return `${minus}${yuan || '零'}元整`;
  const jiao = tenths > 0 ? `${DIGITS[tenths]}角` : yuan ? '零' : '';
  const fen = hundredths > 0 ? `${DIGITS[hundredths]}分` : '整';
  return `${minus}${yuan && `${yuan}元`}${jiao}${fen}`;
}

const SMALL =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Up to 999 in words, nothing for zero. */
function groupInEnglish(n: number): string {
  const hundreds = n >= 100 ? `${SMALL[Math.floor(n / 100)]} hundred` : '';
  const rest = n % 100;
  const ones = rest % 10 > 0 ? `-${SMALL[rest % 10]}` : '';
  const tens = rest < 20 ? SMALL[rest]! : `${TENS[Math.floor(rest / 10)]}${ones}`;
  return [hundreds, tens].filter(Boolean).join(' ');
}

/** An amount with two places, below 10^16, as English papers write it: `one thousand ten and 10/100`. */
export function amountInEnglish(amount: Decimal): string {
  const { whole, cents } = parts(amount);
  const words: string[] = [];
  for (let end = whole.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const said = groupInEnglish(Number(whole.slice(Math.max(0, end - 3), end)));
    if (said) words.unshift([said, SCALES[scale]].filter(Boolean).join(' '));
  }
  return `${isNegative(amount) ? 'minus ' : ''}${words.join(' ') || 'zero'} and ${cents}/100`;
}
