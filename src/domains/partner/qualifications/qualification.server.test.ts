import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { monthsFrom } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { standardChecks } from './qualification.rules.ts';
import { QUALIFICATION_DUTIES } from './qualification-duties.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
type Partner = Row & { qualifyStatus: string; validTo: string | null; scopes: { purchaseType: string }[] };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/partner/supplier-qualifications';
const PARTNERS = '/api/partner/partners';
const KIND = 'partner.supplierQualification';

let company: Company;
let buyer: Send;
let manager: Send;
let finance: Send;
const ids: Record<string, number> = {};

beforeAll(async () => {
  company = await companyServer();
  [buyer, manager, finance] = (await Promise.all(
    ['purchaser', 'purmanager', 'finance'].map((name) => company.signIn(name)),
  )) as [Send, Send, Send];
  const rows = await company.db.query<{ code: string; id: number }>(
    `select code, id from partner_role where code = 'SUPPLIER' union all select code2, id from parameter_country where code2 = 'SG'
     union all select username, id from identity_user where username in ('gm', 'purmanager')`,
  );
  for (const { code, id } of rows) ids[code] = id;
}, 180_000);
afterAll(() => company.close());

let count = 0;
async function partner(): Promise<Partner> {
  count += 1;
  const draft = { name: `待准入客商 ${count}`, roleIds: [ids.SUPPLIER], countryId: ids.SG };
  return (await buyer<Partner>('POST', PARTNERS, draft)).body;
}
const met = () => standardChecks().map((one) => ({ ...one, finding: one.mandatory ? 'PASS' : 'NA' }));
const create = (partnerId: number, more: object = {}, by: Send = buyer) =>
  by<Row & Refused>('POST', PATH, {
    partnerId,
    kind: 'ADMISSION',
    reason: '补充供应商',
    scopes: [{ purchaseType: 'STORES' }],
    checklist: met(),
    ...more,
  });
async function made(partnerId: number, more: object = {}, by: Send = buyer): Promise<Row> {
  const { status, body } = await create(partnerId, more, by);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const submit = ({ id, version }: Row, by: Send = buyer) =>
  by<Run & Refused>('POST', '/api/approval/runs', { resource: KIND, recordId: id, version });
const read = async (id: number): Promise<Row> => (await buyer<Row>('GET', `${PATH}/${id}`)).body;
const partnerOf = async (id: number): Promise<Partner> => (await buyer<Partner>('GET', `${PARTNERS}/${id}`)).body;

/** Agreed to by everybody whose turn it is; answers who they were, and the last answer. */
async function decide(runId: number, act = 'approve') {
  const people: number[] = [];
  let last: { status: number; body: Refused } | undefined;
  for (let step = 0; step < 5; step += 1) {
    const [next] = (await buyer<Run>('GET', `/api/approval/runs/${runId}`)).body.waiting ?? [];
    if (!next) break;
    people.push(next.person.id);
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    last = await company.as(who!.user)<Refused>('POST', `/api/approval/runs/${runId}/act`, {
      act,
      taskId: next.taskId,
      opinion: '同意',
    });
    if (last.status !== 200 || act === 'reject') break;
  }
  return { people, last };
}
async function approved(partnerId: number, more: object = {}): Promise<{ row: Row; people: number[] }> {
  const row = await made(partnerId, more);
  const run = await submit(row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  const { people, last } = await decide(run.body.id);
  expect([last?.status, last?.body]).toEqual([200, last?.body]);
  return { row: await read(row.id), people };
}

test('is written by buyers, read by the auditor, and no business of finance or ships', async () => {
  const { id } = await partner();
  const row = await made(id);
  expect(row.qualNo).toMatch(/^SQ-\d{4}-\d{3}$/);
  expect([row.standingNow, row.standingNext, row.technical]).toEqual(['PROSPECT', 'QUALIFIED', false]);
  expect((await create(id, {}, finance)).status).toBe(403);
  const [auditor, chief] = [await company.signIn('auditor'), await company.signIn('ce.pioneer')];
  expect((await auditor('GET', `${PATH}/${row.id}`)).status).toBe(200);
  expect((await chief('GET', PATH)).status).toBe(403);
});

test('what the server says of standing nobody types, and the checklist comes by itself', async () => {
  const { id } = await partner();
  const row = await made(id, { standingNow: 'QUALIFIED', standingNext: 'BLACKLISTED', checklist: [] });
  expect([row.standingNow, row.standingNext]).toEqual(['PROSPECT', 'QUALIFIED']);
  expect((row.checklist as object[]).length).toBe(standardChecks().length);
  const again = await buyer<Row>('PUT', PATH, {
    id: row.id,
    version: row.version,
    trialOrders: 2,
    standingNext: 'QUALIFIED',
  });
  expect([again.status, again.body.standingNext]).toEqual([200, 'TRIAL']);
  expect((await buyer('PUT', PATH, { id: row.id, version: row.version, reason: '迟到' })).status).toBe(409);
});

test('admits a supplier: standing, end and scope, in force at once, and never a second time', async () => {
  const { id } = await partner();
  const { row, people } = await approved(id, { validMonths: 12 });
  const today = officeDay(company.app.now());
  expect(people).toEqual([ids.purmanager]);
  expect([row.status, row.effectiveOn, row.validTo]).toEqual(['APPROVE', today, monthsFrom(today, 12)]);
  const now = await partnerOf(id);
  expect([now.qualifyStatus, now.validTo]).toEqual(['QUALIFIED', monthsFrom(today, 12)]);
  expect(now.scopes.map(({ purchaseType }) => purchaseType)).toEqual(['STORES']);
  const twice = await create(id);
  expect([twice.status, twice.body.errors?.map(({ field }) => field)]).toEqual([400, ['kind']]);
  expect((await submit(row)).status).toBe(409);
  expect((await buyer('PUT', PATH, { id: row.id, version: row.version, reason: '改' })).status).toBe(409);
  const reasons = await buyer<{ action: string; reason?: string }[]>('GET', `${PARTNERS}/${id}/history`);
  expect(reasons.body[0]).toMatchObject({ action: 'qualify', reason: expect.stringContaining(String(row.qualNo)) });
});

test('with trial orders it is on trial first; a change of scope leaves standing and end', async () => {
  const { id } = await partner();
  await approved(id, { trialOrders: 3 });
  const trial = await partnerOf(id);
  expect([trial.qualifyStatus, trial.validTo]).toEqual(['TRIAL', null]);
  await approved(id, { kind: 'SCOPE', scopes: [{ purchaseType: 'PAINT' }], checklist: [] });
  const wider = await partnerOf(id);
  expect([wider.qualifyStatus, wider.scopes.map(({ purchaseType }) => purchaseType).toSorted()]).toEqual([
    'TRIAL',
    ['PAINT', 'STORES'],
  ]);
});

test('a mandatory check that is not met is refused at its line', async () => {
  const { id } = await partner();
  const row = await made(id, { checklist: met().map((one, i) => (i === 1 ? { ...one, finding: 'FAIL' } : one)) });
  const refused = await submit(row);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['checklist.1.finding']]);
  expect((await partnerOf(id)).qualifyStatus).toBe('PROSPECT');
});

