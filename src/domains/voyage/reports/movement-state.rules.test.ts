import { describe, expect, test } from 'vitest';
import { allowedTypes, type MovementState, movementAfter } from './movement-state.rules.ts';
import type { ReportType, ShipStatus } from './report.rules.ts';

const report = (rptType: ReportType, shipStatus: ShipStatus = 'SAILING', aweigh = false) => ({
  rptType,
  shipStatus,
  times: aweigh
    ? [{ eventCode: 'anchorAweigh', time: '2026-03-06T01:00:00.000Z', zone: null, place: null, remark: null }]
    : [],
});

/** State after a chain of reports, oldest first. */
const movementOf = (reports: readonly ReturnType<typeof report>[]): MovementState | null =>
  reports.reduce<MovementState | null>((before, next) => movementAfter({ before, report: next }), null);

describe('movement state', () => {
  test.each<[MovementState, ReportType, ShipStatus, MovementState | null]>([
    ['AT_SEA', 'NOON', 'SAILING', 'AT_SEA'],
    ['AT_SEA', 'ARRIVAL', 'SAILING', 'IN_PORT'],
    ['AT_SEA', 'ANCHORING', 'ANCHORING', 'ANCHORED'],
    ['AT_SEA', 'LIGHTERING', 'ANCHORING', 'ANCHORED'],
    ['AT_SEA', 'LIGHTERING', 'DISCHARGING', 'AT_SEA'],
    ['AT_SEA', 'DEPARTURE', 'SAILING', null],
    ['AT_SEA', 'BERTHING', 'BERTHING', null],
    ['IN_PORT', 'BERTHING', 'BERTHING', 'ALONGSIDE'],
    ['IN_PORT', 'DEPARTURE', 'SAILING', 'AT_SEA'],
    ['IN_PORT', 'SHIFT', 'ANCHORING', 'ANCHORED'],
    ['IN_PORT', 'ARRIVAL', 'SAILING', null],
    ['ANCHORED', 'HEAVING_UP_ANCHOR', 'SAILING', 'IN_PORT'],
    ['ANCHORED', 'SHIFT', 'BERTHING', 'ALONGSIDE'],
    ['ANCHORED', 'SHIFT', 'ANCHORING', 'ANCHORED'],
    ['ANCHORED', 'NOON', 'DISCHARGING', 'ANCHORED'],
    ['ANCHORED', 'ARRIVAL', 'SAILING', null],
    ['ALONGSIDE', 'DEPARTURE', 'SAILING', 'AT_SEA'],
    ['ALONGSIDE', 'SHIFT', 'ANCHORING', 'ANCHORED'],
    ['ALONGSIDE', 'LIGHTERING', 'DISCHARGING', 'ALONGSIDE'],
    ['ALONGSIDE', 'HEAVING_UP_ANCHOR', 'SAILING', null],
  ])('%s, %s (%s) -> %s', (before, type, status, after) =>
    expect(movementAfter({ before, report: report(type, status) })).toBe(after),
  );

  test.each(['BERTHING', 'DEPARTURE'] as const)('from the anchorage a %s report needs the anchor aweigh', (type) => {
    expect(movementAfter({ before: 'ANCHORED', report: report(type) })).toBeNull();
    expect(movementAfter({ before: 'ANCHORED', report: report(type, 'SAILING', true) })).not.toBeNull();
  });

  test('a port call of every type comes back to sea', () => {
    const chain = [
      report('DEPARTURE'),
      report('NOON'),
      report('ARRIVAL'),
      report('ANCHORING', 'ANCHORING'),
      report('NOON', 'ANCHORING'),
    ];
    expect(movementOf(chain)).toBe('ANCHORED');
    expect(
      movementOf([...chain, report('HEAVING_UP_ANCHOR'), report('BERTHING', 'BERTHING'), report('NOON', 'LOADING')]),
    ).toBe('ALONGSIDE');
    expect(movementOf([...chain, report('DEPARTURE', 'SAILING', true)])).toBe('AT_SEA');
  });

  test('a ship without reports may begin with any', () => expect(allowedTypes(null)).toBeNull());
});
