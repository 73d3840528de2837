import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { User } from '../../../kernel/server/context.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Answer, type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import type { Wire } from './report-wire.rules.ts';

type Line = { rowCode: string; grades: Record<string, string> | null; runningHour: string | null };
type Saved = {
  row: Wire & { id: number; version: number; oil: Line[]; reportNo: string };
  findings: { id: number; ruleCode: string; level: string; field: string }[];
};
type Refused = {
  code: string;
  message: string;
  errors?: { field: string; message: string; code?: string }[];
  data?: { current: Wire; changedBy: string };
};

let t: TestServer;
let office: Send;
const now = new Date('2026-03-06T03:30:00.000Z');
const REPORTS = '/api/voyage/reports';

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

async function shipAtSea(code: string): Promise<{ shipId: number; first: Wire; second: Wire; firstSaved: Saved }> {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  const saved = await office<Saved>('POST', REPORTS, first);
  expect(saved.body).toMatchObject({ row: { reportNo: `${code}2026-00001` } });
  return { shipId, first, second, firstSaved: saved.body };
}

const withOil = (report: Wire, rowCode: string, change: object): Wire => ({
  ...report,
  oil: (report.oil as Wire[]).map((row) => (row.rowCode === rowCode ? { ...row, ...change } : row)),
});
const withoutRow = (report: Wire, rowCode: string): Wire => ({
  ...report,
  oil: (report.oil as Wire[]).filter((row) => row.rowCode !== rowCode),
});
const cell = (saved: Saved, rowCode: string, grade: string) =>
  saved.row.oil.find((row) => row.rowCode === rowCode)?.grades?.[grade];
const fields = ({ body }: Answer<Refused>) => (body.errors ?? []).map((error) => error.field);
const shipUser = (shipId: number, permissions: string[]): Partial<User> => ({
  roles: ['MASTER'],
  permissions: new Set(permissions),
  scope: { vessel: [shipId] },
});
const MASTER = [
  'voyage:report:list',
  'voyage:report:add',
  'voyage:report:edit',
  'voyage:report:nautical',
  'parameter:port:pick',
];