test('one request of a partner at a time', async () => {
  const { id } = await partner();
  const [first, second] = [await made(id), await made(id)];
  const run = await submit(first);
  expect(run.status).toBe(200);
  expect((await submit(second)).body.code).toBe('RULE');
  await decide(run.body.id, 'reject');
  expect([(await read(first.id)).status, (await partnerOf(id)).qualifyStatus]).toEqual(['REJECT', 'PROSPECT']);
  expect((await submit(second)).status).toBe(200);
});

test('of technical goods a superintendent decides first; blacklisting goes to the general manager, and shuts the accounts', async () => {
  const { id } = await partner();
  const spares = await approved(id, { scopes: [{ purchaseType: 'SPARES' }] });
  expect(spares.people).toHaveLength(2);
  const account = await buyer<Row>('POST', '/api/partner/vendor-users', {
    username: 'vendor.barred',
    partnerId: id,
    type: 'quote',
    name: '业务员',
    email: 'barred@supplier.example',
    language: 'zh',
  });
  expect([account.status, account.body]).toEqual([200, account.body]);
  const barred = await approved(id, { kind: 'BLACKLIST', scopes: [], checklist: [], reason: '提供假冒备件' });
  expect(barred.people.at(-1)).toBe(ids.gm);
  const now = await partnerOf(id);
  expect([now.qualifyStatus, now.validTo]).toEqual(['BLACKLISTED', null]);
  const user = await buyer<Row>('GET', `/api/partner/vendor-users/${account.body.id}`);
  expect(user.body.userStatus).toBe('DISABLED');
  // It stays so for twelve months.
  const back = await made(id, { kind: 'REINSTATE', scopes: [] });
  const early = await submit(back);
  expect([early.status, early.body.errors?.map(({ field }) => field)]).toEqual([400, ['kind']]);
  await company.db.query(`update partner_partner set standing_since = standing_since - 400 where id = $1`, [id]);
  const run = await submit(back);
  expect([run.status, run.body]).toEqual([200, run.body]);
  await decide(run.body.id);
  expect((await partnerOf(id)).qualifyStatus).toBe('TRIAL');
});

test('a suspension closes the supplier, a review opens it again', async () => {
  const { id } = await partner();
  await approved(id);
  await approved(id, { kind: 'SUSPEND', scopes: [], checklist: [], reason: '连续逾期' });
  expect((await partnerOf(id)).qualifyStatus).toBe('SUSPENDED');
  await approved(id, { kind: 'ANNUAL', scopes: [] });
  const now = await partnerOf(id);
  expect([now.qualifyStatus, now.scopes.length]).toEqual(['QUALIFIED', 1]);
});

test('whoever wrote it does not approve it, unless the company says so', async () => {
  const { id } = await partner();
  const row = await made(id, {}, manager);
  const run = await submit(row);
  const refused = await decide(run.body.id);
  expect([refused.people, refused.last?.status, refused.last?.body]).toEqual([
    [ids.purmanager],
    403,
    expect.objectContaining({ data: expect.objectContaining({ reason: 'DUTIES_APART' }) }),
  ]);
  expect((await partnerOf(id)).qualifyStatus).toBe('PROSPECT');
  const settle = (value: unknown) =>
    company.db.transaction((db) => setSetting({ ...company.ctx(), db }, QUALIFICATION_DUTIES, value));
  await settle(false);
  expect((await decide(run.body.id)).last?.status).toBe(200);
  await settle(undefined);
  expect((await partnerOf(id)).qualifyStatus).toBe('QUALIFIED');
});

test('what has moved meanwhile is not approved', async () => {
  const { id } = await partner();
  const run = await submit(await made(id));
  const { version } = await partnerOf(id);
  expect((await buyer('POST', `${PARTNERS}/${id}/deactivate`, { version, reason: '公司注销' })).status).toBe(200);
  expect((await decide(run.body.id)).last?.body.code).toBe('RULE');
  expect((await partnerOf(id)).qualifyStatus).toBe('INACTIVE');
});
