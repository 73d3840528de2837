import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNegative, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { type OilEntry, type OilLayer, type OilMove, playFifo } from './fifo.rules.ts';

const VOYAGE = { A: 1, B: 2 };
const layer = (source: number, qty: string, amount: string): OilLayer => ({
  source,
  oil: 'VLSFO',
  qty,
  amount,
  left: qty,
  leftAmount: amount,
});
const burnt = (voyageId: number, qty: string): OilMove => ({
  kind: 'ISSUE',
  oil: 'VLSFO',
  voyageId,
  consumer: 'ME_CONST',
  qty,
});
const adjusted = (qty: string): OilMove => ({ kind: 'ADJUST', oil: 'VLSFO', voyageId: VOYAGE.A, qty });
const costOf = (entries: readonly OilEntry[], voyageId: number) =>
  round(sub('0', sum(entries.filter((entry) => entry.voyageId === voyageId).map(({ amount }) => amount)) ?? '0'), 2);

describe('first in, first out (5.6)', () => {
  const received: OilMove = { kind: 'RECEIPT', oil: 'VLSFO', source: 2, qty: '300.000', amount: '1305000.00' };

  test('the worked example: 504 000.00, 909 000.00 and 522 000.00 left', () => {
    const { layers, entries, short } = playFifo(
      [layer(1, '150.000', '630000.00')],
      [received, burnt(VOYAGE.A, '120.000'), burnt(VOYAGE.B, '210.000')],
    );
    expect(costOf(entries, VOYAGE.A)).toBe('504000.00');
    expect(costOf(entries, VOYAGE.B)).toBe('909000.00');
    expect(layers.map(({ left, leftAmount }) => [left, leftAmount])).toEqual([['120.000', '522000.00']]);
    expect(short.size).toBe(0);
  });

  test('the last issue of a layer takes the cents that are left', () => {
    const { entries } = playFifo(
      [layer(1, '3.000', '100.00')],
      ['1.000', '1.000', '1.000'].map((qty) => burnt(VOYAGE.A, qty)),
    );
    expect(entries.map(({ amount }) => amount)).toEqual(['-33.33', '-33.33', '-33.34']);
  });

  test('what was sounded short is an issue to the adjustment of its voyage', () => {
    const { entries, layers } = playFifo([layer(1, '100.000', '400000.00')], [adjusted('-0.800')]);
    expect(entries).toMatchObject([{ kind: 'ADJUST', consumer: 'ADJUST', qty: '-0.800', amount: '-3200.00' }]);
    expect(layers).toMatchObject([{ left: '99.200', leftAmount: '396800.00' }]);
  });

  test('what was sounded over comes to the newest layer without a price: its tonnes become cheaper', () => {
    const { layers, entries } = playFifo(
      [layer(1, '10.000', '40000.00'), layer(2, '100.000', '500000.00')],
      [adjusted('25.000'), burnt(VOYAGE.A, '10.000'), burnt(VOYAGE.B, '50.000')],
    );
    expect(costOf(entries, VOYAGE.B)).toBe('200000.00');
    expect(layers).toMatchObject([{ source: 2, left: '75.000', leftAmount: '300000.00' }]);
  });

  test('a layer that is used up still takes what is sounded over', () => {
    const { layers } = playFifo([layer(1, '5.000', '20000.00')], [burnt(VOYAGE.A, '5.000'), adjusted('0.300')]);
    expect(layers).toMatchObject([{ source: 1, left: '0.300', leftAmount: '0.00' }]);
  });

  test('more than the layers hold is told as short, never priced', () => {
    const { short, entries } = playFifo([layer(1, '5.000', '20000.00')], [burnt(VOYAGE.A, '7.500')]);
    expect([short.get('VLSFO'), costOf(entries, VOYAGE.A)]).toEqual(['2.500', '20000.00']);
  });

  test('grades and bonded stock are kept apart', () => {
    const { short } = playFifo([{ ...layer(1, '5.000', '20000.00'), oil: 'VLSFO:B' }], [burnt(VOYAGE.A, '1.000')]);
    expect(short.get('VLSFO')).toBe('1.000');
  });

  test('a delivery of a closed month that came dearer: what is left costs more, what was used is booked to who used it', () => {
    const used = [
      { voyageId: VOYAGE.A, consumer: 'ME_CONST', qty: '60.000' },
      { voyageId: VOYAGE.B, consumer: 'GE_SEA', qty: '20.000' },
    ] as const;
    const { layers, entries } = playFifo(
      [{ ...layer(2, '100.000', '500000.00'), left: '20.000', leftAmount: '100000.00' }],
      [{ kind: 'VARIANCE', oil: 'VLSFO', source: 2, amount: '1000.00', used }],
    );
    expect([costOf(entries, VOYAGE.A), costOf(entries, VOYAGE.B)]).toEqual(['600.00', '200.00']);
    expect(layers).toMatchObject([{ left: '20.000', leftAmount: '100200.00' }]);
  });

  test('a delivery of a closed month that was less: its tonnes are booked off it, and its voyage bears what they cost', () => {
    const { layers, entries, short } = playFifo(
      [layer(1, '10.000', '40000.00'), layer(2, '100.000', '500000.00')],
      [{ kind: 'LESS', oil: 'VLSFO', source: 2, qty: '30.000', voyageId: VOYAGE.A }],
    );
    // Booked for thirty tonnes less, the months behind find no difference any more.
    const booked = entries.filter(({ kind }) => kind === 'RECEIPT');
    expect(booked.map(({ source, qty, amount }) => [source, qty, amount])).toEqual([
      [2, '-10.000', '0.00'],
      [2, '-20.000', '0.00'],
    ]);
    expect(costOf(entries, VOYAGE.A)).toBe('140000.00');
    expect(layers).toMatchObject([{ source: 2, left: '80.000', leftAmount: '400000.00' }]);
    expect(short.size).toBe(0);
  });
});

