import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { type Billable, mayInvoice } from '../billables/billable.server.ts';
import { keepCommit } from '../control/hold-budget.server.ts';
import type { BudgetLine, BudgetSource } from '../ledger/write-entries.server.ts';
import type { Billed } from '../public.ts';
import { type ExpenseRow, expenseProcess } from './expense.resource.ts';
import { boundOf, invoicedAs, invoicedOf } from './expense.rules.ts';
import { expenses } from './save-expense.server.ts';

export const sourceOf = ({ id, expenseNo }: Pick<ExpenseRow, 'id' | 'expenseNo'>): BudgetSource => ({
  resource: expenseProcess.name,
  id,
  no: expenseNo ?? '',
});

/** What of an expense is not invoiced, by its lines, in the month in which it was spent. */
export const budgetLines = ({ organizationId, occurredOn, currencyId, rate, lines }: ExpenseRow): BudgetLine[] =>
  lines.flatMap((line): BudgetLine[] =>
    line.subjectId
      ? [
          {
            organizationId,
            subjectId: line.subjectId,
            month: occurredOn.slice(0, 7),
            amount: boundOf(line, rate),
            lineId: line.id,
            currencyId,
            rate,
          },
        ]
      : [],
  );

/** What the payee may invoice now: each line once, or no more than it has where the expense is closed. */
export async function billExpense(ctx: Ctx, row: ExpenseRow, { closed = false } = {}): Promise<void> {
  await mayInvoice(ctx, {
    source: expenseProcess.name,
    sourceId: row.id,
    sourceNo: row.expenseNo ?? '',
    partnerId: row.partnerId,
    organizationId: row.organizationId,
    vesselId: row.vesselId,
    currencyId: row.currencyId,
    lines: row.lines.map((line): Billable['lines'][number] => ({
      lineId: line.id,
      lineKind: 'CHARGE',
      subjectId: line.subjectId,
      itemName: line.description,
      itemNameEn: line.description,
      unitId: null,
      orderedQty: '1',
      acceptedQty: closed ? orZero(line.invoicedShare) : '1',
      acceptedOn: row.occurredOn,
      unitPrice: line.amount,
      taxRate: line.taxRate,
      ended: true,
    })),
  });
}

type Told = {
  readonly source: string;
  readonly sourceId: number;
  readonly documentNo: string;
  readonly lines: readonly Billed[];
};

/** What of an expense is invoiced stands on its lines, and binds its budget no more: the invoice has spent it. */
export async function billedExpense(ctx: Ctx, { source, sourceId, documentNo, lines: billed }: Told): Promise<void> {
  if (source !== expenseProcess.name) return;
  const system = asSystem(ctx, documentNo);
  const before = await expenses.held(system, sourceId);
  const told = new Map(billed.map((line) => [line.lineId, line]));
  const lines = before.lines.map((line) => ({
    ...line,
    invoicedShare: round(told.get(line.id)?.invoicedQty ?? orZero(line.invoicedShare), 4),
  }));
  const expenseStatus = before.expenseStatus === 'CLOSED' ? 'CLOSED' : invoicedAs(lines);
  const { row } = await expenses.patch(
    system,
    sourceId,
    { lines, invoicedAmount: round(sum(lines.map(invoicedOf)) ?? '0', 2), expenseStatus },
    { action: 'invoice' },
  );
  await keepCommit(system, sourceOf(row), row.expenseStatus === 'CLOSED' ? [] : budgetLines(row));
}
