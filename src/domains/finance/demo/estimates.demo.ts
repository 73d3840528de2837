import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';
import { estimateActs } from '../estimates/estimate.server.ts';
import { provisionalEstimate } from '../estimates/provisional-estimate.resource.ts';
import { createEstimate } from '../estimates/save-estimate.server.ts';
import { expenseProcess } from '../expenses/expense.resource.ts';
import { createExpense } from '../expenses/save-expense.server.ts';

/** What was spent in these months before the present one, and whose invoices have not come. */
const SPENT = [
  { before: 2, day: '17', category: 'AGENCY', subject: '510603', text: '换班代理与交通费', net: '3600.00' },
  { before: 1, day: '22', category: 'SURVEY', subject: '510901', text: '救生设备年检费', net: '5200.00' },
] as const;

const DAY_MS = 86_400_000;

/** Ten o’clock of a day in the office, or now where that has not come. */
const morningOf = (ctx: Ctx, day: string): Date =>
  new Date(Math.min(ctx.now.getTime(), Date.parse(`${day}T02:00:00Z`)));

/** Sends a document on its way, and whoever is asked agrees, each by the hour of `ctx`. */
async function approved(ctx: Ctx, by: Ctx, resource: string, recordId: number): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const run = await desk.submit(by, { resource, recordId });
  for (let step = 0; step < 4; step += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    await desk.act(await asPerson(ctx, next, by.now), run, { act: 'approve', opinion: '同意' });
  }
}

/** The month before the last one was estimated and taken back; the last one was approved today and is taken back tonight. */
export async function demoEstimates(ctx: Ctx): Promise<void> {
  const [accountant] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  const [ship] = (await vesselsOf(ctx)).flatMap(({ organizationId }) => organizationId ?? []);
  const [partnerId] = await suppliersOf(ctx, 'SERVICE');
  const [currency] = await ctx.db.query<{ id: number }>(
    `select c.id from ${CURRENCIES} c where c.code = 'CNY' and c.deleted_at is null`,
  );
  const subjects = await ctx.db.query<{ id: number; code: string }>(
    'select id, code from finance_budget_subject where enabled and deleted_at is null order by code',
  );
  if (accountant === undefined || ship === undefined || partnerId === undefined || !currency) return;
  const by = await asPerson(ctx, accountant, ctx.now);
  const present = officeDay(ctx.now).slice(0, 7);
  for (const { before, day, category, subject, text, net } of SPENT) {
    const { id } = await createExpense(by, {
      partnerId,
      organizationId: ship,
      category,
      occurredOn: `${monthsAfter(present, -before)}-${day}`,
      currencyId: currency.id,
      budgetSeen: true,
      lines: [
        {
          description: text,
          subjectId: subjects.find(({ code }) => code === subject)?.id ?? null,
          amount: net,
          taxRate: '0.06',
        },
      ],
    });
    await approved(ctx, by, expenseProcess.name, id);
  }
  const earlier = await asPerson(ctx, accountant, morningOf(ctx, `${monthsAfter(present, -1)}-01`));
  const first = await createEstimate(earlier, { month: monthsAfter(present, -2) });
  await approved(ctx, earlier, provisionalEstimate.name, first.id);
  await estimateActs.perform({ ...earlier, now: new Date(earlier.now.getTime() + DAY_MS) }, 'reverse', first.id);
  const last = await createEstimate(by, { month: monthsAfter(present, -1) });
  await approved(ctx, by, provisionalEstimate.name, last.id);
}
