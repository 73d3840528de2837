import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, eq, isNegative, isZero } from '../../../kernel/value/decimal.ts';
import { EMPTY, holds, type Move, type Pool, postMove } from './posting.rules.ts';

/** The ten events of the blueprint (stock 5.1): what is posted, and the pool after it. */
const EVENTS: readonly (readonly [string, Move, string, string, string, string])[] = [
  ['opening 10 at 100', { kind: 'in', qty: '10', value: '1000' }, '1000.00', '10', '1000.00', '100.000000'],
  [
    'receipt of 5 at 17.20 USD, rate 7.10',
    { kind: 'in', qty: '5', value: '610.60' },
    '610.60',
    '15',
    '1610.60',
    '107.373333',
  ],
  ['issue of 6', { kind: 'out', qty: '6' }, '-644.24', '9', '966.36', '107.373333'],
  ['receipt of 3 at 130', { kind: 'in', qty: '3', value: '390' }, '390.00', '12', '1356.36', '113.030000'],
  ['issue of 4', { kind: 'out', qty: '4' }, '-452.12', '8', '904.24', '113.030000'],
  ['transfer of 2 to land', { kind: 'out', qty: '2' }, '-226.06', '6', '678.18', '113.030000'],
  ['late freight', { kind: 'value', value: '60', receivedQty: '3' }, '60.00', '6', '738.18', '123.030000'],
  ['return of 1 at its cost', { kind: 'outAt', qty: '1', value: '130' }, '-130.00', '5', '608.18', '121.636000'],
  ['count loss of 1', { kind: 'out', qty: '1' }, '-121.64', '4', '486.54', '121.635000'],
  ['issue of the last 4', { kind: 'out', qty: '4' }, '-486.54', '0', '0.00', '0'],
];

test('the ten events give each listed value, and the pool ends empty', () => {
  let pool: Pool = EMPTY;
  for (const [name, move, value, qty, worth, average] of EVENTS) {
    const posted = postMove(pool, move);
    expect([name, posted.value, posted.after.qty, posted.after.value, posted.average]).toEqual([
      name,
      value,
      qty,
      worth,
      average,
    ]);
    pool = posted.after;
  }
});

/** A later cost of what was received, the pool as it lies: what the stock takes, what is expense, and the pool after it. */
const LATER: readonly (readonly [string, Pool, string, string, string, string, string])[] = [
  ['8 came, 2 are left', { qty: '2', value: '100.00' }, '24', '8', '6.00', '18.00', '106.00'],
  ['all are there', { qty: '8', value: '400.00' }, '24', '8', '24.00', '0.00', '424.00'],
  ['more are there than came', { qty: '20', value: '900.00' }, '24', '8', '24.00', '0.00', '924.00'],
  ['none is left', { qty: '0', value: '0.00' }, '24', '8', '0.00', '24.00', '0.00'],
  ['a third of a cent', { qty: '1', value: '10.00' }, '0.10', '3', '0.03', '0.07', '10.03'],
  ['it cost less', { qty: '2', value: '100.00' }, '-24', '8', '-6.00', '-18.00', '94.00'],
  ['it cost less than the pool is worth', { qty: '8', value: '3.00' }, '-24', '8', '-3.00', '-21.00', '0.00'],
];

test.each(LATER)(
  'of a later cost the pool takes the share of what is there: %s',
  (_, pool, value, receivedQty, ...ends) => {
    const posted = postMove(pool, { kind: 'value', value, receivedQty });
    expect([posted.value, posted.expensed, posted.after.value]).toEqual(ends);
    expect(posted.after.qty).toBe(pool.qty);
  },
);

test('what is transferred arrives at the value with which it left', () => {
  expect(postMove(EMPTY, { kind: 'in', qty: '2', value: '226.06' }).average).toBe('113.030000');
});

test('no order of moves makes a pool negative, or worth something when it is empty; the movements come to the pool', () => {
  const qty = fc.integer({ min: 1, max: 500 }).map(String);
  const value = fc.integer({ min: 0, max: 900_000 }).map((cents) => (cents / 100).toFixed(2));
  const move = fc.oneof(
    fc.record({ kind: fc.constant('in' as const), qty, value }),
    fc.record({ kind: fc.constant('out' as const), qty }),
    fc.record({ kind: fc.constant('outAt' as const), qty, value }),
    fc.record({
      kind: fc.constant('value' as const),
      value: fc.oneof(
        value,
        value.map((one) => `-${one}`),
      ),
      receivedQty: qty,
    }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let pool: Pool = EMPTY;
      let sums = { qty: '0', value: '0' };
      for (const one of moves) {
        if ((one.kind === 'out' || one.kind === 'outAt') && !holds(pool, one.qty)) continue;
        const posted = postMove(pool, one);
        sums = { qty: add(sums.qty, posted.qty), value: add(sums.value, posted.value) };
        pool = posted.after;
        if (one.kind === 'value') expect(eq(add(posted.value, posted.expensed!), one.value)).toBe(true);
        expect(isNegative(pool.qty) || isNegative(pool.value)).toBe(false);
        if (isZero(pool.qty)) expect(isZero(pool.value)).toBe(true);
      }
      expect([eq(sums.qty, pool.qty), eq(sums.value, pool.value)]).toEqual([true, true]);
    }),
  );
});
