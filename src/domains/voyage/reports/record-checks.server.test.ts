import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import type { Wire } from './report-wire.rules.ts';

type Found = { ruleCode: string; level: string; field: string; message: { zh: string; en: string } };
type Saved = { row: Wire & { id: number; version: number }; findings: Found[] };
type Refused = { code: string; message: string };

const REPORTS = '/api/voyage/reports';
const now = new Date('2026-03-06T03:30:00.000Z');
const at = (time: string) => `2026-03-05T${time}:00.000Z`;
let t: TestServer;
let office: Send;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as();
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
});
afterAll(() => t.close());

/** A ship whose first noon report is confirmed, and the second as it is to be sent. */
async function secondNoon(code: string): Promise<Wire> {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  const { row } = (await office<Saved>('POST', REPORTS, first)).body;
  expect((await confirm(row.id)).status).toBe(200);
  return second;
}

const confirm = (id: number) => actOn<Refused>(office, `${REPORTS}/${id}/confirm`);

/** The report with 300 t of low-sulphur fuel received and sounded. */
const bunkered = (report: Wire, delivery: Wire): Wire => ({
  ...report,
  bunkers: [{ oilGrade: 'VLSFO', bdnNo: 'B1', bdnQty: '300.000', shipQty: '299.500', ...delivery }],
  oil: (report.oil as Wire[]).map((row) =>
    row.rowCode === 'CURRENT_STOCK' ? { ...row, grades: { VLSFO: '788.400', MGO: '80.000' } } : row,
  ),
});

/** The second noon as a lightering at anchor instead. */
const lightered = (report: Wire, cargo: Wire): Wire => ({
  ...report,
  oil: [
    ...(report.oil as Wire[]).filter((row) => row.rowCode !== 'GE_DISCH'),
    { rowCode: 'GE_DISCH', grades: { VLSFO: '0' } },
  ],
  rptType: 'LIGHTERING',
  shipStatus: 'ANCHORING',
  particulars: { counterpart: 'SEA LIGHTER 1' },
  manTime: '0',
  manDist: '0',
  currentDirection: '45',
  currentSpeed: '0.5',
  times: [
    { eventCode: 'alongside', time: at('05:00') },
    { eventCode: 'castOff', time: at('20:00') },
  ],
  cargos: [{ opType: 'DISCHARGING', shipQty: '1000.000', shoreQty: '1000.000', pumpCount: 1, ...cargo }],
});

/** Saves a report, which is no refusal, and answers what the rules of one code said. */
async function found(report: Wire, code: string): Promise<{ row: Saved['row']; findings: Found[] }> {
  const saved = await office<Saved>(report.id ? 'PUT' : 'POST', REPORTS, report);
  expect(saved.body).toMatchObject({ row: { confirmed: 'UNCONFIRMED' } });
  return { row: saved.body.row, findings: saved.body.findings.filter((f) => f.ruleCode === code) };
}

