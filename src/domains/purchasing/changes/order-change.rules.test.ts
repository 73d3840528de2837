import { expect, test } from 'vitest';
import { changesAnything, checkChange, risesMuch } from './order-change.rules.ts';

test('nothing goes below what has come', () => {
  const lines = [
    { qty: '4', acceptedQty: '4' },
    { qty: '3', acceptedQty: '4' },
    { qty: '0', acceptedQty: null },
  ];
  expect(checkChange({ lines }).map(({ field }) => field)).toEqual(['lines.1.qty']);
});

test.each([
  ['10000', '10500', false],
  ['10000', '10500.01', true],
  ['200000', '205000', false],
  ['200000', '205000.01', true],
  ['10000', '9000', false],
  ['0', '1', true],
])('%s that becomes %s goes the whole way again: %s', (before, after, much) => {
  expect(risesMuch(before, after)).toBe(much);
});

test('a change changes something', () => {
  const line = { qty: '4', oldQty: '4.0000', unitPrice: '2.5', oldPrice: '2.500000' };
  const same = { requiredDate: '2026-12-01', oldRequiredDate: '2026-12-01', lines: [line] };
  expect(changesAnything(same)).toBe(false);
  expect(changesAnything({ ...same, requiredDate: '2026-12-02' })).toBe(true);
  expect(changesAnything({ ...same, lines: [{ ...line, qty: '5' }] })).toBe(true);
});
