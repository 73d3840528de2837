import { expect, test } from 'vitest';
import { headGroups, wordsOn } from './paper.ts';

test.each([
  ['zh', '采购订单'],
  ['en', 'Purchase order'],
  ['both', '采购订单 / Purchase order'],
] as const)('a paper in %s says its words so', (language, said) => {
  expect(wordsOn({ zh: '采购订单', en: 'Purchase order' }, language)).toBe(said);
});

test('what both languages say alike, and what has no translation, stands once', () => {
  expect(wordsOn({ zh: 'IMO 9123456', en: 'IMO 9123456' }, 'both')).toBe('IMO 9123456');
  expect(wordsOn({ zh: '海岳', en: '' }, 'both')).toBe('海岳');
  expect(wordsOn('PO-2026-001', 'both')).toBe('PO-2026-001');
});

test('neighbours of one group stand below one head, others alone', () => {
  const bid = { zh: '甲公司', en: 'Supplier A' };
  const columns = [
    { head: '#' },
    { head: { zh: '单价', en: 'Price' }, group: bid },
    { head: { zh: '金额', en: 'Amount' }, group: bid },
    { head: { zh: '单价', en: 'Price' }, group: 'B' },
    { head: { zh: '单价', en: 'Price' }, group: bid },
  ];
  expect(headGroups(columns, 'en').map(({ text, at, count, grouped }) => [text, at, count, grouped])).toEqual([
    ['#', 0, 1, false],
    ['Supplier A', 1, 2, true],
    ['B', 3, 1, true],
    ['Supplier A', 4, 1, true],
  ]);
});
