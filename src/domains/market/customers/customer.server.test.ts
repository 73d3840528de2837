import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { beyondLimit } from './exposure.rules.ts';
import { holdOverdue } from './hold-overdue.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[] };

const PATH = '/api/market/customers';

let company: Company;
let desk: Send;

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
}, 180_000);
afterAll(() => company.close());

test('a customer is a partner with that role, once', async () => {
  const [supplier] = await company.db.query<{ id: number }>(
    `select p.id from partner_partner p where not exists (select from market_customer c where c.partner_id = p.id) order by p.id limit 1`,
  );
  const other = await desk<Refused>('POST', PATH, { partnerId: supplier!.id, grade: 'B', paymentDays: 30 });
  expect([other.status, other.body.errors?.[0]?.field]).toEqual([400, 'partnerId']);
  const [known] = await company.db.query<{ id: number }>('select partner_id as id from market_customer limit 1');
  const twice = await desk<Refused>('POST', PATH, { partnerId: known!.id, grade: 'B', paymentDays: 30 });
  expect(twice.body.code).toBe('DUPLICATE');
});

test('the exposure in the list is what its contracts come to, and leads to them', async () => {
  const { body } = await desk<{ content: Row[] }>('GET', `${PATH}?size=50`);
  expect(body.content.length).toBeGreaterThan(3);
  for (const row of body.content) {
    const { body: contracts } = await desk<{ content: Row[]; totalElements: number }>(
      'GET',
      `/api/market/contracts?customerId=${row.id}&contractStatus=FIXED&contractStatus=PERFORMING&size=100`,
    );
    expect(contracts.totalElements).toBe(row.fixtures);
  }
});

test('putting on hold says why and is undone by lifting it; who may only read does neither', async () => {
  const [row] = await company.db.query<{ id: number }>(
    `select id from market_customer where standing = 'OPEN' order by id desc limit 1`,
  );
  const held = await actOn<Row>(desk, `${PATH}/${row!.id}/hold`, { reason: '资料不全' });
  expect(held.body).toMatchObject({ standing: 'HELD', holdReason: '资料不全' });
  expect((await actOn<Refused>(desk, `${PATH}/${row!.id}/hold`, { reason: '再' })).body.code).toBe('WRONG_STATE');
  expect((await actOn(await company.signIn('ops'), `${PATH}/${row!.id}/lift`, { reason: '试' })).status).toBe(403);
  const lifted = await actOn<Row>(desk, `${PATH}/${row!.id}/lift`, { reason: '资料补齐' });
  expect(lifted.body).toMatchObject({ standing: 'OPEN', holdReason: null });
});

test('freight that is overdue by more than thirty days puts its customer on hold, and nobody twice', async () => {
  const [bill] = await company.db.query<{ id: number; customer: number }>(
    `select c.id, c.customer_id as customer from market_contract c join market_customer b on b.id = c.customer_id
     where c.contract_status = 'COMPLETED' and c.received_on is null and b.standing = 'OPEN' order by c.id limit 1`,
  );
  const run = (due: string) =>
    company.db.transaction(async (tx) => {
      await tx.query('update market_contract set due_on = $2 where id = $1', [bill!.id, due]);
      return holdOverdue({ ...company.ctx(), db: tx });
    });
  const today = company.ctx().now.getTime();
  const before = (days: number): string => officeDay(new Date(today - days * 86_400_000));
  expect(await run(before(30))).toBe(0);
  expect(await run(before(31))).toBe(1);
  expect(await run(before(31))).toBe(0);
  const { body } = await desk<Row>('GET', `${PATH}/${bill!.customer}`);
  expect([body.standing, String(body.holdReason).startsWith('运费逾期超过 30 天')]).toEqual(['HELD', true]);
});

test('whoever fixes with a customer may lower its credit, and raises it no more than a new one’s', async () => {
  type Answer = Row & Refused;
  const [found] = await company.db.query<{ id: number }>(
    'select id from market_customer where credit_limit > 1000 and deleted_at is null order by id limit 1',
  );
  const { body: row } = await desk<Answer>('GET', `${PATH}/${found!.id}`);
  const raised = await desk<Answer>('PUT', PATH, { ...row, creditLimit: '99999999999' });
  expect([raised.status, raised.body.errors?.map(({ field }) => field)]).toEqual([400, ['creditLimit']]);
  const lowered = await desk<Answer>('PUT', PATH, { ...row, creditLimit: '1000' });
  expect([lowered.status, lowered.body.creditLimit]).toEqual([200, '1000.00']);
  const cfo = await company.signIn('cfo');
  const again = await cfo<Answer>('PUT', PATH, { ...lowered.body, creditLimit: row.creditLimit });
  expect([again.status, again.body.creditLimit]).toEqual([200, row.creditLimit]);
});

test('a ship sees no customer', async () => {
  expect((await (await company.signIn('master.pioneer'))('GET', PATH)).status).toBe(403);
});

test('what is open and the new estimate go within the limit to the last cent; without a limit nothing does', () => {
  expect(beyondLimit({ creditLimit: '1000.00', exposure: '400.00', estimate: '600.00' })).toBe(false);
  expect(beyondLimit({ creditLimit: '1000.00', exposure: '400.00', estimate: '600.01' })).toBe(true);
  expect(beyondLimit({ creditLimit: null, exposure: '0', estimate: '0.01' })).toBe(true);
});
