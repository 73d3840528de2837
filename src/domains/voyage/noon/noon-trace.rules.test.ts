import { describe, expect, test } from 'vitest';
import { addHours, toUtc } from '../../../kernel/value/zone.ts';
import { type TracedReport, type TraceInput, traceNoons } from './noon-trace.rules.ts';

const noonAt = (date: string, zone = 8, submittedHours = 0.5): TracedReport => {
  const rptTime = toUtc({ local: `${date} 12:00`, zone });
  return {
    id: `${date}${zone}`,
    rptTime,
    zone,
    rptType: 'NOON',
    shipStatus: 'SAILING',
    submittedAt: addHours({ utc: rptTime, hours: submittedHours }),
  };
};

const trace = (reports: TracedReport[], over: Partial<TraceInput> = {}) =>
  traceNoons({
    reports,
    from: '2026-03-01',
    to: '2026-03-05',
    now: '2026-03-20T00:00:00.000Z',
    noonHour: 12,
    substitution: { atSea: false, inPort: true },
    exemptions: [],
    repairs: [],
    ...over,
  });

const states = (reports: TracedReport[], over: Partial<TraceInput> = {}) =>
  trace(reports, over).map((d) => `${d.date.slice(8)} ${d.state}`);

describe('noon report trace', () => {
  test('submitted by 14:00 is ok, by 24:00 late, after that missing', () => {
    const reports = [
      noonAt('2026-03-01'),
      noonAt('2026-03-02', 8, 5),
      noonAt('2026-03-03', 8, 13),
      noonAt('2026-03-05'),
    ];
    expect(states(reports)).toEqual(['01 OK', '02 LATE', '03 MISSING', '04 MISSING', '05 OK']);
  });

  test('a noon in an exempt period is neither met nor missing', () => {
    const reports = [noonAt('2026-03-01'), noonAt('2026-03-02', 8, 5), noonAt('2026-03-05')];
    const exemptions = [{ from: '2026-03-03T00:00:00.000Z', to: '2026-03-03T23:00:00.000Z' }];
    const days = trace(reports, { exemptions });
    expect(days.map((d) => d.state)).toEqual(['OK', 'LATE', 'EXEMPT', 'MISSING', 'OK']);
  });

  test('in port a berthing report of the day stands for the noon report, at sea nothing does', () => {
    const berthing: TracedReport = {
      ...noonAt('2026-03-02'),
      rptType: 'BERTHING',
      shipStatus: 'BERTHING',
      rptTime: toUtc({ local: '2026-03-02 09:00', zone: 8 }),
    };
    const reports = [noonAt('2026-03-01'), berthing];
    expect(trace(reports, { to: '2026-03-02' })[1]).toMatchObject({ state: 'OK', substituted: true });
    const departure = { ...berthing, rptType: 'DEPARTURE' as const, shipStatus: 'SAILING' as const };
    expect(trace([noonAt('2026-03-01'), departure], { to: '2026-03-02' })[1]).toMatchObject({ state: 'MISSING' });
  });

  test('a changed clock keeps one noon a day', () => {
    const reports = [noonAt('2026-03-01', 8), noonAt('2026-03-02', 9), noonAt('2026-03-03', 8)];
    expect(states(reports, { to: '2026-03-03' })).toEqual(['01 OK', '02 OK', '03 OK']);
  });

  test('eastbound over the date line the repeated date has two noons', () => {
    const reports = [noonAt('2026-03-01', 12), noonAt('2026-03-01', -12), noonAt('2026-03-02', -12)];
    expect(states(reports, { to: '2026-03-02' })).toEqual(['01 OK', '01 OK', '02 OK']);
  });

  test('westbound over the date line the skipped date has none', () => {
    const reports = [noonAt('2026-03-01', -12), noonAt('2026-03-03', 12), noonAt('2026-03-04', 12)];
    expect(states(reports, { to: '2026-03-04' })).toEqual(['01 OK', '03 OK', '04 OK']);
  });

  test('a repair voyage reports on Mondays', () => {
    const repairs = [{ from: '2026-02-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' }];
    expect(states([noonAt('2026-03-01')], { repairs })).toEqual(['02 MISSING']);
  });

  test('before the day is over a noon report is due, not missing', () => {
    const reports = [noonAt('2026-03-01')];
    expect(states(reports, { now: '2026-03-02T05:00:00.000Z' })).toEqual(['01 OK', '02 DUE']);
  });
});
