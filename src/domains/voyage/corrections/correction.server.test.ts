import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { User } from '../../../kernel/server/context.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import type { Wire } from '../reports/report-wire.rules.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import { correctionApproval } from './correction.approval.server.ts';
import type { CorrectionPreview } from './correction.calls.ts';

type Line = { rowCode: string; grades: Record<string, string> | null; cylinderOil: string | null };
type Saved = Wire & { id: number; version: number; oil: Line[] };
type Refused = { code: string; message: string; errors?: { field: string; message: string; code?: string }[] };

const REPORTS = '/api/voyage/reports';
const BASE = '/api/voyage/report-corrections';
const now = new Date('2026-03-08T04:00:00.000Z');
let t: TestServer;
let office: Send;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周敏' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
});
afterAll(() => t.close());

const withOil = (report: Wire, rowCode: string, change: object): Wire => ({
  ...report,
  oil: (report.oil as Wire[]).map((row) => (row.rowCode === rowCode ? { ...row, ...change } : row)),
});
const read = async (id: number): Promise<Saved> => (await office<Saved>('GET', `${REPORTS}/${id}`)).body;
const cell = (report: Saved, rowCode: string): Line | undefined => report.oil.find((row) => row.rowCode === rowCode);

/** Three noons of one ship; lubricants are never sounded, fuel always is. The first two are confirmed. */
async function chainOfThree(code: string): Promise<{ shipId: number; ids: [number, number, number] }> {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  const third = withOil(
    {
      ...second,
      rptTime: '2026-03-07T03:00:00.000Z',
      ssTime: '24.00',
      ssDist: '312.0',
      nextDis: '975.0',
      latitude: '40:08.00N',
      currentAccumRev: 1_245_340,
      fwStock: '202.0',
    },
    'CURRENT_STOCK',
    { grades: { VLSFO: '464.400', MGO: '80.000' } },
  );
  const unsounded = (report: Wire): Wire => withOil(report, 'CURRENT_STOCK', { cylinderOil: null });
  const ids: number[] = [];
  for (const report of [first, unsounded(second), unsounded(third)]) {
    const saved = await office<{ row: Saved }>('POST', REPORTS, report);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    ids.push(saved.body.row.id);
  }
  for (const id of ids.slice(0, 2)) {
    const { body } = await office<{ code: string; field: string; level?: string; ruleCode: string }[]>(
      'GET',
      `${REPORTS}/${id}/findings`,
    );
    const reasons = body
      .filter((f) => f.level === 'W')
      .map((f) => ({ code: f.ruleCode, field: f.field, reason: '测试' }));
    if (reasons.length > 0) await office('POST', `${REPORTS}/${id}/reasons`, { reasons });
    const confirmed = await actOn<Refused>(office, `${REPORTS}/${id}/confirm`);
    expect(confirmed.status, confirmed.body.message).toBe(200);
  }
  return { shipId, ids: ids as [number, number, number] };
}

/** 20 L more cylinder oil and 0.800 t more fuel sounded short in the first report. */
const corrected = (report: Saved): Wire =>
  withOil(withOil(report, 'ME_CONST', { cylinderOil: '200.0' }), 'CURRENT_STOCK', {
    grades: { VLSFO: '511.600', MGO: '80.000' },
    cylinderOil: '8980.0',
  });

const draftOf = async (reportId: number, report?: Wire) => ({
  reportId,
  reasonKind: 'MEASURING',
  reason: '测深管读数错误',
  report: report ?? corrected(await read(reportId)),
});

type Correction = Wire & { id: number; version: number };
const create = async (reportId: number): Promise<Correction> => {
  const made = await office<Correction>('POST', BASE, await draftOf(reportId));
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body;
};

/** What the approval engine runs in the transaction of the last act. */
const approve = (row: Correction, user: Partial<User> = {}): Promise<void> =>
  t.db.transaction((tx) => {
    const ctx = t.ctx({ now });
    return correctionApproval.onApproved({ ...ctx, user: { ...ctx.user, ...user }, db: tx }, row);
  });

