import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportType } from '../reports/report.rules.ts';
import { matchStays, type StayReport, saidOfCalls, saidTimes, staysOf } from './stays.rules.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();

type Told = Partial<StayReport> & { rptType: ReportType; hour: number; events?: Record<string, number> };

const report = ({ hour, events = {}, ...over }: Told): StayReport => ({
  shipStatus: null,
  rptTime: at(hour),
  lastPort: null,
  nextPort: null,
  movementState: null,
  times: Object.entries(events).map(([eventCode, time]) => ({
    eventCode,
    time: at(time),
    zone: null,
    place: null,
    remark: null,
  })),
  ...over,
});

const noon = (hour: number, nextPort: string) => report({ rptType: 'NOON', hour, nextPort, shipStatus: 'SAILING' });
const arrival = (hour: number, nextPort: string) =>
  report({ rptType: 'ARRIVAL', hour, nextPort, events: { endOfPassage: hour } });
const berthing = (hour: number, nextPort: string) =>
  report({ rptType: 'BERTHING', hour, nextPort, events: { pilotOnBoard: hour - 2, allFast: hour } });
const departure = (hour: number, lastPort: string) =>
  report({ rptType: 'DEPARTURE', hour, lastPort, events: { unberthed: hour - 2, fullAway: hour } });

/** From sea to a port and out again. */
const call = (from: number, port: string): StayReport[] => [
  noon(from, port),
  arrival(from + 6, port),
  berthing(from + 12, port),
  departure(from + 30, port),
];

describe('a stay', () => {
  test('runs from the report that ends the passage to the departure, and knows the passage before it', () => {
    const [first, second, ...none] = staysOf([...call(0, '11'), ...call(40, '12')]);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ port: '11', ended: true, passage: [{ rptType: 'NOON' }] });
    expect(second?.reports.map(({ rptType }) => rptType)).toEqual(['ARRIVAL', 'BERTHING', 'DEPARTURE']);
  });

  test('that goes on is of the port that her newest report names', () => {
    const [stay] = staysOf(call(0, '11').slice(0, 3));
    expect(stay).toMatchObject({ port: '11', ended: false });
    expect(saidTimes(stay!)).toEqual({ ata: at(6), atb: at(12), atd: null });
  });

  test('begins with an anchoring report that itself ends the passage', () => {
    const anchoring = report({
      rptType: 'ANCHORING',
      hour: 7,
      nextPort: '11',
      events: { endOfPassage: 5, letGoAnchor: 7 },
    });
    const [stay] = staysOf([noon(0, '11'), anchoring, berthing(20, '11'), departure(40, '11')]);
    expect(saidTimes(stay!)).toEqual({ ata: at(5), atb: at(20), atd: at(40) });
  });

  test('of which a voyage holds the departure alone says when she left', () => {
    const [stay] = staysOf([departure(3, '10'), ...call(10, '11')]);
    expect(saidTimes(stay!)).toEqual({ ata: null, atb: null, atd: at(3) });
  });
});

describe('a call of the rotation', () => {
  const rotation = [
    { id: 1, port: '11' },
    { id: 2, port: '12' },
    { id: 3, port: '11' },
  ];

  test('gets the stay at its port, a port called at twice one after the other', () => {
    const said = saidOfCalls(rotation, [...call(0, '11'), ...call(40, '12'), ...call(80, '11')]);
    expect([...said].map(([id, { ata }]) => [id, ata])).toEqual([
      [1, at(6)],
      [2, at(46)],
      [3, at(86)],
    ]);
  });

  test('that fell away stays empty, and a stay that nobody planned moves no other', () => {
    const said = saidOfCalls(rotation, [...call(0, '11'), ...call(40, '99'), ...call(80, '11')]);
    expect(said.get(2)).toEqual({ ata: null, atb: null, atd: null });
    expect(said.get(3)?.ata).toBe(at(86));
  });

  test('never gets the stay of another port, nor two calls one stay, and their order is that of the stays', () => {
    const port = fc.constantFrom('1', '2', '3');
    fc.assert(
      fc.property(fc.array(port, { maxLength: 8 }), fc.array(port, { maxLength: 8 }), (planned, made) => {
        const calls = planned.map((one, id) => ({ id, port: one }));
        const stays = made.map((one, i) => ({ port: one, i }));
        const found = [...matchStays(calls, stays)].toSorted(([a], [b]) => a - b);
        expect(found.every(([id, stay]) => calls[id]?.port === stay.port)).toBe(true);
        const order = found.map(([, { i }]) => i);
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
      }),
    );
  });

  test('a rotation that came as it was planned is told whole', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 6 }), (ports) => {
        const calls = ports.map((port, id) => ({ id, port }));
        const said = saidOfCalls(
          calls,
          ports.flatMap((port, i) => call(i * 40, port)),
        );
        expect([...said.values()].map(({ atd }) => atd)).toEqual(ports.map((_, i) => at(i * 40 + 30)));
      }),
    );
  });
});
