import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';

type Row = {
  kind: string;
  age: string;
  partnerId: number;
  currencyId: number;
  invoiced: string;
  credited: string;
  paid: string;
  openAmount: string;
};
type Page = { content: Row[]; totalElements: number };

const QUERY = '/api/finance/payment-queries';

let company: Company;
beforeAll(async () => {
  company = await companyServer();
}, 180_000);
afterAll(() => company.close());

const reader = () =>
  company.as({
    permissions: new Set(['finance:paymentQuery:list']),
    scope: { vessel: 'all', organization: 'all' },
  });

test('what each supplier is owed is what it invoiced less what it took back and was paid, and that is what is open', async () => {
  const { status, body } = await reader()<Page>('GET', `${QUERY}?size=200`);
  expect([status, body.totalElements]).toEqual([200, body.content.length]);
  expect(new Set(body.content.map(({ kind }) => kind))).toContain('INVOICE');
  const cents = (text: string): number => Math.round(Number(text) * 100);
  for (const [of, rows] of Map.groupBy(body.content, ({ partnerId, currencyId }) => `${partnerId} ${currencyId}`)) {
    const owed = rows.reduce((all, row) => all + cents(row.invoiced) - cents(row.credited) - cents(row.paid), 0);
    const open = rows.reduce((all, row) => all + cents(row.openAmount), 0);
    expect([of, owed]).toEqual([of, open]);
  }
  const [kept] = await company.db.query<{ open: string }>(
    `select coalesce(sum(gross_total - coalesce(paid_amount, 0)), 0) as open from finance_invoice where status = 'APPROVE' and deleted_at is null`,
  );
  expect(body.content.reduce((all, row) => all + cents(row.openAmount), 0)).toBe(cents(kept!.open));
});

test('an age is told of what is open alone, and nobody without the permission asks', async () => {
  const settled = await reader()<Page>('GET', `${QUERY}?age=SETTLED&size=200`);
  for (const row of settled.body.content) expect(Number(row.openAmount)).toBe(0);
  const figures = await reader()('GET', '/api/finance/payment-query');
  expect([figures.status, figures.body]).toEqual([200, figures.body]);
  const nobody = company.as({ permissions: new Set(['finance:invoice:list']) });
  expect((await nobody('GET', QUERY)).status).toBe(403);
});
