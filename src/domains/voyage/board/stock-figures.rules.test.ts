import { expect, test } from 'vitest';
import { stockFigures } from './stock-figures.rules.ts';

test('stocks stand in one line, grade by grade, bonded ones marked', () => {
  expect(stockFigures({ MGO: '86.300', 'VLSFO:B': '1200.000', VLSFO: '384.900', HFO380: '0.000' })).toEqual({
    grades: 'VLSFO / VLSFO* / MGO',
    figures: '384.9 / 1,200.0 / 86.3',
  });
});

test('a ship without stocks says nothing of them', () => {
  expect(stockFigures({})).toBeNull();
  expect(stockFigures({ MGO: '0' })).toBeNull();
});
