import { describe, expect, test } from 'vitest';
import { emptyBunker } from '../bunkering.rules.ts';
import { emptyCargo } from '../cargo.rules.ts';
import { emptyReport, type Report } from '../report.rules.ts';
import { cleanContext, cleanNoon, previousNoon, sampleShip, withOil } from '../sample-report.demo.ts';
import { type CheckContext, RULE_CODES, type RuleCode } from './check.rules.ts';
import { ALL_RULES, checkReport, refusesSave } from './check-report.rules.ts';

const noon = (over: Partial<Report>): Partial<CheckContext> => ({ report: cleanNoon(over) });
const oil = (cells: Parameters<typeof withOil>[1]): Partial<CheckContext> => ({ report: withOil(cleanNoon(), cells) });
const alike = (over: Partial<Report> = {}, count = 5) => Array.from({ length: count }, () => cleanNoon(over));
const bunker = (over: object) => ({
  ...emptyBunker(),
  oilGrade: 'VLSFO' as const,
  bdnNo: 'B1',
  bdnQty: '300.000',
  ...over,
});
const berthed = (over: Partial<Report>): Partial<CheckContext> => ({
  report: cleanNoon({ rptType: 'BERTHING', shipStatus: 'BERTHING', ...over }),
  movementState: 'IN_PORT',
});
const cargo = (over: object) => ({ ...emptyCargo(), shipQty: '39850', shoreQty: '39921', ...over });
const wash = { isWash: 'AT_SEA' as const };
const unsaid = (report: Report, code: 'ME_CONST'): Report => ({
  ...report,
  oil: report.oil.map((row) => (row.rowCode === code ? { ...row, lubes: {} } : row)),
});
const washed = cleanNoon({ ...wash, wastes: cleanNoon().wastes.map((w) => ({ ...w, generated: '5' })) });

