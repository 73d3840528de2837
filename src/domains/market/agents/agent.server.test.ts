import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { identityOf } from '../../identity/public.server.ts';

type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };
type Row = { id: number; version: number } & Record<string, unknown>;
type Line = Record<string, unknown> & { item: string };
type Run = { id: number; waiting: { taskId: number; person: { id: number } }[] };
type Account = Row & { lines: Line[]; status: string };

const APPOINTMENTS = '/api/market/agent-appointments';
const ACCOUNTS = '/api/market/disbursement-accounts';
const AGENTS = '/api/market/port-agent-profiles';

let company: Company;
let ops: Send;
let master: Send;
let agentId: number;
let shipId: number;
let voyageId: number;

const newCall = async (): Promise<number> => {
  const [port] = await company.db.query<{ id: number }>("select id from parameter_port where unlocode = 'CNLYG'");
  const eta = new Date(company.ctx().now.getTime() + 5 * 86_400_000).toISOString();
  const made = await ops<Row>('POST', '/api/voyage/voyage-ports', {
    voyage: voyageId,
    port: port!.id,
    purpose: 'LOAD',
    eta,
  });
  expect(made.status).toBe(200);
  return made.body.id;
};
const appoint = async (over: object = {}, by: Send = ops) =>
  by<Row & Refused>('POST', APPOINTMENTS, { voyageId, portCallId: await newCall(), agentId, ...over });
const act = (name: string, { id, version }: Row, more: object = {}, by: Send = ops) =>
  by<Row & Refused>('POST', `${APPOINTMENTS}/${id}/${name}`, { version, ...more });

/** An appointment that the agent took. */
async function acknowledged(): Promise<Row> {
  const sent = await act('send', (await appoint()).body, { language: 'zh' });
  return (await act('acknowledge', sent.body, { ackName: '林海涛' })).body;
}

/** Its account with an estimate of 82 000 and what it came to. */
async function account(of: Row, pilotage: string): Promise<Account & Refused> {
  const made = await ops<Account & Refused>('POST', `${ACCOUNTS}/from-appointment`, { ids: [of.id] });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const lines = [
    { item: 'PILOTAGE', pdaAmount: '52000.00', fdaAmount: pilotage, voucherNo: 'P-1' },
    { item: 'TOWAGE', pdaAmount: '30000.00', fdaAmount: '30000.00', voucherNo: 'T-1' },
  ];
  return (await ops<Account & Refused>('PUT', ACCOUNTS, { ...made.body, lines, advance: '60000.00' })).body;
}

const submit = ({ id, version }: Row, by: Send = ops) =>
  by<{ id: number } & Refused>('POST', '/api/approval/runs', {
    resource: 'market.disbursementAccount',
    recordId: id,
    version,
  });
const read = async <T = Row>(path: string, by: Send = ops): Promise<T> => (await by<T>('GET', path)).body;

beforeAll(async () => {
  company = await companyServer();
  ops = await company.signIn('ops');
  master = await company.signIn('master.pioneer');
  const [voyage] = await company.db.query<{ id: number; ship: number }>(
    `select v.id, v.ship_name as ship from voyage_voyage v join fleet_vessel s on s.id = v.ship_name
     where s.name_en = 'HAI YUE PIONEER' and v.voyage_status = 'OPEN'`,
  );
  const [agent] = await company.db.query<{ id: number }>(
    `select partner_id as id from market_port_agent_profile order by id limit 1`,
  );
  voyageId = voyage!.id;
  shipId = voyage!.ship;
  agentId = agent!.id;
}, 900_000);
afterAll(() => company.close());

