const DIGITS = '零一二三四五六七八九';
const UNITS = ['', '十', '百', '千'];
/** Names of the groups of four digits; the highest is 万 of 亿, whose 亿 follows with the next group. */
const GROUPS = ['', '万', '亿', '万'];

/**
 * An integer in Chinese numerals: 105 is 一百零五, 12 is 十二, 20010 is 二万零一十.
 * @throws RangeError for a fraction or more than 15 digits.
 */
export function chineseNumber(value: number): string {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= 1e15)
    throw new RangeError(`no integer of up to 15 digits: ${value}`);
  if (value === 0) return '零';
  const digits = String(Math.abs(value));
  let text = '';
  let zero = false;
  let groupEmpty = true;
  for (let i = 0; i < digits.length; i++) {
    const place = digits.length - 1 - i;
    const digit = Number(digits[i]);
    if (digit === 0) zero = text !== '';
    else {
      text += (zero ? '零' : '') + DIGITS[digit] + UNITS[place % 4];
      zero = false;
      groupEmpty = false;
    }
    if (place % 4 === 0) {
      const group = place / 4;
      if (!groupEmpty) text += GROUPS[group];
      // 一万亿 keeps its 亿 although the group of 亿 itself is empty.
      else if (group === 2 && text) text += '亿';
      // 一百二十万三千: a zero that ends a group is not read; an empty group is (一亿零一千).
      zero = groupEmpty && text !== '';
      groupEmpty = true;
    }
  }
  return (value < 0 ? '负' : '') + text.replace(/^一十/, '十');
}
