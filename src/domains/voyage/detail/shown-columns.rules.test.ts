import { expect, test } from 'vitest';
import { emptyOil, isLube, LUBES, type OilColumn } from '../reports/oil-rows.rules.ts';
import { cleanNoon, withOil } from '../reports/sample-report.demo.ts';
import { shownColumns } from './shown-columns.rules.ts';

const fuelsOf = (columns: readonly OilColumn[]) => columns.filter((column) => !isLube(column));
const ship = { grades: ['ULSFO', 'VLSFO', 'MGO'] } as const;

test('a grade that the ship neither has nor used stands aside, a debt of stock does not', () => {
  const { oil } = withOil(cleanNoon(), { ME_CONST: { ULSFO: '0' }, CURRENT_STOCK: { ULSFO: '0.000' } });
  expect(shownColumns({ ship, oil }).idle).toContain('ULSFO');
  expect(fuelsOf(shownColumns({ ship, oil }).used)).toEqual(['VLSFO', 'MGO']);
  const owing = withOil(cleanNoon(), { BOOK_STOCK: { ULSFO: '-0.200' } }).oil;
  expect(shownColumns({ ship, oil: owing }).used).toContain('ULSFO');
});

test('what was burnt stands before what is only on board', () => {
  const { oil } = withOil(cleanNoon(), { TOTAL: { VLSFO: '0', MGO: '2.100' } });
  expect(fuelsOf(shownColumns({ ship, oil }).used)).toEqual(['MGO', 'VLSFO']);
});

test('a report without any figure shows all that it could have', () => {
  expect(shownColumns({ ship, oil: emptyOil() })).toEqual({ used: [...ship.grades, ...LUBES], idle: [] });
});
