import { approvalDesk, type Deed } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf, UNITS } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { allocations } from '../receipts/allocate.server.ts';
import { allocationActs, receiptActs } from '../receipts/receipt.server.ts';
import { createReceipt } from '../receipts/save-receipt.server.ts';
import { type CustomerInvoiceRow, customerInvoice } from '../receivables/customer-invoice.resource.ts';
import { createCustomerInvoice, lineBills, redBills } from '../receivables/save-customer-invoice.server.ts';

const DAY_MS = 86_400_000;

type Ends = 'draft' | 'audit' | 'rejected' | 'issued' | 'taken' | 'part' | 'received';

type Story = {
  readonly item: string;
  readonly net: string;
  readonly tax: string;
  /** Days before the present on which it was written, and within how many it is paid. */
  readonly ago: number;
  readonly payDays: number;
  readonly ends: Ends;
  /** Of the customer that is on hold, for what it has not paid. */
  readonly held?: true;
};

/** In the order in which they were written, so that their numbers follow their days. */
const STORIES: readonly Story[] = [
  { item: '两港间绕航补偿', net: '128000.00', tax: '0.0900', ago: 96, payDays: 15, ends: 'issued', held: true },
  { item: '应货主要求加温费', net: '46800.00', tax: '0.0900', ago: 58, payDays: 30, ends: 'received' },
  { item: '船舶候泊服务费', net: '32500.00', tax: '0.0600', ago: 47, payDays: 30, ends: 'part' },
  { item: '洗舱费', net: '27400.00', tax: '0.0600', ago: 33, payDays: 30, ends: 'taken' },
  { item: '改港费', net: '56000.00', tax: '0.0900', ago: 21, payDays: 30, ends: 'issued' },
  { item: '货样保管费', net: '3600.00', tax: '0.0600', ago: 12, payDays: 30, ends: 'rejected' },
  { item: '氮气吹扫费', net: '18900.00', tax: '0.0600', ago: 3, payDays: 30, ends: 'audit' },
  { item: '加急单证费', net: '2200.00', tax: '0.0600', ago: 1, payDays: 30, ends: 'draft' },
];

/** What becomes of freight that may be billed, in turn. */
const COURSES: readonly ('issued' | 'received' | 'none' | 'audit' | 'draft')[] = [
  'issued',
  'none',
  'received',
  'issued',
  'draft',
  'none',
];

type Customers = {
  /** Partners that are customers in good standing. */
  readonly partners: readonly number[];
  /** The one that is on hold. */
  readonly held: number | undefined;
};

type Stage = {
  readonly maker: number;
  readonly cashier: number;
  readonly organizationId: number;
  readonly currencyId: number;
  readonly accounts: ReadonlyMap<number, number>;
  readonly at: (ago: number) => Date;
  /** Who writes at an hour. */
  readonly by: (person: number, ago: number) => Promise<Ctx>;
  readonly decide: (row: CustomerInvoiceRow, ago: number, deed?: Deed) => Promise<void>;
};

/** Who bills, and into which accounts customers pay; nothing in a company without them. */
async function stageOf(ctx: Ctx): Promise<Stage | undefined> {
  const [[maker], [cashier]] = [
    await holdersOf(ctx, { roles: ['FIN_AP'] }),
    await holdersOf(ctx, { roles: ['CASHIER'] }),
  ];
  const [company] = await ctx.db.query<{ id: number }>(
    `select u.id from ${UNITS} u where u.type = 'PARENT_COMPANY' and u.deleted_at is null order by u.sort_num, u.id limit 1`,
  );
  const [base] = await ctx.db.query<{ id: number }>(`select c.id from ${CURRENCIES} c where c.code = 'CNY'`);
  const accounts = await ctx.db.query<{ id: number; currencyId: number }>(
    `select id, currency_id as "currencyId" from finance_payer_account where enabled and deleted_at is null order by id desc`,
  );
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || maker === undefined || cashier === undefined || !company || !base || accounts.length === 0) return;
  const at = (ago: number): Date => new Date(ctx.now.getTime() - Math.max(0, ago) * DAY_MS);
  const by = (person: number, ago: number): Promise<Ctx> => asPerson(ctx, person, at(ago));
  return {
    maker,
    cashier,
    organizationId: company.id,
    currencyId: base.id,
    accounts: new Map(accounts.map(({ id, currencyId }) => [currencyId, id])),
    at,
    by,
    decide: async ({ id }, ago, deed) => {
      const run = await desk.submit(await by(maker, ago), { resource: customerInvoice.name, recordId: id });
      for (let step = 1; deed && step <= 2; step += 1) {
        const [next] = await desk.waitsFor(ctx, run);
        if (next === undefined) return;
        await desk.act(await by(next, ago - step / 20), run, deed);
        if (deed.act !== 'approve') return;
      }
    },
  };
}

const AGREED: Deed = { act: 'approve', opinion: '金额与合同一致，同意开票' };

