import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { correctionApproval } from '../corrections/correction.approval.server.ts';
import type { Wire } from '../reports/report-wire.rules.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';

type Row = Wire & { id: number; version: number };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Mail = { recipient: string; subject: string; text: string; html: string | null };

const REPORTS = '/api/voyage/reports';
const MAILS = '/api/voyage/mails';
const SEND = '/api/voyage/mail/send';
const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let office: Send;
let ship: number;
let other: number;
let report: number;
let foreign: number;
let second: Wire;

/** A ship with a noon report that waits; its number, and the next one as it would be sent. */
async function shipWithReport(code: string) {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const noons = await sampleNoons(t.ctx({ now }), shipId);
  const saved = await office<{ row: Row }>('POST', REPORTS, noons.first);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { shipId, id: saved.body.row.id, next: noons.second };
}

const subscription = (over: Wire = {}): Wire => ({
  name: '租家',
  sendWhen: 'CONFIRM',
  layout: 'FULL',
  mailLanguage: 'en',
  ships: [],
  types: [],
  addresses: [{ recipient: '租家运营', email: 'ops@charterer.example' }],
  ...over,
});
const subscribe = (over: Wire = {}, by: Send = office) => by<Row & Refused>('POST', MAILS, subscription(over));
const sent = (recipient: string): Promise<Mail[]> =>
  t.db.query<Mail>('select recipient, subject, text, html from kernel_mail where recipient = $1 order by id', [
    recipient,
  ]);
const subjects = async (recipient: string): Promise<string[]> => (await sent(recipient)).map(({ subject }) => subject);

beforeAll(async () => {
  t = await testServer({ modules, now: () => now });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周海宁' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  const first = await shipWithReport('MA');
  [ship, report, second] = [first.shipId, first.id, first.next];
  const elsewhere = await shipWithReport('MB');
  [other, foreign] = [elsewhere.shipId, elsewhere.id];
  await t.runJobs();
});
afterAll(() => t.close());

test('addresses that are none, double, missing or too many are refused by name', async () => {
  const fields = async (addresses: unknown[]) =>
    (await subscribe({ addresses })).body.errors?.map(({ field }) => field);
  expect(await fields([])).toEqual(['addresses']);
  expect(await fields([{ email: 'ops@charterer' }])).toEqual(['addresses.0.email']);
  expect(await fields([{ email: 'a@b.example' }, { email: 'A@b.example' }])).toEqual(['addresses.1.email']);
  const many = Array.from({ length: 21 }, (_, i) => ({ email: `a${i}@b.example` }));
  expect(await fields(many)).toEqual(['addresses']);
});

test('a confirmed report goes once, again as a correction when it was corrected, and is withdrawn when it is un-confirmed', async () => {
  const to = 'ops@charterer.example';
  expect((await subscribe({ ships: [ship] })).status).toBe(200);
  expect((await actOn(office, `${REPORTS}/${report}/confirm`)).status).toBe(200);
  await t.runJobs();
  const [mail] = await sent(to);
  expect(mail?.subject).toMatch(/^SAMPLE MA .+ Noon 2026-03-05 12:00/);
  expect(mail?.text).toContain('Revolutions and slip');
  expect(mail?.html).toContain('<table');
  expect((await actOn(office, `${REPORTS}/${foreign}/confirm`)).status).toBe(200);
  await t.runJobs();
  expect(await sent(to)).toHaveLength(1);

  const draft = await office<Row>('POST', '/api/voyage/report-corrections', {
    reportId: report,
    reasonKind: 'MEASURING',
    reason: '计数器读错',
    report: { ...(await office<Row>('GET', `${REPORTS}/${report}`)).body, currentAccumRev: 1_000_100 },
  });
  expect(draft.status, JSON.stringify(draft.body)).toBe(200);
  await t.db.transaction((tx) => correctionApproval.onApproved({ ...t.ctx({ now }), db: tx }, draft.body));
  await t.runJobs();
  expect(await subjects(to)).toEqual([mail?.subject, `[Correction] ${mail?.subject}`]);

  await actOn(office, `${REPORTS}/${report}/unconfirm`, { reason: '时间有误' });
  await t.runJobs();
  await actOn(office, `${REPORTS}/${report}/confirm`);
  await t.runJobs();
  expect((await subjects(to)).slice(2)).toEqual([`[Withdrawn] ${mail?.subject}`, `[Correction] ${mail?.subject}`]);
});

test('confirmed and taken back at once, nothing goes', async () => {
  const { shipId, id } = await shipWithReport('MC');
  await subscribe({ name: '快', ships: [shipId], addresses: [{ email: 'quick@agency.example' }] });
  await actOn(office, `${REPORTS}/${id}/confirm`);
  await actOn(office, `${REPORTS}/${id}/unconfirm`, { reason: '误操作' });
  await t.runJobs();
  expect(await sent('quick@agency.example')).toEqual([]);
});

