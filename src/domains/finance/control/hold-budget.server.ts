import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Text } from '../../../kernel/text.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { type BudgetLine, type BudgetSource, setHeld } from '../ledger/write-entries.server.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { systemOf, systemsOf } from '../systems/systems-of.server.ts';
import { type Checked, checkBudget } from './check-budget.server.ts';

/** How a document answers for what it asks of its budget. */
export type Answer = {
  /** Whoever submits it has seen that it goes above the warning; without it such a request is refused at `field`. */
  readonly seen: boolean;
  readonly field: string;
  /** Whether a refusal may tell amounts to whoever asks. */
  readonly figures: boolean;
};

const money = (amount: string): string => formatDecimal(amount, 2);

function told({ subject, subjectEn, available, request, excess }: Checked, figures: boolean): Text {
  if (!figures) return { zh: `“${subject}”超出预算`, en: `${subjectEn} is over its budget` };
  return {
    zh: `“${subject}”超出预算：可用 ${money(available)}，申请 ${money(request)}，超过限额 ${money(excess)}`,
    en: `${subjectEn} is over its budget: ${money(available)} is free, ${money(request)} asked for, ${money(excess)} above the limit`,
  };
}

function warned({ subject, subjectEn, percent }: Checked, figures: boolean): Text {
  const share = figures && percent ? ` ${percent} %` : '';
  return {
    zh: `“${subject}”超过预算预警线${share}，请确认知悉`,
    en: `${subjectEn} goes above the warning of its budget${share}: confirm that you have seen it`,
  };
}

/** Refuses what is blocked (`BUDGET_EXCEEDED` in the data of a RULE), and a warning that nobody has confirmed. */
export function assertBudget(checked: readonly Checked[], { seen, field, figures }: Answer): void {
  const blocked = checked.filter(({ result }) => result === 'BLOCK');
  const [first] = blocked;
  if (first)
    throw new AppError('RULE', told(first, figures), {
      data: {
        reason: 'BUDGET_EXCEEDED',
        subjectIds: blocked.map(({ subjectId }) => subjectId),
        ...(figures && { available: first.available, excess: first.excess, overBudget: first.overBudget }),
      },
    });
  const errors: FieldError[] = checked
    .filter(({ result }) => result === 'WARN' && !seen)
    .map((one) => ({ field, message: warned(one, figures) }));
  if (errors.length > 0) throw invalid(errors);
}

/** A document under approval, or an approved application, holds what it will cost; over budget it is refused. */
export async function preCommit(
  ctx: Ctx,
  source: BudgetSource,
  lines: readonly BudgetLine[],
  answer: Answer,
): Promise<void> {
  assertBudget(await checkBudget(ctx, { lines, source, hold: true }), answer);
  await setHeld(ctx, source, { PRECOMMIT: lines });
}

/** What a document has bound the company to, checked once more in place of what it held before. */
export async function commit(
  ctx: Ctx,
  source: BudgetSource,
  lines: readonly BudgetLine[],
  answer: Answer,
): Promise<void> {
  const checked = await checkBudget(ctx, { lines, source, hold: true });
  assertBudget(checked, answer);
  await setHeld(ctx, source, { PRECOMMIT: [], COMMIT: lines });
  if (checked.some(({ excepted }) => excepted))
    await ctx.db.query({
      name: 'finance-use-exception',
      text: `update finance_budget_exception set used_at = $3 where source = $1 and source_id = $2 and status = 'APPROVE' and used_at is null`,
      values: [source.resource, source.id, ctx.now.toISOString()],
    });
}

/** What a document still holds without being bound by it; less is never refused. */
export const keepPreCommit = (
  ctx: Ctx,
  source: BudgetSource,
  lines: readonly BudgetLine[],
  note?: string,
): Promise<void> => setHeld(ctx, source, { PRECOMMIT: lines }, note);

/** Less of what a document has bound: some of it was invoiced, or will not come. Never refused. */
export const keepCommit = (
  ctx: Ctx,
  source: BudgetSource,
  lines: readonly BudgetLine[],
  note?: string,
): Promise<void> => setHeld(ctx, source, { COMMIT: lines }, note);

/** Nothing of it will be bought: what it holds is free again. */
export const release = (ctx: Ctx, source: BudgetSource, note?: string): Promise<void> =>
  setHeld(ctx, source, { PRECOMMIT: [], COMMIT: [] }, note);

/** Whether applications of a ship or unit hold their budget, subject by subject and year. */
export async function holdsBudget(ctx: Ctx, lines: readonly BudgetLine[]): Promise<readonly BudgetLine[]> {
  const [tree, systems] = [
    await subjectTree(ctx),
    await systemsOf(ctx, [...new Set(lines.map(({ month }) => Number(month.slice(0, 4))))]),
  ];
  return lines.filter(
    ({ organizationId, subjectId, month }) =>
      systemOf(systems, tree, { organizationId, subjectId, year: Number(month.slice(0, 4)) })?.preCommit,
  );
}
