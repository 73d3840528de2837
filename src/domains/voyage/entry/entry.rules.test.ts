import { expect, test } from 'vitest';
import { mergeValues } from '../../../kernel/web/form/conflict.ts';
import { nextStop } from '../../../kernel/web/form/next-stop.ts';
import { checkReport } from '../reports/checks/check-report.rules.ts';
import { emptyReport } from '../reports/report.rules.ts';
import { requirementsOf } from '../reports/requirement.rules.ts';
import { cleanContext, cleanNoon, previousNoon, sampleShip, withOil } from '../reports/sample-report.demo.ts';
import { carryTyped, copyFromPrevious } from './carry-over.rules.ts';
import { changedPaths } from './changed-paths.rules.ts';
import { compareReports } from './comparison.rules.ts';
import { clashesOf } from './conflict.web.ts';
import { pathOfPlace, placeOf } from './finding-place.rules.ts';
import { formPaths } from './form-paths.rules.ts';
import { gridColumns } from './oil-grid.rules.ts';
import { dueNoon, prepareReport, rezone } from './prepare.rules.ts';
import { sectionOfFinding, sectionProgress } from './sections.rules.ts';
import { hemisphereOf, isWholePosition, readPosition, splitLetter } from './typed-position.rules.ts';
import { readShipTime, shipMinute } from './typed-time.rules.ts';

const ship = sampleShip();
const previous = previousNoon();
const around = { previous, movementState: 'AT_SEA' as const, ship };

function progressOf(report = cleanNoon()) {
  const situation = { report, ...around };
  const findings = checkReport(cleanContext({ report }));
  const missing = findings.filter(({ code }) => code === 'REQUIRED');
  return sectionProgress({ ...situation, requirements: requirementsOf(situation), findings, missing });
}

test('a clean noon report at sea is complete in every section that asks for something', () => {
  const progress = progressOf();
  for (const section of ['identity', 'passage', 'weather', 'oil', 'water', 'wastes'] as const) {
    expect(progress[section]).toMatchObject({ mark: 'complete', done: progress[section].total });
  }
  expect(progress.events.mark).toBe('none');
  expect(progress.bunkers.mark).toBe('none');
  expect(progress.note).toEqual({ mark: 'open', done: 0, total: 2 });
});

test('fuel without running hours marks the oil section as wrong and one entry short', () => {
  const progress = progressOf(withOil(cleanNoon(), { BOILER_DAILY: { hours: undefined as never } }));
  expect(progress.oil.mark).toBe('error');
  expect(progress.oil.total - progress.oil.done).toBe(1);
});

test('an empty report is open, not wrong: missing entries are counted, not accused', () => {
  const report = prepareReport({ report: { ...emptyReport('NOON'), zone: 8 }, ...around });
  expect(progressOf(report).weather).toMatchObject({ mark: 'open', done: 0 });
});

test('a section in which the checks miss an entry is open, however much of it is done', () => {
  const situation = { report: cleanNoon(), ...around };
  const missed = {
    code: 'REQUIRED',
    level: 'E',
    field: 'weather',
    message: { zh: '必填', en: 'Required' },
    found: null,
    expected: null,
    reason: null,
  } as const;
  const asked = { ...situation, requirements: requirementsOf(situation), findings: [] };
  expect(sectionProgress({ ...asked, missing: [] }).weather.mark).toBe('complete');
  expect(sectionProgress({ ...asked, missing: [missed] }).weather.mark).toBe('open');
});

