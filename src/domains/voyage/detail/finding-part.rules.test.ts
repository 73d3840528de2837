import { expect, test } from 'vitest';
import { partOfField } from './finding-part.rules.ts';

test('a finding leads to the part that holds its field', () => {
  expect(partOfField('oil.ADJUST.VLSFO')).toBe('oil');
  expect(partOfField('times.fullAway')).toBe('shipMovement');
  expect(partOfField('cargos.0.blQty')).toBe('cargoReport');
  expect(partOfField('ssDist')).toBe('movementReport');
});