describe('drafting', () => {
  test('tells what changes, what shifts and which later reports move, and moves nothing', async () => {
    const { ids } = await chainOfThree('DA');
    const before = await Promise.all(ids.map(read));
    const preview = await office<CorrectionPreview>('POST', `${BASE}/preview`, {
      reportId: ids[0],
      report: corrected(before[0]!),
    });
    expect(preview.body).toMatchObject({
      oilChanged: true,
      fuelShift: '-0.800',
      lubeShift: '-20.0',
      revolutionShift: null,
      followingCount: 2,
      following: [
        { id: ids[1], confirmed: true },
        { id: ids[2], confirmed: false },
      ],
    });
    expect(preview.body.changes).toContainEqual({ path: 'oil.0.lubes.cylinderOil', old: '180.0', new: '200.0' });
    const draft = await create(ids[0]);
    expect(draft).toMatchObject({ correctionNo: 'RC-260001', status: 'USE', fuelShift: '-0.800', followingCount: 2 });
    expect(await Promise.all(ids.map(read))).toEqual(before);
  });

  test('needs a confirmed report, a change, a reason, and leaves no new error', async () => {
    const { ids } = await chainOfThree('DB');
    const open = await office<Refused>('POST', BASE, await draftOf(ids[2]));
    expect(open).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    const same = await office<Refused>('POST', BASE, await draftOf(ids[0], await read(ids[0])));
    expect(same.status).toBe(400);
    const silent = await office<Refused>('POST', BASE, { ...(await draftOf(ids[0])), reason: ' ' });
    expect(silent.body.errors?.map(({ field }) => field)).toEqual(['reason']);
    const faulty = await office<Refused>(
      'POST',
      BASE,
      await draftOf(ids[0], { ...(await read(ids[0])), ssTime: '30.00' }),
    );
    expect(faulty.body.errors).toContainEqual(expect.objectContaining({ code: 'R08' }));
  });

  test("is refused without the permission, and for another ship's report", async () => {
    const own = await chainOfThree('DC');
    const other = await chainOfThree('DD');
    const reader = t.as({
      permissions: new Set(['voyage:report:list', 'voyage:reportCorrection:list']),
      scope: { vessel: 'all' },
    });
    expect((await reader('POST', BASE, await draftOf(own.ids[0]))).status).toBe(403);
    const may = new Set([
      'voyage:report:list',
      'voyage:reportCorrection:add',
      'voyage:reportCorrection:list',
      'fleet:vessel:list',
    ]);
    const near = t.as({ permissions: may, scope: { vessel: [own.shipId] } });
    expect((await near('POST', BASE, await draftOf(other.ids[0]))).status).toBe(404);
    const row = await create(other.ids[0]);
    expect((await near('GET', `${BASE}/${row.id}`)).status).toBe(404);
  });

  test('a draft is changed with its version; a stale one is refused; sent twice it is made once', async () => {
    const { ids } = await chainOfThree('DE');
    const key = { 'idempotency-key': 'correction-de-1' };
    const draft = await draftOf(ids[0]);
    const [one, two] = [
      await office<Correction>('POST', BASE, draft, key),
      await office<Correction>('POST', BASE, draft, key),
    ];
    expect(two.body.id).toBe(one.body.id);
    const change = { ...draft, id: one.body.id, version: one.body.version, reason: '重新测深' };
    expect((await office<Correction>('PUT', BASE, change)).body).toMatchObject({ reason: '重新测深' });
    expect((await office<Refused>('PUT', BASE, change)).body.code).toBe('STALE');
  });
});

