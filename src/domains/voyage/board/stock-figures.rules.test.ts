import { expect, test } from 'vitest';
import { stockFigures } from './stock-figures.rules.ts';

test('each grade stands beside its own tonnes, bonded ones marked', () => {
  const figures = stockFigures({ MGO: '86.300', 'VLSFO:B': '1200.000', VLSFO: '384.900', HFO380: '0.000' });
  expect(figures.map(({ grade, tonnes }) => [grade.zh, grade.en, tonnes])).toEqual([
    ['VLSFO', 'VLSFO', '384.9'],
    ['VLSFO 保税', 'VLSFO bonded', '1,200.0'],
    ['MGO', 'MGO', '86.3'],
  ]);
});

test('a ship without stocks says nothing of them', () => {
  expect(stockFigures({})).toEqual([]);
  expect(stockFigures({ MGO: '0' })).toEqual([]);
});
