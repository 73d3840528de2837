import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abs, add, type Decimal, eq, isNegative, isZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { type Parcel, takeParcels } from './parcels.rules.ts';
import { EMPTY, holds, type Move, type Pool, postMove } from './posting.rules.ts';

const parcel = (lineId: number, qty: string, value: string, batchNo: string | null = null): Parcel => ({
  lineId,
  materialId: 1,
  condition: 'NEW',
  batchNo,
  expiryDate: null,
  qty,
  value,
});

test.each<[string, readonly Parcel[], string, readonly string[], string]>([
  ['all of a parcel takes its value', [parcel(1, '3', '100.00')], '3', ['3 100.00'], '3'],
  ['a third of it a third, to the cent', [parcel(1, '3', '100.00')], '1', ['1 33.33'], '1'],
  [
    'in the order in which they left, each at its own',
    [parcel(1, '2', '20.00', 'A'), parcel(1, '2', '50.00', 'B')],
    '3',
    ['2 20.00', '1 25.00'],
    '3',
  ],
  ['of its own line alone', [parcel(2, '5', '50.00'), parcel(1, '1', '9.00')], '4', ['1 9.00'], '1'],
])('%s', (_, parcels, wanted, expected, found) => {
  const took = takeParcels(parcels, 1, wanted);
  expect([took.taken.map(({ qty, value }) => `${qty} ${value}`), took.found]).toEqual([expected, found]);
});

/** Two stores, what is on its way to each, and the transfers between; all sums in the base currency. */
class Books {
  readonly pools = new Map<string, Pool>();
  readonly moved = new Map<string, { qty: Decimal; value: Decimal }>();
  readonly transfers: { readonly to: string; parcels: readonly Parcel[] }[] = [];
  /** What came from outside, less what went there. */
  outside: Decimal = '0';

  pool(name: string): Pool {
    return this.pools.get(name) ?? EMPTY;
  }

  post(name: string, move: Move): Decimal {
    const posted = postMove(this.pool(name), move);
    this.pools.set(name, posted.after);
    const before = this.moved.get(name) ?? { qty: '0', value: '0' };
    this.moved.set(name, { qty: add(before.qty, posted.qty), value: add(before.value, posted.value) });
    return round(abs(posted.value), 2);
  }

  dispatch(from: string, to: string, qty: Decimal): void {
    if (!holds(this.pool(from), qty)) return;
    const value = this.post(from, { kind: 'out', qty });
    this.post(`way to ${to}`, { kind: 'in', qty, value });
    this.transfers.push({ to, parcels: [parcel(1, qty, value)] });
  }

  /** Some of a transfer leaves the way: into its store, or out of the books. */
  end(at: number, wanted: Decimal, into: 'store' | 'nowhere'): void {
    const one = this.transfers[at % Math.max(1, this.transfers.length)];
    if (!one) return;
    const { taken, left } = takeParcels(one.parcels, 1, wanted);
    for (const { qty, value } of taken) {
      const went = this.post(`way to ${one.to}`, { kind: 'outAt', qty, value });
      expect(went).toBe(value);
      if (into === 'store') this.post(one.to, { kind: 'in', qty, value: went });
      else this.outside = sub(this.outside, went);
    }
    one.parcels = left;
  }
}

test('whatever order goods are sent, taken in, written off and used: balances are their movements, no value is lost or made, nothing is negative', () => {
  const qty = fc.integer({ min: 1, max: 40 }).map(String);
  const cents = fc.integer({ min: 0, max: 500_000 }).map((n) => (n / 100).toFixed(2));
  const place = fc.constantFrom('ship', 'shore');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('receipt' as const), place, qty, value: cents }),
    fc.record({ kind: fc.constant('issue' as const), place, qty }),
    fc.record({ kind: fc.constant('dispatch' as const), place, qty }),
    fc.record({ kind: fc.constant('arrive' as const), at: fc.nat(20), qty }),
    fc.record({ kind: fc.constant('settle' as const), at: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const books = new Books();
      for (const one of steps) {
        switch (one.kind) {
          case 'receipt':
            books.outside = add(books.outside, one.value);
            books.post(one.place, { kind: 'in', qty: one.qty, value: one.value });
            break;
          case 'issue':
            if (holds(books.pool(one.place), one.qty))
              books.outside = sub(books.outside, books.post(one.place, { kind: 'out', qty: one.qty }));
            break;
          case 'dispatch':
            books.dispatch(one.place, one.place === 'ship' ? 'shore' : 'ship', one.qty);
            break;
          case 'arrive':
            books.end(one.at, one.qty, 'store');
            break;
          case 'settle':
            books.end(one.at, '999999', 'nowhere');
            break;
        }
        for (const [name, pool] of books.pools) {
          expect(isNegative(pool.qty) || isNegative(pool.value)).toBe(false);
          if (isZero(pool.qty)) expect(isZero(pool.value)).toBe(true);
          const moved = books.moved.get(name)!;
          expect([eq(moved.qty, pool.qty), eq(moved.value, pool.value)]).toEqual([true, true]);
        }
        const values = [...books.pools.values()].map(({ value }) => value);
        expect(eq(sum(values) ?? '0', books.outside)).toBe(true);
        for (const to of ['ship', 'shore']) {
          const open = books.transfers.filter((each) => each.to === to).flatMap(({ parcels }) => parcels);
          const way = books.pool(`way to ${to}`);
          expect(eq(sum(open.map(({ qty: each }) => each)) ?? '0', way.qty)).toBe(true);
          expect(eq(sum(open.map(({ value }) => value)) ?? '0', way.value)).toBe(true);
        }
      }
    }),
  );
});
