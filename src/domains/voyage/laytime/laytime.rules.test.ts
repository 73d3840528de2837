import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, type Decimal, gte, lte } from '../../../kernel/value/decimal.ts';
import { toUtc } from '../../../kernel/value/zone.ts';
import {
  daysOf,
  hoursOf,
  type LaytimePort,
  type LaytimeTerms,
  laytimeOf,
  laytimeStart,
  USUAL_EXCEPTIONS,
} from './laytime.rules.ts';
import type { LaytimeEvent } from './time-sheet.rules.ts';

const ZONE = 8;
/** `03-01 12:00` of 2026 by the port's clock. */
const at = (local: string): string => toUtc({ local: `2026-${local}`, zone: ZONE });
const event = (from: string, to: string, eventType: string): LaytimeEvent => ({
  from: at(from),
  to: at(to),
  eventType,
  remark: null,
});

const TERMS: LaytimeTerms = {
  basis: 'TOTAL',
  allowedHours: '72',
  reversible: true,
  noticeHours: '6',
  laycanFrom: null,
  exceptions: USUAL_EXCEPTIONS,
  demurrageRate: '18000',
  despatchRate: null,
  addressCommission: '1.25',
  claimDays: 90,
};

const OWN = { allowedHours: null, quantity: null, rate: null, workStart: null, zone: ZONE };
const LOAD: LaytimePort = {
  ...OWN,
  key: 1,
  opType: 'LOADING',
  norTendered: at('03-01 06:00'),
  allFast: at('03-01 18:00'),
  hosesOff: at('03-02 22:00'),
  events: [
    event('03-01 10:00', '03-01 16:00', 'WAIT_BERTH'),
    event('03-01 16:00', '03-01 18:00', 'SHIFT'),
    event('03-02 04:00', '03-02 07:00', 'STOP_WEATHER'),
  ],
};
const DISCHARGE: LaytimePort = {
  ...OWN,
  key: 2,
  opType: 'DISCHARGING',
  norTendered: at('03-06 08:00'),
  allFast: at('03-06 11:00'),
  hosesOff: at('03-09 05:00'),
  events: [event('03-07 09:00', '03-07 13:00', 'STOP_SHIP'), event('03-08 14:00', '03-08 20:00', 'STOP_WEATHER')],
};
const VOYAGE = [LOAD, DISCHARGE];

const stormAtHalf: LaytimeTerms = {
  ...TERMS,
  exceptions: TERMS.exceptions.map((one) => ({
    ...one,
    ...(one.eventType === 'STOP_WEATHER' && { demurragePct: '50' }),
  })),
};

describe('the worked example of two ports and 72 hours', () => {
  const result = laytimeOf(VOYAGE, TERMS);

  test('laytime used, demurrage, commission and the last day of the claim', () => {
    expect({
      used: hoursOf(result.used),
      byPort: result.ports.map(({ used }) => hoursOf(used)),
      demurrage: [hoursOf(result.demurrage), daysOf(result.demurrage)],
      amounts: [result.demurrageAmount, result.commissionAmount, result.netAmount, result.despatchAmount],
      claimDue: result.claimDue,
    }).toEqual({
      used: '72.00',
      byPort: ['30.50', '41.50'],
      demurrage: ['20.50', '0.85417'],
      amounts: ['15375.00', '192.19', '15182.81', '0.00'],
      claimDue: '2026-06-07',
    });
  });

  test('the time sheet reads as it is written by hand, split at the minute where laytime expires', () => {
    const local = (minute: number) =>
      new Date((minute + ZONE * 60) * 60_000).toISOString().slice(5, 16).replace('T', ' ');
    const sheet = result.sheet.map(({ from, to, eventType, phase, pct, counted }) =>
      [local(from), local(to), eventType ?? '-', phase, pct, hoursOf(counted)].join(' '),
    );
    expect(sheet).toEqual([
      '03-01 12:00 03-01 16:00 WAIT_BERTH LAYTIME 100 4.00',
      '03-01 16:00 03-01 18:00 SHIFT LAYTIME 0 0.00',
      '03-01 18:00 03-02 04:00 - LAYTIME 100 10.00',
      '03-02 04:00 03-02 07:00 STOP_WEATHER LAYTIME 50 1.50',
      '03-02 07:00 03-02 22:00 - LAYTIME 100 15.00',
      '03-06 11:00 03-07 09:00 - LAYTIME 100 22.00',
      '03-07 09:00 03-07 13:00 STOP_SHIP LAYTIME 0 0.00',
      '03-07 13:00 03-08 08:30 - LAYTIME 100 19.50',
      '03-08 08:30 03-08 14:00 - DEMURRAGE 100 5.50',
      '03-08 14:00 03-08 20:00 STOP_WEATHER DEMURRAGE 100 6.00',
      '03-08 20:00 03-09 05:00 - DEMURRAGE 100 9.00',
    ]);
  });

  test('with a clause of half rate in storms', () => {
    const half = laytimeOf(VOYAGE, stormAtHalf);
    expect([hoursOf(half.demurrage), half.demurrageAmount]).toEqual(['17.50', '13125.00']);
  });
});