/** Rule, what is wrong, the field that the finding points at, and the nearest thing that is right. */
const CASES: readonly (readonly [
  code: RuleCode,
  what: string,
  wrong: Partial<CheckContext>,
  field: string,
  right: Partial<CheckContext>,
])[] = [
  ['REQUIRED', 'noon at sea without visibility', noon({ visibility: null }), 'visibility', noon({ visibility: 0 })],
  ['REQUIRED', 'noon at sea without zone', noon({ zone: null }), 'zone', noon({})],
  [
    'REQUIRED',
    'fuel of Other without a note',
    oil({ OTHER: { VLSFO: '0.1', hours: '1' } }),
    'oil.OTHER.note',
    oil({ OTHER: { VLSFO: '0' } }),
  ],
  [
    'TIMES',
    'an event before the previous report',
    noon({
      times: [{ eventCode: 'pilotOnBoard', time: '2026-03-05T03:00:00.000Z', zone: null, place: null, remark: null }],
    }),
    'times.pilotOnBoard',
    noon({}),
  ],
  [
    'TIMES',
    'a delivery that ends before it begins',
    noon({ bunkers: [bunker({ beginTime: '2026-03-05T09:00:00.000Z', endTime: '2026-03-05T08:59:00.000Z' })] }),
    'bunkers.0.endTime',
    noon({ bunkers: [bunker({ beginTime: '2026-03-05T09:00:00.000Z', endTime: '2026-03-05T09:00:00.000Z' })] }),
  ],
  [
    'TIMES',
    'pumping before the barge arrived',
    noon({
      bunkers: [
        bunker({}),
        bunker({ bargeArrival: '2026-03-05T09:00:00.000Z', beginTime: '2026-03-05T08:00:00.000Z' }),
      ],
    }),
    'bunkers.1.beginTime',
    noon({ bunkers: [bunker({}), bunker({ beginTime: '2026-03-05T08:00:00.000Z' })] }),
  ],
  [
    'TIMES',
    'cargo work that begins before the hoses are on',
    berthed({ cargos: [cargo({ hosesOn: '2026-03-05T09:00:00.000Z', startTime: '2026-03-05T08:00:00.000Z' })] }),
    'cargos.0.startTime',
    berthed({ cargos: [cargo({ hosesOn: '2026-03-05T09:00:00.000Z', startTime: '2026-03-05T09:36:00.000Z' })] }),
  ],
  [
    'TIMES',
    'stripping that ends before it begins',
    berthed({ cargos: [cargo({ stripStart: '2026-03-05T09:00:00.000Z', stripEnd: '2026-03-05T08:00:00.000Z' })] }),
    'cargos.0.stripEnd',
    berthed({ cargos: [cargo({ endTime: '2026-03-05T10:00:00.000Z', stripStart: '2026-03-05T09:00:00.000Z' })] }),
  ],
  [
    'BDN',
    'sulphur above the limit of the grade',
    noon({ bunkers: [bunker({ bdnSulphur: '0.510' })] }),
    'bunkers.0.bdnSulphur',
    noon({ bunkers: [bunker({ bdnSulphur: '0.500' })] }),
  ],
  ['R01', 'at the time of the previous report', noon({ rptTime: '2026-03-05T04:00:00.000Z' }), 'rptTime', noon({})],
  [
    'R01',
    'eleven minutes in the future',
    { now: '2026-03-06T02:49:00.000Z' },
    'rptTime',
    { now: '2026-03-06T02:50:00.000Z' },
  ],
  [
    'R01',
    'after the next report',
    { next: cleanNoon({ rptTime: '2026-03-06T02:00:00.000Z' }) },
    'rptTime',
    { next: cleanNoon({ rptTime: '2026-03-07T03:00:00.000Z' }) },
  ],
  [
    'R02',
    'departure after departure',
    { report: { ...cleanNoon(), rptType: 'DEPARTURE' } },
    'rptType',
    { report: { ...cleanNoon(), rptType: 'DEPARTURE' }, movementState: 'ALONGSIDE' },
  ],
  ['R03', 'berthed while at sea', noon({ shipStatus: 'BERTHING' }), 'shipStatus', noon({ shipStatus: 'SAILING' })],
  [
    'R03',
    'an anchoring report of a sailing ship',
    { report: { ...cleanNoon(), rptType: 'ANCHORING' } },
    'shipStatus',
    { report: { ...cleanNoon(), rptType: 'ANCHORING', shipStatus: 'ANCHORING' } },
  ],
  ['R04', 'minutes of 75', noon({ longitude: '121:75.00E' }), 'longitude', noon({ longitude: '121:45.00E' })],
  ['R05', 'run shorter than the great circle', noon({ ssDist: '294.9' }), 'ssDist', noon({ ssDist: '295.0' })],
  ['R06', 'above maximum + 5 kn', noon({ ssDist: '460.3' }), 'ssDist', noon({ ssDist: '460.0' })],
  [
    'R07',
    '25 % off the voyage mean in light wind',
    { ...noon({ ssDist: '299.0' }), voyageSpeed: '10.00' },
    'ssDist',
    { ...noon({ windForce: 6 }), voyageSpeed: '10.00' },
  ],
  ['R08', 'eleven hundredths of an hour missing', noon({ ssTime: '22.89' }), 'ssTime', noon({ ssTime: '22.90' })],
  ['R09', 'distance to go off by more than 10 nm', noon({ nextDis: '1297.1' }), 'nextDis', noon({ nextDis: '1297.0' })],
  ['R10', 'arrival before the report', noon({ eta: '2026-03-06T02:00:00.000Z' }), 'eta', noon({})],
  [
    'R10',
    'arrival moved by more than 12 hours',
    noon({ eta: '2026-03-10T19:01:00.000Z' }),
    'eta',
    noon({ eta: '2026-03-10T19:00:00.000Z' }),
  ],
  ['R11', 'clock turned by an hour and a half', noon({ zone: 9.5 }), 'zone', noon({ zone: 9 })],
  ['R12', 'zone far from the longitude', noon({ zone: 11 }), 'zone', noon({ zone: 10 })],
  ['R13', 'draft above scantling', noon({ aftDraft: '10.51' }), 'aftDraft', noon({ aftDraft: '10.50' })],
  [
    'R13',
    'trim above 4 m',
    noon({ fwdDraft: '5.00', aftDraft: '9.01' }),
    'waterTrim',
    noon({ fwdDraft: '5.00', aftDraft: '9.00' }),
  ],
  [
    'R13',
    'by the head',
    noon({ fwdDraft: '9.10', aftDraft: '9.00' }),
    'waterTrim',
    noon({ fwdDraft: '9.10', aftDraft: '9.10' }),
  ],
  [
    'R14',
    'force 6 without heavy-wind time',
    noon({ windForce: 6 }),
    'fwindTime',
    noon({ windForce: 6, fwindTime: '3.00' }),
  ],
  ['R14', 'heavy-wind time in light wind', noon({ fwindTime: '3.00' }), 'fwindTime', noon({ fwindTime: '0' })],
  ['R15', 'full speed in sea 7', noon({ sea: 7 }), 'sea', noon({ sea: 6 })],
  ['R16', 'fresh water off by more than 5 t', noon({ fwStock: '211.1' }), 'fwStock', noon({ fwStock: '211.0' })],
  [
    'R17',
    'counter falls',
    noon({ currentAccumRev: 999_999 }),
    'currentAccumRev',
    noon({ currentAccumRev: 120_060, counterReset: true, counterBase: 0 }),
  ],
  ['R18', 'slip above 40 %', noon({ ssDist: '194.0' }), 'slipPro', noon({ ssDist: '194.6' })],
  [
    'R19',
    'above rated revolutions',
    { ship: sampleShip({ mcrRpm: '86.9' }) },
    'avgRev',
    { ship: sampleShip({ mcrRpm: '87.0' }) },
  ],
  ['R19', '25 % off the median', { recent: alike({ currentAccumRev: 1_090_000 }) }, 'avgRev', { recent: alike() }],
  [
    'R21',
    'adjustment over tolerance',
    oil({ CURRENT_STOCK: { VLSFO: '487.600' } }),
    'oil.ADJUST.VLSFO',
    oil({ CURRENT_STOCK: { VLSFO: '487.900' } }),
  ],
  [
    'R22',
    'negative stock',
    oil({ CURRENT_STOCK: { MGO: '-0.001' } }),
    'oil.CURRENT_STOCK.MGO',
    oil({ CURRENT_STOCK: { MGO: '0' } }),
  ],
  ['R22', 'more water than the tanks hold', noon({ fwStock: '300.1' }), 'fwStock', noon({ fwStock: '300.0' })],
  [
    'R23',
    'fuel without running hours',
    oil({ GE_DISCH: { VLSFO: '0.1' } }),
    'oil.GE_DISCH.runningHour',
    oil({ GE_DISCH: { VLSFO: '0.1', hours: '1' } }),
  ],
  [
    'R23',
    'main engine longer than the interval',
    oil({ ME_CONST: { hours: '23.11' } }),
    'oil.ME_CONST.runningHour',
    oil({ ME_CONST: { hours: '23.10' } }),
  ],
  [
    'R24',
    'consumption 30 % off its baseline',
    { ...oil({ ME_CONST: { VLSFO: '28.100' } }), recent: alike() },
    'oil.ME_CONST.runningHour',
    { ...oil({ ME_CONST: { VLSFO: '28.000' } }), recent: alike() },
  ],
  [
    'R25',
    'heating left empty',
    { report: { ...cleanNoon(), oil: cleanNoon().oil.filter((row) => row.rowCode !== 'HEATING') } },
    'oil.HEATING.fuelOil',
    oil({ HEATING: { VLSFO: '0' } }),
  ],
  [
    'R26',
    'cylinder oil above 2.0 g/kWh',
    { mainEnginePower: '3000' },
    'oil.ME_CONST.cylinderOil',
    { mainEnginePower: '5000' },
  ],
  [
    'R27',
    'a record without delivery note',
    noon({ bunkers: [bunker({ bdnNo: null })] }),
    'bunkers.0.bdnNo',
    noon({ bunkers: [bunker({})] }),
  ],
  [
    'R28',
    '0.70 % short without protest',
    noon({ bunkers: [bunker({ shipQty: '297.900' })] }),
    'bunkers.0.protest',
    noon({ bunkers: [bunker({ shipQty: '298.800' })] }),
  ],
  [
    'R29',
    'washing without its fuel',
    { report: { ...washed, ...wash } },
    'oil.TANK_CLEAN.fuelOil',
    { report: withOil(washed, { TANK_CLEAN: { VLSFO: '1.2', hours: '5' } }) },
  ],
  [
    'R29',
    'washing without water',
    { report: withOil({ ...washed, fwConsumption: '0' }, { TANK_CLEAN: { VLSFO: '1.2', hours: '5' } }) },
    'fwConsumption',
    noon({}),
  ],
  [
    'R30',
    'cargo difference without protest',
    berthed({ cargos: [cargo({ shipQty: '39790' })] }),
    'cargos.0.protest',
    berthed({ cargos: [cargo({})] }),
  ],
  ['R31', 'cargo work under way', noon({ cargos: [cargo({})] }), 'cargos', berthed({ cargos: [cargo({})] })],
  [
    'R31',
    'cargo work under way, not cargo worked before the departure that reports it',
    noon({ cargos: [cargo({})] }),
    'cargos',
    noon({ rptType: 'DEPARTURE', cargos: [cargo({})] }),
  ],
  [
    'R31',
    'cargo in a repair voyage',
    { ...berthed({ cargos: [cargo({})] }), voyageKind: 'REPAIR' },
    'cargos',
    { ...berthed({}), voyageKind: 'REPAIR' },
  ],
  [
    'R32',
    'cargo on board 0.5 % off',
    { cargo: { loaded: '40000', discharged: '10000', onBoard: '29799' } },
    'cargos',
    { cargo: { loaded: '40000', discharged: '10000', onBoard: '29800' } },
  ],
  ['R33', 'gap of more than 26 hours', noon({ rptTime: '2026-03-06T06:01:00.000Z' }), 'rptTime', noon({})],
  [
    'R33',
    'a noon left out between two reports',
    { previous: previousNoon({ rptTime: '2026-03-05T02:00:00.000Z', rptType: 'DEPARTURE' }) },
    'rptTime',
    {},
  ],
  [
    'R34',
    'residual fuel inside an emission control area',
    { insideEca: true },
    'oil.ME_CONST.fuelOil',
    { presentPort: 'USLAX', ports: { USLAX: { eca: false } } },
  ],
  ['R35', 'run 5 % off the AIS track', { aisDistance: '315.0' }, 'ssDist', { aisDistance: '314.0' }],
  [
    'R37',
    'a main engine that ran without a word of its cylinder oil',
    { report: unsaid(cleanNoon(), 'ME_CONST') },
    'oil.ME_CONST.cylinderOil',
    { report: withOil(unsaid(cleanNoon(), 'ME_CONST'), { ME_CONST: { cylinderOil: '0.0' } }) },
  ],
  [
    'R37',
    'generators that ran without a word of the system oil on board',
    { previous: withOil(previousNoon(), { CURRENT_STOCK: { aeSystemOil: '2000' } }) },
    'oil.GE_SEA.aeSystemOil',
    { previous: withOil(previousNoon(), { CURRENT_STOCK: { aeSystemOil: '0' } }) },
  ],
  ['R36', 'a copied report', { previous: { ...cleanNoon(), rptTime: '2026-03-05T04:00:00.000Z' } }, 'latitude', {}],
];

