import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gt, sub, sum } from '../../../kernel/value/decimal.ts';
import { firstShort, isFree, openOf, type Step } from './reservation.rules.ts';

const out = (qty: string, reservationId: number | null = null): Step => ({ kind: 'out', qty, reservationId });

test.each<[string, string, readonly Step[], number | undefined]>([
  ['3 of 4 are reserved: 2 for something else are refused', '4', [out('2')], 0],
  ['one is free', '4', [out('1')], undefined],
  ['whoever reserved takes all three', '4', [out('3', 1)], undefined],
  ['whoever reserved takes what is free beside', '4', [out('4', 1)], undefined],
  ['once taken, nothing is reserved any more', '4', [out('3', 1), out('1')], undefined],
  ['some of it taken, the rest binds', '4', [out('1', 1), out('2')], 1],
  ['a reservation of something else takes nothing of it', '4', [out('2', 9)], 0],
  ['what comes in is free', '4', [{ kind: 'in', qty: '1' }, out('2')], undefined],
])('%s', (_, onHand, steps, at) => {
  expect(firstShort(onHand, [{ id: 1, openQty: '3' }], steps)?.at).toBe(at);
});

test('whatever is taken, what is left covers what others have reserved', () => {
  const qty = fc.integer({ min: 1, max: 30 }).map(String);
  const step = fc.record({ kind: fc.constant('out' as const), qty, reservationId: fc.constantFrom(1, 2, 3) });
  fc.assert(
    fc.property(qty, qty, qty, fc.array(step, { maxLength: 10 }), (onHand, one, two, steps) => {
      const bindings = [
        { id: 1, openQty: one },
        { id: 2, openQty: two },
      ];
      if (!isFree(onHand, [bindings[0]!], two) || !isFree(onHand, [], one)) return;
      const short = firstShort(onHand, bindings, steps);
      const done = steps.slice(0, short ? short.at : steps.length);
      const left = sub(onHand, sum(done.map((each) => each.qty)) ?? '0');
      const open = bindings.map(({ id, openQty }) => {
        const used = sum(done.filter(({ reservationId }) => reservationId === id).map((each) => each.qty)) ?? '0';
        return gt(used, openQty) ? '0' : sub(openQty, used);
      });
      expect(gt(sum(open) ?? '0', left)).toBe(false);
    }),
  );
});

test('what has not been issued of it is open', () => {
  expect([openOf({ qty: '3' }), openOf({ qty: '3', usedQty: '3' })]).toEqual(['3.0000', '0.0000']);
});