describe('when laytime begins', () => {
  const start = (port: Partial<LaytimePort>, terms: Partial<LaytimeTerms> = {}) =>
    laytimeStart({ ...LOAD, ...port }, { ...TERMS, ...terms });

  test.each([
    ['after the notice hours', {}, {}, at('03-01 12:00')],
    ['at all fast, where that is earlier', { allFast: at('03-01 09:00') }, {}, at('03-01 09:00')],
    ['at all fast, where no notice is known', { norTendered: null }, {}, at('03-01 18:00')],
    ['by the notice hours of the terms', {}, { noticeHours: '12' }, at('03-01 18:00')],
    ['not before 06:00 of the first lay day', {}, { laycanFrom: '2026-03-03' }, at('03-03 06:00')],
    ['earlier, where work began', { workStart: at('03-02 01:00') }, { laycanFrom: '2026-03-03' }, at('03-02 01:00')],
    [
      'not before its own start, however early work began',
      { workStart: at('03-01 08:00') },
      { laycanFrom: '2026-03-03' },
      at('03-01 12:00'),
    ],
    ['as ever, where the notice lies in the lay days', {}, { laycanFrom: '2026-03-01' }, at('03-01 12:00')],
    ['never, while neither is known', { norTendered: null, allFast: null }, {}, null],
  ])('%s', (_name, port, terms, expected) => expect(start(port, terms)).toBe(expected));
});

describe('allowed time', () => {
  test('without reversible laytime each port has its own: what is saved in one makes up for nothing in the other', () => {
    const ports = [
      { ...LOAD, allowedHours: '40' },
      { ...DISCHARGE, allowedHours: '32' },
    ];
    const own = laytimeOf(ports, { ...TERMS, basis: 'PER_PORT', reversible: false, despatchRate: '9000' });
    expect([hoursOf(own.demurrage), hoursOf(own.saved), own.despatchAmount]).toEqual(['30.00', '9.50', '3562.50']);
    const together = laytimeOf(ports, { ...TERMS, basis: 'PER_PORT' });
    expect([hoursOf(together.demurrage), hoursOf(together.saved)]).toEqual(['20.50', '0.00']);
  });

  test('quantity by rate: 55,000 t at 12,000 t a day, 3.75 days used, leave 0.83333 days of despatch', () => {
    const port: LaytimePort = {
      ...OWN,
      key: 1,
      opType: 'DISCHARGING',
      norTendered: at('03-01 00:00'),
      allFast: at('03-01 00:00'),
      hosesOff: at('03-04 18:00'),
      quantity: '55000',
      rate: '12000',
      events: [],
    };
    const result = laytimeOf([port], { ...TERMS, basis: 'RATE', despatchRate: '6000' });
    expect([daysOf(result.allowed), daysOf(result.saved), result.despatchAmount, result.demurrageAmount]).toEqual([
      '4.58333',
      '0.83333',
      '5000.00',
      '0.00',
    ]);
  });

  test('nothing is counted while a time or an allowance is missing', () => {
    expect(laytimeOf([LOAD, { ...DISCHARGE, hosesOff: null }], TERMS)).toMatchObject({
      used: null,
      demurrageAmount: null,
      claimDue: null,
    });
    expect(laytimeOf(VOYAGE, { ...TERMS, allowedHours: null }).netAmount).toBeNull();
    expect(laytimeOf(VOYAGE, { ...TERMS, basis: 'PER_PORT' }).netAmount).toBeNull();
    expect(laytimeOf([], TERMS).used).toBeNull();
  });

  test('no allowed time at all is demurrage from the first minute', () => {
    const result = laytimeOf([LOAD], { ...TERMS, allowedHours: '0' });
    expect([hoursOf(result.used), hoursOf(result.demurrage)]).toEqual(['0.00', '34.00']);
  });
});

