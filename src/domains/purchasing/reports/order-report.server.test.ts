import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { ReportAnswer } from '../../../kernel/report/answer.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { eq, sum } from '../../../kernel/value/decimal.ts';

type Line = { orderId: number; amount: string; baseAmount: string; labels: { currencyId: string } };
type Figures = ReportAnswer & { code?: string; data?: { permission: string } };
const ORDERS = '/api/purchasing/reports/orders';
const LINES = '/api/purchasing/ordered-lines';

let company: Company;
let buyer: Send;
beforeAll(async () => {
  company = await companyServer();
  buyer = await company.signIn('purchaser');
});
afterAll(() => company.close());

const linesOf = async (query = '') =>
  (await buyer<{ content: Line[] }>('GET', `${LINES}?size=200${query}`)).body.content;

test('the order report adds up what its lines say, each currency by itself', async () => {
  const lines = await linesOf();
  const { body } = await buyer<Figures>(
    'GET',
    `${ORDERS}?rows=partnerId&figures=orders&figures=amount&figures=baseAmount`,
  );
  const [orders, amounts, base] = body.lines.at(-1)!.figures[0]!;
  expect(Number(orders![0]!.value)).toBe(new Set(lines.map(({ orderId }) => orderId)).size);
  expect(eq(base![0]!.value, sum(lines.map(({ baseAmount }) => baseAmount)))).toBe(true);
  const currencies = Map.groupBy(lines, ({ labels }) => labels.currencyId);
  expect(amounts!.map(({ unit }) => unit)).toEqual([...currencies.keys()].sort());
  for (const { unit, value } of amounts!)
    expect(eq(value, sum(currencies.get(String(unit))!.map(({ amount }) => amount)))).toBe(true);
});

test('drafts and cancelled orders are in no figure', async () => {
  const [{ n }] = (await company.db.query<{ n: number }>(
    `select count(*)::int as n from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
     where o.deleted_at is null and o.order_status not in ('DRAFT', 'CANCELLED')`,
  )) as [{ n: number }];
  expect((await buyer<Figures>('GET', ORDERS)).body.counted).toBe(n);
  expect(n).toBeGreaterThan(0);
});

test('a line is late from the day after its promise until it has come, and as late as it came', async () => {
  const [open] = await linesOf('&orderStatus=SENT&orderStatus=CONFIRMED');
  const line = open! as Line & { id: number };
  const lateBy = async (): Promise<unknown> => (await linesOf(`&ids=${line.id}`))[0];
  await company.db.query(`update purchasing_purchase_order set promised_date = $2::date - 3 where id = $1`, [
    line.orderId,
    company.app.now().toISOString(),
  ]);
  expect(await lateBy()).toMatchObject({ daysLate: 3 });
  const late = await buyer<Figures>('GET', `${ORDERS}?figures=late&rows=-&orderId=${line.orderId}`);
  expect(Number(late.body.lines[0]!.figures[0]![0]![0]!.value)).toBe(
    (await linesOf(`&orderId=${line.orderId}&late=true`)).length,
  );
  await company.db.query(`update purchasing_purchase_order set promised_date = $2::date where id = $1`, [
    line.orderId,
    company.app.now().toISOString(),
  ]);
  expect(await lateBy()).toMatchObject({ daysLate: 0 });
});

test('whoever may not see prices is told quantities and lines alone', async () => {
  const noPrices = company.as({
    permissions: new Set(['purchasing:orderedLine:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const { body } = await noPrices<Figures>('GET', `${ORDERS}?rows=-`);
  expect(body.lines[0]!.figures[0]!.length).toBe(4);
  const refused = await noPrices<Figures>('GET', `${ORDERS}?figures=invoicedShare`);
  expect([refused.status, refused.body.data]).toEqual([403, { permission: 'purchasing:price:list' }]);
});

test('the purchase report tells how long deliveries took, and by whom urgent lines were asked for', async () => {
  const query = '?rows=applyKind&figures=lines&figures=urgent&figures=urgentShare&figures=leadMedian&figures=leadMost';
  const { status, body } = await buyer<Figures>('GET', `/api/purchasing/reports/purchases${query}`);
  expect(status).toBe(200);
  const urgent = body.lines
    .filter(({ members }) => ['URGENT', 'EMERGENCY'].includes(members[0]?.value ?? ''))
    .reduce((n, { figures }) => n + Number(figures[0]![0]![0]!.value), 0);
  expect(Number(body.lines.at(-1)!.figures[0]![1]![0]!.value)).toBe(urgent);
  const [, , , median, most] = body.lines.at(-1)!.figures[0]!;
  expect(Number(median![0]!.value)).toBeLessThanOrEqual(Number(most![0]!.value));
});
