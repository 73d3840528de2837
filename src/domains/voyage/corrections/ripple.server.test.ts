import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, isPositive, sub } from '../../../kernel/value/decimal.ts';
import { identityOf } from '../../identity/public.server.ts';
import { voyageOilCosts } from '../public.server.ts';
import type { Wire } from '../reports/report-wire.rules.ts';
import type { Ripples } from './correction.calls.ts';

type Row = Wire & { id: number; version: number; status: string; shipName: number };
type Line = Wire & { rowCode: string; grades: Record<string, string> | null };
type Report = Wire & { id: number; oil: Line[]; cargos: Wire[] };
type Ripple = Ripples['ripples'][number];
type Refused = { code: string; message: string };
type Run = Refused & { id: number; waiting: { taskId: number; person: { id: number } }[] };
type Page<T> = { content: T[] };
type Target = { id: number; ship: number; voyage: number; month: string; year: number };

const BASE = '/api/voyage/report-corrections';
const PRICES = ['voyage:bunkering:price', 'voyage:terms:price', 'market:contract:price'];
const ALL = { vessel: 'all', organization: 'all' } as const;

let company: Company;
let ops: Send;
/** Sees every figure, money too. */
let office: Send;

beforeAll(async () => {
  company = await companyServer();
  ops = await company.signIn('ops');
  office = company.as({ permissions: new Set(['*', ...PRICES]), scope: ALL });
}, 900_000);
afterAll(() => company.close());

const get = async <T>(path: string, by = office): Promise<T> => {
  const { status, body } = await by<T>('GET', path);
  expect([status, path, status === 200 ? undefined : body]).toEqual([200, path, undefined]);
  return body;
};
const ripple = (id: number, by = office) => by<Ripples & Refused>('GET', `${BASE}/${id}/ripple`);
const tried = async (id: number, by = office): Promise<Ripples> => get(`${BASE}/${id}/ripple`, by);
const reportOf = (id: number): Promise<Report> => get(`/api/voyage/reports/${id}`);

/** A confirmed noon report at sea that no rule complains of, in the last closed month of a ship's oil books. */
async function noonOfClosedMonth(): Promise<Target> {
  const [found] = await company.db.query<Target>(
    `select r.id, r.ship_name as ship, r.voyage_no as voyage, m.month, extract(year from r.rpt_time)::int as year
     from voyage_report r join (select ship_name, max(month) as month from voyage_oil_month where period_status = 'CLOSED' group by 1) m
       on m.ship_name = r.ship_name and to_char(r.rpt_time, 'YYYY-MM') = m.month
     where r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.rpt_type = 'NOON' and r.ship_status = 'SAILING'
       and r.error_count = 0 and r.warning_count = 0 and r.rpt_time < (m.month || '-25')::date
       and not exists (select from voyage_report_correction c where c.report_id = r.id)
     order by r.rpt_time desc, r.id limit 1`,
  );
  return found!;
}

async function draft(reportId: number, change: (report: Report) => Wire, by = ops): Promise<Row> {
  const report = change(await reportOf(reportId));
  const given = { reportId, reasonKind: 'MEASURING', reason: '按轮机日志更正', report };
  const made = await by<Row & Refused>('POST', BASE, given);
  expect([made.status, made.status === 200 ? undefined : made.body]).toEqual([200, undefined]);
  return made.body;
}

/** Burnt more of the grade that the main engine burnt, and so much less was sounded: every later stock is asked. */
const burntMore =
  (tonnes: string) =>
  (report: Report): Wire => {
    const engine = report.oil.find(({ rowCode }) => rowCode === 'ME_CONST')!;
    const [grade, used] = Object.entries(engine.grades ?? {}).find(([, qty]) => isPositive(qty))!;
    const sounded = report.oil.find(({ rowCode }) => rowCode === 'CURRENT_STOCK')?.grades?.[grade];
    return {
      ...report,
      oil: report.oil.map((line) => {
        if (line.rowCode === 'ME_CONST') return { ...line, grades: { ...line.grades, [grade]: add(used, tonnes) } };
        if (line.rowCode !== 'CURRENT_STOCK' || !sounded) return line;
        return { ...line, grades: { ...line.grades, [grade]: sub(sounded, tonnes) } };
      }),
    };
  };

async function approve({ id, version }: Row): Promise<void> {
  const given = { resource: 'voyage.reportCorrection', recordId: id, version };
  const run = await ops<Run>('POST', '/api/approval/runs', given);
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  await agree(run.body.id);
  expect((await get<Row>(`${BASE}/${id}`)).status).toBe('APPROVE');
}