test('a finding leads to the cell or field where it is put right', () => {
  const report = {
    times: [{ eventCode: 'fullAway', time: null, zone: 8, place: null, remark: null }],
    rptType: 'DEPARTURE' as const,
  };
  const path = (field: string) => pathOfPlace(placeOf({ field, report, firstFuel: 'VLSFO' }));
  expect(path('oil.BOILER_DAILY.runningHour')).toBe('oil.5.runningHour');
  expect(path('oil.HEATING.fuelOil')).toBe('oil.4.grades.VLSFO');
  expect(path('oil.ADJUST.MGO')).toBe('oil.12.grades.MGO');
  expect(path('times.fullAway')).toBe('times.0.time');
  expect(path('wastes.wasteTankWash.generated')).toBe('wastes.0.generated');
  expect(path('slipPro')).toBe('ssDist');
  expect(sectionOfFinding({ field: 'wastes.dirtyOilWater.onBoard' })).toBe('wastes');
  expect(sectionOfFinding({ field: 'nextDis' })).toBe('passage');
});

test('a time of day alone is the latest one before the report', () => {
  const latest = '2026-11-21T04:00:00.000Z';
  expect(readShipTime({ typed: '0630', zone: 8, latest })).toBe('2026-11-20T22:30:00.000Z');
  expect(readShipTime({ typed: '12:00', zone: 8, latest })).toBe('2026-11-21T04:00:00.000Z');
  expect(readShipTime({ typed: '1430', zone: 8, latest })).toBe('2026-11-20T06:30:00.000Z');
  expect(readShipTime({ typed: '11-20 23:15', zone: 8, latest })).toBe('2026-11-20T15:15:00.000Z');
  expect(readShipTime({ typed: '2026-11-21 11:00', zone: -3.5, latest })).toBe('2026-11-21T14:30:00.000Z');
  expect(readShipTime({ typed: '2561', zone: 8, latest })).toBeUndefined();
  expect(readShipTime({ typed: ' ', zone: 8, latest })).toBeNull();
  expect(shipMinute({ utc: '2026-11-20T22:30:00.000Z', zone: 8 })).toBe('2026-11-21 06:30');
});

test('a position is typed with colons, points or blanks; decimal minutes get an offer to convert', () => {
  const latitude = (typed: string) => readPosition({ typed, axis: 'latitude', hemisphere: 'N' });
  expect(latitude('31:14.06')).toEqual({ ok: true, text: '31:14.06', hemisphere: 'N' });
  expect(latitude('31.14.06')).toMatchObject({ ok: true, text: '31:14.06' });
  expect(latitude('31 14 06S')).toMatchObject({ ok: true, hemisphere: 'S' });
  expect(latitude("31:14.5'")).toMatchObject({ ok: true, text: '31:14.30' });
  expect(latitude('31:14.5')).toMatchObject({ ok: false, converted: '31:14.30' });
  expect(latitude('31:14.75')).toMatchObject({ ok: false, converted: '31:14.45' });
  expect(latitude('91:00.00')).toMatchObject({ ok: false, converted: null });
  expect(splitLetter('121:45.30E')).toEqual({ text: '121:45.30', letter: 'E' });
});

test('digits alone are complete with their seconds; behind a point more may follow', () => {
  expect(
    ['170230', '17023', '1702.30', '17-02.30', '170230N'].map((text) => isWholePosition(text, 'latitude')),
  ).toEqual([true, false, false, false, false]);
  expect(['1214530', '214530'].map((text) => isWholePosition(text, 'longitude'))).toEqual([true, false]);
  expect([hemisphereOf('s', 'latitude'), hemisphereOf('E', 'latitude'), hemisphereOf('E', 'longitude')]).toEqual([
    'S',
    undefined,
    'E',
  ]);
});

test('the previous report fills only what is empty and changes slowly', () => {
  const report = { ...emptyReport('NOON'), lastPort: 'CNNGB' };
  const requirements = requirementsOf({ report, ...around });
  const before = { ...previous, weather: 'SUNNY' as const, sea: 3 };
  const copied = copyFromPrevious({ report, previous: before, requirements });
  expect(copied).toMatchObject({ nextPort: 'USLAX', fwdDraft: '9.10', weather: 'SUNNY', sea: 3 });
  expect(copied).not.toHaveProperty('lastPort');
  expect(copied).not.toHaveProperty('latitude');
  expect(copied).not.toHaveProperty('fwStock');
});

