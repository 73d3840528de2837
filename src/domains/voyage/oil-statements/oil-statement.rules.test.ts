import { expect, test } from 'vitest';
import { add, eq, sub } from '../../../kernel/value/decimal.ts';
import { statementLines } from './oil-statement.rules.ts';

test('a statement leads from what the ship had to what she has, grade by grade, lubricants behind in litres', () => {
  const lines = statementLines([
    { row: 'ME_CONST', oil: 'cylinderOil', qty: '180' },
    { row: 'LAST_STOCK', oil: 'VLSFO', qty: '512.400' },
    { row: 'BUNKERING', oil: 'VLSFO', qty: '300.000' },
    { row: 'ME_CONST', oil: 'VLSFO', qty: '21.600' },
    { row: 'GE_SEA', oil: 'VLSFO', qty: '2.400' },
    { row: 'ADJUST', oil: 'VLSFO', qty: '-0.800' },
    { row: 'CURRENT_STOCK', oil: 'VLSFO', qty: '787.600' },
    { row: 'LAST_STOCK', oil: 'MGO:B', qty: '0.000' },
  ]);
  expect(lines).toMatchObject([
    { oilGrade: 'VLSFO', bonded: false, unit: 't', meConst: '21.600', total: '24.000', adjusted: '-0.800' },
    { lube: 'cylinderOil', unit: 'L', total: '180.000' },
  ]);
  const { opening, received, total, adjusted, closing } = lines[0] as Record<string, string>;
  expect(eq(sub(add(add(opening!, received!), adjusted!), total!), closing)).toBe(true);
});