test('an agent is drafted for a call, asked, says yes, and is given marks; ship and port are those of the call', async () => {
  const made = await appoint();
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({ status: 'DRAFT', shipName: shipId, purpose: 'LOAD', account: 'OWNER' });
  expect(String(made.body.appointmentNo)).toMatch(/^AA-\d{6}$/);
  expect((await act('acknowledge', made.body, { ackName: '林' })).body.code).toBe('WRONG_STATE');
  const sent = await act('send', made.body, { language: 'zh' });
  expect([sent.status, sent.body.status, sent.body.mailed]).toEqual([200, 'SENT', false]);
  const call = await read(`/api/voyage/voyage-ports/${made.body.portCallId}`);
  expect(call.agent).toBe(agentId);
  const took = await act('acknowledge', sent.body, { ackName: '林海涛' });
  expect(took.body).toMatchObject({ status: 'ACK', ackName: '林海涛' });
  expect((await act('acknowledge', sent.body, { ackName: '林' })).status).toBe(409);
  const wrong = await act('done', took.body, { serviceScore: '6.0', documentScore: '4.0' });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'serviceScore']);
  const done = await act('done', took.body, { serviceScore: '4.5', documentScore: '4.0' });
  expect(done.body).toMatchObject({ status: 'DONE', serviceScore: '4.5', score: null });
  expect((await act('cancel', done.body, { reason: '晚了' })).body.code).toBe('WRONG_STATE');
});

test('the letter goes to the agent as PDF, in the language that is asked for', async () => {
  const made = await appoint({ instructions: '请提前安排引航。' });
  const sent = await act('send', made.body, { language: 'en', email: 'agency@example.com' });
  expect([sent.status, sent.body.mailed]).toEqual([200, true]);
  await company.runJobs();
  const [mail] = await company.db.query<{ recipient: string; subject: string; files: number }>(
    `select m.recipient, m.subject, (select count(*)::int from kernel_file_use u where u.resource = 'kernel.mail' and u.record_id = m.id) as files
     from kernel_mail m order by m.id desc limit 1`,
  );
  expect(mail).toEqual({
    recipient: 'agency@example.com',
    subject: `Agency appointment ${made.body.appointmentNo}`,
    files: 1,
  });
  const paper = await read<Paper>(`/api/papers/market.agentAppointment/${made.body.id}?language=both`);
  expect(paper).toMatchObject({
    title: { zh: '代理委托书', en: 'Letter of appointment' },
    number: made.body.appointmentNo,
  });
  const words = JSON.stringify(paper.blocks);
  for (const one of ['HAI YUE PIONEER', '连云港', 'ETA', '请提前安排引航。', 'for the account of owners'])
    expect(words).toContain(one);
});

test('an appointment names a call of its voyage and a partner that is an agent, each agent once a call', async () => {
  const portCallId = await newCall();
  expect((await appoint({ portCallId })).status).toBe(200);
  expect((await appoint({ portCallId })).body.errors?.[0]?.field).toBe('agentId');
  const [other] = await company.db.query<{ id: number }>(
    `select id from voyage_voyage where ship_name = $1 and id <> $2 order by id desc limit 1`,
    [shipId, voyageId],
  );
  expect((await appoint({ voyageId: other!.id, portCallId: await newCall() })).body.errors?.[0]?.field).toBe(
    'portCallId',
  );
  const [supplier] = await company.db.query<{ id: number }>(
    `select p.id from partner_partner p where not exists (select from partner_role r where r.id = any(p.role_ids) and r.code = 'PORT_AGENT') limit 1`,
  );
  expect((await appoint({ agentId: supplier!.id })).body.errors?.[0]?.field).toBe('agentId');
  expect((await ops<Refused>('POST', AGENTS, { partnerId: supplier!.id, ports: [1] })).body.errors?.[0]?.field).toBe(
    'partnerId',
  );
});

