import { AppError } from '../../../kernel/errors.ts';
import type { Reply } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope } from '../../../kernel/server/permit/permit.ts';
import { div, mul, round } from '../../../kernel/value/decimal.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { rateAt } from '../../parameter/public.server.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { budgetConfig } from './budget-config.resource.ts';
import { checkBudget } from './check-budget.server.ts';
import { checkBudgetCall } from './control.calls.ts';

type Body = {
  date: string;
  lines: readonly { organizationId: number; subjectId: number; amount: string; currency?: string | undefined }[];
  sourceType?: string | undefined;
  sourceId?: number | undefined;
};

/** Budgets are told to those who see the ship or unit. */
async function assertSees(ctx: Ctx, organizationIds: ReadonlySet<number>): Promise<void> {
  for (const id of organizationIds) {
    if (inScope(ctx.user, 'organization', id)) continue;
    const ship = await shipOfOrganization(ctx, id);
    if (!ship || !inScope(ctx.user, 'vessel', ship.id))
      throw new AppError('FORBIDDEN', {
        zh: '没有查看该船舶或单位预算的权限',
        en: 'The budget of this ship or unit is not yours to see',
      });
  }
}

async function check(ctx: Ctx, { date, lines, sourceType, sourceId }: Body): Promise<Reply<typeof checkBudgetCall>> {
  await assertSees(ctx, new Set(lines.map(({ organizationId }) => organizationId)));
  const currencies = [...new Set(lines.map(({ currency }) => currency ?? BASE_CURRENCY))];
  const rates = new Map(
    await Promise.all(currencies.map(async (currency) => [currency, await rateAt(ctx, { currency, date })] as const)),
  );
  const asked = lines.map(({ organizationId, subjectId, amount, currency }) => {
    const { rate, unit } = rates.get(currency ?? BASE_CURRENCY)!;
    return {
      organizationId,
      subjectId,
      month: date.slice(0, 7),
      amount: round(div(mul(amount, rate), String(unit)) ?? '0', 2),
    };
  });
  const source = sourceType && sourceId ? { resource: sourceType, id: sourceId } : undefined;
  const checked = await checkBudget(ctx, { lines: asked, ...(source && { source }) });
  const worst = (['BLOCK', 'WARN'] as const).find((one) => checked.some(({ result }) => result === one));
  return {
    result: worst ?? 'PASS',
    lines: checked.map(({ organizationId, subjectId, budget, used, available, percent, result }) => ({
      organizationId,
      subjectId,
      budget,
      used,
      available,
      percent,
      result,
    })),
  };
}

export const controlEndpoints: readonly Endpoint[] = [
  serve(checkBudgetCall, (ctx, { body }) => check(ctx, body)),
  ...crudEndpoints(budgetConfig),
];
