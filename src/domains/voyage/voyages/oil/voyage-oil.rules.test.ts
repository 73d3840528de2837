import { expect, test } from 'vitest';
import { voyageOil } from './voyage-oil.rules.ts';

test('the matrix of a voyage: what is left is what she had, received and sounded less what she burnt', () => {
  const oil = voyageOil(
    [
      { row: 'LAST_STOCK', oil: 'MGO', qty: '80.000' },
      { row: 'LAST_STOCK', oil: 'VLSFO', qty: '512.400' },
      { row: 'ME_CONST', oil: 'VLSFO', qty: '21.600' },
      { row: 'GE_SEA', oil: 'VLSFO', qty: '2.100' },
      { row: 'OTHER', oil: 'VLSFO', qty: '0.300' },
      { row: 'ADJUST', oil: 'VLSFO', qty: '-0.800' },
      { row: 'CURRENT_STOCK', oil: 'VLSFO', qty: '487.600' },
      { row: 'CURRENT_STOCK', oil: 'MGO', qty: '80.000' },
      { row: 'ME_CONST', oil: 'cylinderOil', qty: '180' },
    ],
    { hours: '23.00', distance: '299.0' },
  );
  expect(oil.columns).toEqual(['VLSFO', 'MGO', 'cylinderOil']);
  expect([oil.total.VLSFO, oil.adjusted.VLSFO, oil.closing.VLSFO]).toEqual(['24.000', '-0.800', '487.600']);
  expect([oil.perDay, oil.perMile]).toEqual([{ VLSFO: '25.04' }, { VLSFO: '80.27' }]);
});

test('without miles nothing is said of a mile', () => {
  const { perDay, perMile } = voyageOil([{ row: 'GE_SEA', oil: 'MGO', qty: '2.400' }], {
    hours: '24.00',
    distance: '0.0',
  });
  expect([perDay.MGO, perMile]).toEqual(['2.40', {}]);
});