describe('taking effect', () => {
  test('moves the report and the last stocks behind it, confirmed ones too, with history in the name of the correction', async () => {
    const { ids } = await chainOfThree('EA');
    const row = await create(ids[0]);
    await approve(row, { id: 9, username: 'tech', name: '韩立群' });
    const [first, second, third] = await Promise.all(ids.map(read));
    expect(cell(first!, 'CURRENT_STOCK')?.grades).toMatchObject({ VLSFO: '511.600' });
    expect(cell(second!, 'LAST_STOCK')).toMatchObject({ grades: { VLSFO: '511.600' }, cylinderOil: '8980.0' });
    // Fuel was sounded in the second report: the difference is booked there, and the third begins as before.
    expect(cell(second!, 'ADJUST')?.grades).toMatchObject({ VLSFO: '0.800' });
    expect(cell(third!, 'LAST_STOCK')).toMatchObject({ grades: { VLSFO: '488.400' }, cylinderOil: '8800.0' });
    expect([first!.confirmed, second!.confirmed, third!.confirmed]).toEqual(['CONFIRMED', 'CONFIRMED', 'UNCONFIRMED']);
    const history = async (id: number) =>
      (
        await office<{ action: string; reason: string; userName: string; actorName: string }[]>(
          'GET',
          `${REPORTS}/${id}/history`,
        )
      ).body[0];
    expect(await history(ids[0])).toMatchObject({
      action: 'correct',
      userName: '系统',
      actorName: expect.stringMatching(/^韩立群/),
    });
    expect((await history(ids[0]))?.reason).toContain('测深管读数错误');
    expect(await history(ids[1])).toMatchObject({ action: 'carry', reason: row.correctionNo });
    const { body: findings } = await office<Wire[]>('GET', `${REPORTS}/${ids[1]}/findings`);
    expect(findings).toContainEqual(
      expect.objectContaining({ ruleCode: 'R21', field: 'oil.ADJUST.VLSFO', findingState: 'REASONED' }),
    );
    expect((await office<Wire>('GET', `${BASE}/${row.id}`)).body.appliedTime).toBe(now.toISOString());
  });

  test('a correction and its reverse give back every figure', async () => {
    const { ids } = await chainOfThree('EB');
    const before = await Promise.all(ids.map(read));
    await approve(await create(ids[0]));
    const back = await office<Correction>('POST', BASE, await draftOf(ids[0], before[0]));
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    await approve(back.body);
    const after = await Promise.all(ids.map(read));
    const figures = ({ oil, lastAccumRev, currentAccumRev, avgRev, slipPro, fwStock, fuelUsed }: Saved) => ({
      oil: oil.map(({ rowCode, grades, cylinderOil }) => ({ rowCode, grades, cylinderOil })),
      lastAccumRev,
      currentAccumRev,
      avgRev,
      slipPro,
      fwStock,
      fuelUsed,
    });
    expect(after.map(figures)).toEqual(before.map(figures));
  });

  test('a reading of the counter moves the last reading of the next report', async () => {
    const { ids } = await chainOfThree('EC');
    const first = await read(ids[0]);
    const draft = await office<Correction>(
      'POST',
      BASE,
      await draftOf(ids[0], { ...first, currentAccumRev: 1_000_100 }),
    );
    expect(draft.body).toMatchObject({ oilChanged: false, revolutionShift: 100, followingCount: 1 });
    await approve(draft.body);
    expect(await read(ids[1])).toMatchObject({ lastAccumRev: 1_000_100, currentAccumRev: 1_120_060 });
  });

  test('is refused with words, nothing half done, when the chain changed since the draft', async () => {
    const { ids } = await chainOfThree('ED');
    const stale = await create(ids[0]);
    const other = await create(ids[0]);
    await approve(other);
    const before = await Promise.all(ids.map(read));
    await expect(approve(stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(approve(stale)).rejects.toThrow();
    expect(await Promise.all(ids.map(read))).toEqual(before);
  });

  test('a report put between the drafted ones makes the draft stale; one at the end does not', async () => {
    const { ids, shipId } = await chainOfThree('EE');
    const row = await create(ids[0]);
    const third = await read(ids[2]);
    await office('POST', `${REPORTS}/${ids[2]}/reasons`, {
      reasons: [{ code: 'R21', field: 'oil.ADJUST.VLSFO', reason: '测试' }],
    });
    await t.db.query("update voyage_report set rpt_time = rpt_time - interval '1 hour' where id = $1", [third.id]);
    await expect(approve(row)).rejects.toMatchObject({ code: 'CONFLICT' });
    await t.db.query("update voyage_report set rpt_time = rpt_time + interval '1 hour' where id = $1", [third.id]);
    expect(shipId).toBeGreaterThan(0);
    await approve(row);
    expect(cell(await read(ids[2]), 'LAST_STOCK')).toMatchObject({ cylinderOil: '8800.0' });
  });
});
