import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { chargedTo } from '../subjects/charged-to.server.ts';
import { type ExpenseRow, expenseProcess } from './expense.resource.ts';

export const expenses = recordsOf(expenseProcess);

/** What an expense comes to, at the rate of its day. */
export async function amountsOf(ctx: Ctx, row: Pick<ExpenseRow, 'currencyId' | 'occurredOn' | 'lines'>) {
  const amount = round(sum(row.lines.map((line) => orZero(line.amount))) ?? '0', 2);
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: row.occurredOn });
  return {
    amount,
    rate: found?.rate ?? null,
    baseAmount: found ? round(mul(amount, found.rate), 2) : null,
  };
}

/** Whose ship it is follows from the unit; subjects are those that take entries. */
const saves = savesOf(expenseProcess, {
  needs: ['organizationId', 'currencyId', 'occurredOn'],
  async served(ctx, { row, wrong }) {
    const ship = await shipOfOrganization(ctx, row.organizationId);
    const year = Number(row.occurredOn.slice(0, 4));
    const { leaves } = await chargedTo(ctx, { organizationId: row.organizationId, year }, []);
    for (const [i, { subjectId }] of row.lines.entries())
      if (subjectId && !leaves.has(subjectId))
        wrong(
          `lines.${i}.subjectId`,
          '须为启用的末级科目',
          'Only an enabled subject with nothing below it takes entries',
        );
    return { vesselId: ship?.id ?? null, ...(await amountsOf(ctx, row)) };
  },
  made: async () => ({ invoicedAmount: '0.00' }),
  later: async (_ctx, { before: { vesselId } }) => ({ vesselId }),
});

export const { create: createExpense, update: updateExpense, derive: deriveExpense } = saves;
