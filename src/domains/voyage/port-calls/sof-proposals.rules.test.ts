import { describe, expect, test } from 'vitest';
import { type CargoRecord, emptyCargo, type SofEvent } from '../reports/cargo.rules.ts';
import { emptyParticulars, type Particulars, type ReportTime } from '../reports/report.rules.ts';
import { notTaken, type SofReport, sofProposals } from './sof-proposals.rules.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();
const event = (eventCode: string, hour: number): ReportTime => ({
  eventCode,
  time: at(hour),
  zone: null,
  place: null,
  remark: null,
});
const report = (times: ReportTime[], over: Partial<SofReport> = {}, said: Partial<Particulars> = {}): SofReport => ({
  times,
  cargos: [],
  particulars: { ...emptyParticulars(), ...said },
  ...over,
});
const cargo = (over: Partial<CargoRecord>): CargoRecord => ({ ...emptyCargo(), opType: 'LOADING', ...over });
const fact = (eventType: string, from: number, to: number | null = null): SofEvent => ({
  eventType,
  from: at(from),
  to: to === null ? null : at(to),
  account: null,
  pressure: null,
  remark: null,
});
const lines = (reports: SofReport[], ended = true) =>
  sofProposals(reports, { ended }).map(({ eventType, from, to, account }) => [eventType, from, to, account]);

describe('the statement of facts that reports propose', () => {
  test('waiting at anchor runs from letting go to weighing', () => {
    const anchored = report([event('letGoAnchor', 2), event('norTendered', 2)], {}, { reason: 'WAIT_BERTH' });
    const berthed = report([event('anchorAweigh', 20), event('pilotOnBoard', 21), event('allFast', 23)]);
    expect(lines([anchored, berthed])).toEqual([
      ['NOR', at(2), null, null],
      ['WAIT_BERTH', at(2), at(20), null],
      ['PILOT', at(21), null, null],
      ['BERTHED', at(23), null, null],
    ]);
  });

  test('an anchorage for another reason is no waiting for berth', () => {
    expect(lines([report([event('letGoAnchor', 2)], {}, { reason: 'WEATHER' })])).toEqual([]);
  });

  test('a shift has both its times and is for account of whom the report says', () => {
    const shift = report([event('leftTime', 5), event('arrivedTime', 6)], {}, { forAccount: 'CHARTERER' });
    expect(lines([shift])).toEqual([['SHIFT', at(5), at(6), 'CHARTERER']]);
  });

  test('an operation over several reports begins with the first record and ends with the last', () => {
    const parts = [
      report([], { cargos: [cargo({ hosesOn: at(1), startTime: at(2), endTime: at(12) })] }),
      report([], { cargos: [cargo({ startTime: at(12), endTime: at(20), hosesOff: at(21) })] }),
    ];
    expect(lines(parts)).toEqual([
      ['HOSE', at(1), null, null],
      ['START', at(2), null, null],
      ['COMPLETE', at(20), null, null],
      ['HOSE', at(21), null, null],
    ]);
    expect(lines(parts.slice(0, 1), false).map(([type]) => type)).toEqual(['HOSE', 'START']);
  });

  test('facts that stand in a cargo record are taken as they are, and once', () => {
    const events = [fact('BERTHED', 1), fact('START', 2), fact('STOP_WEATHER', 5, 7), fact('COMPLETE', 12)];
    const worked = report([event('allFast', 1)], { cargos: [cargo({ startTime: at(2), endTime: at(12), events })] });
    expect(lines([worked]).map(([type, from, to]) => [type, from, to])).toEqual([
      ['BERTHED', at(1), null],
      ['START', at(2), null],
      ['STOP_WEATHER', at(5), at(7)],
      ['COMPLETE', at(12), null],
    ]);
  });
});

describe('what is left to take over', () => {
  const proposals = sofProposals([report([event('norTendered', 2), event('allFast', 9)])], { ended: true });

  test('is what the statement does not hold', () => {
    expect(notTaken(proposals, [{ eventType: 'NOR', from: at(2) }]).map(({ eventType }) => eventType)).toEqual([
      'BERTHED',
    ]);
  });

  test('a line that was moved after it was taken over is not offered again; one of a corrected report is', () => {
    expect(notTaken(proposals, [{ eventType: 'BERTHED', from: at(8), saidFrom: at(9) }])).toHaveLength(1);
    expect(notTaken(proposals, [{ eventType: 'BERTHED', from: at(8), saidFrom: at(8) }])).toHaveLength(2);
  });
});
