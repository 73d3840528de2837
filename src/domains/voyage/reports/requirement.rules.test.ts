import { describe, expect, test } from 'vitest';
import type { Situation } from './field-conditions.rules.ts';
import { columnOf, FIELD_MATRIX, MATRIX_COLUMNS, MATRIX_FIELDS, type MatrixField } from './field-matrix.rules.ts';
import { emptyReport, type Report } from './report.rules.ts';
import { requirementOf, stripHidden } from './requirement.rules.ts';
import { cleanNoon, previousNoon, sampleShip, withOil } from './sample-report.demo.ts';

const situation = (report: Report, over: Partial<Situation> = {}): Situation => ({
  report,
  previous: previousNoon(),
  movementState: 'AT_SEA',
  ship: sampleShip(),
  ...over,
});
const of = (field: MatrixField, report: Report, over: Partial<Situation> = {}) =>
  requirementOf({ field, ...situation(report, over) });

describe('field matrix', () => {
  test('every line has a mark in each of the ten columns', () => {
    for (const field of MATRIX_FIELDS) {
      for (const column of MATRIX_COLUMNS)
        expect(['R', 'O', '-', 'C', 'c']).toContain(FIELD_MATRIX[field].marks[column]);
    }
  });

  test('a conditional mark names its condition', () => {
    const conditional = MATRIX_FIELDS.filter((field) => Object.values(FIELD_MATRIX[field].marks).includes('c'));
    expect(conditional.every((field) => FIELD_MATRIX[field].condition)).toBe(true);
  });

  test('the column of a noon report follows the status', () => {
    const column = (shipStatus: Report['shipStatus']) => columnOf({ rptType: 'NOON', shipStatus });
    expect([
      column('SAILING'),
      column('ANCHORING'),
      column('BERTHING'),
      column('LOADING'),
      column('DISCHARGING'),
    ]).toEqual(['NS', 'NA', 'NB', 'NB', 'NB']);
  });
});

describe('requirements', () => {
  const arrival = { ...emptyReport('ARRIVAL'), nextPort: 'USLAX' };

  test('noon at sea asks for distance, visibility, zone and heating', () => {
    for (const field of ['nextDis', 'visibility', 'zone', 'oil.HEATING'] as const)
      expect(of(field, cleanNoon())).toBe('required');
  });

  test('distance to go is asked for only when bound elsewhere', () => {
    expect(of('nextDis', arrival)).toBe('hidden');
    expect(of('nextDis', { ...arrival, nextPort: 'USSEA' })).toBe('required');
  });

  test('sea time is asked for only of a ship that was at sea', () => {
    const berthing = emptyReport('BERTHING');
    expect(of('ssTime', berthing)).toBe('required');
    expect(of('ssTime', berthing, { movementState: 'ANCHORED' })).toBe('hidden');
  });

  test('one sign of the main engine asks for all its figures', () => {
    const noon = { ...emptyReport('NOON'), shipStatus: 'ANCHORING' as const };
    expect(of('manTime', noon)).toBe('optional');
    expect(of('manTime', withOil(noon, { ME_MAN: { VLSFO: '0.5' } }))).toBe('required');
    expect(of('oil.ME_MAN', { ...noon, manTime: '1.00' })).toBe('required');
  });

  test('revolutions by counter, else only their average', () => {
    expect(of('currentAccumRev', cleanNoon())).toBe('required');
    expect(of('avgRev', cleanNoon())).toBe('computed');
    const plain = { ship: sampleShip({ hasRevCounter: false }) };
    expect(of('currentAccumRev', cleanNoon(), plain)).toBe('hidden');
    expect(of('avgRev', cleanNoon(), plain)).toBe('required');
  });

  test('washing before berthing asks for waste and for the fuel of the row', () => {
    const berthing = { ...emptyReport('BERTHING'), isWash: 'BEFORE_BERTHING' as const };
    expect(of('wastes', berthing)).toBe('required');
    expect(of('oil.TANK_CLEAN', berthing)).toBe('required');
    expect(of('oil.TANK_CLEAN', { ...berthing, isWash: 'NONE' })).toBe('optional');
  });

  test('a report template turns an open field into a required one', () => {
    expect(of('humidity', cleanNoon())).toBe('optional');
    expect(of('humidity', cleanNoon(), { template: new Set(['NS.humidity']) })).toBe('required');
  });

  test('a field hidden for a type is stored empty, and waste on board stays', () => {
    const shift = { ...cleanNoon(), rptType: 'SHIFT' as const, isWash: 'AT_SEA' as const };
    const stored = stripHidden(situation(shift, { movementState: 'ALONGSIDE' }));
    expect(stored).toMatchObject({ nextDis: null, eta: null, ssTime: null, isWash: null, genWaterAmount: null });
    expect(stored.wastes.map((line) => line.onBoard)).toEqual(shift.wastes.map((line) => line.lastQty));
    expect(stored.fwStock).toBe('206.0');
  });
});
