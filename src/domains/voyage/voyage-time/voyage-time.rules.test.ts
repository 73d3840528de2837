import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPORT_TYPES } from '../reports/report.rules.ts';
import type { TimedReport } from './time-classes.rules.ts';
import { type VoyageTime, voyageTime } from './voyage-time.rules.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 1) + Math.round(hour * 60) * 60_000).toISOString();

type Told = Partial<TimedReport> & Pick<TimedReport, 'rptType'> & { hour: number; events?: Record<string, number> };
const report = ({ hour, events = {}, ...over }: Told): TimedReport => ({
  shipStatus: null,
  rptTime: at(hour),
  lastPort: '10',
  nextPort: '11',
  movementState: null,
  particulars: { reason: null },
  cargos: [],
  times: Object.entries(events).map(([eventCode, hours]) => ({
    eventCode,
    time: at(hours),
    zone: null,
    place: null,
    remark: null,
  })),
  ...over,
});

/** A passage, a wait at anchor, loading over a noon, and out to sea again. */
const VOYAGE: readonly TimedReport[] = [
  report({ rptType: 'NOON', hour: 10, shipStatus: 'SAILING' }),
  report({ rptType: 'ARRIVAL', hour: 20, events: { endOfPassage: 20 } }),
  report({ rptType: 'ANCHORING', hour: 22.1, events: { letGoAnchor: 22 }, particulars: { reason: 'WAIT_BERTH' } }),
  report({ rptType: 'BERTHING', hour: 35, events: { anchorAweigh: 31, pilotOnBoard: 32, allFast: 34.5 } }),
  report({
    rptType: 'NOON',
    hour: 40,
    shipStatus: 'LOADING',
    movementState: 'ALONGSIDE',
    cargos: [{ opType: 'LOADING', startTime: at(36), endTime: at(40) }],
  }),
  report({
    rptType: 'DEPARTURE',
    hour: 61,
    lastPort: '11',
    nextPort: '12',
    events: { unberthed: 58, fullAway: 60.5 },
    cargos: [{ opType: 'LOADING', startTime: at(40), endTime: at(55) }],
  }),
];

const timeOf = (over: Partial<Parameters<typeof voyageTime>[0]> = {}): VoyageTime =>
  voyageTime({ reports: VOYAGE, start: at(0), end: at(61), before: 'AT_SEA', repair: false, ...over });

const hours = (minutes: VoyageTime['minutes']): Record<string, number> =>
  Object.fromEntries(Object.entries(minutes).map(([timeClass, one]) => [timeClass, one / 60]));

describe('the time of a voyage', () => {
  test('is cut by event times: at sea to the end of passage, waiting from anchor to aweigh, worked cargo alongside', () => {
    expect(hours(timeOf().minutes)).toEqual({
      SEA: 20.5,
      MANOEUVRE: 2 + 3.5 + 2.5,
      ANCHOR_WAIT_BERTH: 9,
      BERTH_LOADING: 19,
      BERTH_IDLE: 1.5 + 3,
    });
  });

  test('stands by passage and stay, each with its ports', () => {
    const { places } = timeOf();
    expect(places.map(({ kind, port, to }) => [kind, port, to])).toEqual([
      ['LEG', null, '11'],
      ['STAY', '11', null],
      ['LEG', '11', '12'],
    ]);
    expect(timeOf({ startPort: '10' }).places[0]).toMatchObject({ kind: 'LEG', port: '10', to: '11' });
    expect(places[1]?.stretches.map(({ timeClass }) => timeClass)).toEqual([
      'MANOEUVRE',
      'ANCHOR_WAIT_BERTH',
      'MANOEUVRE',
      'BERTH_IDLE',
      'BERTH_LOADING',
      'BERTH_IDLE',
      'MANOEUVRE',
    ]);
  });

  test('alongside in the yard is repair', () => {
    const { minutes } = timeOf({ repair: true });
    expect(hours(minutes)).toMatchObject({ REPAIR: 23.5 });
    expect(minutes).not.toHaveProperty('BERTH_IDLE');
  });

  test('a shift has its own, and what another ship took or gave alongside is lightering', () => {
    const reports = [
      report({ rptType: 'SHIFT', hour: 3, events: { leftTime: 1, arrivedTime: 2 }, movementState: 'ALONGSIDE' }),
      report({ rptType: 'LIGHTERING', hour: 9, events: { alongside: 4, castOff: 8 }, movementState: 'ALONGSIDE' }),
    ];
    const { minutes } = voyageTime({ reports, start: at(0), end: at(9), before: 'ALONGSIDE', repair: false });
    expect(hours(minutes)).toEqual({ BERTH_IDLE: 1 + 2 + 1, SHIFT: 1, LIGHTERING: 4 });
  });

  test('without an event is cut by the report that found the ship in another state', () => {
    const reports = [report({ rptType: 'NOON', hour: 5, shipStatus: 'ANCHORING', movementState: 'ANCHORED' })];
    const { minutes } = voyageTime({ reports, start: at(0), end: at(8), before: 'AT_SEA', repair: false });
    expect(hours(minutes)).toEqual({ SEA: 5, ANCHOR_OTHER: 3 });
  });

  test('of a voyage that began before anything is known of the ship is other time until she reports', () => {
    const reports = [report({ rptType: 'NOON', hour: 5, shipStatus: 'SAILING', movementState: 'AT_SEA' })];
    expect(hours(voyageTime({ reports, start: at(0), end: at(5), before: null, repair: false }).minutes)).toEqual({
      OTHER: 5,
    });
  });
});

const CODES =
  'fullAway endOfPassage letGoAnchor anchorAweigh allFast unberthed leftTime arrivedTime alongside castOff norTendered'.split(
    ' ',
  );

/** Reports in any order of events, with times inside and outside of the voyage. */
const anyReport = fc
  .record({
    rptType: fc.constantFrom(...REPORT_TYPES),
    hour: fc.integer({ min: -5, max: 120 }),
    movementState: fc.constantFrom('AT_SEA', 'IN_PORT', 'ANCHORED', 'ALONGSIDE', null),
    events: fc.dictionary(fc.constantFrom(...CODES), fc.integer({ min: -20, max: 140 }), { maxKeys: 4 }),
    cargo: fc.tuple(fc.integer({ min: -10, max: 110 }), fc.integer({ min: 0, max: 30 })),
  })
  .map(({ cargo: [from, long], ...told }) =>
    report({ ...told, cargos: [{ opType: 'DISCHARGING', startTime: at(from), endTime: at(from + long) }] }),
  );

test('every minute of a voyage is in just one class, whatever its reports say: they add up to the voyage', () => {
  fc.assert(
    fc.property(fc.array(anyReport, { maxLength: 12 }), fc.integer({ min: 0, max: 100 }), (reports, long) => {
      const inOrder = reports.toSorted((a, b) => Date.parse(a.rptTime ?? '') - Date.parse(b.rptTime ?? ''));
      const time = voyageTime({ reports: inOrder, start: at(0), end: at(long), before: 'AT_SEA', repair: false });
      const sum = (minutes: VoyageTime['minutes']) => Object.values(minutes).reduce((total, one) => total + one, 0);
      expect(time.total).toBe(long * 60);
      expect(sum(time.minutes)).toBe(time.total);
      expect(time.places.reduce((total, { minutes }) => total + sum(minutes), 0)).toBe(time.total);
      const stretches = time.places.flatMap((place) => place.stretches);
      expect(stretches.every(({ from, to }, i) => to > from && (stretches[i + 1]?.from ?? to) === to)).toBe(true);
    }),
  );
});
