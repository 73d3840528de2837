import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../../../kernel/testing/runs.ts';
import { add, div, gt, lte, min, mul, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { isException, type MatchLine, matchInvoice, type Tolerances } from './match.rules.ts';

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
      taxRate: TAX,
      passed: { quantity: '0', net: '0' },
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

test('the net is held against quantity times ordered price, whatever the price says', () => {
  // The price as ordered, ten times the money.
  expect(told({ ...line('98', '250'), netAmount: '245000', taxAmount: '31850' })).toEqual([
    'EXCEPTION',
    ['PRICE_OVER', 220_500],
    ['AMOUNT_DIFF', 220_500],
  ]);
  // Net above quantity times the invoice's own price, though within what the order would bear.
  expect(told({ ...line('98', '250'), netAmount: '24600', taxAmount: '3198' })).toEqual([
    'EXCEPTION',
    ['PRICE_WITHIN', 100],
    ['AMOUNT_DIFF', 100],
  ]);
  // A discount is in the ordered price of six places; the cent that its rounding makes is none.
  expect(told(line('3', '33.333333', { ordered: '33.333333' }))).toEqual(['MATCHED']);
  expect(told({ ...line('3', '33.33', { ordered: '33.333333' }), netAmount: '100', taxAmount: '13' })).toEqual([
    'MATCHED',
  ]);
  // Nothing at a price of something.
  expect(told({ ...line('0', '250'), netAmount: '1', taxAmount: '0.13' })).toEqual([
    'EXCEPTION',
    ['PRICE_OVER', 1],
    ['AMOUNT_DIFF', 1],
  ]);
});

test('a line of no order is an exception on a purchase, and beside lines of an order', () => {
  const free = { ...line('1', '999'), order: null };
  const codes = (lines: readonly MatchLine[], orders: boolean) => {
    const { result, findings } = matchInvoice(lines, undefined, { orders });
    return [result, ...findings.map(({ lineNo, code }) => `${lineNo} ${code}`)];
  };
  expect(codes([free], true)).toEqual(['EXCEPTION', '1 NO_ORDER']);
  expect(codes([line('98', '250'), free], false)).toEqual(['EXCEPTION', '2 NO_ORDER']);
  expect(codes([free], false)).toEqual(['NONE']);
});

test('a higher rate than ordered stops it where it makes the total dearer', () => {
  const taxed = (taxRate: string, netAmount: string, ordered: string | null = '0.13') => {
    const one = line('100', String(Number(netAmount) / 100), { accepted: '100' });
    const taxAmount = round(mul(netAmount, taxRate), 2);
    return { ...one, netAmount, taxRate, taxAmount, order: { ...one.order!, taxRate: ordered } };
  };
  expect(told(taxed('0.9', '25000'))).toEqual(['EXCEPTION', ['TAX_RATE', 19_250]]);
  expect(told(taxed('0.06', '25000'))).toEqual(['MATCHED']);
  // Ordered at 250.00 with the tax inside, and invoiced with the tax told apart.
  expect(told(taxed('0.13', '22123.89', null))).toEqual(['MATCHED', ['PRICE_LOWER', -2876.11]]);
});

test('many invoices of one line pass no more of it than one', () => {
  const dear = line('20', '254');
  expect(told({ ...dear, order: { ...dear.order!, passed: { quantity: '78', net: '19812' } } })).toEqual([
    'TOLERANCE',
    ['PRICE_WITHIN', 80],
  ]);
  expect(
    told({ ...dear, order: { ...dear.order!, acceptedQty: '998', passed: { quantity: '200', net: '50450' } } }),
  ).toEqual(['EXCEPTION', ['PRICE_SUM', 530]]);
});

/** What an order line costs without exception: what was accepted at its price, and the tolerance of a line, and the rounding of both. */
const most = (accepted: string, price: string, { pricePct, priceAbs }: Tolerances) => {
  const ordered = round(mul(accepted, price), 2);
  const share = div(mul(ordered, pricePct), '100') ?? '0';
  return sum([ordered, min(share, priceAbs) ?? '0', '0.01', mul(accepted, '0.0000005')])!;
};

test('whatever is booked without an exception never exceeds accepted quantity times ordered price by more than the tolerances', () => {
  const cents = (max: number) => fc.integer({ min: 0, max }).map((n) => (n / 100).toFixed(2));
  const orderLine = fc.record({
    price: fc.integer({ min: 0, max: 400_000_000 }).map((n) => (n / 1_000_000).toFixed(6)),
    taxRate: fc.constantFrom(null, '0', '0.06', '0.13'),
    /** What comes between one invoice and the next. */
    comes: fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 6, maxLength: 6 }),
  });
  const typedLine = fc.record({
    of: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 2, 2, -1),
    quantity: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 20 }) }, fc.integer({ min: 0, max: 90 })),
    /** Percent of the ordered price, mostly near it. */
    dearer: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, 0, 0, 1, 1, 2, 100)),
    net: fc.oneof({ weight: 14, arbitrary: fc.constant(undefined) }, cents(4_000_000)),
    more: fc.constantFrom('0', '0', '0', '0', '0', '0.01', '0.01', '0.05', '3'),
    taxRate: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, undefined, '0.13', '0.9'),
    moreTax: fc.constantFrom('0', '0', '0', '0', '0', '0.02', '0.06', '0.07', '50'),
  });
  const limits = fc.record({
    pricePct: cents(500),
    priceAbs: cents(100_000),
    totalAbs: cents(150_000),
    taxLineTol: cents(10),
    taxTotalTol: cents(200),
  });
  const story = fc.tuple(
    fc.array(orderLine, { minLength: 3, maxLength: 3 }),
    fc.array(fc.array(typedLine, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
    limits,
  );
  const runs = runsOf(10_000);
  let booked = 0;
  fc.assert(
    fc.property(story, ([orders, invoices, tolerances]) => {
      const state = orders.map(() => ({ accepted: '0', quantity: '0', net: '0' }));
      for (const [at, typed] of invoices.entries()) {
        for (const [i, { comes }] of orders.entries())
          state[i]!.accepted = add(state[i]!.accepted, String(comes[at] ?? 0));
        const next = state.map((one) => ({ ...one }));
        const lines = typed.map((one): MatchLine => {
          const order = orders[one.of];
          const quantity = String(one.quantity);
          const unitPrice = round(mul(order?.price ?? '10', String(1 + one.dearer / 100)), 6);
          const netAmount = one.net ?? round(add(mul(quantity, unitPrice), one.more), 2);
          const taxRate = one.taxRate ?? order?.taxRate ?? null;
          const taxAmount = round(add(mul(netAmount, taxRate ?? '0'), one.moreTax), 2);
          const given = { quantity, unitPrice, netAmount, taxRate, taxAmount };
          if (!order) return { ...given, order: null };
          const before = next[one.of]!;
          const left = sub(before.accepted, before.quantity);
          next[one.of] = {
            ...before,
            quantity: add(before.quantity, quantity),
            net: add(before.net, netAmount),
          };
          return {
            ...given,
            order: {
              acceptedQty: before.accepted,
              invoiceable: gt(left, '0') ? left : '0',
              unitPrice: order.price,
              taxRate: order.taxRate,
              passed: { quantity: before.quantity, net: before.net },
              sameParty: true,
              sameCurrency: true,
            },
          };
        });
        const { result, findings } = matchInvoice(lines, tolerances, { orders: true });
        expect(result === 'EXCEPTION').toBe(findings.some(isException));
        if (result === 'EXCEPTION') continue;
        booked += 1;
        state.splice(0, state.length, ...next);
        // Of the whole document: what it asks above its order, and its tax above that of its lines.
        const over = sum(lines.map((one) => sub(one.netAmount, round(mul(one.quantity, one.order!.unitPrice), 2))))!;
        const slack = sum(lines.map((one) => add('0.01', mul(one.quantity, '0.0000005'))))!;
        expect(lte(over, add(tolerances.totalAbs, slack))).toBe(true);
        const [tax, due] = [
          sum(lines.map(({ taxAmount }) => taxAmount))!,
          sum(lines.map(({ netAmount, taxRate }) => round(mul(netAmount, taxRate ?? '0'), 2)))!,
        ];
        expect(lte(sub(tax, due), tolerances.taxTotalTol)).toBe(true);
      }
      for (const [i, { accepted, quantity, net }] of state.entries()) {
        expect(lte(quantity, accepted)).toBe(true);
        expect(lte(net, most(accepted, orders[i]!.price, tolerances))).toBe(true);
      }
    }),
    { numRuns: runs },
  );
  // The story is not empty: many an invoice passes.
  expect(booked).toBeGreaterThan(runs / 10);
}, 600_000);

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
