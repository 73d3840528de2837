import { expect, test } from 'vitest';
import { stockFigures } from './stock-figures.rules.ts';

test('each grade stands beside its own tonnes, bonded ones marked', () => {
  expect(stockFigures({ MGO: '86.300', 'VLSFO:B': '1200.000', VLSFO: '384.900', HFO380: '0.000' })).toEqual([
    { grade: 'VLSFO', tonnes: '384.9' },
    { grade: 'VLSFO*', tonnes: '1,200.0' },
    { grade: 'MGO', tonnes: '86.3' },
  ]);
});

test('a ship without stocks says nothing of them', () => {
  expect(stockFigures({})).toEqual([]);
  expect(stockFigures({ MGO: '0' })).toEqual([]);
});