test('what was sent stands, and a cancelled appointment makes room for another', async () => {
  const portCallId = await newCall();
  const made = await appoint({ portCallId });
  const sent = await act('send', made.body, { language: 'zh' });
  const changed = await ops<Row & Refused>('PUT', APPOINTMENTS, { ...sent.body, instructions: '改了' });
  expect([changed.status, changed.body.instructions ?? null]).not.toEqual([200, '改了']);
  expect((await act('cancel', sent.body)).body.errors?.[0]?.field).toBe('reason');
  const fresh = await read(`${APPOINTMENTS}/${made.body.id}`);
  expect((await act('cancel', fresh, { reason: '改由租家委托' })).body.status).toBe('CANCELLED');
  expect((await appoint({ portCallId })).status).toBe(200);
});

test('a ship sees who her agent is, appoints nobody and sees no account; another ship’s is not there', async () => {
  const made = await appoint();
  const seen = await master<Row>('GET', `${APPOINTMENTS}/${made.body.id}`);
  expect([seen.status, seen.body.agentId]).toEqual([200, agentId]);
  expect((await act('send', made.body, { language: 'zh' }, master)).status).toBe(403);
  expect((await appoint({}, master)).status).toBe(403);
  expect((await master('GET', ACCOUNTS)).status).toBe(403);
  const [foreign] = await company.db.query<{ id: number }>(
    `select id from market_agent_appointment where ship_name <> $1 order by id limit 1`,
    [shipId],
  );
  expect((await master('GET', `${APPOINTMENTS}/${foreign!.id}`)).status).toBe(404);
});