describe('a noon report at sea', () => {
  test('without visibility, zone and heating answers 400 naming each; heating 0 is accepted', async () => {
    const { second } = await shipAtSea('NA');
    const refused = await office<Refused>(
      'POST',
      REPORTS,
      withoutRow({ ...second, visibility: null, zone: null }, 'HEATING'),
    );
    expect(refused.status).toBe(400);
    expect(fields(refused)).toEqual(expect.arrayContaining(['visibility', 'zone']));
    expect(fields(refused).some((field) => field.startsWith('oil.HEATING'))).toBe(true);
    const accepted = await office<Saved>('POST', REPORTS, second);
    expect(accepted.status).toBe(200);
  });

  test('gives the worked example: 23.0 h, 13.00 kn, slip 7.75 %, ETA 2026-03-10 14:00 at +8', async () => {
    const { second } = await shipAtSea('NB');
    const { body } = await office<Saved>('POST', REPORTS, second);
    expect(body.row).toMatchObject({
      avgSpeed: '13.00',
      slipPro: '7.75',
      ssTime: '23.00',
      eta: '2026-03-10T06:00:00.000Z',
      movementState: 'AT_SEA',
      confirmed: 'UNCONFIRMED',
      voyageRptNo: 2,
    });
    expect(body.findings.filter((f) => f.level === 'E')).toEqual([]);
    const list = await office<{ content: Wire[] }>('GET', `${REPORTS}?reportNo=${body.row.reportNo}`);
    expect(list.body.content).toMatchObject([{ rptTime: '2026-03-06T03:00:00.000Z', zone: '9.00' }]);
  });

  test('with a sounding 0.800 short wants a reason, and the next report opens with 487.600', async () => {
    const { shipId, second } = await shipAtSea('NC');
    const short = withOil(second, 'CURRENT_STOCK', { grades: { VLSFO: '487.600', MGO: '80.000' } });
    const { body: saved } = await office<Saved>('POST', REPORTS, short);
    expect(cell(saved, 'ADJUST', 'VLSFO')).toBe('-0.800');
    expect(saved.findings).toContainEqual(expect.objectContaining({ ruleCode: 'R21', level: 'W' }));
    await actOn(office, `${REPORTS}/${saved.row.id}/confirm`);
    const { body: next } = await office<{ report: { oil: Line[] } }>(
      'GET',
      `${REPORTS}/prefill?shipId=${shipId}&rptType=NOON&rptTime=2026-03-07T03:00:00.000Z`,
    );
    expect(next.report.oil.find((row) => row.rowCode === 'LAST_STOCK')?.grades).toMatchObject({ VLSFO: '487.600' });
  });

  test('that burns fuel without running hours, or comes twice at one time, or out of state is refused', async () => {
    const { second, first } = await shipAtSea('ND');
    expect(
      fields(await office<Refused>('POST', REPORTS, withOil(second, 'ME_CONST', { runningHour: null }))),
    ).toContain('oil.ME_CONST.runningHour');
    const twice = await office<Refused>('POST', REPORTS, { ...first, reportNo: 'ND-X' });
    expect(twice.body.errors?.map((e) => e.code)).toContain('R01');
    const departure = await office<Refused>('POST', REPORTS, { ...second, rptType: 'DEPARTURE' });
    expect(departure.body.errors?.map((e) => e.code)).toContain('R02');
  });

  test('faulty values are named in English too, and nothing is stored', async () => {
    const { shipId, second } = await shipAtSea('NE');
    const english = t.withToken(undefined, 'en');
    expect((await english('POST', REPORTS, second)).status).toBe(401);
    const refused = await office<Refused>(
      'POST',
      REPORTS,
      { ...second, ssDist: 'far', humidity: 130 },
      { 'accept-language': 'en' },
    );
    expect(fields(refused)).toEqual(expect.arrayContaining(['ssDist', 'humidity']));
    expect(refused.body.errors?.find((e) => e.field === 'humidity')?.message).toBe('Humidity: At most 100');
    expect(await t.db.query('select 1 from voyage_report where ship_name = $1', [shipId])).toHaveLength(1);
  });

  test('that names a port which is not there is told so with all else that refuses it', async () => {
    const { second } = await shipAtSea('NI');
    const refused = await office<Refused>('POST', REPORTS, { ...second, nextPort: 999_999, visibility: null });
    expect(fields(refused)).toEqual(expect.arrayContaining(['nextPort', 'visibility']));
  });

  test('answers an edit with the whole report and its findings, whatever of it was changed', async () => {
    const { second } = await shipAtSea('NJ');
    let saved = (await office<Saved>('POST', REPORTS, second)).body;
    for (const change of [
      (row: Wire) => ({ ...row, rptNote: '改一行字' }),
      (row: Wire) => withOil(row, 'CURRENT_STOCK', { grades: { VLSFO: '487.600', MGO: '80.000' } }),
      (row: Wire) => ({ ...row, rptNote: '再改一行字' }),
    ]) {
      const { status, body } = await office<Saved>('PUT', REPORTS, change(saved.row as unknown as Wire));
      expect(status).toBe(200);
      const at = `${REPORTS}/${saved.row.id}`;
      expect(body.row).toEqual((await office('GET', at)).body);
      expect(body.findings).toEqual((await office('GET', `${at}/findings`)).body);
      saved = body;
    }
    expect(saved.findings).toContainEqual(expect.objectContaining({ ruleCode: 'R21' }));
    expect(saved.row).toMatchObject({ warningCount: 1 });
  });

  test('sent twice with one key is made once', async () => {
    const { shipId, second } = await shipAtSea('NF');
    const send = t.as();
    const key = { 'idempotency-key': 'noon-nf-20260306' };
    const [one, two] = await Promise.all([
      send<Saved>('POST', REPORTS, second, key),
      send<Saved>('POST', REPORTS, second, key),
    ]);
    expect(one.body.row.id).toBe(two.body.row.id);
    expect(await t.db.query('select 1 from voyage_report where ship_name = $1', [shipId])).toHaveLength(2);
  });

  test('saved again unchanged leaves nothing but its time of submission in the history', async () => {
    const { second } = await shipAtSea('NH');
    const { row } = (await office<Saved>('POST', REPORTS, second)).body;
    await office('PUT', REPORTS, row);
    const history = (await office<{ changes: { field: string }[] }[]>('GET', `${REPORTS}/${row.id}/history`)).body;
    expect(history.flatMap((entry, i) => (i === 0 ? entry.changes.map((change) => change.field) : []))).not.toContain(
      'voyageRptNo',
    );
  });

  test('edited by two people: the second gets 409 with both values at hand', async () => {
    const { second } = await shipAtSea('NG');
    const { row } = (await office<Saved>('POST', REPORTS, second)).body;
    expect((await t.as({ name: '甲' })<Saved>('PUT', REPORTS, { ...row, windForce: '5' })).status).toBe(200);
    const late = await t.as({ name: '乙' })<Refused>('PUT', REPORTS, { ...row, windForce: '6' });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'STALE', data: { changedBy: '甲', current: { windForce: '5' } } },
    });
  });
});

