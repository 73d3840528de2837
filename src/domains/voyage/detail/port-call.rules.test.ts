import { expect, test } from 'vitest';
import type { ReportType } from '../reports/report.rules.ts';
import { portCallEvents } from './port-call.rules.ts';

const report = (rptType: ReportType, ...events: [string, string | null][]) => ({
  rptType,
  rptTime: '2026-03-05T04:00:00.000Z',
  zone: 8,
  times: events.map(([eventCode, time]) => ({ eventCode, time, zone: null, place: null, remark: null })),
});

const berthing = report('BERTHING', ['allFast', '2026-03-06T02:00:00.000Z'], ['gangwayDown', null]);
const arrival = report('ARRIVAL', ['endOfPassage', '2026-03-05T20:00:00.000Z']);
const departure = report('DEPARTURE', ['fullAway', '2026-03-02T10:00:00.000Z']);
const earlier = report('BERTHING', ['allFast', '2026-03-01T10:00:00.000Z']);
const leaving = report('DEPARTURE', ['unberthed', '2026-03-07T10:00:00.000Z']);

test('a port call runs from the departure before it to its own departure, by time', () => {
  const events = portCallEvents({ report: berthing, recent: [arrival, departure, earlier], next: leaving });
  expect(events.map(({ eventCode, own }) => [eventCode, own])).toEqual([
    ['fullAway', false],
    ['endOfPassage', false],
    ['allFast', true],
    ['unberthed', false],
  ]);
});

test('what follows a departure belongs to the next port call', () => {
  const events = portCallEvents({ report: leaving, recent: [berthing], next: arrival });
  expect(events.map(({ eventCode }) => eventCode)).toEqual(['allFast', 'unberthed']);
});

test("an event has its report's zone unless it says another", () => {
  expect(portCallEvents({ report: arrival, recent: [], next: null })[0]).toMatchObject({ zone: 8, rptType: 'ARRIVAL' });
});