const fieldsOf = (code: RuleCode, context: Partial<CheckContext>) =>
  checkReport(cleanContext(context))
    .filter((finding) => finding.code === code)
    .map((finding) => finding.field);

describe('rules of a report', () => {
  test.each(CASES)('%s finds %s', (code, _what, wrong, field) => expect(fieldsOf(code, wrong)).toContain(field));

  test.each(CASES)('%s lets the nearest right thing pass (%s)', (code, _what, _wrong, field, right) => {
    expect(fieldsOf(code, right)).not.toContain(field);
  });

  test('R20 finds a stored last stock that is not what the previous report left', () => {
    const context = cleanContext();
    const stored = { ...context, report: withOil(context.report, { LAST_STOCK: { VLSFO: '500.000' } }) };
    expect(checkReport(stored).filter((f) => f.code === 'R20')).toMatchObject([
      { field: 'oil.LAST_STOCK.VLSFO', found: '500.000', expected: '512.400' },
    ]);
    expect(fieldsOf('R20', {})).toEqual([]);
  });

  test('R27 finds a stored bunkering that no record explains', () => {
    const context = cleanContext();
    const stored = { ...context, report: withOil(context.report, { BUNKERING: { VLSFO: '100.000' } }) };
    expect(
      checkReport(stored)
        .filter((f) => f.code === 'R27')
        .map((f) => f.field),
    ).toEqual(['oil.BUNKERING.VLSFO']);
  });

  test('a clean noon report has no finding and may be saved', () => {
    expect(checkReport(cleanContext())).toEqual([]);
  });

  test('every code has its rule, in order', () => expect(ALL_RULES.map((rule) => rule.code)).toEqual([...RULE_CODES]));

  test('an engine that rested owes no word of its oil, nor one whose rows say it together', () => {
    const rested = cleanNoon();
    const still = rested.oil.map((row) =>
      row.rowCode === 'ME_CONST' ? { ...row, runningHour: '0.00', grades: {}, lubes: {} } : row,
    );
    expect(fieldsOf('R37', { report: { ...rested, oil: still } })).toEqual([]);
    const together = withOil(unsaid(cleanNoon(), 'ME_CONST'), { ME_MAN: { hours: '1.00', cylinderOil: '181' } });
    expect(fieldsOf('R37', { report: together })).toEqual([]);
  });

  test('a finding says its figures in both languages', () => {
    const [finding] = checkReport(cleanContext(noon({ nextDis: '1300.0' })));
    expect(finding).toMatchObject({ code: 'R09', level: 'W', found: '1300.0', expected: '1287.0', reason: null });
    expect(finding?.message.zh).toBe('距下港 1300.0 nm，按上一报推算应为 1287.0 nm');
    expect(finding?.message.en).not.toContain('{');
  });

  test('no message of any case keeps an unfilled place', () => {
    for (const [, , wrong] of CASES) {
      for (const { message } of checkReport(cleanContext(wrong)))
        expect(`${message.zh}${message.en}`).not.toMatch(/[{}]/);
    }
  });
});