describe('a bunker delivery', () => {
  test('whose times are not in order is saved and named, not confirmed; put right it is confirmed', async () => {
    const second = await secondNoon('DA');
    const times = { bargeArrival: at('06:00'), beginTime: at('08:00'), endTime: at('07:00') };
    const { row, findings } = await found(bunkered(second, times), 'TIMES');
    expect(findings).toMatchObject([
      {
        level: 'E',
        field: 'bunkers.0.endTime',
        message: {
          zh: '加油记录 1：“结束时间”早于“开始时间”',
          en: 'Bunkering record 1: “Ending” is before “Beginning”',
        },
      },
    ]);
    const refused = await confirm(row.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(refused.body.message).toContain('TIMES');
    const right = await found({ ...row, ...bunkered(row, { ...times, endTime: at('12:00') }) }, 'TIMES');
    expect(right.findings).toEqual([]);
    expect((await confirm(row.id)).status).toBe(200);
  });

  test('with more sulphur than its grade may have is confirmed with a reason only', async () => {
    const second = await secondNoon('DB');
    const { row, findings } = await found(bunkered(second, { bdnSulphur: '0.530' }), 'BDN');
    expect(findings).toMatchObject([
      {
        level: 'W',
        field: 'bunkers.0.bdnSulphur',
        message: {
          zh: 'VLSFO 低硫燃油交付单硫含量 0.530%，超过限值 0.50%，须说明原因',
          en: expect.stringContaining('0.530 % on the delivery note'),
        },
      },
    ]);
    const refused = await confirm(row.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(refused.body.message).toContain('BDN');
    const reasons = [{ code: 'BDN', field: 'bunkers.0.bdnSulphur', reason: '已通知供应商并送检留样' }];
    expect((await office('POST', `${REPORTS}/${row.id}/reasons`, { reasons })).status).toBe(200);
    expect((await confirm(row.id)).status).toBe(200);
  });

  test('of which the ship measured 0.70 % less is not confirmed without a protest or a reason; 0.40 % less is', async () => {
    const second = await secondNoon('DF');
    const { row, findings } = await found(bunkered(second, { shipQty: '297.900' }), 'R28');
    expect(row.bunkers).toMatchObject([{ diffQty: '-2.100', diffRate: '-0.70' }]);
    expect(findings).toMatchObject([{ level: 'W', field: 'bunkers.0.protest' }]);
    const refused = await confirm(row.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(refused.body.message).toContain('R28');
    const near = await found({ ...row, ...bunkered(row, { shipQty: '298.800' }) }, 'R28');
    expect([near.findings, (near.row.bunkers as Wire[])[0]?.diffRate]).toEqual([[], '-0.40']);
    expect((await confirm(row.id)).status).toBe(200);
  });

  test('under protest comes on board at the ship’s own figure', async () => {
    const second = await secondNoon('DG');
    const sounded = bunkered(second, { shipQty: '297.900', protest: true });
    const less = (sounded.oil as Wire[]).map((line) =>
      line.rowCode === 'CURRENT_STOCK' ? { ...line, grades: { VLSFO: '786.300', MGO: '80.000' } } : line,
    );
    const { row, findings } = await found({ ...sounded, oil: less }, 'R28');
    const cell = (rowCode: string) =>
      (row.oil as (Wire & { grades: Wire | null })[]).find((line) => line.rowCode === rowCode)?.grades?.VLSFO;
    expect([findings, cell('BUNKERING'), cell('BOOK_STOCK')]).toEqual([[], '297.900', '786.300']);
    expect((await confirm(row.id)).status).toBe(200);
  });

  test("keeps the observed volume and takes the ship's figure from it", async () => {
    const second = await secondNoon('DC');
    const measured = { observedVolume: '310.000', vcf: '0.9863', bdnDensity15: '0.9912', shipQty: null };
    const { row } = await found(bunkered(second, measured), 'BDN');
    expect(row.bunkers).toMatchObject([
      { observedVolume: '310.000', vcf: '0.9863', shipQty: '302.726', diffQty: '2.726', diffRate: '0.91' },
    ]);
  });

  test('is judged alike while it is written', async () => {
    const report = bunkered(await secondNoon('DD'), {
      beginTime: at('08:00'),
      endTime: at('07:00'),
      bdnSulphur: '0.530',
    });
    const { body } = await office<{ code: string; field: string }[]>('POST', `${REPORTS}/check`, {
      report: { ...report, shipId: report.shipName },
    });
    expect(body.map(({ code, field }) => `${code} ${field}`)).toEqual(
      expect.arrayContaining(['TIMES bunkers.0.endTime', 'BDN bunkers.0.bdnSulphur']),
    );
  });
});

test('a cargo operation whose times are not in order is saved and named, not confirmed; put right it is confirmed', async () => {
  const second = await secondNoon('DE');
  const times = { hosesOn: at('09:00'), startTime: at('08:00'), endTime: at('18:00'), hosesOff: at('17:00') };
  const stripping = { stripStart: at('17:00'), stripEnd: at('16:00') };
  const { row, findings } = await found(lightered(second, { ...times, ...stripping }), 'TIMES');
  expect(findings.map(({ level, field, message }) => `${level} ${field} ${message.zh}`)).toEqual([
    'E cargos.0.startTime 货物记录 1：“开始”早于“接管”',
    'E cargos.0.hosesOff 货物记录 1：“拆管”早于“结束”',
    'E cargos.0.stripEnd 货物记录 1：“扫舱结束”早于“扫舱开始”',
  ]);
  const refused = await confirm(row.id);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('TIMES');
  const inOrder = {
    ...times,
    hosesOn: at('07:00'),
    hosesOff: at('19:00'),
    stripStart: at('17:00'),
    stripEnd: at('18:00'),
  };
  const right = await found({ ...row, ...lightered(row, inOrder) }, 'TIMES');
  expect(right.findings).toEqual([]);
});

/** The second noon as the arrival that ends the passage, and half an hour behind it alongside. */
function arrived(second: Wire): { arrival: Wire; berthing: Wire & { oil: Wire[] } } {
  const end = '2026-03-06T03:00:00.000Z';
  const berthed = (minute: string) => `2026-03-06T03:${minute}:00.000Z`;
  const arrival = {
    ...second,
    rptType: 'ARRIVAL',
    manTime: '0',
    manDist: '0',
    times: [{ eventCode: 'endOfPassage', time: end }],
  };
  const berthing = {
    ...second,
    rptType: 'BERTHING',
    rptTime: berthed('30'),
    shipStatus: 'BERTHING',
    nextDis: null,
    eta: null,
    ssTime: null,
    ssDist: null,
    genWaterAmount: null,
    manTime: '0.50',
    manDist: '3.0',
    currentAccumRev: 1_121_060,
    manRev: 1000,
    fwConsumption: '0.0',
    fwStock: '206.0',
    isWash: 'BEFORE_BERTHING',
    times: [
      { eventCode: 'pilotOnBoard', time: berthed('05') },
      { eventCode: 'firstLine', time: berthed('15') },
      { eventCode: 'allFast', time: berthed('25') },
    ],
    oil: [
      { rowCode: 'ME_CONST', grades: { VLSFO: '0' } },
      { rowCode: 'ME_MAN', grades: { VLSFO: '0.300' }, runningHour: '0.50' },
      { rowCode: 'GE_SEA', grades: { VLSFO: '0.050' }, runningHour: '0.50' },
      { rowCode: 'HEATING', grades: { VLSFO: '0' } },
      { rowCode: 'BOILER_DAILY', grades: { VLSFO: '0' } },
    ],
  };
  return { arrival, berthing };
}

test('tanks that were washed before berthing owe oil, water and sewage: without them the berthing report is refused', async () => {
  const { arrival, berthing } = arrived(await secondNoon('DH'));
  const made = await office<Saved>('POST', REPORTS, arrival);
  expect([made.status, made.body]).toEqual([200, made.body]);
  const refused = await office<{ errors: { field: string; code?: string }[] }>('POST', REPORTS, berthing);
  expect([refused.status, refused.body.errors.map(({ field, code }) => `${code} ${field}`).toSorted()]).toEqual([
    400,
    [
      'R29 fwConsumption',
      'R29 oil.TANK_CLEAN.fuelOil',
      'R29 wastes.wasteTankWash.generated',
      'REQUIRED oil.TANK_CLEAN.fuelOil',
    ],
  ]);
  const washed = {
    ...berthing,
    fwConsumption: '2.0',
    fwStock: '204.0',
    oil: [...berthing.oil, { rowCode: 'TANK_CLEAN', grades: { VLSFO: '0.200' }, runningHour: '0.50' }],
    wastes: [{ wasteCode: 'wasteTankWash', generated: '3.000' }],
  };
  const { row } = await found(washed, 'R29');
  expect(row).toMatchObject({ rptType: 'BERTHING', isWash: 'BEFORE_BERTHING' });
});
