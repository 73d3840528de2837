import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, eq, orZero, round } from '../../../../kernel/value/decimal.ts';
import { REPORT_TYPES } from '../../reports/report.rules.ts';
import { type LoggedReport, OVD_COLUMNS, ovdBurnt, ovdFile, ovdLog } from './ovd-log.rules.ts';

const FUEL_OF = {
  HFO380: 'HFO',
  VLSFO: 'LFO',
  ULSFO: 'LFO',
  MDO: 'DIESEL',
  MGO: 'DIESEL',
  LNG: 'LNG',
  METHANOL: 'METHANOL',
} as const;

const REPORT: LoggedReport = {
  imo: '9391234',
  time: '2026-03-02T04:00:00.000Z',
  rptType: 'NOON',
  from: 'CNSHA',
  to: 'NLRTM',
  lat: '-3.9333',
  lon: '121.7500',
  hours: '24',
  miles: '312.5',
  cargo: '37260',
  burnt: {
    ME_CONST: { VLSFO: '20.100', 'VLSFO:B': '1.000' },
    ME_MAN: { MGO: '0.400' },
    GE_SEA: { MGO: '2.000' },
    HEATING: { VLSFO: '3.000', LNG: '0.250' },
    OTHER: { MDO: '0.100' },
  },
  left: { VLSFO: '410.000', 'VLSFO:B': '12.500', MGO: '88.125', MDO: null },
};
const FROM = '2026-01-01T00:00:00.000Z';
const cellsOf = (lines: readonly (readonly string[])[], at = 0) =>
  Object.fromEntries(OVD_COLUMNS.map((column, i) => [column, lines[at]?.[i]]).filter(([, cell]) => cell !== ''));

test('a noon report fills the columns of its ship, time, place, engines and stocks', () => {
  expect(cellsOf(ovdLog([REPORT], FUEL_OF, FROM))).toEqual({
    IMO: '9391234',
    Date_UTC: '2026-03-02',
    Time_UTC: '04:00',
    Voyage_From: 'CNSHA',
    Voyage_To: 'NLRTM',
    Event: 'Noon',
    Time_Since_Previous_Report: '24.00',
    Distance: '312.5',
    Latitude_Degree: '3',
    Latitude_Minutes: '56',
    Latitude_North_South: 'S',
    Longitude_Degree: '121',
    Longitude_Minutes: '45',
    Longitude_East_West: 'E',
    Cargo_Mt: '37260.000',
    ME_Consumption_LFO: '21.100',
    ME_Consumption_MGO: '0.400',
    AE_Consumption_MGO: '2.000',
    Cargo_heating_Consumption_LFO: '3.000',
    Boiler_Consumption_LNG: '0.250',
    Boiler_Consumption_MDO: '0.100',
    LFO_ROB: '422.500',
    MGO_ROB: '88.125',
  });
});

test('what an anchoring report tells is in the line of the arrival after it', () => {
  const anchoring: LoggedReport = { ...REPORT, rptType: 'ANCHORING', hours: '5.50', miles: '10.0' };
  const arrival: LoggedReport = {
    ...REPORT,
    rptType: 'ARRIVAL',
    time: '2026-03-02T12:00:00.000Z',
    hours: '2.50',
    miles: '0',
  };
  const lines = ovdLog([anchoring, arrival], FUEL_OF, FROM);
  expect(lines).toHaveLength(1);
  expect(cellsOf(lines)).toMatchObject({
    Event: 'Arrival',
    Time_Since_Previous_Report: '8.00',
    Distance: '10.0',
    ME_Consumption_LFO: '42.200',
  });
});

test('the log begins with its year, and takes along what was told after the last line before it', () => {
  const before: LoggedReport = { ...REPORT, time: '2025-12-31T04:00:00.000Z' };
  const shift: LoggedReport = { ...REPORT, rptType: 'SHIFT', time: '2025-12-31T20:00:00.000Z', hours: '16' };
  const noon: LoggedReport = { ...REPORT, time: '2026-01-01T04:00:00.000Z', hours: '8' };
  const lines = ovdLog([before, shift, noon], FUEL_OF, FROM);
  expect([lines.length, cellsOf(lines).Time_Since_Previous_Report]).toEqual([1, '24.00']);
});

test('the file has a head, and each line as many cells', () => {
  const rows = ovdFile(ovdLog([REPORT, { ...REPORT, imo: null, lat: null, lon: null }], FUEL_OF, FROM)).split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^IMO,Date_UTC,Time_UTC,/);
  expect(new Set(rows.slice(0, 3).map((row) => row.split(',').length))).toEqual(new Set([OVD_COLUMNS.length]));
});

describe('for any reports that end with an event', () => {
  const tonnes = fc.integer({ min: 0, max: 99_999 }).map((kilos) => round(String(kilos / 1000), 3));
  const one = fc.record({
    rptType: fc.constantFrom(...REPORT_TYPES),
    me: tonnes,
    ae: tonnes,
    heating: tonnes,
    other: tonnes,
  });
  test('no tonne is lost', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (told) => {
        const reports = [...told, { rptType: 'ARRIVAL' as const, me: '0', ae: '0', heating: '0', other: '0' }].map(
          ({ rptType, me, ae, heating, other }): LoggedReport => ({
            ...REPORT,
            rptType,
            burnt: {
              ME_CONST: { HFO380: me },
              GE_SEA: { MDO: ae },
              HEATING: { METHANOL: heating },
              TANK_CLEAN: { ULSFO: other },
            },
          }),
        );
        const all = told
          .flatMap(({ me, ae, heating, other }) => [me, ae, heating, other])
          .reduce<string>((a, b) => add(a, b), '0');
        expect(eq(orZero(ovdBurnt(ovdLog(reports, FUEL_OF, FROM))), all)).toBe(true);
      }),
    );
  });
});
