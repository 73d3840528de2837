import type { DemoCompany } from '../../../kernel/demo.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { CURRENCIES, PORTS } from '../../parameter/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import { type ExpenseRow, expenseProcess } from '../expenses/expense.resource.ts';
import { expenseActs, expenseInvoices } from '../expenses/expense.server.ts';
import { createExpense } from '../expenses/save-expense.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { totalsOf } from '../invoices/invoice.rules.ts';
import { updateInvoice } from '../invoices/save-invoice.server.ts';

const DAY_MS = 86_400_000;

type Story = {
  readonly category: ExpenseRow['category'];
  /** Code of the subject that it is charged to. */
  readonly subject: string;
  readonly text: string;
  readonly net: string;
  /** Days before the present on which it was spent. */
  readonly ago: number;
  readonly ends: 'draft' | 'audit' | 'rejected' | 'open' | 'invoiced' | 'closed';
};

const STORIES: readonly Story[] = [
  { category: 'PORT_DUES', subject: '510601', text: '港口使费与引航费', net: '18600.00', ago: 12, ends: 'open' },
  { category: 'AGENCY', subject: '510603', text: '口岸代理费', net: '4200.00', ago: 9, ends: 'invoiced' },
  { category: 'SURVEY', subject: '510901', text: '船级临时检验费', net: '9800.00', ago: 7, ends: 'closed' },
  { category: 'TOWING', subject: '510602', text: '靠泊拖轮费', net: '12400.00', ago: 5, ends: 'audit' },
  { category: 'CONSULTANCY', subject: '511001', text: '通航安全评估费', net: '6000.00', ago: 3, ends: 'rejected' },
  { category: 'PORT_DUES', subject: '510601', text: '泊位与系解缆费', net: '7350.00', ago: 1, ends: 'draft' },
];

/** What ships spend without an order, one at each stage; of the whole company one is invoiced too. */
export async function demoExpenses(ctx: Ctx, company: DemoCompany['name']): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [accountant] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  const ships = (await vesselsOf(ctx)).flatMap(({ organizationId }) => organizationId ?? []);
  const partners = await suppliersOf(ctx, 'SERVICE');
  const [currency] = await ctx.db.query<{ id: number }>(
    `select c.id from ${CURRENCIES} c where c.code = 'CNY' and c.deleted_at is null`,
  );
  const ports = await ctx.db.query<{ id: number }>(
    `select p.id from ${PORTS} p where p.unlocode like 'CN%' and p.name <> p.name_en and p.deleted_at is null order by p.unlocode limit 3`,
  );
  const subjects = await ctx.db.query<{ id: number; code: string }>(
    'select id, code from finance_budget_subject where enabled and deleted_at is null order by code',
  );
  if (!desk || accountant === undefined || !currency || ships.length === 0 || partners.length === 0) return;
  const by = await asPerson(ctx, accountant, ctx.now);
  const decide = async (resource: string, recordId: number, act: 'approve' | 'reject'): Promise<void> => {
    const run = await desk.submit(by, { resource, recordId });
    for (let step = 0; step < 4; step += 1) {
      const [next] = await desk.waitsFor(ctx, run);
      if (next === undefined) return;
      const opinion = act === 'approve' ? '同意' : '应走采购询价';
      await desk.act(await asPerson(ctx, next, ctx.now), run, { act, opinion });
      if (act === 'reject') return;
    }
  };
  for (const [at, story] of STORIES.entries()) {
    const ofPort = story.category === 'PORT_DUES' || story.category === 'TOWING';
    const { id } = await createExpense(by, {
      partnerId: partners[at % partners.length],
      organizationId: ships[at % ships.length],
      category: story.category,
      occurredOn: officeDay(new Date(ctx.now.getTime() - story.ago * DAY_MS)),
      voyageNo: ofPort ? `26${String(11 + at)}` : null,
      portId: ofPort ? (ports[at % Math.max(1, ports.length)]?.id ?? null) : null,
      currencyId: currency.id,
      budgetSeen: true,
      lines: [
        {
          description: story.text,
          subjectId: subjects.find(({ code }) => code === story.subject)?.id ?? null,
          amount: story.net,
          taxRate: '0.06',
        },
      ],
    });
    if (story.ends === 'draft') continue;
    if (story.ends === 'audit') await desk.submit(by, { resource: expenseProcess.name, recordId: id });
    else await decide(expenseProcess.name, id, story.ends === 'rejected' ? 'reject' : 'approve');
    if (story.ends === 'closed') await expenseActs.perform(by, 'close', id, { reason: '检验机构减免，不再来票' });
    if (story.ends === 'invoiced' && company === 'whole') await invoiced(by, id, decide);
  }
}

async function invoiced(
  ctx: Ctx,
  expenseId: number,
  decide: (resource: string, id: number, act: 'approve') => Promise<void>,
): Promise<void> {
  const draft = await expenseInvoices.make(ctx, [expenseId]);
  const { net, tax } = totalsOf(draft.lines);
  await updateInvoice(ctx, {
    id: draft.id,
    version: draft.version,
    invoiceNo: `26322000000000${String(expenseId).padStart(6, '0')}`,
    invoiceDate: officeDay(ctx.now),
    verifyStatus: 'VALID',
    paperGross: round(add(net, tax), 2),
  });
  await decide(invoice.name, draft.id, 'approve');
}