describe('confirmation', () => {
  test('goes in the order of time, singly; a batch in any order confirms each ship up to its first failure and says why', async () => {
    const a = await shipAtSea('CA');
    const b = await shipAtSea('CB');
    const a2 = (await office<Saved>('POST', REPORTS, a.second)).body.row;
    const outOfOrder = await actOn<Refused>(office, `${REPORTS}/${a2.id}/confirm`);
    expect(outOfOrder.status).toBe(409);
    expect(outOfOrder.body.message).toContain('CA2026-00001');
    // The time identity of ship B's report is off by an hour: an error that blocks its confirmation.
    const b2 = (await office<Saved>('POST', REPORTS, { ...b.second, ssTime: '22.00' })).body.row;
    const { body: results } = await office<{ id: number; ok: boolean; message: string }[]>(
      'POST',
      `${REPORTS}/batch-confirm`,
      {
        ids: [b2.id, a2.id, a.firstSaved.row.id, b.firstSaved.row.id],
      },
    );
    expect(results.map((r) => [r.id, r.ok])).toEqual([
      [a.firstSaved.row.id, true],
      [a2.id, true],
      [b.firstSaved.row.id, true],
      [b2.id, false],
    ]);
    expect(results.at(-1)?.message).toContain('R08');
  });

  test('locks the report; only the last one is un-confirmed, with a reason, and the history tells', async () => {
    const { firstSaved, second } = await shipAtSea('CC');
    const second2 = (await office<Saved>('POST', REPORTS, second)).body.row;
    for (const { id } of [firstSaved.row, second2])
      expect((await actOn(office, `${REPORTS}/${id}/confirm`)).status).toBe(200);
    expect((await office('PUT', REPORTS, { ...second2, version: second2.version + 1 })).status).toBe(409);
    expect((await office('DELETE', `${REPORTS}/${second2.id}`)).status).toBe(409);
    expect((await actOn(office, `${REPORTS}/${firstSaved.row.id}/unconfirm`, { reason: '测试' })).status).toBe(409);
    expect((await actOn(office, `${REPORTS}/${second2.id}/unconfirm`)).status).toBe(400);
    expect((await actOn(office, `${REPORTS}/${second2.id}/unconfirm`, { reason: '船长补报' })).status).toBe(200);
    const history = (
      await office<{ action: string; reason: string | null }[]>('GET', `${REPORTS}/${second2.id}/history`)
    ).body;
    expect(history[0]).toMatchObject({ action: 'unconfirm', reason: '船长补报' });
  });

  test('a returned report waits for the ship; submitted again it may be confirmed', async () => {
    const { firstSaved } = await shipAtSea('CD');
    const { id } = firstSaved.row;
    const returned = (
      await actOn<Wire & { version: number }>(office, `${REPORTS}/${id}/return`, { reason: '船位有误' })
    ).body;
    expect(returned).toMatchObject({ returned: true, returnReason: '船位有误' });
    expect((await actOn(office, `${REPORTS}/${id}/confirm`)).status).toBe(409);
    expect((await office<Saved>('PUT', REPORTS, { ...returned })).status).toBe(200);
    expect((await actOn(office, `${REPORTS}/${id}/confirm`)).status).toBe(200);
  });
});

