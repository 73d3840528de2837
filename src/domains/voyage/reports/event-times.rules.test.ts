import { describe, expect, test } from 'vitest';
import { eventProblems, eventsOfType, requiredEvents } from './event-times.rules.ts';

const at = (hour: string) => `2026-03-06T${hour}:00.000Z`;
const event = (eventCode: string, hour: string) => ({ eventCode, time: at(hour), zone: 8, place: null, remark: null });

describe('event times', () => {
  test('a departure gives the last line alongside, the anchor at anchor, neither in transit', () => {
    expect(requiredEvents({ rptType: 'DEPARTURE', before: 'ALONGSIDE' })).toEqual(['unberthed', 'fullAway']);
    expect(requiredEvents({ rptType: 'DEPARTURE', before: 'ANCHORED' })).toEqual(['anchorAweigh', 'fullAway']);
    expect(requiredEvents({ rptType: 'DEPARTURE', before: 'IN_PORT' })).toEqual(['fullAway']);
  });

  test('no event is listed twice', () => {
    const events = eventsOfType({ rptType: 'BERTHING', before: 'ANCHORED' });
    expect(new Set(events).size).toBe(events.length);
    expect(events.slice(0, 4)).toEqual(['anchorAweigh', 'pilotOnBoard', 'firstLine', 'allFast']);
  });

  const berthing = (times: ReturnType<typeof event>[]) =>
    eventProblems({ report: { rptType: 'BERTHING', rptTime: at('10:00'), times }, previousTime: at('02:00') });

  test('in order and between the reports there is nothing to say', () => {
    expect(
      berthing([
        event('pilotOnBoard', '06:00'),
        event('firstLine', '09:00'),
        event('allFast', '10:00'),
        event('norTendered', '03:00'),
      ]),
    ).toEqual([]);
  });

  test('all fast before the first line is out of order', () => {
    expect(berthing([event('firstLine', '09:30'), event('allFast', '09:00')])).toEqual([
      { eventCode: 'firstLine', kind: 'ORDER', other: 'allFast' },
    ]);
  });

  test('the previous report excluded and this one included', () => {
    expect(berthing([event('pilotOnBoard', '02:00'), event('allFast', '10:01')]).map((p) => p.kind)).toEqual([
      'OUTSIDE',
      'OUTSIDE',
    ]);
  });
});
