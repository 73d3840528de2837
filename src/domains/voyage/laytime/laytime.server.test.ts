import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown>;
type Statement = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  ports: Line[];
  facts: Line[];
  sheet: Line[];
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/voyage/laytimes';

let company: Company;
let office: Send;
let voyage: { id: number; ship: number };
let usd: number;

/** Local time of 2026 in zone +8. */
const at = (local: string): string => new Date(`2026-${local.replace(' ', 'T')}:00+08:00`).toISOString();
const fact = (from: string, to: string, eventType: string) => ({ zone: '8', from: at(from), to: at(to), eventType });

/** The worked example of 72 hours over two ports. */
async function example(): Promise<Line> {
  const [load, discharge] = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  return {
    voyageId: voyage.id,
    charterer: '东岸石化贸易有限公司',
    basis: 'TOTAL',
    allowedHours: '72',
    noticeHours: '6',
    claimDays: 90,
    currencyId: usd,
    demurrageRate: '18000',
    addressCommission: '0.0125',
    exceptions: [
      { eventType: 'SHIFT', laytimePct: '0', demurragePct: '100' },
      { eventType: 'STOP_WEATHER', laytimePct: '50', demurragePct: '100' },
      { eventType: 'STOP_SHIP', laytimePct: '0', demurragePct: '0' },
    ],
    ports: [
      {
        port: load!.id,
        opType: 'LOADING',
        zone: '8',
        norTendered: at('03-01 06:00'),
        allFast: at('03-01 18:00'),
        hosesOff: at('03-02 22:00'),
      },
      {
        port: discharge!.id,
        opType: 'DISCHARGING',
        zone: '8',
        norTendered: at('03-06 08:00'),
        allFast: at('03-06 11:00'),
        hosesOff: at('03-09 05:00'),
      },
    ],
    facts: [
      fact('03-01 12:00', '03-01 16:00', 'WAIT_BERTH'),
      fact('03-01 16:00', '03-01 18:00', 'SHIFT'),
      fact('03-02 04:00', '03-02 07:00', 'STOP_WEATHER'),
      fact('03-07 09:00', '03-07 13:00', 'STOP_SHIP'),
      fact('03-08 14:00', '03-08 20:00', 'STOP_WEATHER'),
    ],
  };
}

const create = async (over: Line = {}, by: Send = office) =>
  by<Statement & Refused>('POST', PATH, { ...(await example()), ...over });
const save = (row: Statement, over: Line, by: Send = office) =>
  by<Statement & Refused>('PUT', PATH, { ...row, ...over });
const submit = ({ id, version }: Statement) =>
  office<Run & Refused>('POST', '/api/approval/runs', { resource: 'voyage.laytime', recordId: id, version });
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

