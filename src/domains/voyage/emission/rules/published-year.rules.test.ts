import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareYear, publishedYears } from './published-year.rules.ts';

/** 400 tankers and bulk carriers as the European Maritime Safety Agency published their year 2020. */
const SAMPLE = publishedYears(readFileSync(join(import.meta.dirname, '../testing/mrv-2020-sample.csv'), 'utf8'));

const COMPARED = SAMPLE.map((year) => ({ ...year, ...compareYear(year) }));

const one = { imo: '9000000', name: 'A', fuel: '1000', co2: '3114', fuelPerMile: '100', co2PerMile: '311.40' };

test('of 400 published years none contradicts the factors or itself', () => {
  expect(COMPARED).toHaveLength(400);
  expect(COMPARED.filter(({ doubts }) => doubts.length > 0)).toEqual([]);
});

test('what a ship burnt shows in her factor: two burnt gas too, the others oil of one kind or several', () => {
  const counts = Object.groupBy(COMPARED, ({ reading }) => reading ?? 'none');
  expect(counts.none).toBeUndefined();
  expect(counts.WITH_GAS).toHaveLength(2);
  expect((counts.MIXED_OILS?.length ?? 0) + (counts.HEAVY_FUEL?.length ?? 0) + (counts.GAS_OIL?.length ?? 0)).toBe(398);
});

test.each([
  ['the CO2 of heavy fuel oil', one, []],
  ['more CO2 than gas oil gives', { ...one, co2: '3300', co2PerMile: '330.00' }, ['FACTOR']],
  ['less CO2 than gas gives', { ...one, co2: '2600', co2PerMile: '260.00' }, ['FACTOR']],
  ['two averages of different distances', { ...one, co2PerMile: '320.00' }, ['MILES']],
  ['no average', { ...one, fuelPerMile: null }, ['MISSING']],
] as const)('%s', (_name, year, doubts) => {
  expect(compareYear(year).doubts).toEqual(doubts);
});

test('a name with a comma stays one cell', () => {
  const csv = 'imo,name,port,total_fuel_t\n1,"A, B",X,5.5\n';
  expect(publishedYears(csv)).toMatchObject([{ imo: '1', name: 'A, B', fuel: '5.5', co2: null }]);
});
