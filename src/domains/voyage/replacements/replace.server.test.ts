import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Pair = { ship: number; earlier: number; later: number };
type Report = { id: number; no: number };

let company: Company;
let office: Send;
let pair: Pair;

/** Closed voyages that follow each other, the newest first; their seam lies in months of the oil books that are open, or closed. */
async function pairWhere(month: 'open' | 'closed'): Promise<Pair> {
  const [found] = await company.db.query<Pair>(
    `select v.ship_name as ship, b.id as earlier, v.id as later from voyage_voyage v
       join voyage_voyage b on b.ship_name = v.ship_name and b.end_time = v.start_time and b.voyage_status = 'CLOSED' and b.deleted_at is null
       cross join lateral (select max(m.month) as until from voyage_oil_month m where m.ship_name = v.ship_name and m.period_status = 'CLOSED') c
     where v.voyage_status = 'CLOSED' and v.voyage_kind = 'TRADE' and b.voyage_kind = 'TRADE' and v.deleted_at is null
       and (select count(*) from voyage_report r where r.voyage_no = b.id and r.deleted_at is null) > 6
       and case $1 when 'open' then to_char(b.end_time - interval '6 days', 'YYYY-MM') > coalesce(c.until, '')
         else to_char(b.end_time + interval '1 day', 'YYYY-MM') <= c.until end
     order by v.id desc limit 1`,
    [month],
  );
  return found!;
}

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
  pair = await pairWhere('open');
}, 180_000);
afterAll(() => company.close());

const reportsOf = (voyage: number): Promise<Report[]> =>
  company.db.query<Report>(
    'select id, voyage_rpt_no as no from voyage_report where voyage_no = $1 and deleted_at is null order by rpt_time, id',
    [voyage],
  );
const voyageOf = async (id: number) => (await office<Record<string, unknown>>('GET', `/api/voyage/voyages/${id}`)).body;
const numbered = (reports: readonly Report[]): boolean => reports.every(({ no }, i) => no === i + 1);

test('three reports move to the next voyage: both are numbered and summed anew, and the history shows it', async () => {
  const [before, next] = [await reportsOf(pair.earlier), await reportsOf(pair.later)];
  const [first, , last] = before.slice(-3);
  const move = { firstReport: first!.id, lastReport: last!.id, toVoyage: pair.later };
  const [oldEarlier, oldLater] = [await voyageOf(pair.earlier), await voyageOf(pair.later)];

  const preview = await office<{ reports: string[]; from: { after: { reports: number } } }>(
    'POST',
    '/api/voyage/voyages/replace/preview',
    move,
  );
  expect(preview.status).toBe(200);
  expect(preview.body.reports).toHaveLength(3);
  expect(preview.body.from.after.reports).toBe(before.length - 3);
  expect(await reportsOf(pair.earlier)).toEqual(before);

  expect(await office('POST', '/api/voyage/voyages/replace', { ...move, reason: '离港报应归下一航次' })).toMatchObject({
    status: 200,
  });
  const [left, grown] = [await reportsOf(pair.earlier), await reportsOf(pair.later)];
  expect(left.map(({ id }) => id)).toEqual(before.slice(0, -3).map(({ id }) => id));
  expect(grown.map(({ id }) => id)).toEqual([...before.slice(-3), ...next].map(({ id }) => id));
  expect([numbered(left), numbered(grown)]).toEqual([true, true]);

  const [newEarlier, newLater] = [await voyageOf(pair.earlier), await voyageOf(pair.later)];
  expect(newEarlier.totals).not.toEqual(oldEarlier.totals);
  expect(newLater.totals).not.toEqual(oldLater.totals);
  expect(newLater.cutReportId).toBe(left.at(-1)!.id);
  expect(newLater.startTime).toBe(newEarlier.endTime);
  const [info] = await company.db.query<{ cut: number }>(
    'select cut_report_id as cut from voyage_init_info where voyage_id = $1 and deleted_at is null',
    [pair.later],
  );
  expect(info!.cut).toBe(left.at(-1)!.id);
  const history = await company.db.query<{ reason: string }>(
    "select reason from kernel_history where resource = 'voyage.report' and record_id = any($1::bigint[]) and action = 'replace'",
    [before.slice(-3).map(({ id }) => id)],
  );
  expect(history.map(({ reason }) => reason)).toEqual(Array(3).fill('离港报应归下一航次'));
});