const minute = fc.integer({ min: 0, max: 90 * 60 });
const TYPES = ['SHIFT', 'STOP_WEATHER', 'STOP_SHIP', 'WAIT_BERTH'] as const;
const from = Date.parse(at('03-06 11:00'));
const utc = (offset: number): string => new Date(from + offset * 60_000).toISOString();
const anyEvent = fc.tuple(minute, minute, fc.constantFrom(...TYPES)).map(
  ([a, b, eventType]): LaytimeEvent => ({
    from: utc(Math.min(a, b)),
    to: utc(Math.max(a, b)),
    eventType,
    remark: null,
  }),
);
const anyEvents = fc.array(anyEvent, { maxLength: 12 });
const anyPct = fc.constantFrom('0', '25', '33.33', '50', '75', '100');
const anyTerms = fc
  .tuple(fc.array(fc.tuple(anyPct, anyPct), { minLength: 3, maxLength: 3 }), fc.integer({ min: 0, max: 5000 }))
  .map(([shares, allowed]): LaytimeTerms => {
    const exceptions = shares.map(([laytimePct, demurragePct], i) => ({
      eventType: TYPES[i]!,
      laytimePct,
      demurragePct,
    }));
    return { ...TERMS, exceptions, allowedHours: (allowed / 60).toFixed(4) };
  });
const discharged = (events: readonly LaytimeEvent[], terms: LaytimeTerms) =>
  laytimeOf([{ ...DISCHARGE, events }], terms);
const moneyOf = (events: readonly LaytimeEvent[], terms: LaytimeTerms): Decimal =>
  discharged(events, terms).demurrageAmount ?? '';

describe('whatever happened', () => {
  test('more time lost never makes more demurrage', () => {
    fc.assert(
      fc.property(anyEvents, anyEvent, anyTerms, (events, more, terms) => {
        expect(lte(moneyOf([...events, more], terms), moneyOf(events, terms))).toBe(true);
      }),
    );
  });

  test('a later end never makes less, and more allowed time never more', () => {
    fc.assert(
      fc.property(anyEvents, anyTerms, minute, (events, terms, later) => {
        const port = { ...DISCHARGE, events };
        const longer = { ...port, hosesOff: new Date(Date.parse(DISCHARGE.hosesOff!) + later * 60_000).toISOString() };
        const [now, then] = [port, longer].map((one) => laytimeOf([one], terms).demurrageAmount!) as [Decimal, Decimal];
        expect(gte(then, now)).toBe(true);
        const allowedHours = add(terms.allowedHours!, (later / 60).toFixed(4));
        expect(lte(moneyOf(events, { ...terms, allowedHours }), now)).toBe(true);
      }),
    );
  });

  test('an event told in two pieces, and in another order, counts as in one', () => {
    fc.assert(
      fc.property(anyEvents, anyTerms, minute, (events, terms, cut) => {
        const moment = utc(cut);
        const pieces = events.flatMap((one): LaytimeEvent[] =>
          one.from! < moment && moment < one.to!
            ? [
                { ...one, from: moment },
                { ...one, to: moment },
              ]
            : [one],
        );
        const figures = (given: readonly LaytimeEvent[]) => {
          const { used, demurrage, demurrageAmount, saved } = discharged(given, terms);
          return { used, demurrage, demurrageAmount, saved };
        };
        expect(figures(pieces.reverse())).toEqual(figures(events));
      }),
    );
  });

  test('the lines follow each other without a gap, and what is used never passes what is allowed', () => {
    fc.assert(
      fc.property(anyEvents, anyTerms, (events, terms) => {
        const { sheet, allowed, used } = discharged(events, terms);
        for (const [i, line] of sheet.entries()) if (i > 0) expect(line.from).toBe(sheet[i - 1]!.to);
        expect(lte(used, allowed)).toBe(true);
        const first = sheet.findIndex(({ phase }) => phase === 'DEMURRAGE');
        if (first >= 0) expect(sheet.slice(first).every(({ phase }) => phase === 'DEMURRAGE')).toBe(true);
      }),
    );
  });
});
