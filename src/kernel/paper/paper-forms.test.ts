import { expect, test } from 'vitest';
import { validate } from '../resource/validate.ts';
import { addressesIn, paperLetter } from './paper-forms.ts';

test('addresses are taken however they are separated, each once', () => {
  expect(addressesIn('a@x.cn，b@x.cn; c@x.cn\nd@x.cn 、a@x.cn')).toEqual(['a@x.cn', 'b@x.cn', 'c@x.cn', 'd@x.cn']);
  expect(addressesIn(' ')).toEqual([]);
});

test.each([
  ['a@x.cn; b@y.com', []],
  ['a@x.cn; nobody', ['recipients']],
  ['', ['recipients']],
  [Array.from({ length: 21 }, (_, n) => `a${n}@x.cn`).join(','), ['recipients']],
])('a letter to %s', (recipients, fields) => {
  const { errors } = validate(paperLetter, { recipients, subject: '订单', language: 'zh' });
  expect(errors.map(({ field }) => field)).toEqual(fields);
});