const grams = (n: number) => (n / 1000).toFixed(3);
const cents = (n: number) => (n / 100).toFixed(2);
const tonnes = fc.integer({ min: 1, max: 400_000 });
const money = fc.integer({ min: 0, max: 200_000_000 });
const oil = fc.constantFrom('VLSFO' as const, 'MGO:B' as const);
const use = {
  voyageId: fc.constantFrom(VOYAGE.A, VOYAGE.B),
  consumer: fc.constantFrom('ME_CONST' as const, 'GE_SEA' as const),
};
const moves = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('RECEIPT' as const), oil, qty: tonnes.map(grams), amount: money.map(cents) }),
      fc.record({ kind: fc.constant('ISSUE' as const), oil, qty: tonnes.map(grams), ...use }),
      fc.record({
        kind: fc.constant('ADJUST' as const),
        oil,
        qty: fc.integer({ min: -5000, max: 5000 }).map(grams),
        voyageId: use.voyageId,
      }),
      fc.record({
        kind: fc.constant('RETURN' as const),
        oil,
        qty: tonnes.map(grams),
        amount: money.map(cents),
        ...use,
      }),
    ),
    { maxLength: 20 },
  )
  .map((list) => list.map((move, i): OilMove => (move.kind === 'RECEIPT' ? { ...move, source: i + 1 } : move)));

const totalOf = <P extends { readonly oil: string }>(parts: readonly P[], key: string, of: (part: P) => string) =>
  Number(sum(parts.filter((part) => part.oil === key).map(of)) ?? '0');

test('tonnes and money are conserved, whatever happens and wherever months are cut', () => {
  fc.assert(
    fc.property(moves, fc.nat(20), (all, cut) => {
      const whole = playFifo([], all);
      for (const key of ['VLSFO', 'MGO:B']) {
        const { layers, entries } = whole;
        expect(totalOf(layers, key, ({ left }) => left)).toBe(totalOf(entries, key, ({ qty }) => qty));
        expect(totalOf(layers, key, ({ leftAmount }) => leftAmount)).toBe(
          totalOf(entries, key, ({ amount }) => amount),
        );
      }
      expect(whole.layers.some(({ left, leftAmount }) => isNegative(left) || isNegative(leftAmount))).toBe(false);
      // A month that closes hands its layers on, and nothing else is changed by it.
      const first = playFifo([], all.slice(0, cut));
      const second = playFifo(first.layers, all.slice(cut));
      const joined = { layers: second.layers, entries: [...first.entries, ...second.entries] };
      expect(JSON.stringify(joined)).toBe(JSON.stringify({ layers: whole.layers, entries: whole.entries }));
    }),
  );
});

test('what is put in and issued again to the last gram costs what it cost', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(tonnes, money), { minLength: 1, maxLength: 8 }), fc.nat(), (deliveries, at) => {
      const received = deliveries.map(
        ([qty, amount], i): OilMove => ({
          kind: 'RECEIPT',
          oil: 'MGO',
          source: i + 1,
          qty: grams(qty),
          amount: cents(amount),
        }),
      );
      const held = deliveries.reduce((all, [qty]) => all + qty, 0);
      const first = at % (held + 1);
      const issues = [first, held - first].map((n): OilMove => ({ ...burnt(VOYAGE.A, grams(n)), oil: 'MGO' }));
      const { entries } = playFifo([], [...received, ...issues]);
      const paid = deliveries.reduce((all, [, amount]) => all + amount, 0);
      expect(costOf(entries, VOYAGE.A)).toBe(cents(paid));
    }),
  );
});
