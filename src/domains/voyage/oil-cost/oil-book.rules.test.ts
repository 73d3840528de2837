import { expect, test } from 'vitest';
import { add, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { oilBooks, voyageCosts } from './oil-book.rules.ts';

const delivery = {
  id: 2,
  reportId: 1,
  at: '2026-09-10T04:00:00.000Z',
  month: '2026-09',
  voyageId: 5,
  oil: 'VLSFO',
  opening: false,
  booked: '100.000',
  bookedAmount: '500000.00',
  used: [{ voyageId: 5, consumer: 'ME_CONST', qty: '60.000' }],
} as const;
const left = {
  source: 2,
  oil: 'VLSFO',
  qty: '100.000',
  amount: '500000.00',
  left: '40.000',
  leftAmount: '200000.00',
} as const;

/** The first open month behind a closed one that booked a delivery otherwise than it is told now. */
const bookOf = (qty: string, amount: string) => {
  const [book] = oilBooks({
    layers: [left],
    months: ['2026-10'],
    receipts: [],
    uses: [],
    useDifferences: [],
    receiptDifferences: [{ ...delivery, qty, amount }],
  });
  return book!;
};

test.each([
  ['less was taken on, and invoiced as before', '70.000', '500000.00', '-30.000', '10.000'],
  ['less was taken on, and less was invoiced', '70.000', '350000.00', '-30.000', '10.000'],
  ['it was never taken on: what nothing is left of is short', '0.000', '0.00', '-40.000', '0.000'],
])('%s: tonnes and money of the month go up', (_name, qty, amount, received, closing) => {
  const { grades, entries } = bookOf(qty, amount);
  const [grade] = grades;
  expect([grade!.received, grade!.closing]).toEqual([received, closing]);
  const { openingAmount, receivedAmount, issuedAmount, adjustedAmount, closingAmount } = grade!;
  const went = add(sub(add(openingAmount, receivedAmount), issuedAmount), adjustedAmount);
  expect(round(went, 2)).toBe(closingAmount);
  // Whoever had the tonnes and what is left bear together what is invoiced now.
  const borne = sum([closingAmount, '300000.00', ...voyageCosts(entries).map((one) => one.amount)]) ?? '0';
  expect(round(borne, 2)).toBe(amount);
});

test('what was taken off once is what a later month finds booked', () => {
  const { entries } = bookOf('70.000', '350000.00');
  const own = entries.filter(({ source }) => source === 2);
  const qty = sum(own.filter(({ kind }) => kind === 'RECEIPT').map((one) => one.qty)) ?? '0';
  const amount = sum(
    own
      .filter(({ kind, voyageId }) => kind === 'RECEIPT' || (kind === 'VARIANCE' && !voyageId))
      .map((one) => one.amount),
  );
  expect(round(add(delivery.booked, qty), 3)).toBe('70.000');
  expect(round(add(delivery.bookedAmount, amount ?? '0'), 2)).toBe('350000.00');
});
