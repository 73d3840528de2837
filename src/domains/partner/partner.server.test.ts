import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../app/testing/company.ts';
import type { Send } from '../../kernel/testing/server.ts';
import { officeDay } from '../../kernel/value/office-day.ts';
import { moveStanding } from './partners/move-standing.server.ts';
import type { StandingStep } from './partners/standing-steps.rules.ts';
import { standingOf, verifiedAccount } from './public.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[] };
type Page = { content: Row[]; totalElements: number };

const PATH = '/api/partner/partners';
const ACCOUNTS = '/api/partner/bank-accounts';

let company: Company;
let buyer: Send;
let finance: Send;
let cashier: Send;
let chief: Send;
/** Reads all of it but numbers. */
let auditor: Send;
const ids: Record<string, number> = {};

beforeAll(async () => {
  company = await companyServer();
  [buyer, finance, cashier, chief, auditor] = (await Promise.all(
    ['purchaser', 'finance', 'cashier', 'ce.pioneer', 'auditor'].map((name) => company.signIn(name)),
  )) as [Send, Send, Send, Send, Send];
  const rows = await company.db.query<{ code: string; id: number }>(
    `select code, id from partner_role union all select code2, id from parameter_country where code2 in ('CN', 'SG')
     union all select code, id from parameter_currency where code in ('CNY', 'USD')`,
  );
  for (const { code, id } of rows) ids[code] = id;
}, 180_000);
afterAll(() => company.close());