test('a final account fourteen percent above its estimate waits for two, and then earns the agent its marks', async () => {
  const took = await acknowledged();
  const done = await act('done', took, { serviceScore: '4.5', documentScore: '4.0' });
  const row = await account(done.body, '63480.00');
  expect(row).toMatchObject({
    stage: 'FDA',
    pdaTotal: '82000.00',
    fdaTotal: '93480.00',
    difference: '11480.00',
    overPct: '14.00',
    balance: '33480.00',
  });
  const run = await submit(row);
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  expect((await read<Account>(`${ACCOUNTS}/${row.id}`)).status).toBe('IN_AUDIT');
  const locked = await ops<Refused>('PUT', ACCOUNTS, { ...(await read(`${ACCOUNTS}/${row.id}`)), advance: '1.00' });
  expect(locked.status).not.toBe(200);
  expect((await read(`${APPOINTMENTS}/${took.id}`)).costScore).toBeNull();
  for (const role of ['CHARTERING', 'FIN_MANAGER']) {
    const [next] = (await read<Run>(`/api/approval/runs/${run.body.id}`)).waiting;
    const who = await identityOf(company.db, next!.person.id, { now: company.ctx().now });
    expect(who!.user.roles).toContain(role);
    const given = { act: 'approve', taskId: next!.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
  expect((await read<Account>(`${ACCOUNTS}/${row.id}`)).status).toBe('APPROVE');
  expect(await read(`${APPOINTMENTS}/${took.id}`)).toMatchObject({ costScore: '2.0', score: '3.60' });
});

test('an account within a tenth of its estimate is settled as it is submitted, and the score follows', async () => {
  const took = await acknowledged();
  const done = await act('done', took, { serviceScore: '4.5', documentScore: '4.0' });
  const row = await account(done.body, '54460.00');
  expect(row).toMatchObject({ fdaTotal: '84460.00', overPct: '3.00' });
  expect((await submit(row)).status).toBe(200);
  expect((await read<Account>(`${ACCOUNTS}/${row.id}`)).status).toBe('APPROVE');
  expect(await read(`${APPOINTMENTS}/${took.id}`)).toMatchObject({ costScore: '5.0', score: '4.50' });
});

test('an account that nobody estimated is looked at, whatever it comes to', async () => {
  const took = await acknowledged();
  const made = await ops<Account & Refused>('POST', `${ACCOUNTS}/from-appointment`, { ids: [took.id] });
  const lines = [{ item: 'PILOTAGE', fdaAmount: '5000000.00', voucherNo: 'P-9' }];
  const { body: saved } = await ops<Account>('PUT', ACCOUNTS, { ...made.body, lines });
  expect([saved.pdaTotal, saved.overPct]).toEqual(['0.00', null]);
  expect((await submit(saved)).status).toBe(200);
  expect((await read<Account>(`${ACCOUNTS}/${saved.id}`)).status).toBe('IN_AUDIT');
});

test('an estimate is not raised to what the call came to', async () => {
  const took = await acknowledged();
  const made = await ops<Account & Refused>('POST', `${ACCOUNTS}/from-appointment`, { ids: [took.id] });
  const item = (pdaAmount: string, more: object = {}) => [{ item: 'PILOTAGE', pdaAmount, ...more }];
  const { body: estimated } = await ops<Account>('PUT', ACCOUNTS, { ...made.body, lines: item('52000.00') });
  const final = { fdaAmount: '93480.00', voucherNo: 'P-8' };
  const raised = await ops<Refused>('PUT', ACCOUNTS, { ...estimated, lines: item('93480.00', final) });
  expect([raised.status, raised.body.errors?.map(({ field }) => field)]).toEqual([400, ['lines']]);
  const told = await ops<Account>('PUT', ACCOUNTS, { ...estimated, lines: item('52000.00', final) });
  expect([told.status, told.body.overPct]).toEqual([200, '79.77']);
});

test('an agent whose account was settled for a call is not cancelled, appointed and paid again', async () => {
  const took = await acknowledged();
  const row = await account(took, '52000.00');
  expect((await submit(row)).status).toBe(200);
  const cancelled = await act('cancel', await read(`${APPOINTMENTS}/${took.id}`), { reason: '改由他人' });
  expect([cancelled.status, cancelled.body.code, cancelled.body.message.includes(String(row.accountNo))]).toEqual([
    409,
    'CONFLICT',
    true,
  ]);
});

test('what an agent charges is not told on board', async () => {
  const { id } = (await read<{ content: Row[] }>(`${AGENTS}?partnerId=${agentId}`)).content[0]!;
  const seen = await master<Row>('GET', `${AGENTS}/${id}`);
  expect([seen.status, 'dutyPhone' in seen.body, 'tariff' in seen.body]).toEqual([200, true, false]);
});

test('an account is settled with final amounts and vouchers, once an appointment', async () => {
  const took = await acknowledged();
  const made = await ops<Account & Refused>('POST', `${ACCOUNTS}/from-appointment`, { ids: [took.id] });
  expect(made.body.lines.map(({ item }) => item)).toEqual([
    'PORT_DUES',
    'PILOTAGE',
    'TOWAGE',
    'MOORING',
    'BERTH',
    'AGENCY',
  ]);
  const open = await submit(made.body);
  expect([open.status, open.body.errors?.[0]?.field]).toEqual([400, 'lines.0.fdaAmount']);
  const lines = [{ item: 'PILOTAGE', pdaAmount: '100.00', fdaAmount: '100.00' }];
  const saved = await ops<Account & Refused>('PUT', ACCOUNTS, { ...made.body, lines });
  expect((await submit(saved.body)).body.errors?.[0]?.field).toBe('lines.0.voucherNo');
  const twice = await ops<Refused>('POST', `${ACCOUNTS}/from-appointment`, { ids: [took.id] });
  expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE']);
  const draft = await appoint();
  const early = await ops<Refused>('POST', `${ACCOUNTS}/from-appointment`, { ids: [draft.body.id] });
  expect(early.body.code).toBe('WRONG_STATE');
});

test('whoever may not see prices sees no amount of an account', async () => {
  const auditor = company.as({
    permissions: new Set(['market:disbursementAccount:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const seen = await auditor<{ content: Row[] }>('GET', `${ACCOUNTS}?size=5`);
  expect(seen.body.content.length).toBeGreaterThan(0);
  for (const name of ['pdaTotal', 'fdaTotal', 'difference', 'overPct', 'balance', 'advance'])
    expect(seen.body.content.every((row) => !(name in row))).toBe(true);
});