test('on submission it goes unconfirmed, of the types that were asked for; a stopped subscription sends nothing', async () => {
  const line = { layout: 'POSITION', sendWhen: 'SUBMIT', ships: [ship] };
  const [noon, arrival, stopped] = ['noon', 'arrival', 'stopped'].map((name) => `${name}@agency.example`);
  await subscribe({ ...line, name: '正午', types: [{ rptType: 'NOON' }], addresses: [{ email: noon }] });
  await subscribe({ ...line, name: '抵港', types: [{ rptType: 'ARRIVAL' }], addresses: [{ email: arrival }] });
  const { body } = await subscribe({ ...line, name: '停', addresses: [{ email: stopped }] });
  expect((await actOn<Row>(office, `${MAILS}/${body.id}/stop`, { reason: '合同到期' })).body.mailStatus).toBe(
    'STOPPED',
  );
  const saved = await office<{ row: Row }>('POST', REPORTS, second);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await t.runJobs();
  const [mail, ...more] = await sent(noon!);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/^This report is not confirmed yet\.\nSAMPLE MA {2}.+ ETA /);
  expect(mail?.html).toBeNull();
  expect([await sent(arrival!), await sent(stopped!)]).toEqual([[], []]);
  await office('PUT', REPORTS, { ...saved.body.row, rptNote: '补充说明' });
  await t.runJobs();
  expect((await subjects(noon!))[1]).toBe(`[Correction] ${mail?.subject}`);
});

test('a layout for charterers sends no oil figures, revolutions or notes', async () => {
  const { body } = await subscribe({ name: '租家版', layout: 'CHARTERER', ships: [ship] });
  const { text } = (await office<{ text: string }>('GET', preview(report, body.id))).body;
  expect(text).toContain('Time and distance');
  for (const word of ['VLSFO', 'Oil', 'rev', 'Slip', 'Fresh water', '512.400']) expect(text).not.toContain(word);
});

const preview = (reportId: number, mailId: number): string =>
  `/api/voyage/mail/preview?reportId=${reportId}&mailId=${mailId}`;

test('by hand it goes as the preview shows, and the log says who sent what to whom of which report', async () => {
  const to = 'hand@manager.example';
  const { body } = await subscribe({
    name: '手动',
    layout: 'NOON',
    mailLanguage: 'both',
    ships: [ship],
    addresses: [{ email: to }],
  });
  const shown = await office<{ subject: string; text: string; recipients: string[]; sending: boolean }>(
    'GET',
    preview(report, body.id),
  );
  expect(shown.body).toMatchObject({ recipients: [to], sending: false });
  expect(shown.body.text).toContain('燃油消耗与存量 / Fuel consumed and on board');
  const order = { reportId: report, mailId: body.id };
  const key = { 'idempotency-key': 'send-a-report-by-hand' };
  expect((await office('POST', SEND, order, key)).body).toEqual({ sent: 1 });
  expect((await office('POST', SEND, order, key)).body).toEqual({ sent: 1 });
  expect(await sent(to)).toMatchObject([{ subject: shown.body.subject, text: shown.body.text }]);
  const log = (await office<{ content: Row[] }>('GET', `/api/voyage/mail-logs?mailId=${body.id}`)).body.content;
  expect(log).toMatchObject([
    { email: to, occasion: 'MANUAL', sentBy: '周海宁', result: 'QUEUED', ofReport: report, shipName: ship },
  ]);
});

test('another ship’s report, a ship that is not in the subscription and a stopped one are refused', async () => {
  const { body } = await subscribe({ name: '只一船', ships: [ship] });
  expect((await office<Refused>('POST', SEND, { reportId: foreign, mailId: body.id })).body.code).toBe('RULE');
  expect((await office<Row[]>('GET', `/api/voyage/mail/choices?reportId=${foreign}`)).body).toEqual([]);
  const elsewhere = t.as({
    id: 91,
    permissions: new Set(['voyage:mail:send', 'voyage:report:list']),
    scope: { vessel: [other] },
  });
  expect((await elsewhere('POST', SEND, { reportId: report, mailId: body.id })).status).toBe(404);
  expect((await elsewhere('GET', preview(report, body.id))).status).toBe(404);
  const unread = t.as({ id: 92, permissions: new Set(['voyage:mail:send']) });
  expect((await unread('POST', SEND, { reportId: report, mailId: body.id })).status).toBe(403);
  const reader = t.as({ id: 93, permissions: new Set(['voyage:mail:list', 'voyage:report:list']) });
  expect((await reader('POST', SEND, { reportId: report, mailId: body.id })).status).toBe(403);
  expect((await subscribe({ name: '越权' }, reader)).status).toBe(403);
  expect((await office('PUT', MAILS, { ...body, remark: '先到' })).status).toBe(200);
  expect((await office<Refused>('PUT', MAILS, { ...body, remark: '后到' })).body.code).toBe('STALE');
  await actOn(office, `${MAILS}/${body.id}/stop`, { reason: '合同到期' });
  expect((await office<Refused>('POST', SEND, { reportId: report, mailId: body.id })).body.code).toBe('WRONG_STATE');
});
