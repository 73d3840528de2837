import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, round, sum } from '../../../kernel/value/decimal.ts';
import {
  bookedPart,
  exchangeDifference,
  inCapitals,
  isWithin,
  openOf,
  paidAs,
  requestableOf,
} from './payment.rules.ts';

test('after a first request of 30 % of 28,127.96 there are 19,689.57 to ask for', () => {
  expect(requestableOf({ grossTotal: '28127.96', reservedAmount: '8438.39' })).toBe('19689.57');
  expect(requestableOf({ grossTotal: '100', paidAmount: '60', reservedAmount: '40' })).toBe('0');
});

test('of a red invoice what is left lies below zero, and never more of it is offset than it states', () => {
  const red = { grossTotal: '-30', paidAmount: '-10', reservedAmount: '-5' };
  expect([openOf(red), requestableOf(red)]).toEqual(['-20.00', '-15.00']);
  expect(requestableOf({ grossTotal: '-30', paidAmount: '-20', reservedAmount: '-10.01' })).toBe('0');
  expect([
    isWithin('-15', '-15.00'),
    isWithin('-15.01', '-15.00'),
    isWithin('1', '-15.00'),
    isWithin('-1', '15'),
  ]).toEqual([true, false, false, false]);
  expect(['0', '-10', '-30'].map((paidAmount) => paidAs({ grossTotal: '-30', paidAmount }))).toEqual([
    'CREDIT',
    'CREDIT',
    'CREDITED',
  ]);
});

test.each([
  ['0', 'APPROVED'],
  ['60', 'PART_PAID'],
  ['100', 'PAID'],
])('of 100 paid %s it is %s', (paidAmount, state) => {
  expect(paidAs({ grossTotal: '100', paidAmount })).toBe(state);
});

test('50,000 dollars booked at 7.1825 and paid in two: a gain of 525.00, a loss of 370.00', () => {
  const bookedRate = '7.1825';
  const first = exchangeDifference({ paidBefore: '0', amount: '30000', bookedRate, paidRate: '7.165' });
  const second = exchangeDifference({ paidBefore: '30000', amount: '20000', bookedRate, paidRate: '7.201' });
  expect([first, second, add(first, second)].map(Number)).toEqual([-525, 370, -155]);
});

test('three parts of 1,000.00 at 7.1825 come to 7,182.50', () => {
  expect([
    bookedPart('0', '333.33', '7.1825'),
    bookedPart('333.33', '333.33', '7.1825'),
    bookedPart('666.66', '333.34', '7.1825'),
  ]).toEqual(['2394.14', '2394.15', '2394.21']);
  const cents = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 100_000 }), (parts, rate) => {
      let before = '0';
      const booked = parts.map((part) => {
        const amount = round(String(part / 100), 2);
        const share = bookedPart(before, amount, String(rate / 10_000));
        before = round(add(before, amount), 2);
        return share;
      });
      return Number(sum(booked)) === Number(bookedPart('0', before, String(rate / 10_000)));
    }),
  );
});

test.each([
  ['149566.35', '壹拾肆万玖仟伍佰陆拾陆元叁角伍分'],
  ['0.05', '伍分'],
  ['10000.00', '壹万元整'],
  ['100000001.00', '壹亿零壹元整'],
  ['1010.10', '壹仟零壹拾元壹角整'],
  ['0', '零元整'],
  ['20.05', '贰拾元零伍分'],
  ['100500000', '壹亿零伍拾万元整'],
  ['10001000', '壹仟万壹仟元整'],
  ['1000000000', '壹拾亿元整'],
])('%s is %s', (amount, words) => {
  expect(inCapitals(amount)).toBe(words);
});