let count = 0;
const draftOf = (more: object = {}) => {
  count += 1;
  return { name: `试验客商 ${count}`, roleIds: [ids.SUPPLIER], countryId: ids.SG, ...more };
};
const create = (more: object = {}, by: Send = buyer) => by<Row & Refused>('POST', PATH, draftOf(more));
async function made(more: object = {}): Promise<Row> {
  const { status, body } = await create(more);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const act = ({ id, version }: Row, step: string, by: Send = buyer) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${step}`, { version, reason: '评审' });
/** As an approved request moves it. */
const moved = ({ id }: Row, step: StandingStep) =>
  company.db.transaction((db) => moveStanding({ ...company.ctx(), db }, id, { step, reason: '评审' }));

describe('a partner', () => {
  test('is written by buyers, read ashore, and unknown on board', async () => {
    const row = await made();
    expect(row.partnerNo).toMatch(/^BP-\d{5}$/);
    expect((await finance('GET', `${PATH}/${row.id}`)).status).toBe(200);
    expect((await create({}, finance)).status).toBe(403);
    expect((await chief('GET', PATH)).status).toBe(403);
  });

  test('is one company: another spelling of its name, or its code, is the same', async () => {
    const row = await made({ name: '双名（上海）有限公司' });
    const again = await create({ name: '双名 (上海) 有限公司' });
    expect([again.status, again.body.code, again.body.errors?.[0]?.field]).toEqual([409, 'DUPLICATE', 'name']);
    expect((await create({ countryId: ids.CN })).body.errors?.map(({ field }) => field)).toEqual(['creditCode']);
    const wrong = await create({ countryId: ids.CN, creditCode: '91350100M000100Y44' });
    expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([400, ['creditCode']]);
    expect((await create({ countryId: ids.CN, creditCode: '91350100M000100Y43' })).status).toBe(200);
    expect((await create({ countryId: ids.CN, creditCode: '91350100M000100Y43' })).status).toBe(409);
    const stale = await buyer('PUT', PATH, { id: row.id, version: 7, remark: '迟到' });
    expect(stale.status).toBe(409);
  });

  test('moves from standing to standing by what is approved for it alone, never by an act or a save', async () => {
    const row = await made({ scopes: [{ purchaseType: 'STORES' }] });
    const facts = async () => (await standingOf(company.ctx(), [row.id], 'STORES')).get(row.id)!;
    expect((await facts()).notQuotable).toHaveLength(1);
    for (const step of ['trial', 'qualify', 'suspend', 'blacklist', 'release'])
      expect([step, (await act(row, step)).status]).toEqual([step, 404]);
    const qualified = await moved(row, 'qualify');
    expect([qualified.qualifyStatus, (await facts()).notQuotable]).toEqual(['QUALIFIED', []]);
    expect(String(qualified.validTo) > '2026').toBe(true);
    expect(qualified.standingSince).toBe(officeDay(company.app.now()));
    const saved = await buyer<Row>('PUT', PATH, {
      id: row.id,
      version: qualified.version,
      qualifyStatus: 'BLACKLISTED',
      validTo: '2099-01-01',
    });
    expect([saved.body.qualifyStatus, saved.body.validTo]).toEqual(['QUALIFIED', qualified.validTo]);
    const blacklisted = await moved(saved.body, 'blacklist');
    expect([blacklisted.qualifyStatus, blacklisted.validTo]).toEqual(['BLACKLISTED', null]);
    const history = await buyer<{ action: string; reason?: string }[]>('GET', `${PATH}/${row.id}/history`);
    expect(history.body.map(({ action }) => action)).toEqual(['blacklist', 'qualify', 'add']);
  });

  test('keeps the scope that was approved: it is written while nobody deals with it yet, and by a request afterwards', async () => {
    const row = await made({ scopes: [{ purchaseType: 'STORES' }] });
    const wider = { scopes: [{ purchaseType: 'STORES' }, { purchaseType: 'SPARES' }] };
    const before = await buyer<Row & { scopes: object[] }>('PUT', PATH, { id: row.id, version: row.version, ...wider });
    expect([before.status, before.body.scopes.length]).toEqual([200, 2]);
    const { version } = await moved(before.body, 'trial');
    const after = await buyer<Refused>('PUT', PATH, { id: row.id, version, scopes: [{ purchaseType: 'LUBE' }] });
    expect([after.status, after.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await buyer('PUT', PATH, { id: row.id, version, remark: '照常' })).status).toBe(200);
  });

  test('is given up and taken up again with a reason, in its order, by whoever may', async () => {
    const row = await made();
    expect((await act(row, 'reactivate')).body.code).toBe('WRONG_STATE');
    expect((await buyer('POST', `${PATH}/${row.id}/deactivate`, { version: row.version, reason: ' ' })).status).toBe(
      400,
    );
    expect((await act(row, 'deactivate', finance)).status).toBe(403);
    const gone = (await act(row, 'deactivate')).body;
    expect(gone.qualifyStatus).toBe('INACTIVE');
    expect((await act(row, 'deactivate')).status).toBe(409);
    expect((await act(gone, 'reactivate')).body.qualifyStatus).toBe('PROSPECT');
  });

  test('whose qualification has ended is suspended by night', async () => {
    const row = await made();
    await moved(row, 'qualify');
    await company.db.query(`update partner_partner set valid_to = '2020-01-01' where id = $1`, [row.id]);
    await company.runSchedule('partner.watch');
    expect((await buyer<Row>('GET', `${PATH}/${row.id}`)).body.qualifyStatus).toBe('SUSPENDED');
  });

  test('names those of the same head', async () => {
    const one = await made({ legalPerson: '同一人' });
    const two = await made({ legalPerson: '同一人' });
    const { related } = (await buyer<{ related: Row[] }>('GET', `${PATH}/${one.id}/related`)).body;
    expect(related.map(({ id }) => id)).toEqual([two.id]);
  });
});

describe('an account', () => {
  const NUMBER = '6222987654321098765';
  let partnerId = 0;
  let row: Row;
  const accountOf = (more: object = {}) => ({
    partnerId,
    accountName: '试验客商',
    bankName: '工商银行',
    accountNo: NUMBER,
    cnaps: '102290000002',
    currencyId: ids.CNY,
    isDefault: true,
    callBack: '已回访',
    ...more,
  });

  beforeAll(async () => {
    partnerId = (await made()).id;
    const answer = await buyer<Row & Refused>('POST', ACCOUNTS, accountOf());
    expect(answer.status).toBe(200);
    row = answer.body;
  });

  test('has a number that is nowhere for who does not hold its permission by name', async () => {
    expect(row.accountNo).toBe(`••••${NUMBER.slice(-4)}`);
    const seen = (await auditor<Row>('GET', `${ACCOUNTS}/${row.id}`)).body;
    expect([seen.bankName, seen.accountNo]).toEqual(['工商银行', undefined]);
    const answers = await Promise.all([
      auditor('GET', `${ACCOUNTS}?partnerId=${partnerId}`),
      auditor('GET', `${ACCOUNTS}/${row.id}/history`),
      auditor('GET', `/api/search?q=${NUMBER.slice(-6)}`),
    ]);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(NUMBER.slice(-4));
    const reveal = { field: 'accountNo', reason: '核对' };
    expect((await auditor('POST', `${ACCOUNTS}/${row.id}/reveal`, reveal)).status).toBe(403);
    const [kept] = await company.db.query<{ text: string }>(
      'select account_no as text from partner_bank_account where id = $1',
      [row.id],
    );
    expect(kept!.text).not.toContain(NUMBER);
    expect((await finance<Row>('GET', `${ACCOUNTS}/${row.id}`)).body.accountNo).toBe(`••••${NUMBER.slice(-4)}`);
    const revealed = await finance<{ value: string }>('POST', `${ACCOUNTS}/${row.id}/reveal`, {
      field: 'accountNo',
      reason: '核对付款',
    });
    expect(JSON.stringify(revealed.body)).toContain(NUMBER);
  });

  test('whose number stands at another partner is refused, however it is spaced', async () => {
    const other = await made();
    const again = await buyer<Refused>('POST', ACCOUNTS, {
      ...accountOf({ partnerId: other.id }),
      accountNo: NUMBER.replace(/(\d{4})/g, '$1 '),
    });
    expect([again.status, again.body.errors?.map(({ field }) => field)]).toEqual([400, ['accountNo']]);
  });

  test('is paid into only when a second person has approved it, and stays as it was approved', async () => {
    const submit = (version: number, by: Send = buyer) =>
      by<Refused & { id: number }>('POST', '/api/approval/runs', {
        resource: 'partner.bankAccount',
        recordId: row.id,
        version,
      });
    const without = await submit(row.version);
    expect([without.status, without.body.errors?.map(({ field }) => field)]).toEqual([400, ['proof']]);
    const limit = '--fairway-part--';
    const payload = `--${limit}\r\ncontent-disposition: form-data; name="file"; filename="开户证明.txt"\r\ncontent-type: text/plain\r\n\r\n开户证明\r\n--${limit}--\r\n`;
    const file = await buyer<{ id: number }>('POST', '/api/files', Buffer.from(payload), {
      'content-type': `multipart/form-data; boundary=${limit}`,
    });
    const proved = await buyer<Row>('PUT', ACCOUNTS, { id: row.id, version: row.version, proof: file.body.id });
    expect(proved.status).toBe(200);
    row = proved.body;
    expect(await verifiedAccount(company.ctx(), row.id)).toBeUndefined();
    const { body: run } = await submit(row.version);
    const late = await buyer<Refused>('PUT', ACCOUNTS, {
      id: row.id,
      version: row.version + 1,
      bankName: '别家银行',
    });
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    const waits = async (by: Send) =>
      (await by<{ mine: { taskId: number }[] }>('GET', `/api/approval/runs/${run.id}`)).body.mine ?? [];
    expect((await waits(buyer)).length).toBe(0);
    const [task] = await waits(finance);
    const agreed = await finance('POST', `/api/approval/runs/${run.id}/act`, {
      act: 'approve',
      taskId: task!.taskId,
      opinion: '已核实',
    });
    expect(agreed.status).toBe(200);
    expect(await verifiedAccount(company.ctx(), row.id)).toMatchObject({ partnerId, cnaps: '102290000002' });
    const standing = (await finance<Row>('GET', `${ACCOUNTS}/${row.id}`)).body;
    const changed = await buyer<Refused>('PUT', ACCOUNTS, {
      id: row.id,
      version: standing.version,
      accountNo: '6222000011112222',
    });
    expect(changed.status).toBeGreaterThanOrEqual(400);
    expect(
      (await cashier('POST', `${ACCOUNTS}/${row.id}/close`, { version: standing.version, reason: '停' })).status,
    ).toBe(403);
    const closed = await finance('POST', `${ACCOUNTS}/${row.id}/close`, { version: standing.version, reason: '销户' });
    expect([closed.status, await verifiedAccount(company.ctx(), row.id)]).toEqual([200, undefined]);
  });
});

test('the list counts what one deals with: quotable ones have neither an ended qualification nor an expired paper', async () => {
  const { body } = await buyer<Page>('GET', `${PATH}?quotable=true&size=200`);
  expect(body.totalElements).toBeGreaterThan(20);
  const known = await standingOf(
    company.ctx(),
    body.content.map(({ id }) => id),
  );
  for (const { id } of body.content) expect([id, known.get(id)?.notQuotable]).toEqual([id, []]);
  const others = (await buyer<Page>('GET', `${PATH}?quotable=false&size=200`)).body.content.map(({ id }) => id);
  const reasons = await standingOf(company.ctx(), others);
  for (const id of others) expect([id, reasons.get(id)!.notQuotable.length > 0]).toEqual([id, true]);
});
