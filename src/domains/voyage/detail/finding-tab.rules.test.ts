import { expect, test } from 'vitest';
import { tabOfField } from './finding-tab.rules.ts';

test('a finding opens the tab that holds its field', () => {
  expect(tabOfField('oil.ADJUST.VLSFO')).toBe('oil');
  expect(tabOfField('times.fullAway')).toBe('shipMovement');
  expect(tabOfField('cargos.0.blQty')).toBe('cargoReport');
  expect(tabOfField('ssDist')).toBe('movementReport');
});