/** Everybody whose turn it is agrees. */
async function agree(runId: number): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await ops<Run>('GET', `/api/approval/runs/${runId}`)).body.waiting;
    if (!next) return;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const act = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${runId}/act`, act)).status).toBe(200);
  }
}

const keyOf = ({ area, recordId, name, measure, part }: Omit<Ripple, 'unit' | 'old' | 'new' | 'by'>): string =>
  [area, area === 'CII' ? name : recordId, measure, part ?? ''].join(' ');

const LUBES = ['meSystemOil', 'aeSystemOil', 'cylinderOil', 'turbineOil', 'hydraulicOil', 'gearOil'];

/** What the pages say of a ship: her reports, open months, costs and year. */
async function said(of: { ship: number; year: number; reports: readonly number[]; voyages: readonly number[] }) {
  const figures = new Map<string, string | null>();
  for (const id of of.reports) {
    const { oil } = await reportOf(id);
    const cell = (rowCode: string, part: string): string | null => {
      const line = oil.find((one) => one.rowCode === rowCode);
      return (LUBES.includes(part) ? (line?.[part] as string | null) : line?.grades?.[part]) ?? null;
    };
    const parts = new Set([...LUBES, ...oil.flatMap(({ grades }) => Object.keys(grades ?? {}))]);
    for (const part of parts) {
      figures.set(`STOCK ${id} lastStock ${part}`, cell('LAST_STOCK', part));
      figures.set(`STOCK ${id} adjust ${part}`, cell('ADJUST', part));
      figures.set(`STOCK ${id} stock ${part}`, cell('CURRENT_STOCK', part) ?? cell('BOOK_STOCK', part));
    }
  }
  const months = await get<Page<Row & { periodStatus: string }>>(
    `/api/voyage/oil-months?shipName=${of.ship}&size=200&sort=month,asc`,
  );
  for (const month of months.content.filter(({ periodStatus }) => periodStatus === 'OPEN')) {
    const { grades } = await get<{ grades: (Record<string, string> & { oil: string })[] }>(
      `/api/voyage/oil-months/${month.id}/book`,
    );
    for (const { oil, ...grade } of grades)
      for (const [measure, value] of Object.entries(grade)) figures.set(`MONTH ${month.id} ${measure} ${oil}`, value);
  }
  const { amounts } = await voyageOilCosts(company.ctx(), { shipId: of.ship, voyageIds: of.voyages });
  for (const [id, amount] of amounts) figures.set(`COST ${id} oilCost `, amount);
  const { rows } = await get<{ rows: { shipId: number; figures: Record<string, string> }[] }>(
    `/api/voyage/emissions?year=${of.year}`,
  );
  const year = rows.find(({ shipId }) => shipId === of.ship)!.figures;
  for (const measure of ['tonnes', 'co2', 'distance', 'hours', 'attained', 'ratio', 'rating'])
    figures.set(`CII ${of.year} ${measure} `, year[measure] ?? null);
  return figures;
}

/** A quantity that is not there is none. */
const plain = (value: string | null | undefined): string | number =>
  Number.isNaN(Number(value ?? '0')) ? String(value) : Number(value ?? '0');

test('every figure that is previewed is what stands after the approval, and no other moves', async () => {
  const target = await noonOfClosedMonth();
  const row = await draft(target.id, burntMore('0.200'));
  const { ripples, held, withheld, later } = await tried(row.id);
  expect(withheld).toEqual([]);
  expect(new Set(ripples.map(({ area }) => area))).toEqual(new Set(['STOCK', 'MONTH', 'COST', 'CII']));
  const of = {
    ship: target.ship,
    year: target.year,
    reports: [...new Set(ripples.flatMap(({ area, recordId }) => (area === 'STOCK' && recordId ? [recordId] : [])))],
    voyages: (
      await company.db.query<{ id: number }>('select id from voyage_voyage where ship_name = $1', [target.ship])
    ).map(({ id }) => id),
  };
  expect(of.reports.length).toBe(later + 1);
  const before = await said(of);
  // Nothing remains of having tried it out.
  expect(ripples.map((one) => [keyOf(one), plain(one.old)])).toEqual(
    ripples.map((one) => [keyOf(one), plain(before.get(keyOf(one)))]),
  );
  await approve(row);
  const after = await said(of);
  expect(ripples.map((one) => [keyOf(one), plain(one.new)])).toEqual(
    ripples.map((one) => [keyOf(one), plain(after.get(keyOf(one)))]),
  );
  const moved = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => plain(before.get(key)) !== plain(after.get(key)),
  );
  expect(new Set(ripples.map(keyOf))).toEqual(new Set(moved));
  for (const { old, new: now, by } of ripples)
    if (by !== null) expect(Number(add(old ?? '0', by))).toBe(Number(now ?? '0'));
  // The month of the report is closed: it stands, and the first open one takes the difference.
  expect(held).toMatchObject([{ area: 'MONTH', name: target.month }]);
  const [first] = await company.db.query<{ month: string }>(
    `select min(month) as month from voyage_oil_month where ship_name = $1 and period_status = 'OPEN'`,
    [target.ship],
  );
  expect(held[0]?.into).toBe(first!.month);
  const done = await ripple(row.id);
  expect([done.status, done.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('trying it out keeps nothing: no report, no history, no finding, no job', async () => {
  const { id } = await noonOfClosedMonth();
  const row = await draft(id, burntMore('0.300'));
  const counted = () =>
    company.db.query(
      `select (select count(*) from kernel_history)::int as history, (select count(*) from pgboss.job where name = 'kernel.hear')::int as jobs,
         (select md5(string_agg(r.version || ' ' || r.error_count || ' ' || coalesce(r.fuel_used::text, ''), ',' order by r.id)) from voyage_report r) as reports,
         (select md5(string_agg(o.grades::text, ',' order by o.parent_id, o.seq)) from voyage_report_oil o) as oil,
         (select count(*) from voyage_finding)::int as findings`,
    );
  const before = await counted();
  const one = await tried(row.id);
  expect(await counted()).toEqual(before);
  expect(await tried(row.id)).toEqual(one);
  expect(one.ripples.length).toBeGreaterThan(0);
});

test('the correction that waits for its approver shows the books and the rating that move', async () => {
  const [waiting] = (await get<Page<Row>>(`${BASE}?status=IN_AUDIT&size=100`)).content.filter(
    ({ reason }) => reason === '主机油耗漏计日用柜一次补油，按船长来电更正。',
  );
  const { ripples } = await tried(waiting!.id);
  const by = (area: string, measure: string) =>
    ripples.filter((one) => one.area === area && one.measure === measure).map((one) => one.by);
  expect(by('MONTH', 'issued')).toEqual(['0.300']);
  expect(by('CII', 'tonnes')).toEqual(['0.300']);
  expect(by('CII', 'co2')).toHaveLength(1);
});

test('of lubricants alone nothing but stocks moves', async () => {
  const { id } = await noonOfClosedMonth();
  const cylinder = (report: Report): Wire => ({
    ...report,
    oil: report.oil.map((line) =>
      line.rowCode === 'ME_CONST' ? { ...line, cylinderOil: add(String(line.cylinderOil ?? '0'), '5.0') } : line,
    ),
  });
  const { ripples, later, shown, held } = await tried((await draft(id, cylinder)).id);
  expect(new Set(ripples.map(({ area, part, unit }) => `${area} ${part} ${unit}`))).toEqual(
    new Set(['STOCK cylinderOil L']),
  );
  expect([later >= shown, shown <= 60, held]).toEqual([true, true, []]);
});

type Statement = Row & { voyageId: number; statementNo: string; exceptions: Wire[] };
type Claim = { id: number; claimNo: string };

const TERMS = ['basis', 'allowedHours', 'reversible', 'noticeHours', 'laycanFrom', 'claimDays'];
const RATES = ['currencyId', 'demurrageRate', 'despatchRate', 'addressCommission'];

test('a statement drawn up after the approval comes to what was previewed, and so does its claim', async () => {
  const [owed] = await company.db.query<{ id: number }>(
    `select id from voyage_laytime where status = 'APPROVE' and demurrage_amount > 0 and deleted_at is null order by id limit 1`,
  );
  const [claim] = (await get<Page<Claim>>(`/api/market/claims?statementId=${owed!.id}&size=1`)).content;
  if (!claim) throw new Error('The demo company claims what its approved statement comes to');
  const statement = await get<Statement>(`/api/voyage/laytimes/${owed!.id}`);
  // Where no facts were taken over yet, the reports themselves are what counts.
  await company.db.query(
    'delete from voyage_sof_line where parent_id in (select id from voyage_voyage_port where voyage = $1)',
    [statement.voyageId],
  );
  const [worked] = await company.db.query<{ id: number }>(
    `select r.id from voyage_report r join voyage_report_cargo c on c.parent_id = r.id
     where r.voyage_no = $1 and r.deleted_at is null and r.confirmed = 'CONFIRMED' and c.hoses_off is not null order by c.hoses_off desc limit 1`,
    [statement.voyageId],
  );
  const earlier = (time: unknown): string => new Date(Date.parse(String(time)) - 12 * 60_000).toISOString();
  const row = await draft(worked!.id, (report) => ({
    ...report,
    cargos: report.cargos.map((cargo) =>
      cargo.hosesOff
        ? {
            ...cargo,
            hosesOff: earlier(cargo.hosesOff),
            events: (cargo.events as Wire[]).map((fact) =>
              fact.eventType === 'HOSE' && fact.to === cargo.hosesOff ? { ...fact, to: earlier(fact.to) } : fact,
            ),
          }
        : cargo,
    ),
  }));
  const { ripples } = await tried(row.id);
  const own = ripples.filter(({ area, recordId }) => area === 'LAYTIME' && recordId === statement.id);
  expect(own.map(({ measure }) => measure)).toContain('demurrageHours');
  const claimed = ripples.find(({ area, recordId }) => area === 'CLAIM' && recordId === claim.id)!;
  expect(claimed).toMatchObject({ name: claim.claimNo, measure: 'claimNet' });
  await approve(row);
  const anew = await office<Statement>('POST', '/api/voyage/laytimes/from-voyage', { ids: [statement.voyageId] });
  expect([anew.status, anew.body]).toEqual([200, anew.body]);
  const terms = Object.fromEntries([...TERMS, ...RATES].map((name) => [name, statement[name]]));
  const exceptions = statement.exceptions.map(({ eventType, laytimePct, demurragePct }) => ({
    eventType,
    laytimePct,
    demurragePct,
  }));
  const drawn = await office<Statement>('PUT', '/api/voyage/laytimes', { ...anew.body, ...terms, exceptions });
  expect([drawn.status, drawn.body]).toEqual([200, drawn.body]);
  for (const { measure, new: now } of own) expect([measure, drawn.body[measure]]).toEqual([measure, now]);
  expect(drawn.body.netAmount).toBe(claimed.new);
  // What was made before stands as it was made.
  expect(await get<Statement>(`/api/voyage/laytimes/${statement.id}`)).toMatchObject({
    version: statement.version,
    netAmount: statement.netAmount,
  });
});

test('who may not see costs, ratings, laytime or claims is told what is left out, and no amount', async () => {
  const { id } = await noonOfClosedMonth();
  const row = await draft(id, burntMore('0.250'));
  const near = company.as({
    permissions: new Set(['voyage:reportCorrection:list', 'voyage:oilMonth:list', 'fleet:vessel:list']),
    scope: { vessel: [row.shipName], organization: 'all' },
  });
  const { ripples, withheld } = await tried(row.id, near);
  expect(withheld.toSorted()).toEqual(['CII', 'CLAIM', 'COST', 'LAYTIME']);
  expect(new Set(ripples.map(({ area }) => area))).toEqual(new Set(['STOCK', 'MONTH']));
  expect(ripples.filter(({ measure, unit }) => measure.endsWith('Amount') || unit === 'CNY')).toEqual([]);
});

test("is refused without the permission, for another ship's correction, and once the reports have changed", async () => {
  const target = await noonOfClosedMonth();
  const row = await draft(target.id, burntMore('0.150'));
  const nobody = company.as({ permissions: new Set(['voyage:report:list']), scope: ALL });
  expect((await ripple(row.id, nobody)).status).toBe(403);
  const other = company.as({
    permissions: new Set(['voyage:reportCorrection:list', 'fleet:vessel:list']),
    scope: { vessel: [target.ship + 1], organization: 'all' },
  });
  expect((await ripple(row.id, other)).status).toBe(404);
  await approve(await draft(target.id, burntMore('0.050')));
  const stale = await ripple(row.id);
  expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
});

test('what is on its way can still be tried out; rejected it cannot', async () => {
  const { id } = await noonOfClosedMonth();
  const row = await draft(id, burntMore('0.100'));
  const given = { resource: 'voyage.reportCorrection', recordId: row.id, version: row.version };
  const run = await ops<Run>('POST', '/api/approval/runs', given);
  expect(run.status).toBe(200);
  expect((await tried(row.id)).ripples.length).toBeGreaterThan(0);
  const [next] = (await ops<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting;
  const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
  const act = { act: 'reject', taskId: next!.taskId, opinion: '依据不足' };
  expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, act)).status).toBe(200);
  const refused = await ripple(row.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE']);
});
