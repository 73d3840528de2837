import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { computed, decimal } from './field.ts';
import { assertFits } from './fits.ts';
import { type AnyResource, defineResource, lines } from './resource.ts';

const worth = computed({ scale: 2 }, { zh: '金额', en: 'Worth' });
const line = defineResource({ name: 'sample.cask', label: { zh: '分桶', en: 'Cask' }, fields: { worth } });
const barrel: AnyResource = defineResource({
  name: 'sample.barrel',
  label: { zh: '油桶', en: 'Barrel' },
  fields: { qty: decimal({ zh: '数量', en: 'Quantity' }, 3), worth, casks: lines(line, { zh: '分桶', en: 'Casks' }) },
});

const refused = (row: Record<string, unknown>): string[] | undefined => {
  try {
    assertFits(barrel, row);
  } catch (error) {
    return error instanceof AppError ? error.errors?.map(({ field }) => field) : [String(error)];
  }
  return undefined;
};

test('a computed figure of two places has eighteen digits before them, in the record and in its lines', () => {
  expect(refused({ qty: '1.000', worth: '999999999999999999.99', casks: [{ worth: '-999999999999999999.99' }] })).toBe(
    undefined,
  );
  expect(refused({ worth: '1000000000000000000.00', casks: [] })).toEqual(['worth']);
  expect(refused({ worth: null, casks: [{ worth: '1' }, { worth: '-1000000000000000000' }] })).toEqual([
    'casks.1.worth',
  ]);
});
