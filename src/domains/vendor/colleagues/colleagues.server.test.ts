import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { firmOf } from '../../../app/testing/sweeps/other-suppliers.ts';
import { sealed } from '../../../kernel/testing/sealed.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[] };
type Page = { content: Row[] };

const USERS = '/api/vendor/vendor-users';
const PASSWORD = 'Sealine-77';

let company: Company;
let chief: Send;
let spares: Send;
let buyer: Send;
let firm: number;

beforeAll(async () => {
  company = await companyServer({ publicUrl: 'https://fairway.example' });
  const [own, other, staff] = await Promise.all([
    firmOf(company, 'vendor.marine', 'quote'),
    firmOf(company, 'vendor.spares', 'quote'),
    company.signIn('purchaser'),
  ]);
  [chief, firm, spares, buyer] = [own.as, own.partnerId, other.as, staff];
}, 180_000);
afterAll(() => company.close());

let count = 0;
const add = (more: object = {}, by: Send = chief) => {
  count += 1;
  const username = `colleague.${count}`;
  const draft = { username, name: '新同事', email: `${username}@supplier.example`, language: 'zh', ...more };
  return by<Row & Refused>('POST', USERS, draft);
};
async function added(more: object = {}): Promise<Row> {
  const { status, body } = await add(more);
  expect([status, body]).toEqual([200, body]);
  return (await accounts()).find(({ id }) => id === body.id)!;
}
const accounts = async (by: Send = chief): Promise<Row[]> => (await by<Page>('GET', `${USERS}?size=100`)).body.content;
const act = (row: Row, name: string, by: Send = chief, more: object = {}) =>
  by<Refused>('POST', `${USERS}/${row.id}/${name}`, { version: row.version, reason: '离职', ...more });

/** Sets the password by the last link that went to an account, and signs in. */
async function signInBy(username: unknown): Promise<Send> {
  const [mail] = await company.db.query<{ text: string }>(
    'select text from kernel_mail where recipient = $1 order by id desc limit 1',
    [`${username}@supplier.example`],
  );
  const link = /link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const nobody = company.withToken(undefined);
  const secret = async () => sealed(nobody, PASSWORD, { uuid: '' });
  const set = await nobody('POST', '/auth/vendorPassword/reset', { link, password: await secret(), uuid: '' });
  expect(set.status).toBe(200);
  const entered = await nobody<{ token: string; chief: boolean }>('POST', '/auth/vendorLogin', {
    username,
    password: await secret(),
    uuid: '',
    type: 'quote',
  });
  expect([entered.status, entered.body.chief]).toEqual([200, false]);
  return company.withToken(entered.body.token);
}

