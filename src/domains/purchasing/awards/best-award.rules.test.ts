import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion } from '../../../kernel/value/apportion.ts';
import { add, type Decimal, lte } from '../../../kernel/value/decimal.ts';
import { lineAmounts } from '../orders/order-amounts.rules.ts';
import {
  freightBase,
  netBaseAmount,
  netBasePrice,
  orderPrice,
  type PriceHead,
} from '../quotations/quote-price.rules.ts';
import { bestAward, lowestPerLine, type Offer, splitOf } from './best-award.rules.ts';

const QTY = new Map([
  [1, '2'],
  [2, '40'],
  [3, '200'],
]);
const A: PriceHead = {
  taxIncluded: true,
  taxRate: '0.13',
  orderDiscountPct: '2',
  freightMode: 'FIXED',
  freight: '904',
};
const B: PriceHead = { freightMode: 'FIXED', freight: '150' };
const C: PriceHead = { orderDiscountPct: '3', freightMode: 'FIXED', freight: '90' };

type Quoted = Record<number, { unitPrice: string; factor?: string }>;
const offer = (id: number, head: PriceHead, rate: Decimal, lines: Quoted): Offer => ({
  id,
  freight: freightBase(head, rate),
  amounts: new Map(
    Object.entries(lines).map(([line, given]) => [
      Number(line),
      netBaseAmount(netBasePrice(given, head, rate), QTY.get(Number(line))),
    ]),
  ),
});
const OFFERS = [
  offer(1, A, '1', { 1: { unitPrice: '10800' }, 2: { unitPrice: '168' }, 3: { unitPrice: '46.50' } }),
  offer(2, B, '7.10', { 1: { unitPrice: '1320' }, 2: { unitPrice: '19.80' }, 3: { unitPrice: '118', factor: '20' } }),
  offer(3, C, '7.80', { 1: { unitPrice: '1080' }, 3: { unitPrice: '5.10' } }),
];
const LINES = [1, 2, 3];
const COST = { most: 3, handlingCost: '300' };

describe('the example of purchasing 5.1', () => {
  test('net prices of one asked unit in base currency', () => {
    expect([
      netBasePrice({ unitPrice: '10800' }, A, '1'),
      netBasePrice({ unitPrice: '168' }, A, '1'),
      netBasePrice({ unitPrice: '46.50' }, A, '1'),
      netBasePrice({ unitPrice: '1320' }, B, '7.10'),
      netBasePrice({ unitPrice: '118', factor: '20' }, B, '7.10'),
      netBasePrice({ unitPrice: '1080' }, C, '7.80'),
      netBasePrice({ unitPrice: '5.10' }, C, '7.80'),
    ]).toEqual(['9366.371681', '145.699115', '40.327434', '9372.000000', '41.890000', '8171.280000', '38.586600']);
  });

  test('amounts of lines and freight', () => {
    expect(OFFERS.map(({ amounts, freight }) => [...amounts.values(), freight])).toEqual([
      ['18732.74', '5827.96', '8065.49', '800.00'],
      ['18744.00', '5623.20', '8378.00', '1065.00'],
      ['16342.56', '7717.32', '702.00'],
    ]);
  });

  test('landed prices of C, and freight of A over its lines', () => {
    const [one, three] = apportion('702.00', ['16342.56', '7717.32']) as [string, string];
    expect([one, three]).toEqual(['476.83', '225.17']);
    expect(apportion('800.00', ['18732.74', '5827.96', '8065.49'])).toEqual(['459.33', '142.90', '197.77']);
  });
});

describe('the best award of 5.4', () => {
  const alone = (id: number) => splitOf(LINES, OFFERS, new Map(LINES.map((line) => [line, id])), '300').total;
  test('costs of one supplier alone and of the lowest prices', () => {
    expect([alone(1), alone(2), lowestPerLine(LINES, OFFERS, '300').total]).toEqual([
      '33726.19',
      '34110.20',
      '32050.08',
    ]);
  });

  test('C, A, C is best', () => {
    const best = bestAward(LINES, OFFERS, COST);
    expect([...best.picks.entries()]).toEqual([
      [1, 3],
      [2, 1],
      [3, 3],
    ]);
    expect([best.goods, best.freight, best.handling, best.total]).toEqual([
      '29887.84',
      '1502.00',
      '600.00',
      '31989.84',
    ]);
  });

  test('with one supplier at most it is A', () => {
    expect(bestAward(LINES, OFFERS, { ...COST, most: 1 }).total).toBe('33726.19');
  });

  test('what nobody quotes for is listed', () => {
    const best = bestAward([1, 2, 3, 4], OFFERS, COST);
    expect([best.uncovered, best.total]).toEqual([[4], '31989.84']);
    expect(bestAward([1], [], COST)).toMatchObject({ uncovered: [1], total: '0.00' });
  });

  test('is never dearer than any supplier who covers all, nor than the lowest prices together', () => {
    const amount = fc.integer({ min: 1, max: 100_000 }).map((value) => (value / 100).toFixed(2));
    const offers = fc.array(fc.record({ freight: amount, amounts: fc.tuple(amount, amount, amount) }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(offers, (given) => {
        const made = given.map(({ freight, amounts }, i) => ({
          id: i + 1,
          freight,
          amounts: new Map(amounts.map((value, at) => [at + 1, value])),
        }));
        const { total } = bestAward(LINES, made, COST);
        const others = made.map(
          ({ id }) => splitOf(LINES, made, new Map(LINES.map((line) => [line, id])), '300').total,
        );
        for (const other of [...others, lowestPerLine(LINES, made, '300').total]) expect(lte(total, other)).toBe(true);
      }),
    );
  });
});

describe('an order priced by a quotation', () => {
  test('says the example of 5.2', () => {
    const price = orderPrice({ unitPrice: '168' }, A);
    expect(price).toEqual({ unitPrice: '168.000000', discountPct: '2.00' });
    expect(lineAmounts({ ...price, qty: '40', taxRate: '0.13', taxIncluded: true })).toEqual({
      amount: '6585.60',
      net: '5827.96',
      tax: '757.64',
    });
  });

  test('has both discounts where there are two, and the price of the asked unit', () => {
    const price = orderPrice({ unitPrice: '118', factor: '20', discountPct: '10' }, C);
    expect(price).toEqual({ unitPrice: '5.723000', discountPct: '10.00' });
    expect(add(lineAmounts({ ...price, qty: '200' }).net, '0')).toBe('1030.14');
  });
});
