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