describe('whoever keeps the accounts of a firm', () => {
  test('invites a colleague of the own firm and type, who keeps none, whatever is sent', async () => {
    const row = await added({ partnerId: 1, type: 'shipRepair', chief: true, userStatus: 'ACTIVE' });
    expect(row).toMatchObject({ type: 'quote', chief: false, userStatus: 'INVITED' });
    expect((await buyer<Row>('GET', `/api/partner/vendor-users/${row.id}`)).body).toMatchObject({
      partnerId: firm,
      chief: false,
    });
    const [mail] = await company.db.query<{ text: string }>('select text from kernel_mail where recipient = $1', [
      row.email,
    ]);
    expect(mail?.text).toContain('https://fairway.example/fairway/vendorLogin/quote?link=');
    const colleague = await signInBy(row.username);
    expect((await colleague('GET', '/api/vendor/invitations')).status).toBe(200);
    const further = await add({}, colleague);
    expect([further.status, further.body.code]).toEqual([403, 'FORBIDDEN']);
    const marine = (await accounts()).find(({ username }) => username === 'vendor.marine')!;
    expect((await act(marine, 'disable', colleague)).status).toBe(403);
  });

  test('disables a colleague, who is out at once, and enables him for another link', async () => {
    const row = await added();
    const stale = await act(row, 'invite', chief, { version: row.version + 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await act(row, 'invite')).status).toBeLessThan(300);
    const colleague = await signInBy(row.username);
    const present = async () => (await accounts()).find(({ id }) => id === row.id)!;
    const late = await act(await present(), 'invite');
    expect([late.status, late.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await act(await present(), 'disable', chief, { reason: ' ' })).status).toBe(400);
    expect((await act(await present(), 'disable')).status).toBeLessThan(300);
    expect((await colleague('GET', '/api/vendor/invitations')).status).toBe(401);
    const twice = await act(await present(), 'disable');
    expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await act(await present(), 'enable')).status).toBeLessThan(300);
    expect(await present()).toMatchObject({ userStatus: 'INVITED' });
  });

  test('touches neither his own account, nor another administrator’s, nor one of the other type', async () => {
    const own = (await accounts()).find(({ username }) => username === 'vendor.marine')!;
    expect((await act(own, 'disable')).body.code).toBe('RULE');
    for (const more of [{ type: 'quote', chief: true }, { type: 'shipRepair' }]) {
      count += 1;
      const made = await buyer<Row>('POST', '/api/partner/vendor-users', {
        username: `by.buyer.${count}`,
        partnerId: firm,
        name: '管理员',
        email: `by.buyer.${count}@supplier.example`,
        language: 'zh',
        ...more,
      });
      expect([made.status, made.body]).toEqual([200, made.body]);
      expect((await act(made.body, 'disable')).body.code).toBe('RULE');
    }
  });

  test('finds nobody of another firm, and learns of a taken name no more than that', async () => {
    const row = await added();
    expect((await accounts(spares)).map(({ id }) => id)).not.toContain(row.id);
    for (const name of ['invite', 'disable', 'enable']) expect((await act(row, name, spares)).status).toBe(404);
    const taken = await add({ username: 'vendor.spares' });
    expect([taken.status, taken.body.errors?.map(({ field }) => field)]).toEqual([400, ['username']]);
    const bad = await add({ username: '张三李四', email: 'no' });
    expect([bad.status, bad.body.errors?.map(({ field }) => field).toSorted()]).toEqual([400, ['email', 'username']]);
    expect((await buyer('GET', USERS)).status).toBe(403);
  });

  test('has at most twenty accounts of a type in use', async () => {
    const inUse = async () =>
      (await accounts()).filter(({ type, userStatus }) => type === 'quote' && userStatus !== 'DISABLED').length;
    for (let n = await inUse(); n < 20; n += 1) await added();
    const more = await add();
    expect([more.status, more.body.code]).toEqual([400, 'RULE']);
  });
});

test('the first account of a firm and type keeps those of its colleagues by itself, later ones as the buyer says', async () => {
  const [other] = await company.db.query<{ id: number }>(
    `select p.id from partner_partner p where p.deleted_at is null and not exists (
       select from partner_vendor_user u where u.partner_id = p.id) order by p.id limit 1`,
  );
  const make = (username: string, more: object = {}) =>
    buyer<Row>('POST', '/api/partner/vendor-users', {
      username,
      partnerId: other!.id,
      type: 'quote',
      name: '联系人',
      email: `${username}@supplier.example`,
      language: 'zh',
      ...more,
    });
  expect((await make('first.of.firm')).body.chief).toBe(true);
  expect((await make('second.of.firm')).body.chief).toBe(false);
  expect((await make('third.of.firm', { chief: true })).body.chief).toBe(true);
  expect((await make('yard.of.firm', { type: 'shipRepair' })).body.chief).toBe(true);
});

test('where no address is set for this installation, no link of a supplier leaves it', async () => {
  const elsewhere = await companyServer();
  try {
    const { as } = await firmOf(elsewhere, 'vendor.marine', 'quote');
    const refused = await as<Refused>('POST', USERS, {
      username: 'no.address',
      name: '新同事',
      email: 'no.address@supplier.example',
      language: 'zh',
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    expect(await elsewhere.db.query(`select id from partner_vendor_user where username = 'no.address'`)).toEqual([]);
  } finally {
    await elsewhere.close();
  }
});