type Paid = {
  readonly partnerId: number;
  readonly currencyId: number;
  readonly amount: string;
  readonly ago: number;
  readonly bankRef: string;
};

/** Money that came, confirmed by the cashier. */
async function received(stage: Stage, { ago, ...paid }: Paid) {
  const by = await stage.by(stage.cashier, ago);
  const row = await createReceipt(by, {
    ...paid,
    payerAccountId: stage.accounts.get(paid.currencyId),
    receivedDate: officeDay(stage.at(ago)),
  });
  return receiptActs.perform(by, 'confirm', row.id);
}

async function tell(stage: Stage, story: Story, partnerId: number, i: number): Promise<void> {
  const { item, net, tax, ago, payDays, ends } = story;
  const by = await stage.by(stage.maker, ago);
  const { currencyId, organizationId } = stage;
  const row = await createCustomerInvoice(by, {
    partnerId,
    organizationId,
    currencyId,
    invoiceDate: officeDay(stage.at(ago)),
    payDays,
    lines: [{ itemKind: 'OTHER', itemName: item, netAmount: net, taxRate: tax, taxAmount: round(mul(net, tax), 2) }],
  });
  if (ends === 'draft') return;
  if (ends === 'rejected') return stage.decide(row, ago, { act: 'reject', opinion: '合同没有约定此项费用，不能开票' });
  await stage.decide(row, ago, ends === 'audit' ? undefined : AGREED);
  const paid = { partnerId, currencyId, bankRef: `RC${2600 + i}` };
  if (ends === 'received') {
    const money = await received(stage, { ...paid, amount: row.grossTotal ?? net, ago: ago - 20 });
    await receiptActs.perform(await stage.by(stage.maker, ago - 20), 'settle', money.id);
  }
  if (ends === 'part') {
    const money = await received(stage, { ...paid, amount: '20000.00', ago: ago - 25 });
    const clerk = await stage.by(stage.maker, ago - 25);
    await receiptActs.perform(clerk, 'allocate', money.id, { invoiceId: row.id, amount: '20000.00' });
    const [wrong] = await allocations.find(clerk, { receiptId: money.id }, { only: ['amount'] });
    if (wrong) await allocationActs.perform(clerk, 'release', wrong.id, { reason: '客户说明其中五千元为下一航次预付' });
    await receiptActs.perform(clerk, 'allocate', money.id, { invoiceId: row.id, amount: '15000.00' });
  }
  if (ends === 'taken') {
    const red = await redBills.make(await stage.by(stage.maker, ago - 4), [row.id]);
    await stage.decide(red, ago - 4, { act: 'approve', opinion: '洗舱由我方安排，同意红冲' });
  }
}

/** Freight that may be billed: most of it is, some is received, some waits. */
async function freight(ctx: Ctx, stage: Stage): Promise<void> {
  const groups = await ctx.db.query<{ partnerId: number; currencyId: number; ids: number[] }>(
    `select partner_id as "partnerId", currency_id as "currencyId", array_agg(id order by id) as ids from finance_receivable_line
     where status = 'OPEN' and deleted_at is null group by 1, 2 order by min(id)`,
  );
  for (const [i, { ids, ...paid }] of groups.entries()) {
    const course = COURSES[i % COURSES.length]!;
    if (course === 'none') continue;
    const row = await lineBills.make(await stage.by(stage.maker, 2), ids);
    if (course === 'draft') continue;
    await stage.decide(row, 2, course === 'audit' ? undefined : AGREED);
    if (course !== 'received' || !stage.accounts.has(paid.currencyId)) continue;
    const money = await received(stage, { ...paid, amount: row.grossTotal ?? '0', ago: 0.5, bankRef: `RC${2700 + i}` });
    await receiptActs.perform(await stage.by(stage.maker, 0.4), 'settle', money.id);
  }
}

/** Invoices and receipts of customers in each of their states, an advance, and one that is long overdue. */
export async function demoReceivables(ctx: Ctx, { partners, held }: Customers): Promise<void> {
  const stage = await stageOf(ctx);
  if (!stage || partners.length === 0) return;
  for (const [i, story] of STORIES.entries()) {
    const partnerId = story.held ? held : partners[i % partners.length];
    if (partnerId !== undefined) await tell(stage, story, partnerId, i);
  }
  await freight(ctx, stage);
  const { currencyId } = stage;
  const last = partners.at(-1)!;
  await received(stage, { partnerId: last, currencyId, amount: '150000.00', ago: 6, bankRef: 'RC2690' });
  const wrong = await received(stage, { partnerId: last, currencyId, amount: '8000.00', ago: 5, bankRef: 'RC2691' });
  const till = await stage.by(stage.cashier, 4);
  await receiptActs.perform(till, 'void', wrong.id, { reason: '银行误入账，已退回' });
  await createReceipt(await stage.by(stage.cashier, 0), {
    partnerId: partners[0],
    currencyId,
    payerAccountId: stage.accounts.get(currencyId),
    receivedDate: officeDay(ctx.now),
    amount: '42600.00',
    bankRef: 'RC2692',
  });
}