test('another type keeps what was typed and its own identity', () => {
  const typed = { ...cleanNoon(), windForce: 7 };
  const fresh = { ...emptyReport('ARRIVAL'), reportNo: 'HY62026-00042' };
  const next = carryTyped({ typed, changed: ['windForce', 'rptType', 'shipStatus'], fresh });
  expect(next).toMatchObject({ rptType: 'ARRIVAL', shipStatus: null, windForce: 7 });
});

test('changing the zone keeps the clock of the report and its events', () => {
  const event = { eventCode: 'fullAway', time: '2026-03-06T01:00:00.000Z', zone: 8, place: null, remark: null };
  const report = { ...cleanNoon(), zone: 8, rptTime: '2026-03-06T04:00:00.000Z', times: [event] };
  const next = rezone({ report, zone: 9 });
  expect(next.rptTime).toBe('2026-03-06T03:00:00.000Z');
  expect(next.times[0]).toMatchObject({ zone: 9, time: '2026-03-06T00:00:00.000Z' });
});

test('a new noon report is for the first noon after the previous one, once that noon is at hand', () => {
  expect(dueNoon({ previous, ship, now: '2026-03-06T03:55:00.000Z' })).toBe('2026-03-06T04:00:00.000Z');
  expect(dueNoon({ previous, ship, now: '2026-03-06T03:00:00.000Z' })).toBeNull();
});

test('the comparison sets this report beside the previous one', () => {
  const lines = compareReports({ report: cleanNoon(), previous, beforeThat: null, ship });
  expect(lines.map(({ line, grade }) => grade ?? line)).toEqual([
    'speed',
    'slip',
    'mePerDay',
    'VLSFO',
    'VLSFO',
    'water',
  ]);
  expect(lines[0]).toMatchObject({ before: '13.10', now: '13.00' });
  expect(lines[2]?.now).toBe('22.539');
  expect(lines[5]).toMatchObject({ before: '210.0', now: '206.0' });
});

test('only differing leaves are written, so that nothing else renders', () => {
  const before = cleanNoon();
  const after = withOil(before, { HEATING: { VLSFO: '0.200' } });
  expect(changedPaths(before, after)).toEqual({ 'oil.4.grades.VLSFO': '0.200' });
  expect(changedPaths(before, before)).toEqual({});
});

test('a stale report shows both sides and proposes the one that changed', () => {
  const base = cleanNoon();
  const mine = { ...base, windForce: 7, fwStock: '205.0' };
  const theirs = { ...base, windForce: 5, ssDist: '300.0', avgSpeed: '13.04' };
  const clashes = clashesOf({ base, mine, theirs });
  expect(clashes.map(({ field, open }) => [field, open])).toEqual([
    ['ssDist', false],
    ['windForce', true],
  ]);
  expect(mergeValues(mine, clashes, { windForce: 'theirs' })).toMatchObject({
    windForce: 5,
    fwStock: '205.0',
    ssDist: '300.0',
  });
});

test('the walk over what is missing follows the form from top to bottom, cells by row and column', () => {
  const report = prepareReport({ report: { ...emptyReport('NOON'), zone: 8 }, ...around });
  const order = formPaths({ report, columns: gridColumns({ ship, reports: [previous] }) });
  const stops = [
    'fwConsumption',
    'oil.5.grades.VLSFO',
    'oil.5.runningHour',
    'oil.4.grades.MGO',
    'latitude',
    'wastes.1.generated',
  ];
  const walk = [nextStop(stops, order)];
  while (walk.length < stops.length) walk.push(nextStop(stops, order, walk.at(-1)));
  expect(walk).toEqual([
    'latitude',
    'oil.4.grades.MGO',
    'oil.5.runningHour',
    'oil.5.grades.VLSFO',
    'fwConsumption',
    'wastes.1.generated',
  ]);
  // What is put right at the place where one stands does not shift the way.
  expect(nextStop(['oil.5.grades.VLSFO', 'latitude'], order, 'oil.5.runningHour')).toBe('oil.5.grades.VLSFO');
});
