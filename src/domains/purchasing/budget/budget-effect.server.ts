import type { Reply } from '../../../kernel/route.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { askException, type BudgetLine, type BudgetSource, checkBudget } from '../../finance/public.server.ts';
import { application } from '../applications/application.resource.ts';
import { beginCorrection } from '../corrections/begin-correction.server.ts';
import { purchaseOrder } from '../orders/order.resource.ts';
import { amountsOf } from '../orders/save-order.server.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { applicationBudget, applicationSource } from './application-budget.server.ts';
import { applicationBudgetCall, orderBudgetCall } from './budget.calls.ts';
import { applicationFlow, orderApprovalFlow } from './exception.flow.ts';
import { askedByOrder, orderSource } from './order-budget.server.ts';

type Asked = { readonly source: BudgetSource; readonly lines: readonly BudgetLine[] };

/** Prices among the rest, whoever asks: what is told of them the answer decides. */
export async function ofOrder(ctx: Ctx, id: number): Promise<Asked> {
  const row = await recordsOf(purchaseOrder).get(ctx, id, { inner: true });
  const { rate } = await amountsOf(ctx, row);
  return { source: orderSource(row), lines: await askedByOrder(ctx, { ...row, rate }) };
}

async function ofApplication(ctx: Ctx, id: number): Promise<Asked> {
  const row = await recordsOf(application).get(ctx, id, { inner: true });
  const lines = await applicationBudget(ctx, row, row.lines);
  return { source: applicationSource(row), lines };
}

const FIGURES = ['budget', 'available', 'request', 'used', 'percent'] as const;

/** Whether it passes everybody learns who sees the document; the amounts, whoever may see prices. */
async function effect(ctx: Ctx, { lines, source }: Asked): Promise<Reply<typeof orderBudgetCall>> {
  const told = holds(ctx.user, PRICE_PERMISSION);
  const checked = await checkBudget(ctx, { lines, source });
  return {
    rows: checked.map((one) => {
      const { organizationId, subjectId, subject, subjectEn, from, to, result, excepted } = one;
      const figures = told ? Object.fromEntries(FIGURES.map((name) => [name, one[name]])) : {};
      return { organizationId, subjectId, subject, subjectEn, from, to, result, excepted, ...figures };
    }),
  };
}

/** Drafts of exceptions, each on its way at once: whoever asks has said why. */
async function askToExceed(ctx: Ctx, { lines, source }: Asked, reason: string): Promise<void> {
  const made = await askException(ctx, source, lines, reason);
  const desk = answerOf(ctx, approvalDesk);
  for (const { id } of made) await desk?.submit(ctx, { resource: 'finance.budgetException', recordId: id });
}

export const orderExceptions = serveActs(purchaseOrder, orderApprovalFlow, {
  submit: 'elsewhere',
  exception: async (ctx, { row: { id }, values: { reason } }) => {
    await askToExceed(ctx, await ofOrder(ctx, id), reason);
    return recordsOf(purchaseOrder).get(ctx, id);
  },
});

const applicationActs = serveActs(application, applicationFlow, {
  submit: 'elsewhere',
  exception: async (ctx, { row: { id }, values: { reason } }) => {
    await askToExceed(ctx, await ofApplication(ctx, id), reason);
    return recordsOf(application).get(ctx, id);
  },
  correct: (ctx, { row }) => beginCorrection(ctx, row),
});

export const budgetEndpoints: readonly Endpoint[] = [
  serve(orderBudgetCall, async (ctx, { params }) => effect(ctx, await ofOrder(ctx, params.id))),
  serve(applicationBudgetCall, async (ctx, { params }) => effect(ctx, await ofApplication(ctx, params.id))),
  ...orderExceptions.endpoints,
  ...applicationActs.endpoints,
];
