import { expect, test } from 'vitest';
import { gradesOf } from './first-readings.rules.ts';

test("a ship's first readings ask for the grades of its register", () => {
  expect(gradesOf('VLSFO, MGO,VLSFO')).toEqual(['VLSFO', 'MGO']);
  expect(gradesOf('HFO380；ULSFO')).toEqual(['HFO380', 'ULSFO']);
});

test('a register without grades asks for low-sulphur fuel and gas oil', () => {
  expect(gradesOf(null)).toEqual(['VLSFO', 'MGO']);
  expect(gradesOf('steam')).toEqual(['VLSFO', 'MGO']);
});
