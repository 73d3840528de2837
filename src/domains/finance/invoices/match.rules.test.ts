import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { type MatchLine, matchInvoice } from './match.rules.ts';

const TAX = '0.13';

/** An invoice line of an order of 100 at 250.00, of which 98 were accepted. */
function line(quantity: string, unitPrice: string, { ordered = '250', accepted = '98', tax = '' } = {}): MatchLine {
  const netAmount = round(mul(quantity, unitPrice), 2);
  return {
    quantity,
    unitPrice,
    netAmount,
    taxRate: TAX,
    taxAmount: tax || round(mul(netAmount, TAX), 2),
    order: {
      acceptedQty: accepted,
      invoiceable: accepted,
      unitPrice: ordered,
      sameParty: true,
      sameCurrency: true,
    },
  };
}
const told = (...lines: MatchLine[]) => {
  const { result, findings } = matchInvoice(lines);
  return [result, ...findings.map(({ code, amount }) => [code, amount === null ? null : Number(amount)])];
};

test('the six invoices of an order of 100 at 250.00 with 98 accepted', () => {
  expect(told(line('98', '250.00'))).toEqual(['MATCHED']);
  expect(told(line('98', '254.00'))).toEqual(['TOLERANCE', ['PRICE_WITHIN', 392]]);
  expect(told(line('98', '256.00'))).toEqual(['EXCEPTION', ['PRICE_OVER', 588]]);
  expect(told(line('100', '250.00'))).toEqual(['EXCEPTION', ['QTY_OVER', 2]]);
  expect(told(line('100', '80.80', { ordered: '80', accepted: '100' }))).toEqual(['TOLERANCE', ['PRICE_WITHIN', 80]]);
  expect(told(line('10000', '80.80', { ordered: '80', accepted: '10000' }))).toEqual([
    'EXCEPTION',
    ['PRICE_OVER', 8000],
  ]);
});

test('the invoice within tolerance comes to net 24,892.00, tax 3,235.96', () => {
  const { netAmount, taxAmount } = line('98', '254.00');
  expect([netAmount, taxAmount]).toEqual(['24892.00', '3235.96']);
});

test('what has not come, whose it is not, and tax beyond six cents stop it; a lower price does not', () => {
  expect(told(line('5', '250', { accepted: '0' }))).toEqual(['EXCEPTION', ['NOT_RECEIVED', 5]]);
  expect(told(line('98', '249'))).toEqual(['MATCHED', ['PRICE_LOWER', -98]]);
  expect(told(line('98', '250', { tax: '3185.06' }))).toEqual(['MATCHED']);
  expect(told(line('98', '250', { tax: '3185.07' }))).toEqual(['EXCEPTION', ['TAX_DIFF', 0.07]]);
  const other = line('98', '250');
  expect(told({ ...other, order: { ...other.order!, sameParty: false, sameCurrency: false } })).toEqual([
    'EXCEPTION',
    ['PARTY', null],
    ['CURRENCY', null],
  ]);
});

test('many small differences come to more than a document may differ by', () => {
  const small = line('98', '254.00');
  expect(told(small, small)).toEqual(['TOLERANCE', ['PRICE_WITHIN', 392], ['PRICE_WITHIN', 392]]);
  expect(told(small, small, small).at(-1)).toEqual(['TOTAL_OVER', 1176]);
  const cents = line('98', '250', { tax: '3185.06' });
  expect(told(...Array.from({ length: 22 }, () => cents))).toEqual(['EXCEPTION', ['TAX_DIFF', 1.32]]);
});

test('what is of no order meets its tax alone', () => {
  expect(told({ ...line('1', '999'), order: null })).toEqual(['NONE']);
});

test('more of a price never passes where less of it is stopped', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 500 }), (price, more, quantity) => {
      const of = (each: number) =>
        matchInvoice([
          line(String(quantity), String(each / 100), { ordered: String(price / 100), accepted: '500' }),
        ]).findings.some(({ code }) => code === 'PRICE_OVER');
      return !of(price + more) || of(price + more * 2);
    }),
  );
});