beforeAll(async () => {
  company = await companyServer();
  office = await company.signIn('ops');
  const [found] = await company.db.query<{ id: number; ship: number }>(
    `select v.id, v.ship_name as ship from voyage_voyage v join fleet_vessel s on s.id = v.ship_name
     where s.name_en = 'HAI YUE PIONEER' and v.voyage_status = 'CLOSED' order by v.start_time limit 1`,
  );
  voyage = found!;
  const [currency] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'USD'`);
  usd = currency!.id;
}, 180_000);
afterAll(() => company.close());

test('the worked example: hours, money and the day of the claim are the server’s, whatever was sent', async () => {
  const made = await create({ demurrageAmount: '1.00', sheet: [{ hours: '1' }] });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    statementNo: expect.stringMatching(/^LT-\d{6}$/),
    shipName: voyage.ship,
    reversible: true,
    allowedTotal: '72.00',
    usedTotal: '72.00',
    demurrageHours: '20.50',
    demurrageDays: '0.85417',
    demurrageAmount: '15375.00',
    commissionAmount: '192.19',
    netAmount: '15182.81',
    claimDue: '2026-06-07',
  });
  expect(made.body.ports.map(({ start, usedHours, overHours }) => [start, usedHours, overHours])).toEqual([
    [at('03-01 12:00'), '30.50', '0.00'],
    [at('03-06 11:00'), '41.50', '20.50'],
  ]);
  expect(made.body.sheet).toHaveLength(11);
  const exceptions = (made.body.exceptions as Line[]).map((one) =>
    one.eventType === 'STOP_WEATHER' ? { ...one, demurragePct: '50' } : one,
  );
  const half = await save(made.body, { exceptions });
  expect([half.body.demurrageHours, half.body.demurrageAmount]).toEqual(['17.50', '13125.00']);
});

test('saved again as it stands, a statement does not change', async () => {
  const { body } = await create();
  const again = await save(body, { remark: '复核' });
  const { sheet, ports, netAmount } = again.body;
  expect({ sheet, ports, netAmount }).toEqual({ sheet: body.sheet, ports: body.ports, netAmount: body.netAmount });
});

test('the ship sees the hours and none of the money; nobody aboard writes one', async () => {
  const { body } = await create();
  const master = await company.signIn('master.pioneer');
  const seen = await master<Statement>('GET', `${PATH}/${body.id}`);
  expect([seen.status, seen.body.demurrageHours]).toEqual([200, '20.50']);
  for (const name of ['demurrageRate', 'despatchRate', 'addressCommission', 'demurrageAmount', 'netAmount'])
    expect(name in seen.body).toBe(false);
  expect((await create({}, master)).status).toBe(403);
});

test('stays that overlap and times out of order are told at their field', async () => {
  const { ports } = (await example()) as { ports: Line[] };
  const early = ports.with(1, { ...ports[1], norTendered: at('03-02 08:00'), allFast: at('03-02 09:00') });
  expect(fields((await create({ ports: early })).body)).toEqual(['ports.1.norTendered']);
  const wrong = ports.with(0, { ...ports[0], hosesOff: at('03-01 12:00') });
  expect(fields((await create({ ports: wrong })).body)).toEqual(['ports.0.hosesOff']);
});

test('a voyage’s calls and facts become a draft; a repair voyage has none', async () => {
  const made = await office<Statement & Refused>('POST', `${PATH}/from-voyage`, { ids: [voyage.id] });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({ status: 'USE', voyageId: voyage.id, netAmount: null });
  expect(made.body.ports.length).toBeGreaterThan(0);
  for (const port of made.body.ports) expect([port.start, port.hosesOff, port.quantity]).not.toContain(null);
  const allowed = await save(made.body, { allowedHours: '10', currencyId: usd, demurrageRate: '10000' });
  expect([allowed.status, Number(allowed.body.demurrageHours) > 0]).toEqual([200, true]);
  const [repair] = await company.db.query<{ id: number }>(
    `select id from voyage_voyage where voyage_kind = 'REPAIR' limit 1`,
  );
  const refused = await office<Refused>('POST', `${PATH}/from-voyage`, { ids: [repair!.id] });
  expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('what is missing is told before anybody is asked; approved, it is closed', async () => {
  const bare = await create({ allowedHours: null, demurrageRate: null });
  expect([bare.body.netAmount, fields((await submit(bare.body)).body)]).toEqual([
    null,
    ['allowedHours', 'demurrageRate'],
  ]);
  const whole = await save(bare.body, { allowedHours: '72', demurrageRate: '18000' });
  const run = await submit(whole.body);
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  for (let step = 0; step < 3; step += 1) {
    const [next] = (await office<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
  const approved = (await office<Statement>('GET', `${PATH}/${whole.body.id}`)).body;
  expect(approved.status).toBe('APPROVE');
  const changed = await save(approved, { facts: [] });
  expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('the time sheet is a workbook', async () => {
  const { body } = await create();
  const sheet = await office('GET', `${PATH}/${body.id}/time-sheet`);
  expect(sheet.status).toBe(200);
});