describe('adjustment of stock', () => {
  const sounded = (value: string, over: object = {}) => {
    const report = withOil(cleanNoon(), { CURRENT_STOCK: { VLSFO: value } });
    const rows = report.oil.map((row) => (row.rowCode === 'ADJUST' ? { ...row, ...over } : row));
    return checkReport(cleanContext({ report: { ...report, oil: rows } })).filter((f) => f.code === 'R21');
  };

  test('over tolerance it asks for a reason, given by code and text', () => {
    expect(sounded('487.600')).toMatchObject([{ level: 'W', found: '-0.800', expected: '0.500', reason: null }]);
    expect(sounded('487.600', { reasonCode: 'SOUNDING' })).toMatchObject([{ reason: null }]);
    expect(sounded('487.600', { reasonCode: 'SOUNDING', note: '横摇' })).toMatchObject([{ reason: '测量误差：横摇' }]);
  });

  test('beyond five times it blocks whatever reason is given', () => {
    expect(sounded('485.800', { reasonCode: 'SOUNDING', note: '横摇' })).toMatchObject([{ level: 'E', reason: null }]);
  });
});

describe('saving', () => {
  test('is refused by required fields and ten rules only', () => {
    expect(RULE_CODES.filter(refusesSave)).toEqual([
      'REQUIRED',
      'R01',
      'R02',
      'R03',
      'R04',
      'R17',
      'R23',
      'R25',
      'R29',
      'R31',
    ]);
  });

  test('a warning or another error does not refuse it', () => {
    const findings = checkReport(cleanContext(noon({ ssTime: '20.00' })));
    expect(findings.filter(({ level }) => level === 'E')).toHaveLength(1);
    expect(findings.some(({ code }) => refusesSave(code))).toBe(false);
  });

  test('an empty report is refused field by field', () => {
    const context = cleanContext({ report: emptyReport('NOON') });
    const fields = checkReport(context)
      .filter((f) => refusesSave(f.code))
      .map((f) => f.field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'reportNo',
        'rptTime',
        'latitude',
        'weather',
        'sea',
        'visibility',
        'zone',
        'oil.HEATING.fuelOil',
        'oil.CURRENT_STOCK.VLSFO',
      ]),
    );
  });

  test('a ship without counter needs the average revolutions only', () => {
    const ship = sampleShip({ hasRevCounter: false });
    const report = { ...cleanNoon({ currentAccumRev: null, manRev: null }), avgRev: '87.0' };
    expect(checkReport(cleanContext({ ship, report }))).toEqual([]);
  });

  test('an exempt period and the Mondays of a repair voyage miss no noon', () => {
    const late = noon({ rptTime: '2026-03-07T03:00:00.000Z' });
    const codes = (over: Partial<CheckContext>) =>
      fieldsOf('R33', { ...late, now: '2026-03-08T00:00:00.000Z', ...over });
    expect(codes({})).toEqual(['rptTime']);
    expect(codes({ voyageKind: 'REPAIR' })).toEqual([]);
    expect(codes({ exemptions: [{ from: '2026-03-06T00:00:00.000Z', to: '2026-03-06T12:00:00.000Z' }] })).toEqual([]);
  });
});

test('where stock does not suffice the finding says which grade, how much there is and how much is claimed', () => {
  const burnt = withOil(cleanNoon(), { ME_CONST: { MGO: '81' } });
  const unsounded = burnt.oil.map((row) => (row.rowCode === 'CURRENT_STOCK' ? { ...row, grades: {} } : row));
  const found = checkReport(cleanContext({ report: { ...burnt, oil: unsounded } })).find(({ code }) => code === 'R22');
  expect(found?.field).toBe('oil.CURRENT_STOCK.MGO');
  expect(found?.message.zh).toMatch(
    /^MGO 船用轻柴油不足：船上共 80(\.000)? t，本报共消耗 81(\.000)? t，超出 1(\.000)? t；/,
  );
  const dry = cleanNoon({ fwStock: null, fwConsumption: '400.0' });
  const thirst = checkReport(cleanContext({ report: dry })).find(({ code }) => code === 'R22');
  expect(thirst?.message.en).toMatch(/^Fresh water does not suffice: 228(\.0)? t on board, 400(\.0)? t used/);
});