describe('a report put between or taken out', () => {
  test('moves the stocks and numbers of the later ones; before a confirmed one it is refused', async () => {
    const { second, firstSaved } = await shipAtSea('IA');
    const third = (await office<Saved>('POST', REPORTS, { ...second, reportNo: 'IA-3' })).body.row;
    const middle = withOil(
      {
        ...second,
        rptTime: '2026-03-05T16:00:00.000Z',
        zone: '8',
        reportNo: 'IA-2',
        ssTime: '12.00',
        ssDist: '156.0',
        currentAccumRev: 1_062_640,
      },
      'ME_CONST',
      { grades: { VLSFO: '10.000' }, runningHour: '12.00' },
    );
    const sounded = withOil(
      withOil(middle, 'CURRENT_STOCK', { grades: { VLSFO: '500.000', MGO: '80.000' } }),
      'GE_SEA',
      { runningHour: '12.00' },
    );
    const inserted = await office<Saved>('POST', REPORTS, sounded);
    expect(inserted.status).toBe(200);
    const after = (await office<Wire & { oil: Line[] }>('GET', `${REPORTS}/${third.id}`)).body;
    expect(after.oil.find((row) => row.rowCode === 'LAST_STOCK')?.grades).toMatchObject({ VLSFO: '500.000' });
    expect(after.voyageRptNo).toBe(3);
    expect((await office('DELETE', `${REPORTS}/${inserted.body.row.id}`)).status).toBe(200);
    const restored = (await office<Wire & { oil: Line[] }>('GET', `${REPORTS}/${third.id}`)).body;
    expect(restored.oil.find((row) => row.rowCode === 'LAST_STOCK')?.grades).toMatchObject({ VLSFO: '512.400' });
    expect(restored.voyageRptNo).toBe(2);

    // Brought back it stands in its place again, with what was found in it; a second time there is nothing to bring back.
    const back = `${REPORTS}/${inserted.body.row.id}/restore`;
    const again = await office<Wire>('POST', back);
    expect([again.status, again.body.voyageRptNo]).toEqual([200, 2]);
    const moved = (await office<Wire & { oil: Line[] }>('GET', `${REPORTS}/${third.id}`)).body;
    expect(moved.oil.find((row) => row.rowCode === 'LAST_STOCK')?.grades).toMatchObject({ VLSFO: '500.000' });
    expect(moved.voyageRptNo).toBe(3);
    const found = async (id: unknown) =>
      (await office<{ ruleCode: string }[]>('GET', `${REPORTS}/${id}/findings`)).body;
    expect(await found(inserted.body.row.id)).toHaveLength(inserted.body.findings.length);
    expect((await office<Refused>('POST', back)).body.code).toBe('WRONG_STATE');
    expect((await office('DELETE', `${REPORTS}/${inserted.body.row.id}`)).status).toBe(200);
    for (const id of [firstSaved.row.id, third.id])
      await office('POST', `${REPORTS}/${id}/reasons`, {
        reasons: [{ code: 'R21', field: 'oil.ADJUST.VLSFO', reason: '测深误差' }],
      });
    for (const id of [firstSaved.row.id, third.id]) await actOn(office, `${REPORTS}/${id}/confirm`);
    expect((await office<Refused>('POST', REPORTS, { ...sounded, reportNo: 'IA-4' })).status).toBe(409);
    // What was put before a confirmed report is refused, so is what comes back there.
    expect((await office<Refused>('POST', back)).body.code).toBe('CONFLICT');
  });
});

describe('who may', () => {
  test("a ship user sees and writes the own ship's reports only and cannot confirm", async () => {
    const own = await shipAtSea('PA');
    const other = await shipAtSea('PB');
    const master = t.as(shipUser(own.shipId, MASTER));
    const list = (await master<{ content: Wire[] }>('GET', `${REPORTS}?size=200`)).body.content;
    expect(list.map((row) => row.shipName)).toEqual([own.shipId]);
    expect((await master('GET', `${REPORTS}/${other.firstSaved.row.id}`)).status).toBe(404);
    expect((await master('POST', REPORTS, other.second)).status).toBe(404);
    expect((await actOn(master, `${REPORTS}/${own.firstSaved.row.id}/confirm`)).status).toBe(403);
    expect((await master<Saved>('POST', REPORTS, own.second)).body.row).toMatchObject({ source: 'SHIP' });
    const board = (await master<{ shipId: number }[]>('GET', '/api/voyage/board')).body;
    expect(board.map((row) => row.shipId)).toEqual([own.shipId]);
  });
});

