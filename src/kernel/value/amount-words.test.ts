import { expect, test } from 'vitest';
import { amountInChinese, amountInEnglish } from './amount-words.ts';

test.each([
  ['149566.35', '壹拾肆万玖仟伍佰陆拾陆元叁角伍分'],
  ['0.05', '伍分'],
  ['10000.00', '壹万元整'],
  ['100000001.00', '壹亿零壹元整'],
  ['1010.10', '壹仟零壹拾元壹角整'],
  ['0', '零元整'],
  ['0.5', '伍角整'],
  ['1.05', '壹元零伍分'],
  ['10', '壹拾元整'],
  ['100010', '壹拾万零壹拾元整'],
  ['1000100', '壹佰万零壹佰元整'],
  ['20001000.00', '贰仟万壹仟元整'],
  ['1234567890.12', '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾元壹角贰分'],
  ['-3.20', '负叁元贰角整'],
])('%s in Chinese', (amount, words) => {
  expect(amountInChinese(amount)).toBe(words);
});

test.each([
  ['1010.10', 'one thousand ten and 10/100'],
  ['0', 'zero and 00/100'],
  ['21', 'twenty-one and 00/100'],
  ['149566.35', 'one hundred forty-nine thousand five hundred sixty-six and 35/100'],
  ['2000000', 'two million and 00/100'],
  ['-3.2', 'minus three and 20/100'],
])('%s in English', (amount, words) => {
  expect(amountInEnglish(amount)).toBe(words);
});
