import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameDayAfter } from '../quality.rules.ts';
import { ACTION_CODE, DANGER_LEVELS, type DangerLevel, QUALITY_DICTIONARIES } from '../quality-words.text.ts';
import { closedBy, effectDay, missingOf, needsAnalysis, plannedCloseOut } from './defect.rules.ts';

const DAY = '2026-03-10';
const DEPARTURE = '2026-03-11';

describe('the planned close-out (safety and quality 5.1)', () => {
  test.each([
    ['17', 'LOW', '2026-03-11'],
    ['16', 'LOW', '2026-03-24'],
    ['18', 'LOW', '2026-06-08'],
    ['18', 'HIGH', '2026-03-24'],
    [null, 'MEDIUM', '2026-04-09'],
    ['30', 'CRITICAL', '2026-03-10'],
  ] as const)('code %s at level %s: %s', (actionCode, level, planned) => {
    expect(plannedCloseOut({ day: DAY, level, actionCode, departure: DEPARTURE })).toBe(planned);
  });

  test('an unknown departure is the next day, an unknown next port in a fortnight', () => {
    expect(plannedCloseOut({ day: DAY, level: 'LOW', actionCode: '19' })).toBe('2026-03-11');
    expect(plannedCloseOut({ day: DAY, level: 'LOW', actionCode: '15' })).toBe('2026-03-24');
    expect(plannedCloseOut({ day: DAY, level: 'LOW', actionCode: '15', nextArrival: '2026-03-15' })).toBe('2026-03-15');
  });

  const LEVELS = Object.keys(DANGER_LEVELS) as DangerLevel[];
  const CODES = QUALITY_DICTIONARIES.find(({ code }) => code === ACTION_CODE)!.entries.map(([code]) => code);
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
  const day = days.map((at) => at.toISOString().slice(0, 10));

  test('a graver level is never later, and none is before the day found', () => {
    fc.assert(
      fc.property(day, fc.option(fc.constantFrom(...CODES)), fc.nat(30), fc.nat(60), (found, actionCode, stay, sea) => {
        const later = (days: number) => new Date(Date.parse(found) + days * 86_400_000).toISOString().slice(0, 10);
        const given = { day: found, actionCode, departure: later(stay), nextArrival: later(stay + sea) };
        const planned = LEVELS.map((level) => plannedCloseOut({ ...given, level }));
        expect(planned).toEqual(planned.toSorted().toReversed());
        for (const one of planned) expect(one >= found).toBe(true);
      }),
    );
  });
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-05-31', -3, '2028-02-29'],
  ['2026-03-10', 3, '2026-06-10'],
] as const)('%s, %i months on: %s', (day, months, then) => {
  expect(sameDayAfter(day, months)).toBe(then);
});

test.each([
  ['DEFICIENCY', 'LOW', 'close'],
  ['OBSERVATION', 'MEDIUM', 'close'],
  ['NC', 'HIGH', 'closeHigh'],
  ['DEFICIENCY', 'CRITICAL', 'closeCritical'],
  ['MAJOR_NC', 'LOW', 'closeCritical'],
] as const)('%s of level %s is closed by the holder of %s', (ncLevel, dangerLevel, who) => {
  expect(closedBy({ ncLevel, dangerLevel })).toBe(who);
});

test('the effect is looked at ninety days after a non-conformity was closed, of nothing else', () => {
  expect(effectDay({ ncLevel: 'NC' }, '2026-03-10')).toBe('2026-06-08');
  expect(effectDay({ ncLevel: 'DEFICIENCY' }, '2026-03-10')).toBeNull();
});

describe('what must be written before a defect is said to be put right', () => {
  const done = { doneDate: '2026-03-11' };
  const whole = {
    ncLevel: 'NC',
    dangerLevel: 'LOW',
    rootCause: '未列入检查表',
    correctiveAction: '更换',
    preventiveAction: '修订检查表',
    causes: [{ remedy: '修订' }],
    actions: [done],
  } as const;

  test('nothing is missing of what is whole', () => expect(missingOf(whole)).toEqual([]));

  test.each([
    [{ rootCause: ' ' }, ['rootCause']],
    [{ causes: [] }, ['causes']],
    [{ causes: [{ remedy: '' }] }, ['causes.0.remedy']],
    [{ actions: [] }, ['actions']],
    [{ actions: [done, {}] }, ['actions.1.doneDate']],
  ])('%j leaves %j', (over, missing) => {
    expect(missingOf({ ...whole, ...over })).toEqual(missing);
  });

  test('a lesser one needs no analysis, but a cause that is named needs its action', () => {
    const lesser = { ncLevel: 'DEFICIENCY', dangerLevel: 'MEDIUM', causes: [], actions: [done] } as const;
    expect(needsAnalysis(lesser)).toBe(false);
    expect(missingOf(lesser)).toEqual([]);
    expect(missingOf({ ...lesser, causes: [{ remedy: null }] })).toEqual(['causes.0.remedy']);
  });
});