test('board and map show the new position at the next load, the map once it is confirmed', async () => {
  const { shipId, firstSaved, second } = await shipAtSea('MA');
  const saved = (await office<Saved>('POST', REPORTS, second)).body.row;
  const onBoard = (
    await office<
      { shipId: number; latitude: string; unconfirmed: number; dueState: string; stocks: Record<string, string> }[]
    >('GET', '/api/voyage/board')
  ).body.find((row) => row.shipId === shipId);
  expect(onBoard).toMatchObject({
    latitude: '34:56.00N',
    unconfirmed: 2,
    dueState: 'ok',
    stocks: { VLSFO: '488.400' },
  });
  const mapped = async () =>
    (
      await office<{ shipId: number; course: number; voyageReport: Wire }[]>('GET', '/api/voyage/map-ships?type=1')
    ).body.find((ship) => ship.shipId === shipId);
  expect(await mapped()).toBeUndefined();
  for (const id of [firstSaved.row.id, saved.id]) await actOn(office, `${REPORTS}/${id}/confirm`);
  expect(await mapped()).toMatchObject({
    course: 0,
    voyageReport: {
      currentLatitude: '34:56.00N',
      currentLongitude: '125:00.00E',
      averageSpeed: '13.00',
      voyageCode: 'MA-26001',
    },
  });
});

test('a ship whose position cannot be read is left out of the map; the others stay', async () => {
  const [lost, seen] = [await shipAtSea('MB'), await shipAtSea('MC')];
  for (const { firstSaved } of [lost, seen]) await actOn(office, `${REPORTS}/${firstSaved.row.id}/confirm`);
  await t.db.query("update voyage_report set latitude = '95:00.00N', lat = null where id = $1", [
    lost.firstSaved.row.id,
  ]);
  const answer = await office<{ shipId: number }[]>('GET', '/api/voyage/map-ships?type=1');
  expect(answer.status).toBe(200);
  const ids = answer.body.map(({ shipId }) => shipId);
  expect([ids.includes(lost.shipId), ids.includes(seen.shipId)]).toEqual([false, true]);
});

describe('a voyage', () => {
  test('opens at the last report, whose readings it takes over; one open voyage a ship; repair numbering', async () => {
    const { shipId, firstSaved } = await shipAtSea('VA');
    const again = await office<Refused>('POST', '/api/voyage/voyages/open', { shipId });
    expect(again.status).toBe(409);
    const early = await office<Refused>('POST', '/api/voyage/voyages/open', { shipId, closeCurrent: true });
    expect(early.body.message).toContain('1 份报告未确认');
    await actOn(office, `${REPORTS}/${firstSaved.row.id}/confirm`);
    const repair = await office<Wire & { id: number }>('POST', '/api/voyage/voyages/open-repair', {
      shipId,
      closeCurrent: true,
    });
    expect(repair.body).toMatchObject({
      voyageNo: 'VA-R2601',
      voyageStatus: 'OPEN',
      startTime: '2026-03-05T04:00:00.000Z',
      cutReportId: firstSaved.row.id,
    });
    const { body: current } = await office<{
      initInfo: { readings: { grades: Record<string, string> }; source: string };
    }>('GET', `/api/voyage/voyages/current?shipId=${shipId}`);
    expect(current.initInfo).toMatchObject({
      source: 'REPORT',
      readings: { grades: { VLSFO: '512.400' }, currentAccumRev: 1_000_000 },
    });
    expect((await actOn(office, `/api/voyage/voyages/${repair.body.id}/cancel`, { reason: '改期' })).status).toBe(200);
    const next = await office<Wire>('POST', '/api/voyage/voyages/open', { shipId });
    expect(next.body).toMatchObject({ voyageNo: 'VA-26002' });
  });
});