test('they go back the same way, and everything stands as before', async () => {
  const reports = await reportsOf(pair.later);
  const move = { firstReport: reports[0]!.id, lastReport: reports[2]!.id, toVoyage: pair.earlier };
  const made = await office('POST', '/api/voyage/voyage-replacements', {
    kind: 'MOVE',
    shipName: pair.ship,
    fromVoyage: pair.later,
    ...move,
    reason: '改回',
  });
  expect(made).toMatchObject({ status: 200, body: { reportCount: 3 } });
  expect((await reportsOf(pair.later)).map(({ id }) => id)).toEqual(reports.slice(3).map(({ id }) => id));
});

test('reports from the middle, of another ship, or without a reason are refused', async () => {
  const reports = await reportsOf(pair.earlier);
  const move = { firstReport: reports[1]!.id, lastReport: reports[2]!.id, toVoyage: pair.later };
  const replace = (body: object, send = office) => send('POST', '/api/voyage/voyages/replace', body);
  expect(await replace({ ...move, reason: '错' })).toMatchObject({ status: 409 });
  expect((await replace(move)).status).toBe(400);
  const [other] = await company.db.query<{ id: number }>(
    "select id from voyage_voyage where ship_name <> $1 and voyage_status = 'OPEN' limit 1",
    [pair.ship],
  );
  expect(await replace({ ...move, toVoyage: other!.id, reason: '错' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'firstReport' }] },
  });
  const reader = company.as({ permissions: new Set(['voyage:voyage:list']) });
  expect((await replace({ ...move, reason: '错' }, reader)).status).toBe(403);
});

test('a blank reason is none, and no record is kept of what never happened', async () => {
  const count = async () => (await office<{ totalElements: number }>('GET', '/api/voyage/voyage-replacements')).body;
  const { totalElements } = await count();
  const [report] = (await reportsOf(pair.earlier)).slice(-1);
  const made = await office<{ errors?: { field: string }[] }>('POST', '/api/voyage/voyage-replacements', {
    kind: 'MOVE',
    shipName: pair.ship,
    fromVoyage: pair.earlier,
    toVoyage: pair.later,
    firstReport: report!.id,
    lastReport: report!.id,
    reason: '   ',
  });
  expect([made.status, made.body.errors?.map(({ field }) => field)]).toEqual([400, ['reason']]);
  expect((await count()).totalElements).toBe(totalElements);
  expect((await reportsOf(pair.earlier)).at(-1)?.id).toBe(report!.id);
});

test('reports of a closed oil month stay in their voyage: the month is named, and that finance reopens it', async () => {
  const held = await pairWhere('closed');
  const last = (await reportsOf(held.earlier)).at(-1)!;
  const move = { firstReport: last.id, lastReport: last.id, toVoyage: held.later };
  const refused = await office<{ message: string }>('POST', '/api/voyage/voyages/replace', { ...move, reason: '错归' });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/20\d\d-\d\d.*先由财务反结账/)]);
  expect((await reportsOf(held.earlier)).at(-1)).toEqual(last);
});

test('a number is corrected once; the former one is not given again and is found', async () => {
  const { voyageNo } = await voyageOf(pair.earlier);
  const correct = (newNo: string) =>
    office('POST', '/api/voyage/voyages/replace', { voyageId: pair.earlier, newNo, reason: '与租约一致' });
  expect(await correct('ZZ-26099')).toMatchObject({ status: 200 });
  expect((await voyageOf(pair.earlier)).voyageNo).toBe('ZZ-26099');
  expect(await correct(String(voyageNo))).toMatchObject({ status: 400, body: { errors: [{ field: 'newNo' }] } });
  const found = await office<{ content: { newNo: string }[] }>(
    'GET',
    `/api/voyage/voyage-replacements?q=${String(voyageNo)}`,
  );
  expect(found.body.content).toMatchObject([{ newNo: 'ZZ-26099' }]);
});
